import type { Cells } from '@durbar/kernel';
import { CENTRE_SITE, CITY_COUNT } from '../../../data/components.ts';
import { SITE_ORDER } from '../../brahmabot/build.ts';
import { BRAHMABOT } from '../../brahmabot/types.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS } from '../../worship.ts';
import { FLAGS, HAND, SHRINES_IN, STATUES_LEFT, TAKEN } from '../layout.ts';
import { addPoints, occupySite } from '../match.ts';
import { placeShrine } from '../moves/shrine.ts';
import { giveCoins } from '../supply.ts';

/* As in the contract's `brahmabot/build.ts`. */

const OWN_SHRINES = SHRINES_IN + BRAHMABOT * CITY_COUNT;

function siteFor(cells: Cells, city: number): number {
  const taken = cells[TAKEN + city]!;
  return SITE_ORDER.find((site) => ((taken >> site) & 1) === 0) ?? -1;
}

export function canBuildStatue(cells: Cells, city: number): boolean {
  return cells[STATUES_LEFT + BRAHMABOT] !== 0 && siteFor(cells, city) >= 0;
}

export function buildStatue(cells: Cells, city: number, price: number): void {
  const site = siteFor(cells, city);
  giveCoins(cells, BRAHMABOT, -price);
  cells[STATUES_LEFT + BRAHMABOT] = cells[STATUES_LEFT + BRAHMABOT]! - 1;
  occupySite(cells, BRAHMABOT, city, site);
  addPoints(cells, BRAHMABOT, city, site === CENTRE_SITE ? CENTRE_POINTS : EXTERNAL_POINTS);
}

export function shrinesToHand(cells: Cells): number {
  let count = cells[HAND + BRAHMABOT]!;
  for (let city = 0; city < CITY_COUNT; city++) count += cells[OWN_SHRINES + city]!;
  return count;
}

function donorCity(cells: Cells, target: number): number {
  let found = -1;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (city === target || cells[OWN_SHRINES + city] === 0) continue;
    if (found < 0 || cells[FLAGS + city]! > cells[FLAGS + found]!) found = city;
  }
  return found;
}

export function hasShrineFor(cells: Cells, place: number): boolean {
  return cells[HAND + BRAHMABOT]! > 0 || donorCity(cells, place) >= 0;
}

export function buildShrine(cells: Cells, place: number): void {
  if (cells[HAND + BRAHMABOT]! > 0) cells[HAND + BRAHMABOT] = cells[HAND + BRAHMABOT]! - 1;
  else {
    const city = donorCity(cells, place);
    cells[OWN_SHRINES + city] = cells[OWN_SHRINES + city]! - 1;
    addPoints(cells, BRAHMABOT, city, -1);
  }
  placeShrine(cells, BRAHMABOT, place);
}
