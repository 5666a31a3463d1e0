import {
  advanceFlag,
  bitCount,
  closeGaps,
  findSeatClockwise,
  mapAt,
  nextToPlace,
  startActions,
} from '../../kingdom/rules/index.ts';
import { FIRST_SHRINES, ROUNDS } from '../data/components.ts';
import { drawTiles, returnTiles } from './brahmabot/tiles.ts';
import { LEADER_PRESTIGE, nextMover } from './position.ts';
import { applyReward, dropReward } from './rewards.ts';
import { giveCoins, givePrestige } from './supply.ts';
import type { Event, State } from './types.ts';
import { cityScoring } from './worship.ts';

/** Transitions after a move: to the next seat, phase and round, and to the end (M20-1.6, 1.7, 2, 7, 8). */

/** Lets the next seat clockwise without a character pick; when all have one, first shrines are placed. */
export function afterPick(state: State, events?: Event[]): void {
  state.turn++;
  const next = findSeatClockwise(state.seats, state.seat + 1, (seat) => state.characters[seat] === 0);
  if (next < 0) return afterFound(state, events);
  state.seat = next;
}

/** Lets the next seat place a first shrine: four rounds in the order of characters; then round 1 begins. */
export function afterFound(state: State, events?: Event[]): void {
  if (state.phase === 'found') state.turn++;
  state.phase = 'found';
  const next = nextFounder(state);
  if (next >= 0) state.seat = next;
  else beginRound(state, events);
}

/** The seat that places next: fewest shrines placed, then lowest character; −1 when all people have placed four. */
function nextFounder(state: State): number {
  const placed = state.villages.slice(0, state.people).map(bitCount);
  return nextToPlace(placed, FIRST_SHRINES, state.characters);
}

/** The Maharaja goes to the city of the leftmost flag; then all plan (M20-2.1, 2.2). */
function beginRound(state: State, events?: Event[]): void {
  state.round++;
  state.maharaja = advanceFlag(state.flags);
  state.acted = 0;
  state.abilities.fill(0);
  state.plans.fill(-1);
  state.phase = 'plan';
  state.seat = -1;
  const city = state.maharaja;
  const name = mapAt(state).cityNames[city]!;
  events?.push({ kind: 'round', round: state.round, city, name, space: state.flags[city]! });
  if (state.brahmabot) drawTiles(state.brahmabot, events);
}

/** Begins the turns once all people have sealed a plan. */
export function afterPlan(state: State, events?: Event[]): void {
  for (let seat = 0; seat < state.people; seat++) if (state.plans[seat]! < 0) return;
  nextTurn(state, events);
}

/** Begins the next turn of the round, or its scoring (M20-2.3). */
export function nextTurn(state: State, events?: Event[]): void {
  state.turn++;
  startActions(state, -1);
  state.walked = false;
  state.exchanges = 0;
  const next = nextMover(state);
  state.mover = next;
  state.seat = next;
  if (next < 0) return scoreCity(state, events);
  state.phase = choosePhase(state, next);
  state.acted |= 1 << next;
  const plan = state.plans[next]!;
  startActions(state, plan);
  events?.push({ kind: 'turn', seat: next, plan });
}

/** The phase of a turn: a person's moves, or Brahmabot's steps. */
function choosePhase({ people }: State, seat: number): 'act' | 'brahmabot' {
  return seat < people ? 'act' : 'brahmabot';
}

/** Continues the turn that a pick interrupted (M20-5.3h, 11.8). */
export function resumeTurn(state: State): void {
  state.phase = choosePhase(state, state.mover);
  state.seat = state.mover;
}

/**
 * Scores the Maharaja's city: coins by rank, then 1 prestige for the first rank with that special rule, then rewards
 * (M20-7.1 to 7.4, 10, 11.11).
 */
function scoreCity(state: State, events?: Event[]): void {
  const city = state.maharaja;
  const { ranking, lines } = cityScoring(state, city);
  events?.push({ kind: 'scoring', city, name: mapAt(state).cityNames[city]! });
  for (const seat of inOrder(ranking, state.seats)) {
    const line = lines[seat]!;
    events?.push({ kind: 'worship', ...line });
    giveCoins(state, seat, line.coins, events);
    if (line.prestige > 0) givePrestige(state, seat, line.prestige, 'scoring', events);
  }
  const [leader] = ranking;
  if (leader !== undefined && (state.rules & LEADER_PRESTIGE) !== 0)
    givePrestige(state, leader, 1, 'leader', events);
  state.ranking = ranking.filter((seat) => seat < state.people);
  if (state.brahmabot && state.ranking.length === 0) dropReward(state, 0, events);
  nextReward(state, events);
}

/** Seats with a rank, first to last, then the others. */
function inOrder(ranking: readonly number[], seats: number): number[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !ranking.includes(seat));
  return [...ranking, ...others];
}

function nextReward(state: State, events?: Event[]): void {
  const [next] = state.ranking;
  if (next === undefined) return endRound(state, events);
  state.phase = 'reward';
  state.seat = next;
}

/** Applies the rest of a reward; then the next seat takes one. */
export function afterReward(state: State, events?: Event[]): void {
  if (applyReward(state, events)) return;
  state.turn++;
  nextReward(state, events);
}

/**
 * Ends the round: closes gaps of flags and tiles, returns Maharani tokens of the round before, and ends the match or
 * begins a round (M20-8, 11.12).
 */
function endRound(state: State, events?: Event[]): void {
  if (closeGaps(state.flags)) events?.push({ kind: 'slid', what: 'flags' });
  if (state.rewards.includes(-1)) {
    state.rewards = state.rewards.filter((tile) => tile >= 0);
    events?.push({ kind: 'slid', what: 'rewards' });
  }
  sendTokensHome(state, events);
  if (state.brahmabot) returnTiles(state.brahmabot, events);
  if (state.round < ROUNDS && !state.statues.includes(0)) return beginRound(state, events);
  state.phase = 'over';
  state.seat = -1;
  events?.push({ kind: 'over', ending: state.statues.includes(0) ? 'ending.statues' : 'ending.rounds' });
}

function sendTokensHome(state: State, events?: Event[]): void {
  const m = state.maharani;
  for (let token = 0; token < m.length; token += 3) {
    const seat = m[token]!;
    if (seat < 0 || m[token + 2]! >= state.round) continue;
    events?.push({ kind: 'maharaniHome', seat, character: m[token + 1]! });
    m[token] = -1;
    m[token + 1] = 0;
    m[token + 2] = 0;
  }
}
