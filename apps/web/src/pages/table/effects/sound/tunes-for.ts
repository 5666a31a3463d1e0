import type { GameEvent } from '@durbar/kernel';
import type { StepSound } from '@durbar/kit/board/feedback.ts';
import { displayedOutcome } from '../../../../table/playback-status.ts';
import { countEntries, entriesBetween } from '../../../../table/stream-state.ts';
import type { TableState } from '../../../../table/table-controller.ts';
import type { Tune } from './tunes.ts';

/** Sounds of a step that its own player has caused and expects. */
const EXPECTED: ReadonlySet<StepSound> = new Set(['build', 'coins']);

/**
 * The tunes for a change of the table's state, in order.
 * @param soundOf what is heard of a step besides that somebody moved
 */
export function tunesFor(
  now: TableState,
  before: TableState,
  soundOf: (events: readonly GameEvent[]) => StepSound | null,
): readonly Tune[] {
  if (!now.displayed || !before.displayed) return [];
  const tunes: Tune[] = [];
  if (now.refusal && now.refusal !== before.refusal) tunes.push('refuse');
  if (hasSealed(now) && !hasSealed(before)) tunes.push('seal');
  tunes.push(...tunesOfStep(now, before, soundOf));
  if (displayedOutcome(now) && !displayedOutcome(before)) tunes.push('end');
  else if (isAskingMe(now) && !isAskingMe(before)) tunes.push('turn');
  if (hasNewMessage(now, before)) tunes.push('message');
  return tunes;
}

function tunesOfStep(
  { displayed, step, info }: TableState,
  before: TableState,
  soundOf: (events: readonly GameEvent[]) => StepSound | null,
): readonly Tune[] {
  if (!displayed || !before.displayed || displayed === before.displayed) return [];
  const added = entriesBetween(displayed.log, countEntries(before.displayed.log));
  if (added.at(-1)?.kind === 'undo') return ['undo'];
  if (!step || step.events.length === 0) return [];
  const sound = soundOf(step.events);
  if (step.seat === null || step.seat !== info?.you.seat) return [sound ?? 'move'];
  return sound === null || EXPECTED.has(sound) ? ['place'] : ['place', sound];
}

function isAskingMe({ displayed, queuedSteps }: TableState): boolean {
  return queuedSteps === 0 && displayed !== null && displayed.situation.decision !== null;
}

const hasSealed = ({ displayed }: TableState): boolean => (displayed?.situation.sealed ?? null) !== null;

/** Whether somebody else has written. A whole conversation that was loaded is nothing new. */
function hasNewMessage({ chat, info }: TableState, before: TableState): boolean {
  const [last] = chat.slice(-1);
  return (
    last !== undefined &&
    before.info !== null &&
    chat.length === before.chat.length + 1 &&
    last.seat !== (info?.you.seat ?? null)
  );
}
