import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { schemaReader } from '@durbar/kit/board/schema-reader.ts';
import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import * as z from 'zod/mini';
import { preferences, type Speed } from '../../../state/preferences.ts';
import { beforeNextFrame } from '../../../state/scheduling.ts';
import { REDUCED_MOTION_QUERY } from '../../../state/theme.ts';
import type { PlaybackSpeed } from '../../../table/playback-queue.ts';
import type { ControllerEnvironment } from '../../../table/table-controller.ts';

const PLAYBACK_SPEEDS: Readonly<Record<Speed, PlaybackSpeed>> = {
  calm: { factor: 1.2, turnMs: 4000 },
  brisk: { factor: 0.5, turnMs: 1200 },
  instant: { factor: 0, turnMs: 0 },
};

/** How the device stores how far a log was seen. */
const storedSeen = z.object({ lines: z.int(), at: z.number() });
const readSeen = schemaReader(storedSeen);

/** What a controller needs of the browser. @param table names the table's entries in this device's storage */
export function createPageEnvironment(
  table: string,
  board: Pick<BoardModule, 'stepMs' | 'waitsForReader' | 'startsRound'>,
): ControllerEnvironment {
  const key = `durbar.seen.${table}`;
  const chatKey = `durbar.read.${table}`;
  return {
    schedule: beforeNextFrame,
    setTimer: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    startsRound: (events) => board.startsRound?.(events) ?? false,
    stepMs: (events) => board.stepMs(events),
    waitsForReader: (events) => board.waitsForReader?.(events) ?? false,
    speed: () => PLAYBACK_SPEEDS[preferences.getState().speed],
    reducedMotion: () => matchMedia(REDUCED_MOTION_QUERY).matches,
    isVisible: () => document.visibilityState === 'visible',
    now: () => Date.now(),
    readSeen: () => {
      const stored = readStored(key, readSeen);
      return stored && { entries: stored.lines, at: stored.at };
    },
    writeSeen: ({ entries, at }) => writeStored(key, { lines: entries, at }),
    readChatRead: () => readStored(chatKey, schemaReader(z.int())) ?? -1,
    writeChatRead: (line) => writeStored(chatKey, line),
  };
}
