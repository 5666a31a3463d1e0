import { load } from '@durbar/games';
import { parseRecord, replay } from '@durbar/kernel';

/** Runs in the page: replays a record and returns the final hash. */
async function finalHash(text: string): Promise<string> {
  const record = parseRecord(text);
  return replay(await load(record.game, record.rules), record).hash;
}

Object.assign(globalThis, { finalHash });
