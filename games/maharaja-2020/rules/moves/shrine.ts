import type { Refusal } from '@durbar/kernel';
import * as z from 'zod/mini';
import { internMoves, mapAt, PLACES, withTokens } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { refuseUse, spendUse } from '../abilities.ts';
import { refuse } from '../clauses.ts';
import { oneOf, whole } from '../parse/fields.ts';
import {
  actionOf,
  cityCanFollow,
  freeVillages,
  has,
  SHRINE_DISCOUNT,
  SOURCE_ABILITY,
  SOURCE_REWARD,
  STATUE_AND_SHRINE,
  shrinePrice,
  TWO_SHRINES,
  usesLeft,
} from '../position.ts';
import { afterReward } from '../rounds.ts';
import {
  beginStep,
  continuesAction,
  listSources,
  owesCityPiece,
  owingSource,
  PART_OWED,
  PART_SHRINE,
  refuseAction,
  takeStep,
} from '../turn-actions.ts';
import type { Event, Move, ShrineMove, State, View } from '../types.ts';
import { refuseCity, refuseVillage } from './places.ts';
import type { MoveRow } from './row.ts';
import { actionName, sourceName } from './sources.ts';
import { travel } from './travel.ts';

/** The actions with a shrine. Sources are these, on the disc or bought by a token, the ability and the reward. */
export const SHRINE_ACTIONS = [SHRINE_DISCOUNT, STATUE_AND_SHRINE, TWO_SHRINES];
const SOURCES = [...withTokens(...SHRINE_ACTIONS), SOURCE_ABILITY, SOURCE_REWARD];
/** Sources of a shrine now; overwritten by each listing. */
const sources: number[] = [];

/** At `source * PLACES + place`. */
const SHRINES = internMoves<ShrineMove>((SOURCE_REWARD + 1) * PLACES, (i) => ({
  type: 'shrine',
  place: i % PLACES,
  by: Math.trunc(i / PLACES),
}));

/** Build a shrine by an action or ability (M20-3, 5.1 to 5.4), or the free one of a reward tile (7.5). */
export const shrine: MoveRow<'shrine'> = {
  schema: z.strictObject({ type: z.literal('shrine'), place: whole(0, PLACES - 1), by: oneOf(SOURCES) }),
  wellFormed: (villages) =>
    SOURCES.flatMap((by) => SHRINES.slice(by * PLACES, by * PLACES + CITY_COUNT + villages)),
  list: (position, seat, out, count) =>
    position.phase === 'shrine'
      ? listEverywhere(position, SOURCE_REWARD, out, count)
      : listInTurn(position, seat, out, count),
  refuse: (position, seat, move) =>
    position.phase === 'shrine' ? refuseReward(position, seat, move) : refuseInTurn(position, seat, move),
  price: (_position, _seat, { by }) => priceFrom(by),
  apply(state, seat, move, events) {
    const { place, by } = move;
    beginStep(state);
    if (by === SOURCE_ABILITY) spendUse(state, seat, 13, events);
    else if (by !== SOURCE_REWARD)
      takeStep(state, by, owesCityPiece(state) ? PART_OWED : PART_SHRINE, place < CITY_COUNT, events);
    build(state, seat, move, events);
    if (by !== SOURCE_REWARD) return;
    state.repeats--;
    afterReward(state, events);
  },
  key: ({ place, by }) => `shrine-${place}-${by}`,
  describe({ place, by }, position) {
    const { cityNames, villageNames } = mapAt(position);
    const values = { action: actionName(by), means: sourceName(by) };
    return place < CITY_COUNT
      ? { key: 'move.shrineCity', values: { city: cityNames[place]!, ...values } }
      : { key: 'move.shrineVillage', values: { village: villageNames[place - CITY_COUNT]!, ...values } };
  },
};

/** Coins of a shrine: one for character 13 (M20-3.5), none for a reward (7.5). */
export function priceFrom(source: number): number {
  if (source === SOURCE_REWARD) return 0;
  return source === SOURCE_ABILITY ? 1 : shrinePrice(actionOf(source));
}

/** Why the free shrine of a reward may not be built there, else null (M20-7.5). Any city and any village with room. */
function refuseReward(position: View, seat: number, { place, by }: ShrineMove): Refusal | null {
  if (by !== SOURCE_REWARD) return refuse('M20-7.5', 'refusal.rewardFirst');
  return place < CITY_COUNT ? null : refuseVillage(position, seat, place - CITY_COUNT);
}

/** Why a shrine may not be built there by that action or ability, else null (M20-3, 5.1 to 5.4). */
function refuseInTurn(position: View, seat: number, { place, by }: ShrineMove): Refusal | null {
  if (by === SOURCE_REWARD) return refuse('M20-7.5', 'refusal.noReward');
  const city = place < CITY_COUNT;
  if (owesCityPiece(position))
    return city ? refuseOwed(position, seat, place, by) : refuse('M20-5.3d', 'refusal.cityOwed');
  if (by === SOURCE_ABILITY) return refuseAbilityShrine(position, seat, place);
  if (position.hand[seat] === 0) return refuse('M20-1.8', 'refusal.noShrine');
  const refused = refuseAction(position, by, PART_SHRINE);
  if (refused) return refused;
  const where = city ? refuseCity(position, seat, place) : refuseVillage(position, seat, place - CITY_COUNT);
  if (where) return where;
  const needed = shrinePrice(actionOf(by));
  const available = position.coins[seat]!;
  if (needed > available) return refuse('M20-3.1', 'refusal.coins', { needed, available });
  const begins = actionOf(by) === TWO_SHRINES && !continuesAction(position, by, PART_SHRINE);
  return begins && !city ? refuseVillageFirst(position, seat, place - CITY_COUNT) : null;
}

/** Why the owed shrine may not stand in that city: the priest is not there, nor may go there with what must be kept. */
function refuseOwed(position: View, seat: number, city: number, source: number): Refusal | null {
  const absent = refuseCity(position, seat, city);
  if (absent?.key === 'refusal.priestElsewhere')
    return travel.refuse(position, seat, { type: 'travel', city, way: 0 }) ?? absent;
  if (absent || source === owingSource(position)) return absent;
  return refuse('M20-5.1', 'refusal.belongsInHand');
}

/** Why two shrines may not begin in a village: no city shrine could follow (M20-5.3d). */
function refuseVillageFirst(position: View, seat: number, village: number): Refusal | null {
  const coins = position.coins[seat]!;
  if (position.hand[seat]! < 2) return refuse('M20-5.3d', 'refusal.cityFirstShrine');
  if (coins < 2) return refuse('M20-5.3d', 'refusal.cityFirstCoins', { needed: 2, available: coins });
  return cityCanFollow(position, seat, coins - 1, village)
    ? null
    : refuse('M20-5.3d', 'refusal.cityFirstReach', { available: coins });
}

/** Character 13: from the general supply for a coin, in any city or a village with room (M20-3.2, 3.5). */
function refuseAbilityShrine(position: View, seat: number, place: number): Refusal | null {
  const use = refuseUse(position, seat, 13);
  if (use) return use;
  if (position.supply[seat] === 0) return refuse('M20-1.8', 'refusal.nothingToTake');
  if (position.coins[seat] === 0) return refuse('M20-3.5', 'refusal.coins', { needed: 1, available: 0 });
  return place < CITY_COUNT ? null : refuseVillage(position, seat, place - CITY_COUNT);
}

function listEverywhere(position: View, source: number, out: Move[], count: number): number {
  for (let city = 0; city < CITY_COUNT; city++) out[count++] = SHRINES[source * PLACES + city]!;
  return listVillages(freeVillages(position, position.seat), source, out, count);
}

function listVillages(villages: number, source: number, out: Move[], count: number): number {
  for (let rest = villages; rest !== 0; rest &= rest - 1)
    out[count++] = SHRINES[source * PLACES + CITY_COUNT + 31 - Math.clz32(rest & -rest)]!;
  return count;
}

function listCities(position: View, source: number, out: Move[], count: number): number {
  const { seat } = position;
  if (has(position, seat, 12)) {
    for (let city = 0; city < CITY_COUNT; city++) out[count++] = SHRINES[source * PLACES + city]!;
    return count;
  }
  const priest = position.priests[seat]!;
  if (priest < CITY_COUNT) out[count++] = SHRINES[source * PLACES + priest]!;
  return count;
}

function listInTurn(position: View, seat: number, out: Move[], count: number): number {
  if (owesCityPiece(position)) return listCities(position, owingSource(position), out, count);
  if (position.hand[seat]! > 0) count = listActionShrines(position, out, count);
  if (position.supply[seat]! > 0 && position.coins[seat]! > 0 && usesLeft(position, seat, 13) > 0)
    count = listEverywhere(position, SOURCE_ABILITY, out, count);
  return count;
}

function listActionShrines(position: View, out: Move[], count: number): number {
  const { seat } = position;
  const sourceCount = listSources(position, PART_SHRINE, SHRINE_ACTIONS, sources);
  if (sourceCount === 0) return count;
  const coins = position.coins[seat]!;
  const villages = freeVillages(position, seat);
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i]!;
    const action = actionOf(source);
    if (shrinePrice(action) > coins) continue;
    const begins = action === TWO_SHRINES && !continuesAction(position, source, PART_SHRINE);
    const allowed = begins ? villagesBeforeCity(position, villages) : villages;
    count = listVillages(allowed, source, out, listCities(position, source, out, count));
  }
  return count;
}

/** Of these villages, those in which two shrines may begin (M20-5.3d). */
function villagesBeforeCity(position: View, villages: number): number {
  const { seat } = position;
  const coins = position.coins[seat]! - 1;
  if (position.hand[seat]! < 2 || coins < 1) return 0;
  // One more shrine never makes a route dearer.
  if (cityCanFollow(position, seat, coins)) return villages;
  let allowed = 0;
  for (let rest = villages; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (cityCanFollow(position, seat, coins, 31 - Math.clz32(bit))) allowed |= bit;
  }
  return allowed;
}

/** Puts the shrine on the board, pays for it, and reports it; character 13 takes it from the general supply. */
function build(state: State, seat: number, { place, by }: ShrineMove, events?: Event[]): void {
  const city = place < CITY_COUNT;
  const fromSupply = by === SOURCE_ABILITY;
  const price = priceFrom(by);
  state.coins[seat] = state.coins[seat]! - price;
  if (fromSupply) state.supply[seat] = state.supply[seat]! - 1;
  else state.hand[seat] = state.hand[seat]! - 1;
  if (city) state.shrines[seat * CITY_COUNT + place] = state.shrines[seat * CITY_COUNT + place]! + 1;
  else state.villages[seat] = state.villages[seat]! | (1 << (place - CITY_COUNT));
  if (!events) return;
  const map = mapAt(state);
  const village = place - CITY_COUNT;
  events.push({
    kind: 'shrine',
    seat,
    city: city ? place : null,
    village: city ? null : village,
    name: city ? map.cityNames[place]! : map.villageNames[village]!,
    price,
    by,
    fromSupply,
  });
}
