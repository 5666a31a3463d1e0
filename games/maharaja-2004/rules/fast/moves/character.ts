import type { Cells } from '@durbar/kernel';
import { isNotBegun, lowestBit } from '../../../../kingdom/rules/index.ts';
import { CHARACTER, cardBit } from '../../position.ts';
import { takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { ROBBED } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { serve, setCards, takeFromBank } from '../supply.ts';
import { askToGive } from './give.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('character');

/** Numbers are characters. */
export const character: FastRow<'character'> = {
  list(match, cells, seat, out, count) {
    if (!isNotBegun(match.turn, CHARACTER)) return count;
    const bank = cells[AT.bank]!;
    const bankOnly = bank !== 0 && match.manyCharacters;
    const open = bankOnly ? bank : match.characters & ~cells[AT.cards + seat]!;
    for (let rest = open; rest !== 0; rest &= rest - 1) out[count++] = CODE + lowestBit(rest) + 1;
    return count;
  },
  apply(match, cells, seat, character) {
    applyCharacter(match, cells, seat, character);
    return ANYTHING;
  },
  move: (character) => ({ type: 'character', character }),
  index: ({ character }) => character,
};

/** The seat that holds a character; −1 for none. */
function findHolder(cells: Cells, seats: number, card: number): number {
  for (let seat = 0; seat < seats; seat++) if ((cells[AT.cards + seat]! & card) !== 0) return seat;
  return -1;
}

function applyCharacter(match: FastMatch, cells: Cells, seat: number, character: number): void {
  takeStep(match, cells, CHARACTER, 0, false);
  const card = cardBit(character);
  const holder = findHolder(cells, match.seats, card);
  if (match.manyCharacters) return enlist(match, cells, seat, character, holder);
  const old = cells[AT.cards + seat]!;
  if (holder >= 0) setCards(match, cells, holder, 0);
  cells[AT.bank] = (cells[AT.bank]! & ~card) | old;
  setCards(match, cells, seat, card);
  serve(cells, card);
  if (holder < 0) return;
  cells[AT.phase] = ROBBED;
  cells[AT.seat] = holder;
}

/** Takes a character from the bank, or by exchange with its holder (M04-10.6). */
function enlist(match: FastMatch, cells: Cells, seat: number, character: number, holder: number): void {
  const card = cardBit(character);
  if (holder < 0) takeFromBank(match, cells, seat, character);
  else {
    setCards(match, cells, holder, cells[AT.cards + holder]! & ~card);
    setCards(match, cells, seat, cells[AT.cards + seat]! | card);
  }
  serve(cells, card);
  if (holder >= 0) askToGive(match, cells, seat, holder, character);
}
