import { mapAt } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import { SOURCE_BRAHMABOT } from '../position.ts';
import type { Event, State, View } from '../types.ts';
import { BRAHMABOT } from './types.ts';

/** How Brahmabot builds: without bonuses, and with shrines from cities if its hand is empty (M20-11.8, 11.9). */

/** Order in which Brahmabot uses sites: centre, top bonus, bottom bonus, then the others. */
export const SITE_ORDER: readonly number[] = [0, 1, 4, 2, 3, 5, 6];

/** The site of a city on which Brahmabot would build; −1 if none is free. */
function siteFor(position: View, city: number): number {
  return SITE_ORDER.find((site) => position.sites[city * SITE_COUNT + site]! < 0) ?? -1;
}

/** Returns why Brahmabot cannot build a statue in a city, or null if it can. */
export function statueObstacle(position: View, city: number): 'noStatue' | 'noSite' | null {
  if (position.statues[BRAHMABOT] === 0) return 'noStatue';
  return siteFor(position, city) < 0 ? 'noSite' : null;
}

/** Builds a statue of Brahmabot; `statueObstacle` must have returned null. */
export function buildStatue(state: State, city: number, price: number, events?: Event[]): void {
  const site = siteFor(state, city);
  state.coins[BRAHMABOT] = state.coins[BRAHMABOT]! - price;
  state.statues[BRAHMABOT] = state.statues[BRAHMABOT]! - 1;
  state.sites[city * SITE_COUNT + site] = BRAHMABOT;
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'statue', seat: BRAHMABOT, city, name, site, price, by: SOURCE_BRAHMABOT });
}

/** Number of Brahmabot's shrines in hand and in cities. */
export function shrinesToHand(position: View): number {
  let count = position.hand[BRAHMABOT]!;
  for (let city = 0; city < CITY_COUNT; city++) count += position.shrines[BRAHMABOT * CITY_COUNT + city]!;
  return count;
}

/** The rightmost city on the track other than `target`, that has a shrine of Brahmabot; −1 if there is none (M20-11.9). */
function donorCity(position: View, target: number): number {
  let found = -1;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (city === target || position.shrines[BRAHMABOT * CITY_COUNT + city] === 0) continue;
    if (found < 0 || position.flags[city]! > position.flags[found]!) found = city;
  }
  return found;
}

/** Whether Brahmabot has a shrine for a place: a city, or village `place − CITY_COUNT`. */
export function hasShrineFor(position: View, place: number): boolean {
  return position.hand[BRAHMABOT]! > 0 || donorCity(position, place) >= 0;
}

/** Builds a free shrine of Brahmabot; `hasShrineFor` must hold. */
export function buildShrine(state: State, place: number, events?: Event[]): void {
  const map = mapAt(state);
  if (state.hand[BRAHMABOT]! > 0) state.hand[BRAHMABOT] = state.hand[BRAHMABOT]! - 1;
  else {
    const city = donorCity(state, place);
    const at = BRAHMABOT * CITY_COUNT + city;
    state.shrines[at] = state.shrines[at]! - 1;
    events?.push({ kind: 'relocated', seat: BRAHMABOT, city, name: map.cityNames[city]! });
  }
  const village = place - CITY_COUNT;
  const inCity = village < 0;
  if (inCity) {
    const at = BRAHMABOT * CITY_COUNT + place;
    state.shrines[at] = state.shrines[at]! + 1;
  } else state.villages[BRAHMABOT] = state.villages[BRAHMABOT]! | (1 << village);
  events?.push({
    kind: 'shrine',
    seat: BRAHMABOT,
    city: inCity ? place : null,
    village: inCity ? null : village,
    name: inCity ? map.cityNames[place]! : map.villageNames[village]!,
    price: 0,
    by: SOURCE_BRAHMABOT,
    fromSupply: false,
  });
}
