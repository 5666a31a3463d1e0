import type { Cells } from '@durbar/kernel';
import { lowestBit } from '../../../../kingdom/rules/index.ts';
import { cardBit } from '../../position.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { ACT, GIVE } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { serve, setCards } from '../supply.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('give');

/** Numbers are characters. */
export const give: FastRow<'give'> = {
  list(_match, cells, seat, out, count) {
    for (let rest = givable(cells, seat); rest !== 0; rest &= rest - 1)
      out[count++] = CODE + lowestBit(rest) + 1;
    return count;
  },
  apply(match, cells, seat, character) {
    applyGive(match, cells, seat, character);
    return ANYTHING;
  },
  move: (character) => ({ type: 'give', character }),
  index: ({ character }) => character,
};

/** Asks `giver` which of its characters but `kept` goes to `taker`; if there is only one, it goes at once (M04-10.6). */
export function askToGive(match: FastMatch, cells: Cells, giver: number, taker: number, kept: number): void {
  cells[AT.taker] = taker;
  cells[AT.kept] = kept;
  cells[AT.seat] = giver;
  cells[AT.phase] = GIVE;
  const cards = givable(cells, giver);
  if (cards !== 0 && (cards & (cards - 1)) === 0) applyGive(match, cells, giver, lowestBit(cards) + 1);
}

/** Characters among which the giver may choose, as a set. */
function givable(cells: Cells, giver: number): number {
  const kept = cells[AT.kept]!;
  return cells[AT.cards + giver]! & ~(kept === 0 ? 0 : cardBit(kept));
}

function applyGive(match: FastMatch, cells: Cells, seat: number, character: number): void {
  const card = cardBit(character);
  const taker = cells[AT.taker]!;
  setCards(match, cells, seat, cells[AT.cards + seat]! & ~card);
  setCards(match, cells, taker, cells[AT.cards + taker]! | card);
  cells[AT.taker] = -1;
  cells[AT.kept] = 0;
  cells[AT.phase] = ACT;
  cells[AT.seat] = cells[AT.mover]!;
  if (taker === cells[AT.mover]) serve(cells, card);
}
