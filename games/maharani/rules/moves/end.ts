import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { refuse } from '../clauses.ts';
import { evaluateQuarter } from '../evaluation.ts';
import { QUARTERS } from '../geometry.ts';
import { anythingFits, boardFull, earn, isFull, SECOND_TILES } from '../position.ts';
import { refill } from '../rondel.ts';
import type { EndMove, Event, Move, State, View } from '../types.ts';
import type { MoveRow } from './row.ts';

const END: EndMove = Object.freeze<EndMove>({ type: 'end' });

/** What versions of the rules do, in which order, once the second tile is paid (MHR-2.7): refill and evaluation. */
type Closing = (state: State, events?: Event[]) => void;

/** End the turn (MHR-2.6, MHR-2.7). */
function makeEnd(close: Closing): MoveRow<'end'> {
  return {
    schema: z.strictObject({ type: z.literal('end') }),
    wellFormed: [END],
    list: listEnd,
    refuse: refuseEnd,
    apply(state, seat, _move, events) {
      payPrice(state, seat, events);
      close(state, events);
      passTurn(state, seat, events);
    },
    price: endPrice,
    key: () => 'end',
    describe: () => ({ key: 'move.end' }),
  };
}

/** Rules version 1: evaluation comes first, and nothing is drawn any more once it was the last one. */
export const end1 = makeEnd((state, events) => {
  evaluateFilled(state, events);
  if (!boardFull(state)) refill(state, events);
});

export const end = makeEnd((state, events) => {
  refill(state, events);
  evaluateFilled(state, events);
});

function refuseEnd(position: View): Refusal | null {
  return mayEnd(position) ? null : refuse('MHR-2.6', 'refusal.nothingDone');
}

/** Whether the turn may end: a tile was placed, or the markers were refreshed (MHR-2.6). */
export function mayEnd(position: View): boolean {
  return position.placed > 0 || position.refreshed;
}

function listEnd(position: View, _seat: Seat, out: Move[], count: number): number {
  if (mayEnd(position)) out[count++] = END;
  return count;
}

/** The price of the second tile, if there is one. */
function endPrice(position: View): number {
  return position.placed === 2 ? SECOND_TILE_PRICE : 0;
}

function payPrice(state: State, seat: Seat, events?: Event[]): void {
  const gold = endPrice(state);
  if (gold === 0) return;
  earn(state, seat, SECOND_TILES, -gold);
  events?.push({ kind: 'price', seat, gold });
}

/** Evaluates the quarters filled in this turn, in the order they were filled. */
function evaluateFilled(state: State, events?: Event[]): void {
  if (state.filled.length === 0) return;
  for (const quarter of state.filled) evaluateQuarter(state, quarter, true, events);
  state.filled = [];
}

/** Begins the next turn or ends the match (MHR-5.3). */
function passTurn(state: State, seat: Seat, events?: Event[]): void {
  state.placed = 0;
  state.refreshed = false;
  state.turn++;
  if (boardFull(state)) {
    state.over = 1;
    events?.push({ kind: 'over', ending: 'ending.lastQuarter' });
  } else if (anythingFits(state)) {
    state.seat = (seat + 1) % state.players;
    state.emptyRefreshes &= ~(1 << state.seat);
    events?.push({ kind: 'turn', seat: state.seat, turn: state.turn });
  } else endUnfinished(state, events);
}

/** Nothing on the rondel fits: unfinished quarters are evaluated as they are (MHR-5.3). */
function endUnfinished(state: State, events?: Event[]): void {
  for (let quarter = 0; quarter < QUARTERS.length; quarter++)
    if (!isFull(state, quarter)) evaluateQuarter(state, quarter, false, events);
  state.over = 2;
  events?.push({ kind: 'over', ending: 'ending.nothingFits' });
}
