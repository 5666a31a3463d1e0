import type { Cells } from '@durbar/kernel';
import { rankByPoints } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { LEADER_PRESTIGE, WEAK_EXTERNALS } from '../position.ts';
import { coinsFor, prestigeFor } from '../worship.ts';
import { CHARACTERS, MAHARAJA, PRIESTS, RANKING, REWARD_TRACK, SHRINES_IN, SITES } from './layout.ts';
import { addToList } from './lists.ts';
import type { FastMatch } from './match.ts';
import { packedPoints } from './match.ts';
import { emptySpace } from './rewards.ts';
import { giveCoins, givePrestige } from './supply.ts';

/** Number of bits set, for sets of up to eight sites. */
export const SITE_COUNTS: readonly number[] = Array.from({ length: 256 }, (_, mask) =>
  Array.from({ length: 8 }, (_bit, bit) => (mask >> bit) & 1).reduce((sum, bit) => sum + bit, 0),
);

/** Worship points of a seat in a city that is scored now (M20-7.1), see the contract's `worship`. */
export function worshipPoints(match: FastMatch, cells: Cells, seat: number, city: number): number {
  let points = (packedPoints(cells, city) >> (8 * seat)) & 255;
  const at = seat * CITY_COUNT + city;
  if ((match.rules & WEAK_EXTERNALS) !== 0) points -= SITE_COUNTS[cells[SITES + at]! >> 1]!;
  if (cells[PRIESTS + seat] === city && match.has(cells, seat, 5)) points++;
  if (match.has(cells, seat, 7)) points += cells[SHRINES_IN + at]! >> 1;
  if (match.has(cells, seat, 8)) points++;
  return points;
}

/** Scores the Maharaja's city (M20-7.1 to 7.4, 10, 11.11); the ranking that rewards follow is in the cells afterwards. */
export function scoreCity(match: FastMatch, cells: Cells): void {
  const { seats, people } = match;
  const points: number[] = [];
  const ties: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    points.push(worshipPoints(match, cells, seat, cells[MAHARAJA]!));
    ties.push(cells[CHARACTERS + seat]!);
  }
  const ranking = rankByPoints(points, ties);
  for (let seat = 0; seat < seats; seat++) {
    const rank = ranking.indexOf(seat) + 1;
    giveCoins(cells, seat, coinsFor(match, seat, rank, ranking.length));
    const prestige = prestigeFor(match, seat, rank, ranking.length);
    if (prestige > 0) givePrestige(match, cells, seat, prestige);
  }
  const leader = ranking[0] ?? -1;
  if (leader >= 0 && (match.rules & LEADER_PRESTIGE) !== 0) givePrestige(match, cells, leader, 1);
  for (const seat of ranking) if (seat < people) addToList(cells, RANKING, seat);
  if (match.isSolo && cells[RANKING] === 0) emptySpace(cells, REWARD_TRACK + 1);
}
