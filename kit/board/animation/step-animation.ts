import type { PlaybackStep } from '../board-contract.ts';
import type { BoardAnimation } from './board-animation.ts';

/** What pieces of the next step move from: what stands now; nothing while an earlier position is looked at. */
export function positionBefore<V>(position: V, past: boolean): V | null {
  return past ? null : position;
}

/**
 * The movement of a step: none where nothing is to be seen, or where it is not known what stood before it, as after a look
 * at the past.
 */
export function animationOfStep<V, E>(
  step: PlaybackStep<E> | null,
  before: V | null,
  plan: (step: PlaybackStep<E>, before: V) => BoardAnimation,
): BoardAnimation | null {
  return step === null || step.ms === 0 || before === null ? null : plan(step, before);
}
