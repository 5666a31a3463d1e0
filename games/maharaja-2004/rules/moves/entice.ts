import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { bitCount, internMoves } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { MAX_SEATS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { isNotBegun, takeStep } from '../hand.ts';
import { CHARACTER, mayHoldMany } from '../position.ts';
import type { EnticeMove, Event, Move, State, View } from '../types.ts';
import { refuseCharacterAction } from './character.ts';
import { askToGive } from './give.ts';
import { free, type MoveRow } from './row.ts';

/** At the seat. */
const MOVES = internMoves<EnticeMove>(MAX_SEATS, (from) => ({ type: 'entice', from }));

/** Entice a character away from a seat with more of them, which chooses the one to give (M04-10.6). */
export const entice: MoveRow<'entice'> = {
  schema: z.strictObject({ type: z.literal('entice'), from: whole(0, MAX_SEATS - 1) }),
  wellFormed: () => MOVES,
  list: listEntices,
  refuse: refuseEntice,
  apply: applyEntice,
  price: free,
  key: ({ from }) => `entice-${from}`,
  describe: ({ from }) => ({ key: 'move.entice', values: { fromSeat: from } }),
  sourceOf: () => CHARACTER,
};

function refuseEntice(position: View, seat: Seat, { from }: EnticeMove): Refusal | null {
  const action = refuseCharacterAction(position);
  if (action) return action;
  if (!mayHoldMany(position)) return refuse('M04-10.6', 'refusal.noEnticing');
  if (from >= position.seats) return refuse('M04-10.6', 'refusal.noSeat', { number: from + 1 });
  if (from === seat) return refuse('M04-10.6', 'refusal.enticeSelf');
  if (position.bank !== 0) return refuse('M04-10.6', 'refusal.bankLeft', { left: bitCount(position.bank) });
  const theirs = bitCount(position.cards[from]!);
  const yours = bitCount(position.cards[seat]!);
  return theirs > yours ? null : refuse('M04-10.6', 'refusal.enticeFewer', { fromSeat: from, theirs, yours });
}

function listEntices(position: View, seat: Seat, out: Move[], count: number): number {
  const { bank, cards } = position;
  if (bank !== 0 || !mayHoldMany(position) || !isNotBegun(position, CHARACTER)) return count;
  const own = bitCount(cards[seat]!);
  for (let from = 0; from < cards.length; from++)
    if (from !== seat && bitCount(cards[from]!) > own) out[count++] = MOVES[from]!;
  return count;
}

function applyEntice(state: State, seat: Seat, { from }: EnticeMove, events?: Event[]): void {
  takeStep(state, CHARACTER, 0, false, events);
  events?.push({ kind: 'enticed', seat, fromSeat: from });
  askToGive(state, from, seat, 0, events);
}
