import type { Cells } from '@durbar/kernel';
import {
  ABILITIES,
  ACTION_TOKENS_LEFT,
  CHARACTERS,
  COINS_OF,
  DISPLAY,
  HAND,
  MAHARANI,
  PRESTIGE_OF,
  SUPPLY,
  TOKENS,
} from './layout.ts';
import { findInList, removeFromList } from './lists.ts';
import type { FastMatch } from './match.ts';

/* As in the contract's `supply.ts` and `abilities.ts`. */

export function giveCoins(cells: Cells, seat: number, coins: number): void {
  cells[COINS_OF + seat] = cells[COINS_OF + seat]! + coins;
}

export function givePrestige(match: FastMatch, cells: Cells, seat: number, prestige: number): void {
  const extra = match.has(cells, seat, 11) ? 1 : 0;
  cells[PRESTIGE_OF + seat] = cells[PRESTIGE_OF + seat]! + prestige + extra;
}

export function takePrestige(cells: Cells, seat: number, prestige: number): void {
  cells[PRESTIGE_OF + seat] = cells[PRESTIGE_OF + seat]! - prestige;
}

export function giveShrines(cells: Cells, seat: number, shrines: number): void {
  const supply = cells[SUPPLY + seat]!;
  const got = Math.min(shrines, supply);
  cells[SUPPLY + seat] = supply - got;
  cells[HAND + seat] = cells[HAND + seat]! + got;
}

export function giveToken(cells: Cells, seat: number): void {
  if (cells[ACTION_TOKENS_LEFT] === 0) return;
  cells[ACTION_TOKENS_LEFT] = cells[ACTION_TOKENS_LEFT]! - 1;
  cells[TOKENS + seat] = cells[TOKENS + seat]! + 1;
}

export function takeFromDisplay(cells: Cells, seat: number, character: number): void {
  removeFromList(cells, DISPLAY, findInList(cells, DISPLAY, character));
  cells[CHARACTERS + seat] = character;
}

export function spendUse(cells: Cells, seat: number, character: number): void {
  const bit = 1 << (character - 1);
  const used = cells[ABILITIES + seat]!;
  if (cells[CHARACTERS + seat] === character && (used & bit) === 0) cells[ABILITIES + seat] = used | bit;
  else {
    const first = cells[MAHARANI] === seat && cells[MAHARANI + 1] === character;
    sendMaharaniHome(cells, first ? MAHARANI : MAHARANI + 3);
  }
}

/** Puts a Maharani token back into the supply. @param token its first cell */
export function sendMaharaniHome(cells: Cells, token: number): void {
  cells[token] = -1;
  cells[token + 1] = 0;
  cells[token + 2] = 0;
}
