import * as z from 'zod/mini';
import { END } from '../../../kingdom/rules/index.ts';
import { nextTurn } from '../rounds.ts';
import type { MoveRow } from './row.ts';

const ENDS = [END];

/** End the turn (M20-2.3). */
export const end: MoveRow<'end'> = {
  schema: z.strictObject({ type: z.literal('end') }),
  wellFormed: () => ENDS,
  list(_position, _seat, out, count) {
    out[count] = END;
    return count + 1;
  },
  refuse: () => null,
  price: () => 0,
  apply(state, seat, _move, events) {
    events?.push({ kind: 'ended', seat });
    nextTurn(state, events);
  },
  key: () => 'end',
  describe: () => ({ key: 'move.end' }),
};
