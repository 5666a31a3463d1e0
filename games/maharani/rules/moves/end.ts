import type { Refusal } from '@durbar/kernel';
import { evaluateQuarter } from '../evaluation.ts';
import { QUARTERS } from '../geometry.ts';
import { earn, SECOND_TILES } from '../ledger.ts';
import { anythingFits, boardFull, isFull } from '../position.ts';
import { refill } from '../refill.ts';
import { refuse } from '../refuse.ts';
import type { Event, State, View } from '../types.ts';

/** Price of a second tile, in gold (MHR-2.4). */
export const SECOND_TILE_PRICE = 2;

/** Why the turn may not end, else null (MHR-2.6). */
export function refuseEnd(position: View): Refusal | null {
  return position.placed === 0 && !position.refreshed ? refuse('MHR-2.6', 'refusal.nothingDone') : null;
}

/** Ends the turn, in the order of MHR-2.7, and begins the next one or ends the match (MHR-5.3). */
export function applyEnd(state: State, events?: Event[]): void {
  if (state.placed === 2) {
    earn(state, state.seat, SECOND_TILES, -SECOND_TILE_PRICE);
    events?.push({ kind: 'price', seat: state.seat, gold: SECOND_TILE_PRICE });
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
    state.seat = (state.seat + 1) % state.players;
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
