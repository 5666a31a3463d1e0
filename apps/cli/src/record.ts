import type { AnyGame } from '@durbar/games';
import type { MatchRecord } from '@durbar/kernel';
import { parseRecord } from '@durbar/kernel';
import { loadAllGames } from './game.ts';

/** A record and its game. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly game: AnyGame;
}

/** @throws {RecordError} if the text is not a record that this program can replay */
export async function readRecord(text: string): Promise<ReadRecord> {
  const games = await loadAllGames();
  const record = parseRecord(
    text,
    games.map(({ meta }) => meta),
  );
  const game = games.find(({ meta }) => meta.id === record.game);
  if (!game) throw new Error(`parseRecord accepted a record of '${record.game}'`);
  return { record, game };
}
