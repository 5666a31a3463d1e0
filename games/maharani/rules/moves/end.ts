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

/** End the turn (MHR-2.6, MHR-2.7). */
export const end = {
  schema: z.strictObject({ type: z.literal('end') }),
  wellFormed: [END],
  list: listEnd,
  refuse: refuseEnd,
  apply: applyEnd,
  price: endPrice,
  key: () => 'end',
  describe: () => ({ key: 'move.end' }),
} satisfies MoveRow<'end'>;

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

/** Ends the turn, in the order of MHR-2.7, and begins the next one or ends the match (MHR-5.3). */
function applyEnd(state: State, seat: Seat, _move: EndMove, events?: Event[]): void {
  const gold = endPrice(state);
  if (gold > 0) {
    earn(state, seat, SECOND_TILES, -gold);
    events?.push({ kind: 'price', seat, gold });
  }
  if (state.filled.length > 0) {
    for (const quarter of state.filled) evaluateQuarter(state, quarter, true, events);
    state.filled = [];
  }
  state.placed = 0;
  state.refreshed = false;
  state.turn++;
  if (boardFull(state)) {
    state.over = 1;
    events?.push({ kind: 'over', ending: 'ending.lastQuarter' });
    return;
  }
  refill(state, events);
  if (anythingFits(state)) {
    state.seat = (seat + 1) % state.players;
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
