import { ids, load } from '@durbar/games';
import { parseRecord, replay } from '@durbar/kernel';

/** Runs in the page: replays a record and returns the final hash. */
async function finalHash(text: string): Promise<string> {
  const games = await Promise.all(ids.map(load));
  const record = parseRecord(
    text,
    games.map(({ meta }) => meta),
  );
  return replay(await load(record.game), record).hash;
}

Object.assign(globalThis, { finalHash });
