import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import type { BoardSignal } from '@durbar/kit/board/feedback.ts';
import { useCallback, useEffect } from 'react';
import { preferences, type Sounds } from '../../../../state/preferences.ts';
import type { TableController } from '../../../../table/table-controller.ts';
import { playTunes } from './play-tunes.ts';
import type { Tune } from './tunes.ts';
import { tunesFor } from './tunes-for.ts';
import { vibrateFor } from './vibrate-for.ts';

/** The tunes that are wanted even if not all are: what a player who looks elsewhere should hear. */
const CALLS: ReadonlySet<Tune> = new Set(['turn', 'reveal']);

const WANTED: Readonly<Record<Sounds, (tune: Tune) => boolean>> = {
  none: () => false,
  calls: (tune) => CALLS.has(tune),
  all: () => true,
};

type SoundingBoard = Pick<BoardModule, 'instrument' | 'soundOf'>;

/**
 * Plays sounds and vibrates for what happens at the table, as the preferences say.
 * @returns the function with which the board reports selections and refusals
 */
export function useSounds(controller: TableController, board: SoundingBoard): (what: BoardSignal) => void {
  const sound = useCallback(
    (tunes: readonly Tune[]) => {
      const { sounds, vibration } = preferences.getState();
      playTunes(tunes.filter(WANTED[sounds]), board.instrument);
      if (vibration) vibrateFor(tunes);
    },
    [board],
  );
  useEffect(
    () =>
      controller.store.subscribe((now, before) =>
        sound(tunesFor(now, before, (events) => board.soundOf?.(events) ?? null)),
      ),
    [controller, board, sound],
  );
  return useCallback((what) => sound([what]), [sound]);
}
