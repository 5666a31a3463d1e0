import { readStored, writeStored } from '@durbar/kit/board/storage.ts';
import { api } from '../net/api.ts';
import { randomHex } from '../net/random.ts';
import { FairStart } from './fair-start.ts';
import { KeptDeals, parseKept } from './kept-deals.ts';

const KEY = 'durbar.deals';

/** What this device saw of tables before their deals, kept in the browser's storage so that it can check the deals. */
export const keptDeals = new KeptDeals({
  read: () => readStored(KEY, parseKept),
  write: (tables) => writeStored(KEY, tables),
});

/** Starts this device's part in the deal of a table: it commits to a random number and reveals it later (commit–reveal). */
export function createFairStart(table: string): FairStart {
  return new FairStart(table, { kept: keptDeals, api, newNonce: () => randomHex(16) });
}
