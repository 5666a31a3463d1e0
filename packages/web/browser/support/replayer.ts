import { parseRecord, replay } from '@durbar/kernel';
import { maharaja2004 } from '@durbar/maharaja-2004';
import { maharaja2020 } from '@durbar/maharaja-2020';
import { maharani } from '@durbar/maharani';

const games = [maharani, maharaja2020, maharaja2004];

/** Runs in the page: replays a record's text and gives the final hash, worked out there. */
function finalHash(text: string): string {
  const record = parseRecord(
    text,
    games.map(({ meta }) => meta),
  );
  switch (record.game) {
    case maharani.meta.id:
      return replay(maharani, record).hash;
    case maharaja2020.meta.id:
      return replay(maharaja2020, record).hash;
    case maharaja2004.meta.id:
      return replay(maharaja2004, record).hash;
    default:
      throw new Error(`no replayer for ${record.game}`);
  }
}

Object.assign(globalThis, { finalHash });
