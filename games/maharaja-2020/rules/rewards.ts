import { REWARDS } from '../data/components.ts';
import { has } from './position.ts';
import { giveCoins, givePrestige, giveShrines } from './supply.ts';
import type { Event, State, View } from './types.ts';

const SHRINE_TILE = REWARDS.indexOf('freeShrine');
const BUY_TILE = REWARDS.indexOf('buyPrestige');
const MAHARANI_TILE = REWARDS.indexOf('maharani');

/**
 * Number of lowest spaces of the reward track from which a tile can be taken: one more than people (M20-7.4, 11.11).
 */
export function rewardReach(position: View): number {
  return position.people + 1;
}

/** Whether a tile lies on one of these spaces. */
export function inReach(position: View, tile: number): boolean {
  const space = position.rewards.indexOf(tile);
  return space >= 0 && space < rewardReach(position);
}

/** The Maharani token in the supply, as an index into `View.maharani`; −1 if both are out. */
function freeMaharani(position: View): number {
  if (position.maharani[0]! < 0) return 0;
  return position.maharani[3]! < 0 ? 3 : -1;
}

/**
 * Moves a tile above the topmost one of the track; in a solo game the tile leaves the game (M20-11.11). Afterwards
 * `applyReward` applies it, twice with character 16 (M20-7.7).
 */
export function takeReward(state: State, tile: number, events?: Event[]): void {
  const { seat, rewards } = state;
  const space = rewards.indexOf(tile);
  if (!state.brahmabot) {
    takeOff(rewards, space);
    rewards.push(tile);
  }
  state.ranking.shift();
  state.reward = tile;
  state.repeats = has(state, seat, 16) ? 2 : 1;
  state.chosen = 0;
  events?.push({ kind: 'reward', seat, tile, space, times: state.repeats });
  if (state.brahmabot) dropReward(state, space, events);
}

/** Empties a space for the rest of the phase; empty spaces at the top are removed. */
function takeOff(rewards: number[], space: number): void {
  rewards[space] = -1;
  while (rewards.at(-1) === -1) rewards.pop();
}

/** Removes the tile on a space from the game (M20-11.11). */
export function dropReward(state: State, space: number, events?: Event[]): void {
  const tile = state.rewards[space]!;
  takeOff(state.rewards, space);
  events?.push({ kind: 'left', what: 'reward', number: tile });
}

/**
 * Applies the chosen tile as often as it still counts, until its seat must make a choice.
 * @returns whether the tile waits for a choice
 */
export function applyReward(state: State, events?: Event[]): boolean {
  for (; state.repeats > 0; state.repeats--) {
    if (asksChoice(state)) return true;
    applyOnce(state, events);
  }
  state.reward = -1;
  state.chosen = 0;
  return false;
}

/** Sets the phase for a tile that needs a choice, if one is possible. @returns whether it is */
function asksChoice(state: State): boolean {
  const { seat } = state;
  if (state.reward === SHRINE_TILE && state.hand[seat]! > 0) state.phase = 'shrine';
  else if (state.reward === BUY_TILE && state.coins[seat]! > 0) state.phase = 'buy';
  else if (state.reward === MAHARANI_TILE && maharaniPossible(state)) state.phase = 'maharani';
  else return false;
  return true;
}

/** Whether a token and a character for it exist; two tokens of one reward go on two characters (M20-7.7). */
function maharaniPossible(position: View): boolean {
  return freeMaharani(position) >= 0 && position.display.some((character) => character !== position.chosen);
}

function applyOnce(state: State, events?: Event[]): void {
  const { seat } = state;
  switch (REWARDS[state.reward]) {
    case 'coins3':
      return giveCoins(state, seat, 3, events);
    case 'shrines3':
      if (state.supply[seat] === 0) break;
      return giveShrines(state, seat, 3, events);
    case 'prestige1coin1':
      givePrestige(state, seat, 1, 'reward', events);
      return giveCoins(state, seat, 1, events);
    case 'othersPay2':
      return othersPay(state, events);
    case 'prestige2':
      return givePrestige(state, seat, 2, 'reward', events);
    default:
      break;
  }
  events?.push({ kind: 'nothing', seat, tile: state.reward });
}

/** Every other seat pays 2 coins to the supply, or all it has if it has fewer. */
function othersPay(state: State, events?: Event[]): void {
  for (let other = 0; other < state.seats; other++)
    if (other !== state.seat) giveCoins(state, other, -Math.min(2, state.coins[other]!), events);
}

/** Puts a Maharani token from the supply on a character (M20-7.6). */
export function putMaharani(state: State, character: number, events?: Event[]): void {
  const token = freeMaharani(state);
  state.maharani[token] = state.seat;
  state.maharani[token + 1] = character;
  state.maharani[token + 2] = state.round;
  state.chosen = character;
  events?.push({ kind: 'maharani', seat: state.seat, character });
}
