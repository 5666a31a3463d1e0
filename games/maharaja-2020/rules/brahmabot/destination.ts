import { mapAt } from '../../../kingdom/rules/index.ts';
import { ARRIVAL_COINS, ARRIVAL_STATUE_PRICE } from '../../data/brahmabot.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { giveCoins } from '../supply.ts';
import type { Event, State } from '../types.ts';
import { buildShrine, buildStatue, hasShrineFor, shrinesToHand, statueObstacle } from './build.ts';
import type { Path } from './path.ts';
import { findPath } from './path.ts';
import { actionTile } from './tiles.ts';
import { BRAHMABOT, type Brahmabot, HUMAN, type WayToGo } from './types.ts';

/** Moves Brahmabot to the destination of its tile. Brahmabot builds on the way or there (M20-11.5 to 11.7, 11.9). */
export function goToDestination(state: State, bot: Brahmabot, events?: Event[]): void {
  const { destination } = actionTile(bot.tile);
  const city = destination ?? state.maharaja;
  const from = state.priests[BRAHMABOT]!;
  const humans = state.villages[HUMAN]!;
  const path = findPath(mapAt(state), from, city, humans | state.villages[BRAHMABOT]!, humans);
  const shrines = shrinesToHand(state);
  const way = wayToGo(path, from === city, shrines);
  const coins = way === 'stays' ? 0 : path.human.length;
  const name = mapAt(state).cityNames[city]!;
  const { roads, villages, missing } = path;
  const fields = { seat: BRAHMABOT, tile: bot.tile, city, name, atMaharaja: destination === null, way };
  events?.push({ kind: 'destination', ...fields, from, roads, villages, missing, shrines, coins });
  if (way === 'stays') return;
  if (way !== 'there') walk(state, city, path, events);
  if (way !== 'built') arrive(state, city, events);
}

function wayToGo({ missing }: Path, isThere: boolean, shrines: number): WayToGo {
  if (isThere) return 'there';
  if (missing.length === 0) return 'open';
  return missing.length <= shrines ? 'built' : 'stays';
}

/** Builds missing shrines and moves the priest; the supply pays the human for shrines passed. */
function walk(state: State, city: number, { roads, villages, missing, human }: Path, events?: Event[]): void {
  for (const village of missing) buildShrine(state, CITY_COUNT + village, events);
  const from = state.priests[BRAHMABOT]!;
  state.priests[BRAHMABOT] = city;
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'travel', seat: BRAHMABOT, from, city, name, roads, villages, paid: [0, 0] });
  giveCoins(state, HUMAN, human.length, events);
}

/** Builds at a destination that was connected: a statue for 6 coins, else takes a coin and builds a shrine if it has one (M20-11.7, 11.9). */
function arrive(state: State, city: number, events?: Event[]): void {
  const coins = state.coins[BRAHMABOT]!;
  const none = coins < ARRIVAL_STATUE_PRICE ? 'coins' : statueObstacle(state, city);
  const shrine = hasShrineFor(state, city);
  const builds = none === null ? 'statue' : shrine ? 'shrine' : 'coin';
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'arrival', seat: BRAHMABOT, city, name, builds, noStatue: none, coins });
  if (builds === 'statue') return buildStatue(state, city, ARRIVAL_STATUE_PRICE, events);
  if (builds === 'shrine') buildShrine(state, city, events);
  giveCoins(state, BRAHMABOT, ARRIVAL_COINS, events);
}
