import * as z from 'zod/mini';
import { PLACES } from '../../../kingdom/rules/index.ts';
import { count, list, turnActionsFields, upTo, villageMask, whole } from '../../../kingdom/rules/parse.ts';
import {
  BOXES,
  CHARACTERS,
  CHITS,
  CITY_COUNT,
  HOUSES,
  MAX_SEATS,
  PALACES,
  ROUNDS,
  SITE_COUNT,
  START_GOLD,
  VARIANTS,
} from '../../data/components.ts';

const PHASES = ['auction', 'draft', 'found', 'plan', 'act', 'drop', 'robbed', 'give', 'over'] as const;

const bySeat = <T extends z.core.$ZodType>(item: T) => upTo(item, MAX_SEATS);
const maybeSeat = whole(-1, MAX_SEATS - 1);
const seats = whole(0, (1 << MAX_SEATS) - 1);
const characters = whole(0, (1 << CHARACTERS.length) - 1);
const houses = whole(0, HOUSES);
const chits = whole(0, CHITS);

/** Shape of a view or state. `parseView` reads the map and checks the lengths of lists by seat. */
export const viewSchema = z.strictObject({
  seats: whole(2, MAX_SEATS),
  map: z.unknown(),
  variants: whole(0, (1 << VARIANTS.length) - 1),
  hiddenGold: z.boolean(),
  phase: z.enum(PHASES),
  round: whole(0, ROUNDS),
  turn: count,
  seat: maybeSeat,
  mover: maybeSeat,
  acted: seats,
  maharaja: whole(-1, CITY_COUNT - 1),
  start: whole(0, MAX_SEATS - 1),
  boxes: list(whole(0, BOXES - 1), CITY_COUNT),
  governorAtTop: z.boolean(),
  bank: characters,
  chits,
  gold: bySeat(count),
  hand: bySeat(houses),
  quarry: bySeat(houses),
  palaces: bySeat(whole(0, PALACES)),
  tokens: bySeat(chits),
  cards: bySeat(characters),
  architects: bySeat(whole(0, CITY_COUNT)),
  plans: bySeat(z.nullable(whole(-1, 80))),
  villages: bySeat(villageMask),
  doubles: bySeat(villageMask),
  houses: upTo(houses, MAX_SEATS * CITY_COUNT),
  sites: list(maybeSeat, CITY_COUNT * SITE_COUNT),
  ...turnActionsFields,
  usedCharacters: characters,
  movingFrom: whole(-1, PLACES - 1),
  bid: whole(-1, START_GOLD),
  bidder: maybeSeat,
  passed: seats,
  taker: maybeSeat,
  kept: whole(0, CHARACTERS.length),
});
