import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { api } from '../net/api.ts';
import { randomHex } from '../net/random.ts';
import { FairStart } from './fair-start.ts';
import { KeptDeals, parseKept } from './kept-deals.ts';

const KEY = 'durbar.deals';

/** What this device stores about tables, in the browser's storage. */
export const keptDeals = new KeptDeals({
  read: () => readStored(KEY, parseKept),
  write: (tables) => writeStored(KEY, tables),
});

/** This device's part in the deal of a table. */
export function fairStartOf(table: string): FairStart {
  return new FairStart(table, { kept: keptDeals, api, newNonce: () => randomHex(16) });
}
