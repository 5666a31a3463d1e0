import type { Cells } from '@durbar/kernel';
import { lowestBit } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, INNER_SITE, MAX_SEATS, SITE_COUNT } from '../../data/components.ts';
import { charactersAtHome } from '../position.ts';
import { INNER_POINTS, outerPointsWith } from '../standing.ts';
import * as AT from './cells.ts';

/*
 * The standing of each city in cells that are derived from the others and kept up to date, because estimates need it all the time: for
 * each seat a key, and which kinds of sites are free.
 *
 * A key has the seat's points in the next scoring, and in the lower bits a number that is higher for whoever wins ties. So of two seats
 * the one with the higher key is ahead. Outside the Maharaja's city the points exclude the architect, who may leave.
 */

/** Bits of a key below the points. */
const TIE_BITS = 4;
/** What a point adds to a key. */
export const POINT = 1 << TIE_BITS;

/** Bits of the free sites of a city. */
export const INNER_FREE = 1;
const OUTER_FREE = 2;

/** The points of a key. */
export function pointsOf(key: number): number {
  return key >> TIE_BITS;
}

/** A seat's number for turn order and ties: its lowest character, from 0; −1 for none (M04-2.4, 8.1, 10.6). */
export function tieNumber(cells: Cells, seat: number): number {
  return lowestBit(cells[AT.cards + seat]!);
}

/** The cell of a seat's key in a city. */
export function keyCell(city: number, seat: number): number {
  return AT.standings + city * AT.STANDING_CELLS + seat;
}

/** The cell of a city's free sites. */
export function freeSitesCell(city: number): number {
  return AT.standings + city * AT.STANDING_CELLS + MAX_SEATS;
}

/** Writes the standings of all cities. */
export function writeStandings(cells: Cells, variants: number, seats: number): void {
  for (let city = 0; city < CITY_COUNT; city++) writeFreeSites(cells, city);
  for (let seat = 0; seat < seats; seat++) writeKeys(cells, variants, seat);
}

/** Writes the keys of a seat, all of which depend on its characters. */
export function writeKeys(cells: Cells, variants: number, seat: number): void {
  const tie = 7 - tieNumber(cells, seat);
  for (let city = 0; city < CITY_COUNT; city++)
    cells[keyCell(city, seat)] = countPoints(cells, variants, seat, city) * POINT + tie;
}

/** Points of a seat in the next scoring of a city (M04-8.1, 10.5). */
function countPoints(cells: Cells, variants: number, seat: number, city: number): number {
  const cards = cells[AT.cards + seat]!;
  const first = AT.sites + city * SITE_COUNT;
  let outer = 0;
  for (let site = INNER_SITE + 1; site < SITE_COUNT; site++) if (cells[first + site] === seat) outer++;
  const inner = cells[first + INNER_SITE] === seat ? INNER_POINTS : 0;
  const architect = city === cells[AT.maharaja] && cells[AT.architects + seat] === city ? 1 : 0;
  const home = (cards & charactersAtHome(variants, city)) === 0 ? 0 : 1;
  const houses = cells[AT.houses + seat * CITY_COUNT + city]!;
  return inner + outer * outerPointsWith(cards) + houses + architect + home;
}

/** Adds points of a seat in a city. */
export function addPoints(cells: Cells, city: number, seat: number, points: number): void {
  const at = keyCell(city, seat);
  cells[at] = cells[at]! + points * POINT;
}

/** Writes which kinds of sites of a city are free. */
export function writeFreeSites(cells: Cells, city: number): void {
  const inner = freeSite(cells, city, true) < 0 ? 0 : INNER_FREE;
  cells[freeSitesCell(city)] = inner | (freeSite(cells, city, false) < 0 ? 0 : OUTER_FREE);
}

/** The first free site of a kind in a city; −1 if there is none. */
export function freeSite(cells: Cells, city: number, inner: boolean): number {
  const at = AT.sites + city * SITE_COUNT;
  if (inner) return cells[at + INNER_SITE]! < 0 ? INNER_SITE : -1;
  for (let site = INNER_SITE + 1; site < SITE_COUNT; site++) if (cells[at + site]! < 0) return site;
  return -1;
}
