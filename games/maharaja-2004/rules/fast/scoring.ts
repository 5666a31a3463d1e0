import type { Cells } from '@durbar/kernel';
import { CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import { goldByRank } from '../standing.ts';
import * as AT from './cells.ts';
import { keyCell, pointsOf, tieNumber } from './standings.ts';

/** Pays each seat with points in the Maharaja's city the gold of its rank (M04-8). */
export function payRanks(cells: Cells, seats: number): void {
  const city = cells[AT.maharaja]!;
  let ranked = 0;
  for (let seat = 0; seat < seats; seat++) if (pointsOf(cells[keyCell(city, seat)]!) > 0) ranked++;
  const gold = goldByRank(seats, ranked);
  for (let seat = 0; seat < seats; seat++) {
    const key = cells[keyCell(city, seat)]!;
    if (pointsOf(key) === 0) continue;
    let before = 0;
    for (let other = 0; other < seats; other++) if (cells[keyCell(city, other)]! > key) before++;
    cells[AT.gold + seat] = cells[AT.gold + seat]! + gold[before]!;
  }
}

/** Palaces that a seat has built: its final score (M04-9). */
function palacesBuilt(cells: Cells, seat: number): number {
  let palaces = 0;
  for (let at = AT.sites; at < AT.sites + CITY_COUNT * SITE_COUNT; at++) if (cells[at] === seat) palaces++;
  return palaces;
}

/** Palaces of `seat` more than its best rival has built. */
export function leadInPalaces(cells: Cells, seats: number, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, palacesBuilt(cells, other));
  return palacesBuilt(cells, seat) - rival;
}

/** Writes the rank of each seat, from 1: most palaces, ties by gold, then by the lower character (M04-9). */
export function writeRanks(cells: Cells, seats: number, into: Int32Array): void {
  for (let seat = 0; seat < seats; seat++) {
    let ahead = 0;
    for (let other = 0; other < seats; other++) if (isAhead(cells, other, seat)) ahead++;
    into[seat] = 1 + ahead;
  }
}

function isAhead(cells: Cells, other: number, seat: number): boolean {
  const palaces = palacesBuilt(cells, other) - palacesBuilt(cells, seat);
  if (palaces !== 0) return palaces > 0;
  const gold = cells[AT.gold + other]! - cells[AT.gold + seat]!;
  return gold === 0 ? tieNumber(cells, other) < tieNumber(cells, seat) : gold > 0;
}
