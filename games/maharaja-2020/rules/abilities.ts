import type { Refusal } from '@durbar/kernel';
import { refuse } from './clauses.ts';
import { usesLeft } from './position.ts';
import type { Event, State, View } from './types.ts';

/** Uses of 1x abilities (M20-5.4). */

/** Returns why `seat` may not use an ability now, or null if it may. */
export function refuseUse(position: View, seat: number, character: number): Refusal | null {
  if (usesLeft(position, seat, character) > 0) return null;
  const used = ((position.abilities[seat]! >> (character - 1)) & 1) !== 0;
  return used && position.characters[seat] === character
    ? refuse('M20-5.4', 'refusal.abilityUsed', { character })
    : refuse('M20-5.4', 'refusal.notYourCharacter', { character });
}

/**
 * Spends a use: first the holder's, because it comes back each round, then a Maharani token, which returns to the
 * supply.
 */
export function spendUse(state: State, seat: number, character: number, events?: Event[]): void {
  const bit = 1 << (character - 1);
  const asHolder = state.characters[seat] === character && (state.abilities[seat]! & bit) === 0;
  if (asHolder) state.abilities[seat] = state.abilities[seat]! | bit;
  else sendTokenHome(state, seat, character);
  events?.push({ kind: 'ability', seat, character, byToken: !asHolder });
}

function sendTokenHome(state: State, seat: number, character: number): void {
  const m = state.maharani;
  const token = m[0] === seat && m[1] === character ? 0 : 3;
  m[token] = -1;
  m[token + 1] = 0;
  m[token + 2] = 0;
}
