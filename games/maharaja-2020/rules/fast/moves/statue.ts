import type { Cells } from '@durbar/kernel';
import { listSources } from '../../../../kingdom/rules/index.ts';
import {
  BONUSES,
  BOTTOM_BONUS,
  CENTRE_SITE,
  CITY_COUNT,
  SITE_COUNT,
  TOP_BONUS,
} from '../../../data/components.ts';
import { STATUE_ACTIONS } from '../../moves/statue.ts';
import { actionOf, STATUE_AND_SHRINE, STATUE_DISCOUNT } from '../../position.ts';
import { PART_STATUE } from '../../turn-actions.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS } from '../../worship.ts';
import { COINS_OF, PRIESTS, STATUES_LEFT, TAKEN } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { addPoints, occupySite } from '../match.ts';
import { beginStep, takeStep } from '../steps.ts';
import { giveCoins, givePrestige, giveShrines, giveToken } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('statue');

/** The index has the source, the city and the site, three bits each for the last two. */
export function statueIndex(source: number, city: number, site: number): number {
  return (source << 6) | (city << 3) | site;
}
export function statueSource(index: number): number {
  return index >> 6;
}
export function statueCity(index: number): number {
  return (index >> 3) & 7;
}
export function statueSite(index: number): number {
  return index & 7;
}

const sources: number[] = [];
let sourceCount = 0;

export const statue: FastRow = {
  list(match, cells, seat, out, count) {
    if (cells[STATUES_LEFT + seat] === 0) return count;
    sourceCount = listSources(match.turn, PART_STATUE, STATUE_ACTIONS, sources);
    if (sourceCount === 0) return count;
    const priest = cells[PRIESTS + seat]!;
    if (!match.has(cells, seat, 12))
      return priest < CITY_COUNT ? listInCity(match, cells, seat, priest, out, count) : count;
    for (let city = 0; city < CITY_COUNT; city++) count = listInCity(match, cells, seat, city, out, count);
    return count;
  },
  apply(match, cells, seat, index) {
    const source = statueSource(index);
    const city = statueCity(index);
    const site = statueSite(index);
    const price = match.statuePrice(cells, seat, city, actionOf(source));
    beginStep(cells);
    takeStep(match, cells, seat, source, PART_STATUE, true);
    giveCoins(cells, seat, -price);
    cells[STATUES_LEFT + seat] = cells[STATUES_LEFT + seat]! - 1;
    occupySite(cells, seat, city, site);
    addPoints(cells, seat, city, site === CENTRE_SITE ? CENTRE_POINTS : EXTERNAL_POINTS);
    if (site === TOP_BONUS || site === BOTTOM_BONUS) payBonus(match, cells, seat, city, site);
  },
};

function listInCity(
  match: FastMatch,
  cells: Cells,
  seat: number,
  city: number,
  out: Int32Array,
  count: number,
): number {
  const coins = cells[COINS_OF + seat]!;
  const full = match.statuePrice(cells, seat, city, STATUE_AND_SHRINE);
  const taken = cells[TAKEN + city]!;
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i]!;
    const price = actionOf(source) === STATUE_DISCOUNT ? full - 1 : full;
    if (price > coins) continue;
    for (let site = 0; site < SITE_COUNT; site++)
      if (((taken >> site) & 1) === 0) out[count++] = BASE + statueIndex(source, city, site);
  }
  return count;
}

function payBonus(match: FastMatch, cells: Cells, seat: number, city: number, site: number): void {
  const bonus = BONUSES[city]![site === TOP_BONUS ? 0 : 1];
  if (bonus.tokens > 0) giveToken(cells, seat);
  if (bonus.prestige > 0) givePrestige(match, cells, seat, bonus.prestige);
  giveCoins(cells, seat, bonus.coins);
  giveShrines(cells, seat, bonus.shrines);
}
