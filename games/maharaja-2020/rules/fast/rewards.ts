import type { Cells } from '@durbar/kernel';
import { REWARDS, type RewardName } from '../../data/components.ts';
import {
  CHOSEN,
  COINS_OF,
  DISPLAY,
  HAND,
  MAHARANI,
  PHASE,
  RANKING,
  REPEATS,
  REWARD,
  REWARD_TRACK,
  ROUND,
  SEAT,
} from './layout.ts';
import { addToList, findInList, takeFirst } from './lists.ts';
import type { FastMatch } from './match.ts';
import { BUY_CHOICE, MAHARANI_CHOICE, SHRINE_CHOICE } from './phases.ts';
import { giveCoins, givePrestige, giveShrines } from './supply.ts';

/* As in the contract's `rewards.ts`. */

const SHRINE_TILE = REWARDS.indexOf('freeShrine');
const BUY_TILE = REWARDS.indexOf('buyPrestige');
const MAHARANI_TILE = REWARDS.indexOf('maharani');

export function takeReward(match: FastMatch, cells: Cells, seat: number, tile: number): void {
  const space = findInList(cells, REWARD_TRACK, tile);
  emptySpace(cells, space);
  if (!match.isSolo) addToList(cells, REWARD_TRACK, tile);
  takeFirst(cells, RANKING);
  cells[REWARD] = tile;
  cells[REPEATS] = match.has(cells, seat, 16) ? 2 : 1;
  cells[CHOSEN] = 0;
}

/** Empties a space of the reward track; empty spaces at the top are removed. @param space its cell */
export function emptySpace(cells: Cells, space: number): void {
  cells[space] = -1;
  let length = cells[REWARD_TRACK]!;
  for (; length > 0 && cells[REWARD_TRACK + length] === -1; length--) cells[REWARD_TRACK + length] = 0;
  cells[REWARD_TRACK] = length;
}

/** Applies the chosen tile. @returns whether it waits for a choice */
export function applyReward(match: FastMatch, cells: Cells): boolean {
  const effect = EFFECTS[cells[REWARD]!];
  for (; cells[REPEATS]! > 0; cells[REPEATS] = cells[REPEATS]! - 1) {
    if (asksChoice(cells)) return true;
    effect?.(match, cells, cells[SEAT]!);
  }
  cells[REWARD] = -1;
  cells[CHOSEN] = 0;
  return false;
}

function asksChoice(cells: Cells): boolean {
  const seat = cells[SEAT]!;
  const tile = cells[REWARD]!;
  if (tile === SHRINE_TILE && cells[HAND + seat]! > 0) cells[PHASE] = SHRINE_CHOICE;
  else if (tile === BUY_TILE && cells[COINS_OF + seat]! > 0) cells[PHASE] = BUY_CHOICE;
  else if (tile === MAHARANI_TILE && maharaniPossible(cells)) cells[PHASE] = MAHARANI_CHOICE;
  else return false;
  return true;
}

/** The cell of the Maharani token in the supply; −1 if both are out. */
function freeMaharani(cells: Cells): number {
  if (cells[MAHARANI]! < 0) return MAHARANI;
  return cells[MAHARANI + 3]! < 0 ? MAHARANI + 3 : -1;
}

function maharaniPossible(cells: Cells): boolean {
  const others = cells[DISPLAY]! - (findInList(cells, DISPLAY, cells[CHOSEN]!) < 0 ? 0 : 1);
  return freeMaharani(cells) >= 0 && others > 0;
}

type Effect = (match: FastMatch, cells: Cells, seat: number) => void;

/** What tiles do that need no choice. */
const EFFECT_OF: Readonly<Partial<Record<RewardName, Effect>>> = {
  coins3: (_match, cells, seat) => giveCoins(cells, seat, 3),
  shrines3: (_match, cells, seat) => giveShrines(cells, seat, 3),
  prestige1coin1(match, cells, seat) {
    givePrestige(match, cells, seat, 1);
    giveCoins(cells, seat, 1);
  },
  othersPay2({ seats }, cells, seat) {
    for (let other = 0; other < seats; other++)
      if (other !== seat) giveCoins(cells, other, -Math.min(2, cells[COINS_OF + other]!));
  },
  prestige2: (match, cells, seat) => givePrestige(match, cells, seat, 2),
};
const EFFECTS: readonly (Effect | undefined)[] = REWARDS.map((name) => EFFECT_OF[name]);

/** As the contract's `putMaharani`. */
export function putMaharani(cells: Cells, seat: number, character: number): void {
  const token = freeMaharani(cells);
  cells[token] = seat;
  cells[token + 1] = character;
  cells[token + 2] = cells[ROUND]!;
  cells[CHOSEN] = character;
}
