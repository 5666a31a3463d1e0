import { useEffect } from 'react';
import { displayedOutcome } from '../../../table/playback-status.ts';
import type { TableController, TableState } from '../../../table/table-controller.ts';
import { playTune, type Tune } from './play-tune.ts';

/** Small sounds for what changes: a move, my turn, the end. Only where the player wants them. */
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

/** What sounds as the table goes from one state to the next. */
export function tuneFor(now: TableState, before: TableState): Tune | null {
  if (!now.displayed || !before.displayed) return null;
  if (displayedOutcome(now) && !displayedOutcome(before)) return 'end';
  if (isAskingMe(now) && !isAskingMe(before)) return 'turn';
  return now.displayed !== before.displayed && now.step && now.step.events.length > 0 ? 'move' : null;
}

function isAskingMe({ displayed, queuedSteps }: TableState): boolean {
  return queuedSteps === 0 && displayed !== null && displayed.situation.decision !== null;
}
