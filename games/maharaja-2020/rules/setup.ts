import type { Deal } from '@durbar/kernel';
import { noActions } from '../../kingdom/rules/index.ts';
import {
  ACTION_TOKENS,
  CHARACTERS,
  CITY_COUNT,
  EXTRA_CHARACTERS,
  FINAL_SCORINGS,
  FIRST_FLAG_SPACE,
  FIRST_GAME,
  MAHARANI_TOKENS,
  REWARDS,
  SHRINES,
  SHRINES_IN_HAND,
  SITE_COUNT,
  SPECIAL_RULES,
  START_COINS,
  START_PRESTIGE,
  STATUES,
} from '../data/components.ts';
import { setUpBrahmabot } from './brahmabot/setup.ts';
import { HUMAN } from './brahmabot/types.ts';
import type { Options, State } from './types.ts';

const list = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** Number of sets of at least one special rule. */
const RULE_SETS = 2 ** SPECIAL_RULES.length - 1;

/**
 * Sets up a new match (M20-1). It draws at random:
 * - `specialRules`, a set of them, and `finalScoring`, a tile, if the options leave them to a random draw (M20-10)
 * - `characters`: the first ones form the display
 * - `rewards`: the tiles from bottom to top
 * - `flags`: the cities from left to right
 * - `start`: the seat that picks first
 * - in a solo game, what `setUpBrahmabot` draws
 *
 * @param players 2, 3 or 4; 1 for a solo game
 */
export function setup(options: Options, players: number, deal: Deal): State {
  const { solo } = options;
  const seats = solo === null ? players : players + 1;
  const rules = options.rules ?? deal.pick('specialRules', RULE_SETS) + 1;
  const finalScoring = options.finalScoring ?? deal.pick('finalScoring', FINAL_SCORINGS.length - 1) + 1;
  const characters = options.firstGame
    ? FIRST_GAME
    : deal.order('characters', CHARACTERS).map((character) => character + 1);
  const flags = list(CITY_COUNT, 0);
  for (const [i, city] of deal.order('flags', CITY_COUNT).entries()) flags[city] = FIRST_FLAG_SPACE + i;
  const state: State = {
    seats,
    people: players,
    map: options.map,
    rules,
    finalScoring,
    finalScoringMode: options.finalScoringMode,
    openPrestige: options.openPrestige,
    phase: 'draft',
    round: 0,
    turn: 0,
    seat: solo === null ? deal.pick('start', seats) : HUMAN,
    mover: -1,
    acted: 0,
    maharaja: -1,
    flags,
    actionTokens: ACTION_TOKENS,
    display: characters.slice(0, seats + EXTRA_CHARACTERS),
    rewards: deal.order('rewards', REWARDS.length),
    maharani: Array.from({ length: MAHARANI_TOKENS }, () => [-1, 0, 0]).flat(),
    coins: list(seats, START_COINS),
    prestige: list(seats, START_PRESTIGE),
    hand: list(seats, SHRINES_IN_HAND),
    supply: list(seats, SHRINES - SHRINES_IN_HAND),
    statues: list(seats, STATUES),
    tokens: list(seats, 0),
    characters: list(seats, 0),
    priests: list(seats, CITY_COUNT),
    abilities: list(seats, 0),
    plans: list(seats, -1),
    villages: list(seats, 0),
    shrines: list(seats * CITY_COUNT, 0),
    sites: list(CITY_COUNT * SITE_COUNT, -1),
    ...noActions(),
    exchanges: 0,
    ranking: [],
    reward: -1,
    repeats: 0,
    chosen: 0,
    brahmabot: null,
  };
  if (solo !== null) setUpBrahmabot(state, solo, characters, deal);
  return state;
}
