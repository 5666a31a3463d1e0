import type { Cells } from '@durbar/kernel';
import { readMask, writeMask, writeTurn } from '../../../kingdom/rules/fast/index.ts';
import { CENTRE_SITE, CITY_COUNT, SITE_COUNT } from '../../data/components.ts';
import type { State } from '../types.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS } from '../worship.ts';
import { readBrahmabot, writeBrahmabot } from './brahmabot/cells.ts';
import {
  ABILITIES,
  ACTED,
  ACTION_TOKENS_LEFT,
  CHARACTERS,
  CHOSEN,
  COINS_OF,
  DISPLAY,
  EXCHANGES,
  FLAGS,
  HAND,
  MAHARAJA,
  MAHARANI,
  MOST_IN_DISPLAY,
  MOST_SEATS,
  MOST_SPACES,
  MOVER,
  PHASE,
  PLANS_OF,
  POINTS,
  PRESTIGE_OF,
  PRIESTS,
  RANKING,
  REPEATS,
  REWARD,
  REWARD_TRACK,
  ROUND,
  SEAT,
  SHRINES_IN,
  SITES,
  STATUES_LEFT,
  SUPPLY,
  TAKEN,
  TOKENS,
  TURN,
  TURN_NUMBER,
  VILLAGES,
} from './layout.ts';
import { readCells, readList, writeList } from './lists.ts';
import type { FastMatch } from './match.ts';
import { addPoints, occupySite } from './match.ts';
import { PHASES } from './phases.ts';

/** Numbers of a state that are cells of their own. */
const SINGLE = {
  round: ROUND,
  turn: TURN_NUMBER,
  seat: SEAT,
  mover: MOVER,
  acted: ACTED,
  maharaja: MAHARAJA,
  actionTokens: ACTION_TOKENS_LEFT,
  exchanges: EXCHANGES,
  reward: REWARD,
  repeats: REPEATS,
  chosen: CHOSEN,
} as const satisfies Partial<Record<keyof State, number>>;

/** Lists by seat of numbers that are cells of their own. */
const BY_SEAT = {
  coins: COINS_OF,
  prestige: PRESTIGE_OF,
  hand: HAND,
  supply: SUPPLY,
  statues: STATUES_LEFT,
  tokens: TOKENS,
  characters: CHARACTERS,
  priests: PRIESTS,
  abilities: ABILITIES,
  plans: PLANS_OF,
} as const satisfies Partial<Record<keyof State, number>>;

type Single = keyof typeof SINGLE;
type BySeat = keyof typeof BY_SEAT;

const SINGLE_CELLS = Object.entries(SINGLE) as readonly (readonly [Single, number])[];
const SEAT_CELLS = Object.entries(BY_SEAT) as readonly (readonly [BySeat, number])[];

/** Writes a state of the contract as cells. */
export function writeCells(state: State, cells: Cells): void {
  cells[PHASE] = PHASES.indexOf(state.phase);
  for (const [field, at] of SINGLE_CELLS) cells[at] = state[field];
  for (const [field, at] of SEAT_CELLS)
    for (let seat = 0; seat < MOST_SEATS; seat++) cells[at + seat] = state[field][seat] ?? 0;
  cells.set(state.flags, FLAGS);
  cells.set(state.maharani, MAHARANI);
  writeTurn(state, cells, TURN);
  for (let seat = 0; seat < MOST_SEATS; seat++)
    writeMask(cells, VILLAGES + 2 * seat, state.villages[seat] ?? 0);
  writePieces(state, cells);
  writeList(cells, DISPLAY, MOST_IN_DISPLAY, state.display);
  writeList(cells, REWARD_TRACK, MOST_SPACES, state.rewards);
  writeList(cells, RANKING, MOST_SEATS, state.ranking);
  if (state.brahmabot) writeBrahmabot(state.brahmabot, cells);
}

/** Writes the pieces in cities, and the points that follow from them. */
function writePieces({ seats, shrines, sites, priests }: State, cells: Cells): void {
  cells.fill(0, SHRINES_IN, SHRINES_IN + MOST_SEATS * CITY_COUNT);
  cells.fill(0, SITES, SITES + MOST_SEATS * CITY_COUNT);
  cells.fill(0, TAKEN, TAKEN + CITY_COUNT);
  cells.fill(0, POINTS, POINTS + 2 * CITY_COUNT);
  cells.set(shrines, SHRINES_IN);
  for (const [i, seat] of sites.entries()) {
    if (seat < 0) continue;
    const city = Math.trunc(i / SITE_COUNT);
    const site = i % SITE_COUNT;
    occupySite(cells, seat, city, site);
    addPoints(cells, seat, city, site === CENTRE_SITE ? CENTRE_POINTS : EXTERNAL_POINTS);
  }
  for (let seat = 0; seat < seats; seat++) {
    for (let city = 0; city < CITY_COUNT; city++)
      addPoints(cells, seat, city, shrines[seat * CITY_COUNT + city]!);
    addPoints(cells, seat, priests[seat]!, 1);
  }
}

/** Reads cells as a state of the contract. */
export function readState(match: FastMatch, cells: Cells): State {
  const { seats } = match;
  const one = (field: Single): number => cells[SINGLE[field]]!;
  const each = (field: BySeat): number[] => readCells(cells, BY_SEAT[field], seats);
  match.turn.read(cells, 0, 0);
  const { notBegun, begun, begunParts, tokenBegun, tokenParts, tokenSpent, walked } = match.turn;
  return {
    seats,
    people: match.people,
    map: match.map,
    rules: match.rules,
    finalScoring: match.finalScoring,
    finalScoringMode: match.finalScoringMode,
    openPrestige: match.openPrestige,
    phase: PHASES[cells[PHASE]!]!,
    round: one('round'),
    turn: one('turn'),
    seat: one('seat'),
    mover: one('mover'),
    acted: one('acted'),
    maharaja: one('maharaja'),
    flags: readCells(cells, FLAGS, CITY_COUNT),
    actionTokens: one('actionTokens'),
    display: readList(cells, DISPLAY),
    rewards: readList(cells, REWARD_TRACK),
    maharani: readCells(cells, MAHARANI, 6),
    coins: each('coins'),
    prestige: each('prestige'),
    hand: each('hand'),
    supply: each('supply'),
    statues: each('statues'),
    tokens: each('tokens'),
    characters: each('characters'),
    priests: each('priests'),
    abilities: each('abilities'),
    plans: each('plans'),
    villages: Array.from({ length: seats }, (_, seat) => readMask(cells, VILLAGES + 2 * seat)),
    shrines: readCells(cells, SHRINES_IN, seats * CITY_COUNT),
    sites: readSites(match, cells),
    notBegun: notBegun.slice(),
    begun,
    begunParts,
    tokenBegun,
    tokenParts,
    tokenSpent,
    walked,
    exchanges: one('exchanges'),
    ranking: readList(cells, RANKING),
    reward: one('reward'),
    repeats: one('repeats'),
    chosen: one('chosen'),
    brahmabot: match.isSolo ? readBrahmabot(cells) : null,
  };
}

/** The seat on each site, at `city * 7 + site`; −1 is free. */
function readSites({ seats }: FastMatch, cells: Cells): number[] {
  const sites = Array.from({ length: CITY_COUNT * SITE_COUNT }, () => -1);
  for (let seat = 0; seat < seats; seat++)
    for (let city = 0; city < CITY_COUNT; city++)
      for (let site = 0; site < SITE_COUNT; site++)
        if ((cells[SITES + seat * CITY_COUNT + city]! >> site) & 1) sites[city * SITE_COUNT + site] = seat;
  return sites;
}
