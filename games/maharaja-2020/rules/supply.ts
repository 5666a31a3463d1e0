import { has } from './position.ts';
import type { Event, PrestigeCause, State } from './types.ts';

/** Moves coins from the general supply to a seat; negative: back to the supply. */
export function giveCoins(state: State, seat: number, coins: number, events?: Event[]): void {
  if (coins === 0) return;
  state.coins[seat] = state.coins[seat]! + coins;
  events?.push({ kind: 'coins', seat, coins });
}

/** Gives prestige as one receipt, with 1 more for character 11 (M20-7.8). */
export function givePrestige(
  state: State,
  seat: number,
  prestige: number,
  cause: PrestigeCause,
  events?: Event[],
): void {
  const extra = has(state, seat, 11) ? 1 : 0;
  state.prestige[seat] = state.prestige[seat]! + prestige + extra;
  events?.push({ kind: 'prestige', seat, prestige: prestige + extra, extra, cause });
}

/** Takes prestige from a seat. */
export function takePrestige(
  state: State,
  seat: number,
  prestige: number,
  cause: PrestigeCause,
  events?: Event[],
): void {
  state.prestige[seat] = state.prestige[seat]! - prestige;
  events?.push({ kind: 'prestige', seat, prestige: -prestige, extra: 0, cause });
}

/** Gives shrines from the general supply, as many as are left (M20-1.8). */
export function giveShrines(state: State, seat: number, shrines: number, events?: Event[]): void {
  const got = Math.min(shrines, state.supply[seat]!);
  if (got === 0) return;
  state.supply[seat] = state.supply[seat]! - got;
  state.hand[seat] = state.hand[seat]! + got;
  events?.push({ kind: 'shrines', seat, shrines: got });
}

/** Gives an action token if the general supply has one (M20-1.8). */
export function giveToken(state: State, seat: number, events?: Event[]): void {
  if (state.actionTokens === 0) return;
  state.actionTokens--;
  state.tokens[seat] = state.tokens[seat]! + 1;
  events?.push({ kind: 'token', seat });
}

/** Gives `seat` a character that lies in the display. */
export function takeFromDisplay(state: State, seat: number, character: number): void {
  state.display.splice(state.display.indexOf(character), 1);
  state.characters[seat] = character;
}
