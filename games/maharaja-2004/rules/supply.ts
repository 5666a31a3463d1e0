import { TRADER_GOLD } from '../data/components.ts';
import { cardBit, TRADER, YOGI } from './position.ts';
import type { Event, GoldCause, State } from './types.ts';

/** Gives a seat gold from the bank. */
export function giveGold(state: State, seat: number, gold: number, cause: GoldCause, events?: Event[]): void {
  if (gold === 0) return;
  state.gold[seat] = state.gold[seat]! + gold;
  events?.push({ kind: 'gold', seat, gold, cause });
}

/** Moves up to `houses` houses from the quarry to the hand; fewer if fewer are left (M04-4). */
export function giveHouses(state: State, seat: number, houses: number, events?: Event[]): void {
  const got = Math.min(houses, state.quarry[seat]!);
  if (got === 0) return;
  state.quarry[seat] = state.quarry[seat]! - got;
  state.hand[seat] = state.hand[seat]! + got;
  events?.push({ kind: 'quarry', seat, houses: got });
}

/** Takes a character out of the bank. */
export function takeFromBank(state: State, seat: number, character: number): void {
  state.bank &= ~cardBit(character);
  state.cards[seat] = state.cards[seat]! | cardBit(character);
}

/**
 * Pays the seat in turn the automatic gains of Trader and Yogi, each once a turn: at the beginning of its turn, or when
 * it takes the character (M04-7, 10.2).
 * @param cards characters that the seat holds at the beginning of its turn, or takes
 */
export function serve(state: State, cards: number, events?: Event[]): void {
  const seat = state.mover;
  const able = cards & ~state.usedCharacters;
  if ((able & cardBit(TRADER)) !== 0) {
    state.usedCharacters |= cardBit(TRADER);
    giveGold(state, seat, TRADER_GOLD, 'trader', events);
  }
  if ((able & cardBit(YOGI)) !== 0 && state.chits > 0) {
    state.usedCharacters |= cardBit(YOGI);
    state.chits--;
    state.tokens[seat] = state.tokens[seat]! + 1;
    events?.push({ kind: 'chit', seat });
  }
}
