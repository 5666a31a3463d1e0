import type { Refusal } from '@durbar/kernel';
import { lowestBit, type PickMove } from '../../../kingdom/rules/index.ts';
import { cardBit, charactersOf, holderOf } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, Move, State, View } from '../types.ts';
import { PICK } from './interned.ts';

/** Why a character may not be picked from the bank, else null (M04-1.3, 6). */
export function refusePick(position: View, { character }: PickMove): Refusal | null {
  if ((position.bank & cardBit(character)) !== 0) return null;
  const clause = position.phase === 'robbed' ? 'M04-6' : 'M04-1.3';
  if (character > charactersOf(position.variants)) return refuse(clause, 'refusal.notInGame', { character });
  return refuse(clause, 'refusal.notInBank', { character, holderSeat: holderOf(position, character) });
}

/** Adds the legal picks to `found` from `count` on; gives the new count. */
export function listPicks(position: View, found: Move[], count: number): number {
  for (let rest = position.bank; rest !== 0; rest &= rest - 1) found[count++] = PICK[lowestBit(rest)]!;
  return count;
}

/** Takes a character out of the bank. */
export function takeFromBank(state: State, seat: number, character: number): void {
  state.bank &= ~cardBit(character);
  state.cards[seat] = state.cards[seat]! | cardBit(character);
}

export function applyPick(state: State, { character }: PickMove, events?: Event[]): void {
  takeFromBank(state, state.seat, character);
  events?.push({ kind: 'character', seat: state.seat, character, fromSeat: null, back: 0 });
}
