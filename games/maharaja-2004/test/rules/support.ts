import type { OptionValues } from '@durbar/kernel';
import { at, seededDeal } from '@durbar/kernel';
import { createRuleTester, eventsOfKind } from '@durbar/testkit';
import {
  bitCount,
  cityNumber,
  getMap,
  startTurnWith,
  villageNumber,
  villagesOn,
} from '../../../kingdom/rules/index.ts';
import { ACTIONS, type ActionName, HOUSES } from '../../data/components.ts';
import { addHouse } from '../../rules/ground.ts';
import { maharaja2004 } from '../../rules/index.ts';
import { cardBit, countCharacters } from '../../rules/position.ts';
import type { Move, State } from '../../rules/types.ts';

const RAJASTHAN = getMap('rajasthan');

/** Number of a city of Rajasthan (7 for `start`) and of a village, by id. */
export const city = (id: string): number => (id === 'start' ? 7 : cityNumber(RAJASTHAN, id));
export const village = (id: string): number => villageNumber(RAJASTHAN, id);

/** Number of a place, city or village, by its id. */
export function place(id: string): number {
  return RAJASTHAN.cityIds.includes(id) ? city(id) : 7 + village(id);
}

/** Number of an action by its name: as a disc action, or as an action by a chit. */
export const action = (name: ActionName): number => ACTIONS.indexOf(name);
export const chit = (name: ActionName): number => 9 + ACTIONS.indexOf(name);
export const BUILDER_HOUSE = 18;

export const END: Move = { type: 'end' };
export const PASS: Move = { type: 'pass' };
export const bid = (gold: number): Move => ({ type: 'bid', gold });
export const pick = (character: number): Move => ({ type: 'pick', character });
export const travel = (to: string, way = 0): Move => ({ type: 'travel', city: city(to), way });
export const palace = (where: string, site: 'inner' | 'outer', by: number): Move => ({
  type: 'palace',
  city: city(where),
  inner: site === 'inner',
  by,
});
export const house = (where: string, by: number): Move => ({ type: 'house', place: place(where), by });
export const lift = (from: string, by: number): Move => ({ type: 'lift', place: place(from), by });
export const drop = (to: string): Move => ({ type: 'drop', place: place(to) });
export const gain = (by: number): Move => ({ type: 'gain', by });
export const governor = (of: string, by: number): Move => ({ type: 'governor', city: city(of), by });
export const take = (character: number): Move => ({ type: 'character', character });
export const entice = (from: number): Move => ({ type: 'entice', from });
export const give = (character: number): Move => ({ type: 'give', character });

export const { playMoves, refusal, refusalValues, legalKeys } = createRuleTester(maharaja2004);
export { eventsOfKind };

export interface Plan {
  readonly seats?: number;
  /** The seat in turn. */
  readonly seat?: number;
  readonly round?: number;
  readonly options?: Partial<OptionValues>;
  readonly maharaja?: string;
  /** The actions on the disc of the seat in turn. */
  readonly disc?: readonly [ActionName, ActionName];
  /** Other seats that are still to have their turn; none by default. */
  readonly later?: readonly number[];
  /** Characters of each seat. */
  readonly cards?: readonly (readonly number[])[];
  readonly gold?: readonly number[];
  readonly hand?: readonly number[];
  /** Houses left in the quarry; by default the remainder of twenty. */
  readonly quarry?: readonly number[];
  readonly chits?: readonly number[];
  readonly architects?: readonly string[];
  /** Seats with a house in a village, by its id; a seat listed twice has two. */
  readonly villages?: Readonly<Record<string, readonly number[]>>;
  /** Houses of each seat in a city, by its id. */
  readonly houses?: Readonly<Record<string, readonly number[]>>;
  /** Colour on each site of a city, by its id; −1 or absent if free. */
  readonly sites?: Readonly<Record<string, readonly number[]>>;
  /** Boxes of governors by city id. */
  readonly boxes?: Readonly<Record<string, number>>;
}

/**
 * A position in the actions phase that follows the plan. By default governors lie as in round 3, and seats hold
 * characters 1, 3, 2, …, of which only the Trader would matter.
 */
export function build(plan: Plan = {}, more: Partial<State> = {}): State {
  const seats = plan.seats ?? 4;
  const options = maharaja2004.parseOptions(plan.options ?? {}, seats);
  const state = maharaja2004.setup(options, seats, seededDeal('build'));
  beginTurn(state, plan);
  giveOut(state, plan);
  for (const [id, box] of Object.entries(plan.boxes ?? {})) state.boxes[city(id)] = box;
  layOut(state, plan);
  state.chits -= state.tokens.reduce((sum, own) => sum + own, 0);
  return Object.assign(state, more);
}

/** Sets the current turn. */
function beginTurn(state: State, plan: Plan): void {
  const { seat = 0, disc = ['gold', 'gold'], later = [], round = 3, maharaja = 'jodhpur' } = plan;
  state.plans.fill(0);
  startTurnWith(state, seat, disc.map(action));
  const acted = state.plans.map((_, other) => (later.includes(other) ? 0 : 1 << other));
  Object.assign(state, {
    tokenSpent: false,
    round,
    turn: 40,
    acted: acted.reduce((mask, bit) => mask | bit, 0),
    maharaja: city(maharaja),
    boxes: [9, 3, 4, 5, 6, 7, 8],
  } satisfies Partial<State>);
}

const CARDS = [[1], [3], [4], [6], [5]];

/** Sets the possessions of the seats. */
function giveOut(state: State, plan: Plan): void {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const list = (given: readonly number[] | undefined, otherwise: number): number[] =>
    seats.map((i) => given?.[i] ?? otherwise);
  state.gold = list(plan.gold, 15);
  state.hand = list(plan.hand, 4);
  state.tokens = list(plan.chits, 0);
  state.architects = seats.map((i) => city(plan.architects?.[i] ?? 'start'));
  state.cards = seats.map((i) =>
    (plan.cards?.[i] ?? CARDS[i] ?? []).reduce((set, character) => set | cardBit(character), 0),
  );
  const all = (1 << countCharacters(state.variants)) - 1;
  state.bank = state.cards.reduce((left, set) => left & ~set, all);
}

function layOut(state: State, plan: Plan): void {
  for (const [id, owners] of Object.entries(plan.villages ?? {}))
    for (const owner of owners) addHouse(state, owner, 7 + village(id));
  for (const [id, counts] of Object.entries(plan.houses ?? {}))
    for (const [owner, count] of counts.entries()) state.houses[owner * 7 + city(id)] = count;
  for (const [id, colours] of Object.entries(plan.sites ?? {}))
    for (const [site, colour] of colours.entries()) {
      state.sites[city(id) * 7 + site] = colour;
      if (colour >= 0 && colour < state.seats) state.palaces[colour] = at(state.palaces, colour) - 1;
    }
  for (let seat = 0; seat < state.seats; seat++) {
    const inVillages = bitCount(at(state.villages, seat)) + bitCount(at(state.doubles, seat));
    const inCities = state.houses.slice(seat * 7, seat * 7 + 7).reduce((sum, count) => sum + count, 0);
    state.quarry[seat] = plan.quarry?.[seat] ?? HOUSES - at(state.hand, seat) - inVillages - inCities;
  }
}

/** Villages of a road, each with a house of all of these seats. */
export const road = (id: string, ...owners: readonly number[]): Record<string, readonly number[]> =>
  Object.fromEntries(villagesOn(RAJASTHAN, id).map((one) => [one, owners]));

/** A new match; and one played to its first planning by the first legal moves. */
export function begin(options: Partial<OptionValues> = {}, seats = 4, seed = 'begin'): State {
  return maharaja2004.setup(maharaja2004.parseOptions(options, seats), seats, seededDeal(seed));
}
export function planning(options: Partial<OptionValues> = {}, seats = 4, seed = 'begin'): State {
  const state = begin(options, seats, seed);
  while (state.phase !== 'plan') playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0));
  return state;
}
