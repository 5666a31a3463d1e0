import type { Cells } from '@durbar/kernel';
import { readMask } from '../../../kingdom/rules/fast/index.ts';
import {
  advanceFlag,
  bitCount,
  closeGaps,
  findSeatClockwise,
  firstOf,
  nextInTurn,
  nextToPlace,
  secondOf,
} from '../../../kingdom/rules/index.ts';
import { FIRST_SHRINES, ROUNDS } from '../../data/components.ts';
import { drawTiles, returnTiles } from './brahmabot/tiles.ts';
import { changeFlags } from './flags.ts';
import {
  ABILITIES,
  ACTED,
  CHARACTERS,
  EXCHANGES,
  MAHARAJA,
  MAHARANI,
  MOVER,
  PHASE,
  PLANS_OF,
  RANKING,
  REWARD_TRACK,
  ROUND,
  SEAT,
  STATUES_LEFT,
  TURN,
  TURN_NUMBER,
  VILLAGES,
} from './layout.ts';
import { readCells } from './lists.ts';
import type { FastMatch } from './match.ts';
import { ACT, BRAHMABOT_TURN, FOUND, OVER, PLAN, REWARD_CHOICE } from './phases.ts';
import { applyReward } from './rewards.ts';
import { scoreCity } from './scoring.ts';
import { sendMaharaniHome } from './supply.ts';

/* As in the contract's `rounds.ts`. */

export function afterPick(match: FastMatch, cells: Cells): void {
  cells[TURN_NUMBER] = cells[TURN_NUMBER]! + 1;
  const next = findSeatClockwise(match.seats, cells[SEAT]! + 1, (seat) => cells[CHARACTERS + seat] === 0);
  if (next < 0) afterFound(match, cells);
  else cells[SEAT] = next;
}

export function afterFound(match: FastMatch, cells: Cells): void {
  if (cells[PHASE] === FOUND) cells[TURN_NUMBER] = cells[TURN_NUMBER]! + 1;
  cells[PHASE] = FOUND;
  const { people, seats } = match;
  const placed: number[] = [];
  for (let seat = 0; seat < people; seat++) placed.push(bitCount(readMask(cells, VILLAGES + 2 * seat)));
  const next = nextToPlace(placed, FIRST_SHRINES, readCells(cells, CHARACTERS, seats));
  if (next >= 0) cells[SEAT] = next;
  else beginRound(match, cells);
}

function beginRound(match: FastMatch, cells: Cells): void {
  cells[ROUND] = cells[ROUND]! + 1;
  cells[MAHARAJA] = changeFlags(cells, advanceFlag);
  cells[ACTED] = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    cells[ABILITIES + seat] = 0;
    cells[PLANS_OF + seat] = -1;
  }
  cells[PHASE] = PLAN;
  cells[SEAT] = -1;
  if (match.isSolo) drawTiles(cells);
}

export function afterPlan(match: FastMatch, cells: Cells): void {
  for (let seat = 0; seat < match.people; seat++) if (cells[PLANS_OF + seat]! < 0) return;
  nextTurn(match, cells);
}

export function nextTurn(match: FastMatch, cells: Cells): void {
  cells[TURN_NUMBER] = cells[TURN_NUMBER]! + 1;
  startActions(cells, -1);
  cells[EXCHANGES] = 0;
  const next = nextMover(match, cells);
  cells[MOVER] = next;
  cells[SEAT] = next;
  if (next < 0) return endTurns(match, cells);
  cells[PHASE] = turnPhase(match, next);
  cells[ACTED] = cells[ACTED]! | (1 << next);
  startActions(cells, cells[PLANS_OF + next]!);
}

/** As the contract's `startActions`; nobody has walked either. */
function startActions(cells: Cells, plan: number): void {
  cells[TURN] = plan < 0 ? -1 : firstOf(plan);
  cells[TURN + 1] = plan < 0 ? -1 : secondOf(plan);
  cells[TURN + 2] = -1;
  cells[TURN + 3] = 0;
  cells[TURN + 4] = -1;
  cells[TURN + 5] = 0;
  cells[TURN + 6] = 0;
  cells[TURN + 7] = 0;
}

const numbers: number[] = [];

/** The seat with the lowest character among those without a turn in this round; −1 if there is none (M20-2.3). */
function nextMover({ seats }: FastMatch, cells: Cells): number {
  numbers.length = seats;
  for (let seat = 0; seat < seats; seat++) numbers[seat] = cells[CHARACTERS + seat]!;
  return nextInTurn(cells[ACTED]!, numbers);
}

function turnPhase({ people }: FastMatch, seat: number): number {
  return seat < people ? ACT : BRAHMABOT_TURN;
}

export function resumeTurn(match: FastMatch, cells: Cells): void {
  const mover = cells[MOVER]!;
  cells[PHASE] = turnPhase(match, mover);
  cells[SEAT] = mover;
}

/** Scores the Maharaja's city and goes on to the rewards. */
function endTurns(match: FastMatch, cells: Cells): void {
  scoreCity(match, cells);
  nextReward(match, cells);
}

function nextReward(match: FastMatch, cells: Cells): void {
  if (cells[RANKING] === 0) return endRound(match, cells);
  cells[PHASE] = REWARD_CHOICE;
  cells[SEAT] = cells[RANKING + 1]!;
}

export function afterReward(match: FastMatch, cells: Cells): void {
  if (applyReward(match, cells)) return;
  cells[TURN_NUMBER] = cells[TURN_NUMBER]! + 1;
  nextReward(match, cells);
}

function endRound(match: FastMatch, cells: Cells): void {
  changeFlags(cells, closeGaps);
  closeTrack(cells);
  sendTokensHome(cells);
  if (match.isSolo) returnTiles(cells);
  let last = cells[ROUND]! >= ROUNDS;
  for (let seat = 0; seat < match.seats; seat++) last ||= cells[STATUES_LEFT + seat] === 0;
  if (!last) return beginRound(match, cells);
  cells[PHASE] = OVER;
  cells[SEAT] = -1;
}

/** Removes the empty spaces of the reward track. */
function closeTrack(cells: Cells): void {
  const end = REWARD_TRACK + cells[REWARD_TRACK]!;
  let to = REWARD_TRACK + 1;
  for (let from = to; from <= end; from++) if (cells[from]! >= 0) cells[to++] = cells[from]!;
  cells[REWARD_TRACK] = to - 1 - REWARD_TRACK;
  for (; to <= end; to++) cells[to] = 0;
}

function sendTokensHome(cells: Cells): void {
  for (let token = MAHARANI; token < MAHARANI + 6; token += 3)
    if (cells[token]! >= 0 && cells[token + 2]! < cells[ROUND]!) sendMaharaniHome(cells, token);
}
