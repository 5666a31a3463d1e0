import { useEffect } from 'react';
import { displayedOutcome } from '../../../table/playback-status.ts';
import type { TableController, TableState } from '../../../table/table-controller.ts';
import { playTune, type Tune } from './play-tune.ts';

/** Plays a sound for a move, the viewer's turn and the end of the match, if `wanted`. */
export function useSounds(controller: TableController, wanted: () => boolean): void {
  useEffect(
    () =>
      controller.store.subscribe((now, before) => {
        const tune = tuneFor(now, before);
        if (tune && wanted()) playTune(tune);
      }),
    [controller, wanted],
  );
}

/** The sound for a change of the table's state; null if there is none. */
export function tuneFor(now: TableState, before: TableState): Tune | null {
  if (!now.displayed || !before.displayed) return null;
  if (displayedOutcome(now) && !displayedOutcome(before)) return 'end';
  if (isAskingMe(now) && !isAskingMe(before)) return 'turn';
  return now.displayed !== before.displayed && now.step && now.step.events.length > 0 ? 'move' : null;
}

function isAskingMe({ displayed, queuedSteps }: TableState): boolean {
  return queuedSteps === 0 && displayed !== null && displayed.situation.decision !== null;
}
