import type { Cells } from '@durbar/kernel';
import { CITY_COUNT } from '../../data/components.ts';
import * as AT from '../fast/cells.ts';

/** The first cell of each field of which a seat has one cell. */
const FIELDS = Int32Array.of(AT.gold, AT.hand, AT.quarry, AT.palaces, AT.tokens, AT.architects, AT.plans);

/**
 * Whether a seat's own cells are the same in two positions, and it has nothing to decide in either, so that its estimates differ only
 * if what all seats share does.
 */
export function isSameSeat(cells: Cells, other: Cells, seat: number): boolean {
  // Estimates of auctions depend on more cells (M04-10.4).
  if (cells[AT.round] === 0 || other[AT.round] === 0) return false;
  if (isDeciding(cells, seat) || isDeciding(other, seat)) return false;
  if ((((cells[AT.acted]! ^ other[AT.acted]!) >> seat) & 1) !== 0) return false;
  for (let i = 0; i < FIELDS.length; i++)
    if (cells[FIELDS[i]! + seat] !== other[FIELDS[i]! + seat]) return false;
  return (
    areSame(cells, other, AT.villages + 2 * seat, 2) &&
    areSame(cells, other, AT.doubles + 2 * seat, 2) &&
    areSame(cells, other, AT.houses + seat * CITY_COUNT, CITY_COUNT)
  );
}

function isDeciding(cells: Cells, seat: number): boolean {
  return cells[AT.mover] === seat || cells[AT.seat] === seat;
}

function areSame(cells: Cells, other: Cells, first: number, length: number): boolean {
  for (let at = first; at < first + length; at++) if (cells[at] !== other[at]) return false;
  return true;
}
