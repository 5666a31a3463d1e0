import type { ShownStep } from '../contract.ts';
import type { Motion } from './types.ts';

/** What pieces of the next step move from: what stands now; nothing while an earlier position is looked at. */
export function stoodBefore<V>(position: V, past: boolean): V | null {
  return past ? null : position;
}

/**
 * The movement of a step: none where nothing is to be seen, or where it is not known what stood before it, as after a look
 * at the past.
 */
export function movementOf<V, E>(
  step: ShownStep<E> | null,
  before: V | null,
  plan: (step: ShownStep<E>, before: V) => Motion,
): Motion | null {
  return step === null || step.ms === 0 || before === null ? null : plan(step, before);
}
