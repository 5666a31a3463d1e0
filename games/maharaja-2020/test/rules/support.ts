import type { OptionValues } from '@durbar/kernel';
import { at, seededDeal } from '@durbar/kernel';
import { createRuleTester, eventsOfKind } from '@durbar/testkit';
import { cityNumber, getMap, mapAt, villageNumber, villagesOn } from '../../../kingdom/rules/index.ts';
import type { SoloLevel } from '../../data/brahmabot.ts';
import { ACTIONS, type ActionName, REWARDS, type RewardName } from '../../data/components.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';

const HINDUSTAN = getMap('hindustan');

/** Number of a city of Hindustan (7 for `start`) and of a village, by id. */
export const city = (id: string): number => (id === 'start' ? 7 : cityNumber(HINDUSTAN, id));
export const village = (id: string): number => villageNumber(HINDUSTAN, id);

/** Number of an action by its name, as a disc action, or as one that a token pays for. */
export function action(name: ActionName): number {
  return ACTIONS.indexOf(name);
}
export function token(name: ActionName): number {
  return 9 + ACTIONS.indexOf(name);
}
function reward(name: RewardName): number {
  return REWARDS.indexOf(name);
}
export const ABILITY = 18;

export const END: Move = { type: 'end' };
export const travel = (to: string, way = 0): Move => ({ type: 'travel', city: city(to), way });
export const statue = (where: string, site: number, by: number): Move => ({
  type: 'statue',
  city: city(where),
  site,
  by,
});
export const cityShrine = (where: string, by: number): Move => ({ type: 'shrine', place: city(where), by });
export const villageShrine = (where: string, by: number): Move => ({
  type: 'shrine',
  place: 7 + village(where),
  by,
});
export const gain = (by: number): Move => ({ type: 'gain', by });
export const change = (character: number): Move => ({ type: 'character', character });
export const flag = (of: string, by: number): Move => ({ type: 'flag', city: city(of), by });
export const ability = (character: number): Move => ({ type: 'ability', character });
export const exchange = (give: 'coins' | 'prestige'): Move => ({ type: 'exchange', give });
export const take = (name: RewardName): Move => ({ type: 'reward', tile: reward(name) });

export const { playMoves, refusal, refusalValues, legalKeys } = createRuleTester(maharaja2020);
export { eventsOfKind };

export interface Plan {
  readonly seats?: number;
  /** Level of a solo game. A solo game has two seats, and the second one is Brahmabot's. */
  readonly solo?: SoloLevel;
  /** The seat in turn. */
  readonly seat?: number;
  readonly round?: number;
  readonly options?: Partial<OptionValues>;
  readonly maharaja?: string;
  /** Actions on the disc of the seat in turn. */
  readonly disc?: readonly [ActionName, ActionName];
  /** Other seats that have not had their turn; none if absent. */
  readonly later?: readonly number[];
  readonly characters?: readonly number[];
  readonly display?: readonly number[];
  readonly coins?: readonly number[];
  readonly prestige?: readonly number[];
  readonly hand?: readonly number[];
  /** Shrines by seat that are missing from the supply, in addition to those on the board. */
  readonly supply?: readonly number[];
  readonly tokens?: readonly number[];
  readonly priests?: readonly string[];
  /** Seats with a shrine in a village, by its id. */
  readonly villages?: Readonly<Record<string, readonly number[]>>;
  /** Shrines of each seat in a city, by its id. */
  readonly shrines?: Readonly<Record<string, readonly number[]>>;
  /** Seat on each site of a city, by its id; −1 or absent if free. */
  readonly sites?: Readonly<Record<string, readonly number[]>>;
  /** Owner, character and round of each Maharani token on a character. */
  readonly maharani?: readonly (readonly [seat: number, character: number, round: number])[];
  /** Spaces of flags by city id. */
  readonly flags?: Readonly<Record<string, number>>;
  /** Reward tiles from the bottom up; the others follow. */
  readonly rewards?: readonly RewardName[];
}

/**
 * A position in the actions phase that follows the plan. By default flags lie as in round 3, and the abilities of
 * characters and display do not matter.
 */
export function build(plan: Plan = {}, more: Partial<State> = {}): State {
  const seats = plan.solo ? 1 : (plan.seats ?? 4);
  const options = maharaja2020.parseOptions({ ...plan.options, solo: plan.solo ?? 'none' }, seats);
  const state = maharaja2020.setup(options, seats, seededDeal('build'));
  state.villages.fill(0);
  beginTurn(state, plan);
  giveOut(state, plan);
  if (plan.rewards) {
    const first = plan.rewards.map(reward);
    state.rewards = [...first, ...REWARDS.keys()].filter((tile, i, all) => all.indexOf(tile) === i);
  }
  for (const [id, space] of Object.entries(plan.flags ?? {})) state.flags[city(id)] = space;
  layOut(state, plan);
  for (const [i, [owner, character, round]] of (plan.maharani ?? []).entries())
    state.maharani.splice(3 * i, 3, owner, character, round);
  state.actionTokens -= state.tokens.reduce((sum, own) => sum + own, 0);
  return Object.assign(state, more);
}

/** Sets the current turn. */
function beginTurn(state: State, { seat = 0, disc = ['coins', 'coins'], later = [], ...plan }: Plan): void {
  const [first, second] = disc.map((name) => ACTIONS.indexOf(name));
  Object.assign(state, {
    phase: 'act',
    round: plan.round ?? 3,
    turn: 40,
    seat,
    mover: seat,
    acted: ((1 << state.seats) - 1) & ~later.reduce((mask, other) => mask | (1 << other), 0),
    maharaja: city(plan.maharaja ?? 'lahore'),
    flags: [11, 5, 6, 7, 8, 9, 10],
    characters: [...(plan.characters ?? [1, 8, 5, 7].slice(0, state.seats))],
    display: [...(plan.display ?? [2, 4, 6])],
    plans: state.plans.map(() => 0),
    notBegun: [first ?? 0, second ?? 0],
  } satisfies Partial<State>);
  state.plans[seat] = Math.min(first ?? 0, second ?? 0) * 9 + Math.max(first ?? 0, second ?? 0);
}

/** Sets the pieces and coins of the seats. */
function giveOut(state: State, plan: Plan): void {
  const list = (given: readonly number[] | undefined, otherwise: number): number[] =>
    state.characters.map((_, i) => given?.[i] ?? otherwise);
  state.coins = list(plan.coins, 15);
  state.prestige = list(plan.prestige, 3);
  state.hand = list(plan.hand, 4);
  state.tokens = list(plan.tokens, 0);
  state.abilities = list(undefined, 0);
  state.priests = state.characters.map((_, i) => city(plan.priests?.[i] ?? 'start'));
}

function layOut(state: State, plan: Plan): void {
  for (const [id, owners] of Object.entries(plan.villages ?? {}))
    for (const owner of owners) state.villages[owner] = at(state.villages, owner) | (1 << village(id));
  for (const [id, counts] of Object.entries(plan.shrines ?? {}))
    for (const [owner, count] of counts.entries()) state.shrines[owner * 7 + city(id)] = count;
  for (const [id, owners] of Object.entries(plan.sites ?? {}))
    for (const [site, owner] of owners.entries()) {
      state.sites[city(id) * 7 + site] = owner;
      if (owner >= 0) state.statues[owner] = at(state.statues, owner) - 1;
    }
  for (let seat = 0; seat < state.seats; seat++) {
    const inVillages = at(state.villages, seat).toString(2).replaceAll('0', '').length;
    const inCities = state.shrines.slice(seat * 7, seat * 7 + 7).reduce((sum, count) => sum + count, 0);
    state.supply[seat] = plan.supply?.[seat] ?? 20 - at(state.hand, seat) - inVillages - inCities;
  }
}

/** Villages of a road, each with a shrine of `seat`. */
export const road = (id: string, seat: number): Record<string, number[]> =>
  Object.fromEntries(villagesOn(HINDUSTAN, id).map((one) => [one, [seat]]));

/** Names of the cities in the order of their flags. */
export function flagOrder(state: State): string[] {
  return state.flags
    .map((space, i) => ({ space, id: at(mapAt(state).cityIds, i) }))
    .toSorted((a, b) => a.space - b.space)
    .map(({ id }) => id);
}
