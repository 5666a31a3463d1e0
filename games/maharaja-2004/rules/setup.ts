import type { Deal } from '@durbar/kernel';
import { noActions } from '../../kingdom/rules/index.ts';
import {
  CHITS,
  CITY_COUNT,
  FIRST_HOUSES,
  HOUSES,
  INNER_SITE,
  MAX_SEATS,
  SITE_COUNT,
  START_GOLD,
} from '../data/components.ts';
import { AUCTION, allPalaces, countCharacters, NEUTRAL_PALACES, YOGI_VARIANT } from './position.ts';
import type { Options, State } from './types.ts';

const list = (length: number, value: number): number[] => Array.from({ length }, () => value);

/**
 * A new match (M04-1). Draws: `governors`, the cities from the bottom box up; `start`, the seat that picks or opens first.
 * @param players 2 to 5
 */
export function setup(options: Options, players: number, deal: Deal): State {
  const seats = players;
  const { variants } = options;
  const boxes = list(CITY_COUNT, 0);
  for (const [box, city] of deal.order('governors', CITY_COUNT).entries()) boxes[city] = box;
  const start = deal.pick('start', seats);
  return {
    seats,
    map: options.map,
    variants,
    hiddenGold: options.hiddenGold,
    phase: (variants & AUCTION) === 0 ? 'draft' : 'auction',
    round: 0,
    turn: 0,
    seat: start,
    mover: -1,
    acted: 0,
    maharaja: -1,
    start,
    boxes,
    governorAtTop: false,
    bank: (1 << countCharacters(variants)) - 1,
    chits: (variants & YOGI_VARIANT) === 0 ? 0 : CHITS,
    gold: list(seats, START_GOLD),
    hand: list(seats, FIRST_HOUSES),
    quarry: list(seats, HOUSES - FIRST_HOUSES),
    palaces: list(seats, allPalaces(variants)),
    tokens: list(seats, 0),
    cards: list(seats, 0),
    architects: list(seats, CITY_COUNT),
    plans: list(seats, -1),
    villages: list(seats, 0),
    doubles: list(seats, 0),
    houses: list(seats * CITY_COUNT, 0),
    sites: firstSites(seats, variants),
    ...noActions(),
    usedCharacters: 0,
    movingFrom: -1,
    bid: -1,
    bidder: -1,
    passed: 0,
    taker: -1,
    kept: 0,
  };
}

/**
 * Sites of all cities: all free; with the variant of neutral palaces, an outer palace of each unused colour (M04-10.3).
 */
function firstSites(seats: number, variants: number): number[] {
  const sites = list(CITY_COUNT * SITE_COUNT, -1);
  if ((variants & NEUTRAL_PALACES) === 0) return sites;
  for (let city = 0; city < CITY_COUNT; city++)
    for (let colour = seats; colour < MAX_SEATS; colour++)
      sites[city * SITE_COUNT + INNER_SITE + 1 + colour - seats] = colour;
  return sites;
}
