import { useEffect } from 'react';
import type { TableController, TableState } from '../../table/controller.ts';
import { blip, type Tune } from '../../table/sound.ts';
import { toldOutcome } from '../../table/telling.ts';

/** Small sounds for what changes: a move, my turn, the end. Only where the player wants them. */
export function useSounds(controller: TableController, wanted: () => boolean): void {
  useEffect(
    () =>
      controller.store.subscribe((now, before) => {
        const tune = tuneFor(now, before);
        if (tune && wanted()) blip(tune);
      }),
    [controller, wanted],
  );
}

/** What sounds as the table goes from one state to the next. */
export function tuneFor(now: TableState, before: TableState): Tune | null {
  if (!now.shown || !before.shown) return null;
  if (toldOutcome(now) && !toldOutcome(before)) return 'end';
  if (asks(now) && !asks(before)) return 'turn';
  return now.shown !== before.shown && now.step && now.step.events.length > 0 ? 'move' : null;
}

function asks({ shown, waiting }: TableState): boolean {
  return waiting === 0 && shown !== null && shown.situation.decision !== null;
}
