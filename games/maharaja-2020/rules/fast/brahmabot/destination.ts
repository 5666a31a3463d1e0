import type { Cells } from '@durbar/kernel';
import { ARRIVAL_COINS, ARRIVAL_STATUE_PRICE } from '../../../data/brahmabot.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { findPath } from '../../brahmabot/path.ts';
import { actionTile } from '../../brahmabot/tiles.ts';
import { BRAHMABOT, HUMAN } from '../../brahmabot/types.ts';
import { COINS_OF, MAHARAJA, PRIESTS, TILE } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { movePriest } from '../match.ts';
import { giveCoins } from '../supply.ts';
import { buildShrine, buildStatue, canBuildStatue, hasShrineFor, shrinesToHand } from './build.ts';

/** As the contract's `goToDestination`. */
export function goToDestination({ roads }: FastMatch, cells: Cells): void {
  const city = actionTile(cells[TILE]!).destination ?? cells[MAHARAJA]!;
  const from = cells[PRIESTS + BRAHMABOT]!;
  if (from === city) return arrive(cells, city);
  roads.read(cells);
  const { missing, human } = findPath(roads.map, from, city, roads.occupied, roads.villages[HUMAN]!);
  if (missing.length > shrinesToHand(cells)) return;
  for (const village of missing) buildShrine(cells, CITY_COUNT + village);
  movePriest(cells, BRAHMABOT, city);
  giveCoins(cells, HUMAN, human.length);
  if (missing.length === 0) arrive(cells, city);
}

function arrive(cells: Cells, city: number): void {
  if (cells[COINS_OF + BRAHMABOT]! >= ARRIVAL_STATUE_PRICE && canBuildStatue(cells, city))
    return buildStatue(cells, city, ARRIVAL_STATUE_PRICE);
  if (hasShrineFor(cells, city)) buildShrine(cells, city);
  giveCoins(cells, BRAHMABOT, ARRIVAL_COINS);
}
