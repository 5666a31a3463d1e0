import type { Refusal } from '@durbar/kernel';
import type { PickMove } from '../../../kingdom/rules/index.ts';
import { refill } from '../brahmabot/row.ts';
import { refuse } from '../refuse.ts';
import type { Event, Move, State, View } from '../types.ts';
import { PICK } from './interned.ts';

/** Why a character may not be picked from the display, else null (M20-1.6, 5.3h). */
export function refusePick(position: View, { character }: PickMove): Refusal | null {
  if (position.display.includes(character)) return null;
  return refuse(position.phase === 'robbed' ? 'M20-5.3h' : 'M20-1.6', 'refusal.notInDisplay', { character });
}

/** Adds the legal picks to `found` from `count` on; gives the new count. */
export function listPicks(position: View, found: Move[], count: number): number {
  const { display } = position;
  for (let i = 0; i < display.length; i++) found[count++] = PICK[display[i]! - 1]!;
  return count;
}

/** Takes a character out of the display. */
export function takeFromDisplay(state: State, seat: number, character: number): void {
  state.display.splice(state.display.indexOf(character), 1);
  state.characters[seat] = character;
}

export function applyPick(state: State, { character }: PickMove, events?: Event[]): void {
  takeFromDisplay(state, state.seat, character);
  events?.push({ kind: 'character', seat: state.seat, character, fromSeat: null, back: 0 });
  if (state.brahmabot) refill(state, state.brahmabot, events);
}
