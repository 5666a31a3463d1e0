import { isGameId } from '@durbar/games';
import {
  type Finding,
  type MatchRecord,
  type Message,
  parseRecord,
  RecordError,
  verify,
} from '@durbar/kernel';
import type { LoadedGame } from '../games/load-game.ts';
import { ReplayConnection } from './replay-connection.ts';

/** A record that was read, and what checking it found. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly loaded: LoadedGame;
  readonly link: ReplayConnection;
  /** What does not hold; empty for a sound record. */
  readonly findings: readonly Finding[];
}

/** Larger files are no records of games that people play. */
const MAX_BYTES = 20_000_000;

/**
 * Reads a file that should hold a record, checks it and makes it ready to be looked at; else why that can't be.
 * @param load gives the record's game
 */
export async function readRecord(
  file: Blob,
  load: (game: string) => Promise<LoadedGame>,
): Promise<ReadRecord | Message> {
  if (file.size > MAX_BYTES) return { key: 'record.foreign' };
  try {
    const record = parseRecord(await file.text());
    if (!isGameId(record.game)) return { key: 'record.game', values: { game: record.game } };
    const loaded = await load(record.game);
    return {
      record,
      loaded,
      link: new ReplayConnection(loaded.game, record),
      findings: verify(loaded.game, record),
    };
  } catch (error) {
    if (error instanceof RecordError) return error.explanation;
    throw error;
  }
}
