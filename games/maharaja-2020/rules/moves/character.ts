import type { Refusal } from '@durbar/kernel';
import { afterChange } from '../brahmabot/row.ts';
import { canSpendToken, refuseSource, takeStep } from '../hand.ts';
import { CHARACTER, DISPLAY_ONLY } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { CharacterMove, Event, Move, State, View } from '../types.ts';
import { CHARACTER_MOVES } from './interned.ts';
import { takeFromDisplay } from './pick.ts';

/** Why a character may not be taken, else null (M20-5.3h). */
export function refuseCharacter(position: View, { character }: CharacterMove): Refusal | null {
  const source = refuseSource(position, CHARACTER, 0);
  // Whoever holds a token will try it for this, and that is what must be said.
  if (source) return canSpendToken(position) ? refuse('M20-5.2', 'refusal.tokenForCharacter') : source;
  const { seat } = position;
  if (position.characters[seat] === character)
    return refuse('M20-5.3h', 'refusal.ownCharacter', { character });
  const { display, brahmabot } = position;
  if (display.length === 0) return refuse('M20-11.3', 'refusal.emptyRow');
  if (display.includes(character)) return null;
  const holder = position.characters.indexOf(character);
  // In a solo game more may lie in the stack, and nobody knows which.
  if (holder < 0 && brahmabot) return refuse('M20-11.3', 'refusal.notInDisplay', { character });
  if (holder < 0) return refuse('M20-5.3h', 'refusal.notInGame', { character });
  return (position.rules & DISPLAY_ONLY) === 0
    ? null
    : refuse('M20-10', 'refusal.displayOnly', { character, holderSeat: holder });
}

/** Adds the legal exchanges of character to `found` from `count` on; gives the new count. */
export function listCharacters(position: View, found: Move[], count: number): number {
  if (position.fresh[0] !== CHARACTER && position.fresh[1] !== CHARACTER) return count;
  const { display, characters, seat } = position;
  // Only in a solo game can the row be empty; then there is nothing to change for (M20-11.3).
  if (display.length === 0) return count;
  for (let i = 0; i < display.length; i++) found[count++] = CHARACTER_MOVES[display[i]! - 1]!;
  if ((position.rules & DISPLAY_ONLY) !== 0) return count;
  for (let s = 0; s < characters.length; s++)
    if (s !== seat) found[count++] = CHARACTER_MOVES[characters[s]! - 1]!;
  return count;
}

/**
 * Puts one's own back and takes the other; a person it is taken from then chooses from the display. In a solo game one's
 * own leaves, and the rest follows by itself (M20-11.3).
 * @returns the seat that must choose, or −1
 */
export function applyCharacter(state: State, { character }: CharacterMove, events?: Event[]): number {
  const { seat, brahmabot } = state;
  takeStep(state, CHARACTER, 0, false, events);
  const back = state.characters[seat]!;
  const holder = state.characters.indexOf(character);
  if (holder < 0) takeFromDisplay(state, seat, character);
  else {
    state.characters[holder] = 0;
    state.characters[seat] = character;
  }
  events?.push({ kind: 'character', seat, character, fromSeat: holder < 0 ? null : holder, back });
  if (brahmabot) {
    afterChange(state, brahmabot, back, holder >= 0, events);
    return -1;
  }
  state.display.push(back);
  return holder;
}
