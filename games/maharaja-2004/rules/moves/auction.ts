import type { Refusal } from '@durbar/kernel';
import { refuse } from '../refuse.ts';
import type { BidMove, Event, Move, State, View } from '../types.ts';
import { BID, PASS } from './interned.ts';

/** Why a bid may not be made, else null (M04-10.4). */
export function refuseBid(position: View, { gold }: BidMove): Refusal | null {
  if (gold <= position.bid) return refuse('M04-10.4', 'refusal.bidTooLow', { gold, highest: position.bid });
  const available = position.gold[position.seat]!;
  return gold <= available ? null : refuse('M04-10.4', 'refusal.gold', { needed: gold, available });
}

/** Why one may not pass, else null: whoever opens must bid (M04-10.4). */
export function refusePass(position: View): Refusal | null {
  return position.bidder < 0 ? refuse('M04-10.4', 'refusal.mustOpen') : null;
}

/** Adds the legal bids, and passing, to `found` from `count` on; gives the new count. */
export function listBids(position: View, found: Move[], count: number): number {
  for (let gold = position.bid + 1; gold <= position.gold[position.seat]!; gold++)
    found[count++] = BID[gold]!;
  if (position.bidder >= 0) found[count++] = PASS;
  return count;
}

export function applyBid(state: State, { gold }: BidMove, events?: Event[]): void {
  state.bid = gold;
  state.bidder = state.seat;
  events?.push({ kind: 'bid', seat: state.seat, gold });
}

export function applyPass(state: State, events?: Event[]): void {
  state.passed |= 1 << state.seat;
  events?.push({ kind: 'passed', seat: state.seat });
}
