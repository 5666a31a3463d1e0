import type { Cells } from '@durbar/kernel';
import { CENTRE_SITE, CITY_COUNT } from '../../../data/components.ts';
import { BRAHMABOT, HUMAN } from '../../brahmabot/types.ts';
import { WEAK_EXTERNALS } from '../../position.ts';
import { CHARACTERS, FLAGS, SITES, TAKEN } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { packedPoints } from '../match.ts';
import { SITE_COUNTS } from '../scoring.ts';

/* As in the contract's `brahmabot/compare.ts`; −1 stands for no city. */

/** Worship of a seat's pieces in a city, see the contract's `pieceWorship`. */
function pieceWorship({ rules }: FastMatch, cells: Cells, seat: number, city: number): number {
  const points = (packedPoints(cells, city) >> (8 * seat)) & 255;
  if ((rules & WEAK_EXTERNALS) === 0) return points;
  return points - SITE_COUNTS[cells[SITES + seat * CITY_COUNT + city]! >> 1]!;
}

/** Whether a city is further left on the track than another one, which may be −1. */
function isLeftOf(cells: Cells, city: number, other: number): boolean {
  return other < 0 || cells[FLAGS + city]! < cells[FLAGS + other]!;
}

export function firstCity(cells: Cells): number {
  let found = -1;
  for (let city = 0; city < CITY_COUNT; city++) if (isLeftOf(cells, city, found)) found = city;
  return found;
}

export function firstOpenCentre(cells: Cells): number {
  let found = -1;
  for (let city = 0; city < CITY_COUNT; city++)
    if (((cells[TAKEN + city]! >> CENTRE_SITE) & 1) === 0 && isLeftOf(cells, city, found)) found = city;
  return found;
}

/** Points by which `seat` is ahead of the other seat in a city; −1 if it is not, 0 if its character decides. */
function leadOf(match: FastMatch, cells: Cells, seat: number, city: number): number {
  const other = seat === HUMAN ? BRAHMABOT : HUMAN;
  const own = pieceWorship(match, cells, seat, city);
  const lead = own - pieceWorship(match, cells, other, city);
  if (own < 1 || lead < 0) return -1;
  return lead > 0 || cells[CHARACTERS + seat]! < cells[CHARACTERS + other]! ? lead : -1;
}

/** The city where Brahmabot is second by the fewest points; of equals the leftmost. */
export function smallestLag(match: FastMatch, cells: Cells): number {
  let found = -1;
  let least = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const lag = leadOf(match, cells, HUMAN, city);
    if (lag < 0) continue;
    if (found >= 0 && (lag > least || (lag === least && !isLeftOf(cells, city, found)))) continue;
    found = city;
    least = lag;
  }
  return found;
}

/** The city where Brahmabot leads by the most points; of equals the leftmost. */
export function largestLead(match: FastMatch, cells: Cells): number {
  let found = -1;
  let most = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const lead = leadOf(match, cells, BRAHMABOT, city);
    if (lead < 0) continue;
    if (found >= 0 && (lead < most || (lead === most && !isLeftOf(cells, city, found)))) continue;
    found = city;
    most = lead;
  }
  return found;
}
