import type { Refusal } from '@durbar/kernel';
import { usesLeft } from '../position.ts';
import { refuse } from '../refuse.ts';
import { givePrestige, giveShrines, giveToken, takePrestige } from '../supply.ts';
import type { AbilityMove, Event, ExchangeMove, Move, State, View } from '../types.ts';
import { ABILITY, GIVE_COINS, GIVE_PRESTIGE, PLAIN_ABILITIES } from './interned.ts';

/** Uses of a 1x ability by the seat in turn (M20-5.4). */
export const useAbility = {
  /** Why it may not be used, else null. */
  refuse(position: View, character: number): Refusal | null {
    const { seat } = position;
    if (usesLeft(position, seat, character) > 0) return null;
    const used = ((position.abilities[seat]! >> (character - 1)) & 1) !== 0;
    return used && position.characters[seat] === character
      ? refuse('M20-5.4', 'refusal.abilityUsed', { character })
      : refuse('M20-5.4', 'refusal.notYourCharacter', { character });
  },

  /** Spends a use: the holder's first, since it comes back each round, then a Maharani token, which goes home. */
  spend(state: State, character: number, events?: Event[]): void {
    const { seat } = state;
    const bit = 1 << (character - 1);
    const asHolder = state.characters[seat] === character && (state.abilities[seat]! & bit) === 0;
    if (asHolder) state.abilities[seat] = state.abilities[seat]! | bit;
    else sendHome(state, seat, character);
    events?.push({ kind: 'ability', seat, character, byToken: !asHolder });
  },
};

function sendHome(state: State, seat: number, character: number): void {
  const m = state.maharani;
  const token = m[0] === seat && m[1] === character ? 0 : 3;
  m[token] = -1;
  m[token + 1] = 0;
  m[token + 2] = 0;
}

/** Why ability 2, 4, 6 or 14 may not be used, else null. */
export function refuseAbility(position: View, { character }: AbilityMove): Refusal | null {
  const use = useAbility.refuse(position, character);
  return use ?? refuseEffect(position, character);
}

function refuseEffect(position: View, character: number): Refusal | null {
  const { seat } = position;
  const available = position.prestige[seat]!;
  if (character === 2 && position.supply[seat] === 0) return refuse('M20-1.8', 'refusal.nothingToTake');
  if (character === 4 && available < 1)
    return refuse('M20-1.8', 'refusal.prestige', { needed: 1, available });
  if ((character === 4 || character === 14) && position.actionTokens === 0)
    return refuse('M20-1.8', 'refusal.nothingToTake');
  return null;
}

/** Why an exchange of character 3 may not be made, else null. */
export function refuseExchange(position: View, { give }: ExchangeMove): Refusal | null {
  const { seat } = position;
  if (position.exchanges === 0) {
    const use = useAbility.refuse(position, 3);
    if (use) return use;
  }
  const needed = give === 'coins' ? 2 : 1;
  const available = (give === 'coins' ? position.coins : position.prestige)[seat]!;
  if (available >= needed) return null;
  return give === 'coins'
    ? refuse('M20-5.4', 'refusal.coins', { needed, available })
    : refuse('M20-5.4', 'refusal.prestige', { needed, available });
}

/** Adds the legal uses of abilities that build nothing and move no flag; gives the new count. */
export function listAbilities(position: View, found: Move[], count: number): number {
  const { seat } = position;
  for (let i = 0; i < PLAIN_ABILITIES.length; i++) {
    const character = PLAIN_ABILITIES[i]!;
    if (usesLeft(position, seat, character) > 0 && !refuseEffect(position, character))
      found[count++] = ABILITY[character - 1]!;
  }
  if (position.exchanges > 0 || usesLeft(position, seat, 3) > 0) {
    if (position.coins[seat]! >= 2) found[count++] = GIVE_COINS;
    if (position.prestige[seat]! >= 1) found[count++] = GIVE_PRESTIGE;
  }
  return count;
}

export function applyAbility(state: State, { character }: AbilityMove, events?: Event[]): void {
  const { seat } = state;
  useAbility.spend(state, character, events);
  if (character === 2) giveShrines(state, seat, 1, events);
  else if (character === 6) givePrestige(state, seat, 1, 'ability', events);
  else {
    if (character === 4) takePrestige(state, seat, 1, 'ability', events);
    giveToken(state, seat, events);
  }
}

/** Exchanges in one use of character 3. */
const EXCHANGES = 3;

/** One exchange; the first one of a use spends it. */
export function applyExchange(state: State, { give }: ExchangeMove, events?: Event[]): void {
  const { seat } = state;
  if (state.exchanges === 0) {
    useAbility.spend(state, 3, events);
    state.exchanges = EXCHANGES;
  }
  state.exchanges--;
  const coins = give === 'coins' ? -2 : 2;
  state.coins[seat] = state.coins[seat]! + coins;
  events?.push({ kind: 'coins', seat, coins });
  if (give === 'coins') givePrestige(state, seat, 1, 'exchange', events);
  else takePrestige(state, seat, 1, 'exchange', events);
}
