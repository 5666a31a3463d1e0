import type { Cells } from '@durbar/kernel';
import { BRAHMABOT, HUMAN } from '../../brahmabot/types.ts';
import { CHARACTERS, DISPLAY, GONE, PHASE, SEAT, STACK } from '../layout.ts';
import { addToList, takeFirst } from '../lists.ts';
import { ROBBED } from '../phases.ts';

/* As in the contract's `brahmabot/character-row.ts`. */

export function refill(cells: Cells): void {
  if (cells[STACK]! > 0) addToList(cells, DISPLAY, takeFirst(cells, STACK));
}

export function afterChange(cells: Cells, back: number, robbed: boolean): void {
  addToList(cells, GONE, back);
  if (robbed) cells[CHARACTERS + BRAHMABOT] = takeFirst(cells, DISPLAY);
  refill(cells);
}

export function swapCharacters(cells: Cells): void {
  addToList(cells, GONE, cells[CHARACTERS + BRAHMABOT]!);
  cells[CHARACTERS + BRAHMABOT] = cells[CHARACTERS + HUMAN]!;
  cells[CHARACTERS + HUMAN] = 0;
  cells[PHASE] = ROBBED;
  cells[SEAT] = HUMAN;
}
