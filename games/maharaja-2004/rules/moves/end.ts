import type { Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { END, type EndMove } from '../../../kingdom/rules/index.ts';
import { endTurn } from '../rounds.ts';
import type { Event, Move, State, View } from '../types.ts';
import { free, type MoveRow, noRefusal, noStep } from './row.ts';

/** End the turn (M04-2.4). */
export const end: MoveRow<'end'> = {
  schema: z.strictObject({ type: z.literal('end') }),
  wellFormed: () => [END],
  list: listEnd,
  refuse: noRefusal,
  apply: applyEnd,
  price: free,
  key: () => 'end',
  describe: () => ({ key: 'move.end' }),
  sourceOf: noStep,
};

function listEnd(_position: View, _seat: Seat, out: Move[], count: number): number {
  out[count] = END;
  return count + 1;
}

function applyEnd(state: State, _seat: Seat, _move: EndMove, events?: Event[]): void {
  endTurn(state, events);
}
