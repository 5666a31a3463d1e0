import type { Cells } from '@durbar/kernel';
import { readMask } from '../../../kingdom/rules/fast/index.ts';
import { CITY_COUNT, FINAL_SCORINGS, STATUES } from '../../data/components.ts';
import { COINS_A_POINT, MAJORITY_PRESTIGE, replacesAll, STATUE_PRESTIGE } from '../final-scoring.ts';
import { majorityCounts } from '../heuristics/features.ts';
import { personRanks, soloRanks } from '../outcome.ts';
import { MAJORITY_3 } from '../position.ts';
import { COINS_OF, PRESTIGE_OF, SHRINES_IN, SITES, STATUES_LEFT, SUPPLY, VILLAGES } from './layout.ts';
import { readCells } from './lists.ts';
import type { FastMatch } from './match.ts';
import { packedPoints } from './match.ts';
import { SITE_COUNTS } from './scoring.ts';

/* As in the contract's `final-scoring.ts` and `outcome.ts`. */

/** Writes the totals of the final scoring of all seats. */
function finalTotals(match: FastMatch, cells: Cells, into: Float64Array): void {
  const { seats, people } = match;
  const standardCounts = !replacesAll(match);
  for (let seat = 0; seat < seats; seat++) {
    let total = cells[PRESTIGE_OF + seat]! + tilePrestige(match, cells, seat);
    if (standardCounts) {
      const coins = cells[COINS_OF + seat]!;
      total += STATUE_PRESTIGE * (STATUES - cells[STATUES_LEFT + seat]!);
      total += seat < people ? Math.trunc(coins / COINS_A_POINT) : Math.min(1, coins);
    }
    into[seat] = total;
  }
  for (let city = 0; city < CITY_COUNT; city++) addMajority(match, packedPoints(cells, city), into);
}

/** Adds the prestige of a city's majority. @param packed worship points of the seats, eight bits each */
function addMajority(match: FastMatch, packed: number, into: Float64Array): void {
  const { seats } = match;
  let most = 0;
  let leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const points = (packed >> (8 * seat)) & 255;
    if (points > most) {
      most = points;
      leaders = 1;
    } else if (points === most) leaders++;
  }
  if (most === 0) return;
  const alone = match.finalScoring === MAJORITY_3 ? 3 : MAJORITY_PRESTIGE;
  const prestige = leaders > 1 ? alone - 1 : alone;
  for (let seat = 0; seat < seats; seat++)
    if (((packed >> (8 * seat)) & 255) === most && majorityCounts(match, seat))
      into[seat] = into[seat]! + prestige;
}

type Tile = (match: FastMatch, cells: Cells, seat: number) => number;

/** Number of cities of a seat that fit. @param fits called with the seat's shrines and sites there */
function countCities(cells: Cells, seat: number, fits: (shrines: number, sites: number) => boolean): number {
  let count = 0;
  for (let at = seat * CITY_COUNT; at < (seat + 1) * CITY_COUNT; at++)
    if (fits(cells[SHRINES_IN + at]!, cells[SITES + at]!)) count++;
  return count;
}

/** Prestige of tiles that have a row of their own, by name. */
const TILE_OF: Readonly<Partial<Record<(typeof FINAL_SCORINGS)[number], Tile>>> = {
  presence1: (_match, cells, seat) =>
    countCities(cells, seat, (shrines, sites) => shrines > 0 || sites !== 0),
  roads2({ roads }, cells, seat) {
    const { roadVillages, roadSecond } = roads.map;
    const own = readMask(cells, VILLAGES + 2 * seat);
    let count = 0;
    for (let r = 0; r < roadVillages.length; r++)
      if (roadSecond[r]! >= 0 && (own & roadVillages[r]!) === roadVillages[r]) count++;
    return 2 * count;
  },
  twoStatues2: (_match, cells, seat) =>
    2 * countCities(cells, seat, (_shrines, sites) => SITE_COUNTS[sites]! >= 2),
  shrinesLeft: (_match, cells, seat) => 0 - cells[SUPPLY + seat]!,
};
const TILES: readonly (Tile | undefined)[] = FINAL_SCORINGS.map((name) => TILE_OF[name]);

export function tilePrestige(match: FastMatch, cells: Cells, seat: number): number {
  return TILES[match.finalScoring]?.(match, cells, seat) ?? 0;
}

const totals = new Float64Array(4);

/** Lead of a seat over the best other seat, once the match is over. */
export function finalLead(match: FastMatch, cells: Cells, seat: number): number {
  finalTotals(match, cells, totals);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < match.seats; other++)
    if (other !== seat && totals[other]! > rival) rival = totals[other]!;
  return totals[seat]! - rival;
}

/** Writes the ranks of a match that is over. */
export function finalRanks(match: FastMatch, cells: Cells, into: Int32Array): void {
  const { seats } = match;
  finalTotals(match, cells, totals);
  const points = Array.from(totals.subarray(0, seats));
  const built = readCells(cells, STATUES_LEFT, seats).map((left) => STATUES - left);
  const { ranks } = match.isSolo
    ? soloRanks(points)
    : personRanks([points, built, readCells(cells, COINS_OF, seats)]);
  into.set(ranks);
}
