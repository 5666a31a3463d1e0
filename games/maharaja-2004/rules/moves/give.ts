import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, lowestBit } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { cardBit, has, listCards } from '../position.ts';
import { serve } from '../supply.ts';
import type { Event, GiveMove, Move, State, View } from '../types.ts';
import { free, type MoveRow, noStep } from './row.ts';

/** At `character − 1`. */
const GIVES = internMoves<GiveMove>(CHARACTERS.length, (i) => ({ type: 'give', character: i + 1 }));

/** Give a character away: in exchange, or because a seat enticed one away (M04-10.6). */
export const give: MoveRow<'give'> = {
  schema: z.strictObject({ type: z.literal('give'), character: whole(1, CHARACTERS.length) }),
  wellFormed: () => GIVES,
  list: listGives,
  refuse: refuseGive,
  apply: applyGive,
  price: free,
  key: ({ character }) => `give-${character}`,
  describe: ({ character }) => ({ key: 'move.give', values: { character } }),
  sourceOf: noStep,
};

/** Asks `giver` which of its characters but `kept` goes to `taker`; if there is only one, it goes at once. */
export function askToGive(state: State, giver: Seat, taker: Seat, kept: number, events?: Event[]): void {
  state.taker = taker;
  state.kept = kept;
  state.seat = giver;
  state.phase = 'give';
  const [only, ...others] = listCards(givable(state, giver));
  if (only !== undefined && others.length === 0)
    applyGive(state, giver, { type: 'give', character: only }, events);
}

/** Characters among which the giver may choose, as a set. */
function givable(position: View, giver: Seat): number {
  const kept = position.kept === 0 ? 0 : cardBit(position.kept);
  return position.cards[giver]! & ~kept;
}

function refuseGive(position: View, seat: Seat, { character }: GiveMove): Refusal | null {
  if (character === position.kept) return refuse('M04-10.6', 'refusal.justGot', { character });
  return has(position, seat, character) ? null : refuse('M04-10.6', 'refusal.notYours', { character });
}

function listGives(position: View, seat: Seat, out: Move[], count: number): number {
  for (let rest = givable(position, seat); rest !== 0; rest &= rest - 1)
    out[count++] = GIVES[lowestBit(rest)]!;
  return count;
}

/** Gives a character. If the playing seat gets it, its power applies at once. Then the turn goes on. */
function applyGive(state: State, seat: Seat, { character }: GiveMove, events?: Event[]): void {
  const { taker } = state;
  state.cards[seat] = state.cards[seat]! & ~cardBit(character);
  state.cards[taker] = state.cards[taker]! | cardBit(character);
  events?.push({ kind: 'given', seat, toSeat: taker, character });
  state.taker = -1;
  state.kept = 0;
  state.phase = 'act';
  state.seat = state.mover;
  if (taker === state.mover) serve(state, cardBit(character), events);
}
