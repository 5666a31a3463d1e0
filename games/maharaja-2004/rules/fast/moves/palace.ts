import type { Cells } from '@durbar/kernel';
import { listSources } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, SITE_COUNT } from '../../../data/components.ts';
import { PART_PALACE } from '../../hand.ts';
import { PALACE, PALACE_AND_HOUSE, palacePriceWith } from '../../position.ts';
import { INNER_POINTS, outerPointsWith } from '../../standing.ts';
import { takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import type { Changes } from '../changes.ts';
import { firstCode } from '../codes.ts';
import type { FastMatch } from '../match.ts';
import { addPoints, freeSite, writeFreeSites } from '../standings.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('palace');
const PALACE_ACTIONS = [PALACE, PALACE_AND_HOUSE];
/** Sources of a palace now; overwritten by each listing. */
const sources: number[] = [];

/** Numbers are `(source * 7 + city) * 2`, and 1 more for an inner palace. */
export const palace: FastRow<'palace'> = {
  list: listPalaces,
  apply: applyPalace,
  move: (index) => ({ type: 'palace', city: cityOf(index), inner: isInner(index), by: sourceOf(index) }),
  index: ({ city, inner, by }) => (by * CITY_COUNT + city) * 2 + (inner ? 1 : 0),
};

function cityOf(index: number): number {
  return (index >> 1) % CITY_COUNT;
}

function isInner(index: number): boolean {
  return (index & 1) !== 0;
}

function sourceOf(index: number): number {
  return Math.trunc(index / (2 * CITY_COUNT));
}

function listPalaces(match: FastMatch, cells: Cells, seat: number, out: Int32Array, count: number): number {
  const city = cells[AT.architects + seat]!;
  if (city >= CITY_COUNT || cells[AT.palaces + seat] === 0) return count;
  if (palacePriceWith(cells[AT.cards + seat]!) > cells[AT.gold + seat]!) return count;
  const sourceCount = listSources(match.turn, PART_PALACE, PALACE_ACTIONS, sources);
  for (let i = 0; i < sourceCount; i++) {
    const code = CODE + (sources[i]! * CITY_COUNT + city) * 2;
    if (freeSite(cells, city, false) >= 0) out[count++] = code;
    if (freeSite(cells, city, true) >= 0) out[count++] = code + 1;
  }
  return count;
}

function applyPalace(match: FastMatch, cells: Cells, seat: number, index: number): Changes {
  const city = cityOf(index);
  const inner = isInner(index);
  const site = freeSite(cells, city, inner);
  takeStep(match, cells, sourceOf(index), PART_PALACE, true);
  cells[AT.gold + seat] = cells[AT.gold + seat]! - palacePriceWith(cells[AT.cards + seat]!);
  cells[AT.palaces + seat] = cells[AT.palaces + seat]! - 1;
  cells[AT.sites + city * SITE_COUNT + site] = seat;
  addPoints(cells, city, seat, inner ? INNER_POINTS : outerPointsWith(cells[AT.cards + seat]!));
  writeFreeSites(cells, city);
  return 1 << city;
}
