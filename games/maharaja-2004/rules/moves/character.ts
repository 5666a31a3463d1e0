import type { Refusal } from '@durbar/kernel';
import { bitCount, lowestBit } from '../../../kingdom/rules/index.ts';
import { canSpendChit, isFresh, refuseSource, takeStep } from '../hand.ts';
import { CHARACTER, cardBit, cardsOf, charactersOf, has, holderOf, MANY_CHARACTERS } from '../position.ts';
import { refuse } from '../refuse.ts';
import { serve } from '../supply.ts';
import type { CharacterMove, EnticeMove, Event, GiveMove, Move, State, View } from '../types.ts';
import { CHARACTER_MOVES, ENTICE, GIVE } from './interned.ts';
import { takeFromBank } from './pick.ts';

/** Whether seats may hold several characters (M04-10.6). */
function many(position: View): boolean {
  return (position.variants & MANY_CHARACTERS) !== 0;
}

/** Why the action cannot be begun, else null. Whoever holds a chit will try it for this, and that is what must be said. */
function refuseAction(position: View): Refusal | null {
  const source = refuseSource(position, CHARACTER, 0);
  return source && canSpendChit(position) ? refuse('M04-10.2', 'refusal.chitForCharacter') : source;
}

/** Why a character may not be taken, else null (M04-6, 10.6). */
export function refuseCharacter(position: View, { character }: CharacterMove): Refusal | null {
  const action = refuseAction(position);
  if (action) return action;
  const { seat, bank } = position;
  if (has(position, seat, character))
    return many(position)
      ? refuse('M04-10.6', 'refusal.yoursAlready', { character })
      : refuse('M04-6', 'refusal.ownCharacter', { character });
  if (character > charactersOf(position.variants)) return refuse('M04-6', 'refusal.notInGame', { character });
  if (!many(position) || bank === 0 || (bank & cardBit(character)) !== 0) return null;
  return refuse('M04-10.6', 'refusal.bankFirst', { character, holderSeat: holderOf(position, character) });
}

/** Why a character may not be enticed away from a seat, else null (M04-10.6). */
export function refuseEntice(position: View, { from }: EnticeMove): Refusal | null {
  const action = refuseAction(position);
  if (action) return action;
  if (!many(position)) return refuse('M04-10.6', 'refusal.noEnticing');
  if (from >= position.seats) return refuse('M04-10.6', 'refusal.noSeat', { number: from + 1 });
  if (from === position.seat) return refuse('M04-10.6', 'refusal.enticeSelf');
  if (position.bank !== 0) return refuse('M04-10.6', 'refusal.bankLeft', { left: bitCount(position.bank) });
  const theirs = bitCount(position.cards[from]!);
  const yours = bitCount(position.cards[position.seat]!);
  return theirs > yours ? null : refuse('M04-10.6', 'refusal.enticeFewer', { fromSeat: from, theirs, yours });
}

/** Adds the legal takings of characters to `found` from `count` on; gives the new count. */
export function listCharacters(position: View, found: Move[], count: number): number {
  if (!isFresh(position, CHARACTER)) return count;
  const { seat, bank, cards } = position;
  const several = many(position);
  const all = (1 << charactersOf(position.variants)) - 1;
  for (let rest = several && bank !== 0 ? bank : all & ~cards[seat]!; rest !== 0; rest &= rest - 1)
    found[count++] = CHARACTER_MOVES[lowestBit(rest)]!;
  if (!several || bank !== 0) return count;
  const own = bitCount(cards[seat]!);
  for (let s = 0; s < cards.length; s++)
    if (s !== seat && bitCount(cards[s]!) > own) found[count++] = ENTICE[s]!;
  return count;
}

/**
 * Takes a character: from the bank; or from a seat, which then picks another from the bank, where the one given back lies
 * already; or in exchange, where seats may hold several.
 */
export function applyCharacter(state: State, { character }: CharacterMove, events?: Event[]): void {
  const { seat } = state;
  takeStep(state, CHARACTER, 0, false, events);
  const holder = holderOf(state, character);
  if (many(state))
    return holder < 0 ? enlist(state, character, events) : exchange(state, character, holder, events);
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

function enlist(state: State, character: number, events?: Event[]): void {
  takeFromBank(state, state.seat, character);
  events?.push({ kind: 'character', seat: state.seat, character, fromSeat: null, back: 0 });
  serve(state, cardBit(character), events);
}

/** The card named comes at once; then one of those held before goes to its holder, of the actor's choice. */
function exchange(state: State, character: number, holder: number, events?: Event[]): void {
  const { seat } = state;
  state.cards[holder] = state.cards[holder]! & ~cardBit(character);
  state.cards[seat] = state.cards[seat]! | cardBit(character);
  events?.push({ kind: 'character', seat, character, fromSeat: holder, back: 0 });
  serve(state, cardBit(character), events);
  askToGive(state, seat, holder, character, events);
}

/** A seat with fewer characters gets one of the other's, of the other's choice. */
export function applyEntice(state: State, { from }: EnticeMove, events?: Event[]): void {
  const { seat } = state;
  takeStep(state, CHARACTER, 0, false, events);
  events?.push({ kind: 'enticed', seat, fromSeat: from });
  askToGive(state, from, seat, 0, events);
}

/** Asks `giver` which of its characters but `kept` goes to `taker`; not where there is one only. */
function askToGive(state: State, giver: number, taker: number, kept: number, events?: Event[]): void {
  state.taker = taker;
  state.kept = kept;
  state.seat = giver;
  state.phase = 'give';
  const [only, ...others] = cardsOf(givable(state));
  if (only !== undefined && others.length === 0) applyGive(state, { type: 'give', character: only }, events);
}

/** Characters that the seat that gives may choose among. */
function givable(position: View): number {
  const kept = position.kept === 0 ? 0 : cardBit(position.kept);
  return position.cards[position.seat]! & ~kept;
}

/** Why a character may not be given, else null (M04-10.6). */
export function refuseGive(position: View, { character }: GiveMove): Refusal | null {
  if (character === position.kept) return refuse('M04-10.6', 'refusal.justGot', { character });
  return has(position, position.seat, character)
    ? null
    : refuse('M04-10.6', 'refusal.notYours', { character });
}

/** Adds the characters that may be given to `found` from `count` on; gives the new count. */
export function listGives(position: View, found: Move[], count: number): number {
  for (let rest = givable(position); rest !== 0; rest &= rest - 1) found[count++] = GIVE[lowestBit(rest)]!;
  return count;
}

/** Gives a character; whoever is in turn and gets one is served by it at once. Then the turn goes on. */
export function applyGive(state: State, { character }: GiveMove, events?: Event[]): void {
  const { seat, taker } = state;
  state.cards[seat] = state.cards[seat]! & ~cardBit(character);
  state.cards[taker] = state.cards[taker]! | cardBit(character);
  events?.push({ kind: 'given', seat, toSeat: taker, character });
  state.taker = -1;
  state.kept = 0;
  state.phase = 'act';
  state.seat = state.mover;
  if (taker === state.mover) serve(state, cardBit(character), events);
}
