import type { Cells } from '@durbar/kernel';
import { readMask } from '../../../kingdom/rules/fast/index.ts';
import { bitCount, firstOf, secondOf } from '../../../kingdom/rules/index.ts';
import { BOXES, CITY_COUNT, COMPENSATION, FIRST_HOUSES, SECOND_HOUSES } from '../../data/components.ts';
import { AUCTION as AUCTION_VARIANT, RENOUNCE_COMPENSATION } from '../position.ts';
import * as AT from './cells.ts';
import { ACT, AUCTION, DRAFT, FOUND, OVER, PLAN } from './layout.ts';
import type { FastMatch } from './match.ts';
import { payRanks } from './scoring.ts';
import { addPoints, tieNumber } from './standings.ts';
import { giveHouses, serve } from './supply.ts';

// Transitions after a choice, as in `rules/rounds.ts` (M04-1, 2, 8, 9, 10.4).

/** After a bid or a pass: the next seat decides, or the highest bidder pays and picks (M04-10.4). */
export function afterBid({ seats }: FastMatch, cells: Cells): void {
  cells[AT.turn] = cells[AT.turn]! + 1;
  const passed = cells[AT.passed]!;
  let next = cells[AT.seat]!;
  do next = next + 1 === seats ? 0 : next + 1;
  while (cells[AT.cards + next] !== 0 || ((passed >> next) & 1) !== 0);
  cells[AT.seat] = next;
  if (next !== cells[AT.bidder]) return;
  cells[AT.gold + next] = cells[AT.gold + next]! - cells[AT.bid]!;
  cells[AT.phase] = DRAFT;
}

/** After a pick: the next seat without a character picks or opens an auction; then all place first houses (M04-1.3, 10.4). */
export function afterPick(match: FastMatch, cells: Cells): void {
  const { seats } = match;
  const auction = (match.variants & AUCTION_VARIANT) !== 0;
  cells[AT.turn] = cells[AT.turn]! + 1;
  cells[AT.bid] = -1;
  cells[AT.bidder] = -1;
  cells[AT.passed] = 0;
  let without = 0;
  for (let seat = 0; seat < seats; seat++) if (cells[AT.cards + seat] === 0) without++;
  if (without === 0) return nextFounding(match, cells);
  let next = auction ? cells[AT.start]! : cells[AT.seat]!;
  while (cells[AT.cards + next] !== 0) next = next + 1 === seats ? 0 : next + 1;
  cells[AT.seat] = next;
  // The last seat picks without an auction.
  cells[AT.phase] = auction && without > 1 ? AUCTION : DRAFT;
}

/** After a first house: the next seat places one. */
export function afterFound(match: FastMatch, cells: Cells): void {
  cells[AT.turn] = cells[AT.turn]! + 1;
  nextFounding(match, cells);
}

/** Lets seats place one house each in character order, four times; then all take more from the quarry (M04-1.4, 1.5). */
function nextFounding(match: FastMatch, cells: Cells): void {
  const { seats } = match;
  let next = -1;
  let fewest = FIRST_HOUSES;
  for (let seat = 0; seat < seats; seat++) {
    const own =
      bitCount(readMask(cells, AT.villages + 2 * seat)) + bitCount(readMask(cells, AT.doubles + 2 * seat));
    const sooner = next >= 0 && own === fewest && tieNumber(cells, seat) < tieNumber(cells, next);
    if (own >= fewest && !sooner) continue;
    next = seat;
    fewest = own;
  }
  cells[AT.phase] = FOUND;
  cells[AT.seat] = next;
  if (next >= 0) return;
  for (let seat = 0; seat < seats; seat++) giveHouses(cells, seat, SECOND_HOUSES);
  beginRound(match, cells);
}

/** Begins a round: the Maharaja and the lowest governor move; then all plan (M04-2.1 to 2.3). */
function beginRound({ seats }: FastMatch, cells: Cells): void {
  cells[AT.round] = cells[AT.round]! + 1;
  let lowest = 0;
  let highest = cells[AT.boxes]!;
  for (let city = 1; city < CITY_COUNT; city++) {
    const box = cells[AT.boxes + city]!;
    if (box < cells[AT.boxes + lowest]!) lowest = city;
    if (box > highest) highest = box;
  }
  cells[AT.boxes + lowest] = highest + 1;
  noteTopBoxReached(cells);
  const left = cells[AT.maharaja]!;
  cells[AT.maharaja] = lowest;
  cells[AT.acted] = 0;
  for (let seat = 0; seat < seats; seat++) {
    const architect = cells[AT.architects + seat]!;
    if (architect === left) addPoints(cells, left, seat, -1);
    if (architect === lowest) addPoints(cells, lowest, seat, 1);
    cells[AT.plans + seat] = -1;
  }
  cells[AT.phase] = PLAN;
  cells[AT.seat] = -1;
}

/** After a sealed plan: turns begin once all seats have sealed theirs. */
export function afterPlan(match: FastMatch, cells: Cells): void {
  for (let seat = 0; seat < match.seats; seat++) if (cells[AT.plans + seat] === -1) return;
  nextTurn(match, cells);
}

/** Ends the turn; in the variant, the others get gold for each action that it did not use (M04-2.4, 10.7). */
export function endTurn(match: FastMatch, cells: Cells): void {
  if ((match.variants & RENOUNCE_COMPENSATION) !== 0) {
    const renounced = (cells[AT.actions]! >= 0 ? 1 : 0) + (cells[AT.actions + 1]! >= 0 ? 1 : 0);
    for (let other = 0; other < match.seats; other++)
      if (other !== cells[AT.seat])
        cells[AT.gold + other] = cells[AT.gold + other]! + renounced * COMPENSATION;
  }
  nextTurn(match, cells);
}

/** The seat with the lowest character among those that have not begun a turn in this round; −1 if none (M04-2.4). */
function nextMover({ seats }: FastMatch, cells: Cells): number {
  const acted = cells[AT.acted]!;
  let next = -1;
  for (let seat = 0; seat < seats; seat++) {
    if ((acted >> seat) & 1) continue;
    if (next < 0 || tieNumber(cells, seat) < tieNumber(cells, next)) next = seat;
  }
  return next;
}

/** Begins the next turn of the round, or its scoring (M04-2.4). */
function nextTurn(match: FastMatch, cells: Cells): void {
  cells[AT.turn] = cells[AT.turn]! + 1;
  const next = nextMover(match, cells);
  cells[AT.mover] = next;
  cells[AT.seat] = next;
  cells[AT.usedCharacters] = 0;
  startActions(cells, next < 0 ? -1 : cells[AT.plans + next]!);
  if (next < 0) return scoreCity(match, cells);
  cells[AT.phase] = ACT;
  cells[AT.acted] = cells[AT.acted]! | (1 << next);
  serve(cells, cells[AT.cards + next]!);
}

/** Sets the actions at the start of a turn to those of the plan; −1 is none. */
function startActions(cells: Cells, plan: number): void {
  cells[AT.actions] = plan < 0 ? -1 : firstOf(plan);
  cells[AT.actions + 1] = plan < 0 ? -1 : secondOf(plan);
  cells[AT.actions + 2] = -1;
  cells[AT.actions + 3] = 0;
  cells[AT.actions + 4] = -1;
  cells[AT.actions + 5] = 0;
  cells[AT.actions + 6] = 0;
  cells[AT.actions + 7] = 0;
}

/** Records that a governor reached the topmost box: it counts even after that governor has left it (M04-9). */
export function noteTopBoxReached(cells: Cells): void {
  for (let city = 0; city < CITY_COUNT; city++)
    if (cells[AT.boxes + city] === BOXES - 1) cells[AT.governorAtTop] = 1;
}

/** Pays gold by rank (M04-8); then the match ends or goes on. */
function scoreCity(match: FastMatch, cells: Cells): void {
  payRanks(cells, match.seats);
  if (!hasEnded(match, cells)) return beginRound(match, cells);
  cells[AT.phase] = OVER;
  cells[AT.seat] = -1;
}

/** Whether the match ends after this round: the last palace, the topmost box or the number of rounds (M04-9). */
function hasEnded({ seats, lastRound }: FastMatch, cells: Cells): boolean {
  for (let seat = 0; seat < seats; seat++) if (cells[AT.palaces + seat] === 0) return true;
  return cells[AT.governorAtTop] !== 0 || cells[AT.round]! >= lastRound;
}
