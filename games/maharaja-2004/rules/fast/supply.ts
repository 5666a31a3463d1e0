import type { Cells } from '@durbar/kernel';
import { TRADER_GOLD } from '../../data/components.ts';
import { cardBit, TRADER, YOGI } from '../position.ts';
import * as AT from './cells.ts';
import type { FastMatch } from './match.ts';
import { writeKeys } from './standings.ts';

/** Moves up to `houses` houses from the quarry to the hand (M04-4). */
export function giveHouses(cells: Cells, seat: number, houses: number): void {
  const got = Math.min(houses, cells[AT.quarry + seat]!);
  cells[AT.quarry + seat] = cells[AT.quarry + seat]! - got;
  cells[AT.hand + seat] = cells[AT.hand + seat]! + got;
}

/** Takes a character out of the bank. */
export function takeFromBank(match: FastMatch, cells: Cells, seat: number, character: number): void {
  cells[AT.bank] = cells[AT.bank]! & ~cardBit(character);
  setCards(match, cells, seat, cells[AT.cards + seat]! | cardBit(character));
}

/** Gives a seat this set of characters instead of those it had. */
export function setCards({ variants }: FastMatch, cells: Cells, seat: number, cards: number): void {
  cells[AT.cards + seat] = cards;
  writeKeys(cells, variants, seat);
}

/** Pays the seat in turn the gains of Trader and Yogi, each once a turn (M04-7, 10.2). @param cards characters to serve */
export function serve(cells: Cells, cards: number): void {
  const seat = cells[AT.mover]!;
  const able = cards & ~cells[AT.usedCharacters]!;
  if ((able & cardBit(TRADER)) !== 0) {
    cells[AT.usedCharacters] = cells[AT.usedCharacters]! | cardBit(TRADER);
    cells[AT.gold + seat] = cells[AT.gold + seat]! + TRADER_GOLD;
  }
  if ((able & cardBit(YOGI)) !== 0 && cells[AT.chits]! > 0) {
    cells[AT.usedCharacters] = cells[AT.usedCharacters]! | cardBit(YOGI);
    cells[AT.chits] = cells[AT.chits]! - 1;
    cells[AT.tokens + seat] = cells[AT.tokens + seat]! + 1;
  }
}
