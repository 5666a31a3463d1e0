import type { GameModule } from '@durbar/kit/board/contract.ts';
import { readStored, store } from '@durbar/kit/board/storage.ts';
import { as } from '@durbar/kit/board/stored-shape.ts';
import * as z from 'zod/mini';
import { soon } from '../../soon.ts';
import { preferences, type Speed } from '../../state/preferences.ts';
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
    readSeen: () => readStored(key, as(seen)),
    writeSeen: (value) => store(key, value),
  };
}
