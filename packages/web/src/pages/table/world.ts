import * as z from 'zod/mini';
import type { GameModule } from '../../games/contract.ts';
import { preferences, type Speed } from '../../state/preferences.ts';
import { readStored, store } from '../../state/storage.ts';
import { STILL } from '../../state/theme.ts';
import type { ControllerWorld } from '../../table/controller.ts';

const PACES: Readonly<Record<Speed, number>> = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };

const seen = z.object({ lines: z.int(), at: z.number() });

/** What a controller needs of the browser. `table` names what is kept of it on this device. */
export function pageWorld(table: string, board: Pick<GameModule, 'stepMs' | 'holds'>): ControllerWorld {
  const key = `durbar.seen.${table}`;
  return {
    soon,
    later: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    stepMs: (events) => board.stepMs(events),
    holds: (events) => board.holds?.(events) ?? false,
    pace: () => PACES[preferences.getState().speed],
    still: () => matchMedia(STILL).matches,
    watched: () => document.visibilityState === 'visible',
    now: () => Date.now(),
    readSeen: () => readStored(key, seen),
    writeSeen: (value) => store(key, value),
  };
}

/** Pictures come sooner than this, in milliseconds, while the page is seen. */
const UNSEEN = 100;

/** Before the next picture is drawn; a page that nobody sees, or no longer, draws none. */
function soon(task: () => void): void {
  const now = (): void => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
    task();
  };
  const picture = requestAnimationFrame(now);
  const timer = setTimeout(now, document.visibilityState === 'visible' ? UNSEEN : 0);
}
