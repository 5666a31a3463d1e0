import {
  advanceFlag,
  bitCount,
  findSeatClockwise,
  mapAt,
  nextToPlace,
  startActions,
} from '../../kingdom/rules/index.ts';
import { BOXES, COMPENSATION, FIRST_HOUSES, SECOND_HOUSES } from '../data/components.ts';
import { AUCTION, lastRound, listOrder, nextMover, RENOUNCE_COMPENSATION } from './position.ts';
import { cityScoring, goldByRank, rankingIn } from './standing.ts';
import { giveGold, giveHouses, serve } from './supply.ts';
import type { Ending, Event, State, View } from './types.ts';

// Transitions after a choice: to the next seat, phase or round, or to the end of the match (M04-1, 2, 8, 9, 10.4).

/**
 * After a bid or a pass: the next seat in the auction decides. If that is the highest bidder, it pays and picks
 * (M04-10.4).
 */
export function afterBid(state: State, events?: Event[]): void {
  state.turn++;
  const next = findSeatClockwise(
    state.seats,
    state.seat + 1,
    (seat) => state.cards[seat] === 0 && ((state.passed >> seat) & 1) === 0,
  );
  state.seat = next;
  if (next !== state.bidder) return;
  state.gold[next] = state.gold[next]! - state.bid;
  state.phase = 'draft';
  events?.push({ kind: 'won', seat: next, gold: state.bid });
}

/** After a pick: the next seat without a character picks or opens an auction; then all place first houses (M04-1.3, 10.4). */
export function afterPick(state: State, events?: Event[]): void {
  state.turn++;
  const without = state.cards.filter((cards) => cards === 0).length;
  const auction = (state.variants & AUCTION) !== 0;
  state.bid = -1;
  state.bidder = -1;
  state.passed = 0;
  if (without === 0) return nextFounding(state, events);
  state.seat = findSeatClockwise(
    state.seats,
    auction ? state.start : state.seat,
    (seat) => state.cards[seat] === 0,
  );
  // The last seat picks without an auction.
  state.phase = auction && without > 1 ? 'auction' : 'draft';
}

/** After a first house: the next seat places one. */
export function afterFound(state: State, events?: Event[]): void {
  state.turn++;
  nextFounding(state, events);
}

/**
 * Lets seats place one house each in character order, four times; then all take more from the quarry (M04-1.4, 1.5).
 */
function nextFounding(state: State, events?: Event[]): void {
  const placed = state.villages.map((villages, seat) => bitCount(villages) + bitCount(state.doubles[seat]!));
  const next = nextToPlace(placed, FIRST_HOUSES, listOrder(state));
  state.phase = 'found';
  state.seat = next;
  if (next >= 0) return;
  for (let seat = 0; seat < state.seats; seat++) giveHouses(state, seat, SECOND_HOUSES, events);
  beginRound(state, events);
}

/**
 * Begins a round: the Maharaja goes to the city of the lowest governor, and that governor to the top; then all plan
 * (M04-2.1 to 2.3).
 */
function beginRound(state: State, events?: Event[]): void {
  state.round++;
  const city = advanceFlag(state.boxes);
  noteTopBoxReached(state);
  state.maharaja = city;
  state.acted = 0;
  state.plans.fill(-1);
  state.phase = 'plan';
  state.seat = -1;
  if (!events) return;
  const name = mapAt(state).cityNames[city]!;
  events.push({ kind: 'round', round: state.round, city, name, box: state.boxes[city]! });
}

/** After a sealed plan: turns begin once all seats have sealed theirs. */
export function afterPlan(state: State, events?: Event[]): void {
  if (!state.plans.includes(-1)) nextTurn(state, events);
}

/** Ends the turn. In the variant, the others get gold for each action that it did not use (M04-2.4, 10.7). */
export function endTurn(state: State, events?: Event[]): void {
  events?.push({ kind: 'ended', seat: state.seat });
  const renounced = state.notBegun.filter((action) => action >= 0).length;
  if ((state.variants & RENOUNCE_COMPENSATION) !== 0)
    for (let other = 0; other < state.seats; other++)
      if (other !== state.seat) giveGold(state, other, renounced * COMPENSATION, 'compensation', events);
  nextTurn(state, events);
}

/** Begins the next turn of the round, or its scoring (M04-2.4). */
function nextTurn(state: State, events?: Event[]): void {
  state.turn++;
  const next = nextMover(state);
  state.mover = next;
  state.seat = next;
  state.walked = false;
  state.usedCharacters = 0;
  const plan = next < 0 ? -1 : state.plans[next]!;
  startActions(state, plan);
  if (next < 0) return scoreCity(state, events);
  state.phase = 'act';
  state.acted |= 1 << next;
  events?.push({ kind: 'turn', seat: next, plan });
  serve(state, state.cards[next]!, events);
}

/** Records that a governor reached the topmost box: it counts even after that governor has left it (M04-9). */
export function noteTopBoxReached(state: State): void {
  if (state.boxes.includes(BOXES - 1)) state.governorAtTop = true;
}

/** Pays gold by rank (M04-8); then the match ends or goes on. */
function scoreCity(state: State, events?: Event[]): void {
  const city = state.maharaja;
  const ranking = rankingIn(state, city);
  const lines = events ? cityScoring(state, city).lines : [];
  events?.push({ kind: 'scoring', city, name: mapAt(state).cityNames[city]! });
  const gold = goldByRank(state.seats, ranking.length);
  for (const [rank, seat] of ranking.entries()) {
    events?.push({ kind: 'standing', ...lines[seat]! });
    giveGold(state, seat, gold[rank]!, 'scoring', events);
  }
  for (const line of lines) if (line.rank === 0) events?.push({ kind: 'standing', ...line });
  const ending = findEnding(state);
  if (ending === null) return beginRound(state, events);
  state.phase = 'over';
  state.seat = -1;
  events?.push({ kind: 'over', ending });
}

/**
 * The ending of the match after this round, or null if it continues: the last palace, the topmost box or the number of
 * rounds (M04-9).
 */
export function findEnding(position: View): Ending | null {
  if (position.palaces.includes(0)) return 'ending.palaces';
  if (position.governorAtTop) return 'ending.box';
  return position.round >= lastRound(position.variants) ? 'ending.rounds' : null;
}
