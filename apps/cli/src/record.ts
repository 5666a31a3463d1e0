import type { AnyGame } from '@durbar/games';
import { ids, loadVersions } from '@durbar/games';
import type { MatchRecord } from '@durbar/kernel';
import { parseRecord } from '@durbar/kernel';

/** A record and its game, by the rules version it was played under. */
export interface ReadRecord {
  readonly record: MatchRecord;
  readonly game: AnyGame;
}

/** @throws {RecordError} if the text is not a record that this program can replay */
export async function readRecord(text: string): Promise<ReadRecord> {
  const games = (await Promise.all(ids.map(loadVersions))).flat();
  const record = parseRecord(
    text,
    games.map(({ meta }) => meta),
  );
  const game = games.find(({ meta }) => meta.id === record.game && meta.rules === record.rules);
  if (!game) throw new Error(`parseRecord accepted a record of '${record.game}'`);
  return { record, game };
}
