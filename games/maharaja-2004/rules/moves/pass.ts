import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { refuse } from '../clauses.ts';
import { afterBid } from '../rounds.ts';
import type { Event, Move, PassMove, State, View } from '../types.ts';
import { free, type MoveRow, noStep } from './row.ts';

const PASS: PassMove = Object.freeze({ type: 'pass' });

/** Leave the auction for this character (M04-10.4). */
export const pass: MoveRow<'pass'> = {
  schema: z.strictObject({ type: z.literal('pass') }),
  wellFormed: () => [PASS],
  list: listPass,
  refuse: refusePass,
  apply: applyPass,
  price: free,
  key: () => 'pass',
  describe: () => ({ key: 'move.pass' }),
  sourceOf: noStep,
};

/** Whoever opens must bid (M04-10.4). */
function refusePass(position: View): Refusal | null {
  return position.bidder < 0 ? refuse('M04-10.4', 'refusal.mustOpen') : null;
}

function listPass(position: View, _seat: Seat, out: Move[], count: number): number {
  if (position.bidder >= 0) out[count++] = PASS;
  return count;
}

function applyPass(state: State, seat: Seat, _move: PassMove, events?: Event[]): void {
  state.passed |= 1 << seat;
  events?.push({ kind: 'passed', seat });
  afterBid(state, events);
}
