import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { START_GOLD } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { afterBid } from '../rounds.ts';
import type { BidMove, Event, Move, State, View } from '../types.ts';
import { free, type MoveRow, noStep } from './row.ts';

/** At the gold. */
const BIDS = internMoves<BidMove>(START_GOLD + 1, (gold) => ({ type: 'bid', gold }));

/** Bid gold for the next character (M04-10.4). The winner of the auction pays. */
export const bid: MoveRow<'bid'> = {
  schema: z.strictObject({ type: z.literal('bid'), gold: whole(0, START_GOLD) }),
  wellFormed: () => BIDS,
  list: listBids,
  refuse: refuseBid,
  apply: applyBid,
  price: free,
  key: ({ gold }) => `bid-${gold}`,
  describe: ({ gold }) => ({ key: 'move.bid', values: { gold } }),
  sourceOf: noStep,
};

function refuseBid(position: View, seat: Seat, { gold }: BidMove): Refusal | null {
  if (gold <= position.bid) return refuse('M04-10.4', 'refusal.bidTooLow', { gold, highest: position.bid });
  const available = position.gold[seat]!;
  return gold <= available ? null : refuse('M04-10.4', 'refusal.gold', { needed: gold, available });
}

function listBids(position: View, seat: Seat, out: Move[], count: number): number {
  for (let gold = position.bid + 1; gold <= position.gold[seat]!; gold++) out[count++] = BIDS[gold]!;
  return count;
}

function applyBid(state: State, seat: Seat, { gold }: BidMove, events?: Event[]): void {
  state.bid = gold;
  state.bidder = seat;
  events?.push({ kind: 'bid', seat, gold });
  afterBid(state, events);
}
