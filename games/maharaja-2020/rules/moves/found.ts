import * as z from 'zod/mini';
import { FOUND, listFoundMoves, mapAt } from '../../../kingdom/rules/index.ts';
import { village } from '../parse/fields.ts';
import { freeVillages } from '../position.ts';
import { afterFound } from '../rounds.ts';
import { refuseVillage } from './places.ts';
import type { MoveRow } from './row.ts';

/** Place one of the four first shrines in a village (M20-1.7). */
export const found: MoveRow<'found'> = {
  schema: z.strictObject({ type: z.literal('found'), village }),
  wellFormed: (villages) => FOUND.slice(0, villages),
  list: (position, seat, out, count) => listFoundMoves(freeVillages(position, seat), out, count),
  refuse: (position, seat, { village }) => refuseVillage(position, seat, village),
  price: () => 0,
  apply(state, seat, { village }, events) {
    state.hand[seat] = state.hand[seat]! - 1;
    state.villages[seat] = state.villages[seat]! | (1 << village);
    events?.push({ kind: 'founded', seat, village, name: mapAt(state).villageNames[village]! });
    afterFound(state, events);
  },
  key: ({ village }) => `found-${village}`,
  describe: ({ village }, position) => ({
    key: 'move.found',
    values: { village: mapAt(position).villageNames[village]! },
  }),
};
