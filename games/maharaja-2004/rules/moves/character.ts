import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, lowestBit } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { CHARACTERS } from '../../data/components.ts';
import { refuse } from '../clauses.ts';
import { canSpendChit, isNotBegun, refuseSource, takeStep } from '../hand.ts';
import { CHARACTER, cardBit, countCharacters, findHolder, has, mayHoldMany } from '../position.ts';
import { serve, takeFromBank } from '../supply.ts';
import type { CharacterMove, Event, Move, State, View } from '../types.ts';
import { askToGive } from './give.ts';
import { free, type MoveRow } from './row.ts';

/** At `character − 1`. */
const MOVES = internMoves<CharacterMove>(CHARACTERS.length, (i) => ({ type: 'character', character: i + 1 }));

/** Take a character: from the bank, from a seat, or in exchange with a seat (M04-6, 10.6). */
export const character: MoveRow<'character'> = {
  schema: z.strictObject({ type: z.literal('character'), character: whole(1, CHARACTERS.length) }),
  wellFormed: () => MOVES,
  list: listCharacters,
  refuse: refuseCharacter,
  apply: applyCharacter,
  price: free,
  key: ({ character }) => `character-${character}`,
  describe: ({ character }) => ({ key: 'move.character', values: { character } }),
  sourceOf: () => CHARACTER,
};

/**
 * Why the action that takes characters cannot begin, else null. A seat with a chit gets the reason that chits do not
 * buy this action, because it would try one.
 */
export function refuseCharacterAction(position: View): Refusal | null {
  const refused = refuseSource(position, CHARACTER, 0);
  return refused && canSpendChit(position) ? refuse('M04-10.2', 'refusal.chitForCharacter') : refused;
}

function refuseCharacter(position: View, seat: Seat, { character }: CharacterMove): Refusal | null {
  const action = refuseCharacterAction(position);
  if (action) return action;
  const { bank } = position;
  const many = mayHoldMany(position);
  if (has(position, seat, character))
    return many
      ? refuse('M04-10.6', 'refusal.yoursAlready', { character })
      : refuse('M04-6', 'refusal.ownCharacter', { character });
  if (character > countCharacters(position.variants))
    return refuse('M04-6', 'refusal.notInGame', { character });
  if (!many || bank === 0 || (bank & cardBit(character)) !== 0) return null;
  return refuse('M04-10.6', 'refusal.bankFirst', { character, holderSeat: findHolder(position, character) });
}

function listCharacters(position: View, seat: Seat, out: Move[], count: number): number {
  if (!isNotBegun(position, CHARACTER)) return count;
  const { bank, cards } = position;
  const all = (1 << countCharacters(position.variants)) - 1;
  const bankOnly = bank !== 0 && mayHoldMany(position);
  for (let rest = bankOnly ? bank : all & ~cards[seat]!; rest !== 0; rest &= rest - 1)
    out[count++] = MOVES[lowestBit(rest)]!;
  return count;
}

/**
 * Takes a character from the bank or from a seat. A seat that loses its only character then picks another from the
 * bank, where the one given back lies already; where seats may hold several, it gets one in exchange.
 */
function applyCharacter(state: State, seat: Seat, { character }: CharacterMove, events?: Event[]): void {
  takeStep(state, CHARACTER, 0, false, events);
  const holder = findHolder(state, character);
  if (mayHoldMany(state))
    return holder < 0
      ? enlist(state, seat, character, events)
      : exchange(state, seat, character, holder, events);
  const old = state.cards[seat]!;
  if (holder < 0) takeFromBank(state, seat, character);
  else state.cards[holder] = 0;
  state.bank |= old;
  state.cards[seat] = cardBit(character);
  const fromSeat = holder < 0 ? null : holder;
  events?.push({ kind: 'character', seat, character, fromSeat, back: lowestBit(old) + 1 });
  serve(state, cardBit(character), events);
  if (holder < 0) return;
  state.phase = 'robbed';
  state.seat = holder;
}

function enlist(state: State, seat: Seat, character: number, events?: Event[]): void {
  takeFromBank(state, seat, character);
  events?.push({ kind: 'character', seat, character, fromSeat: null, back: 0 });
  serve(state, cardBit(character), events);
}

/** The seat gets the named character at once, then chooses which of its earlier ones goes to the holder. */
function exchange(state: State, seat: Seat, character: number, holder: number, events?: Event[]): void {
  state.cards[holder] = state.cards[holder]! & ~cardBit(character);
  state.cards[seat] = state.cards[seat]! | cardBit(character);
  events?.push({ kind: 'character', seat, character, fromSeat: holder, back: 0 });
  serve(state, cardBit(character), events);
  askToGive(state, seat, holder, character, events);
}
