import type { Decision, Refusal } from '@durbar/kernel';
import { applyEnd, refuseEnd } from './moves/end.ts';
import { END, REFRESH } from './moves/interned.ts';
import { applyPlace, canPlace, listPlaceMoves, refusePlace } from './moves/place.ts';
import { applyRefresh, refuseRefresh } from './moves/refresh.ts';
import { applyWorker, listWorkerMoves, refuseWorker } from './moves/worker.ts';
import { refuse } from './refuse.ts';
import type { Event, Move, State, View } from './types.ts';

const NOBODY: readonly number[] = [];
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3]];

/** The seat that must decide, alone; none when the match is over. */
export function active(position: View): readonly number[] {
  return position.over === 0 ? ALONE[position.seat]! : NOBODY;
}

/**
 * Kinds of choice: `start` (place a tile or refresh), `more` (a second tile or end), `finish` (only the end of the
 * turn is left), `worker` (which worker comes onto the new tile).
 */
export function decision(position: View, seat: number): Decision | null {
  if (position.over !== 0 || seat !== position.seat) return null;
  if (position.pending >= 0) return { kind: 'worker', prompt: { key: 'prompt.worker' } };
  if (refuseEnd(position)) {
    return { kind: 'start', prompt: { key: canPlace(position) ? 'prompt.start' : 'prompt.mustRefresh' } };
  }
  if (canPlace(position)) return { kind: 'more', prompt: { key: 'prompt.more' } };
  return { kind: 'finish', prompt: { key: position.refreshed ? 'prompt.refreshed' : 'prompt.finish' } };
}

/** Why `seat` may not make a move, else null. */
export function refusal(position: View, seat: number, move: Move): Refusal | null {
  if (position.over !== 0) return refuse('MHR-5.3', 'refusal.over');
  if (seat !== position.seat) return refuse('MHR-2.1', 'refusal.notYourTurn', { turnSeat: position.seat });
  if (move.type === 'worker') return refuseWorker(position, move);
  if (position.pending >= 0) return refuse('MHR-3.5', 'refusal.workerPending');
  switch (move.type) {
    case 'place':
      return refusePlace(position, move);
    case 'refresh':
      return refuseRefresh(position);
    case 'end':
      return refuseEnd(position);
  }
}

// Filled anew by each call and never shortened, so that it keeps its room.
const found: Move[] = [];

/** The legal moves: workers, or placings by slot, space and turn, then refresh, then end. */
export function legalMoves(position: View, seat: number): readonly Move[] {
  let count = 0;
  if (position.over === 0 && seat === position.seat) {
    if (position.pending >= 0) count = listWorkerMoves(position, found, 0);
    else {
      count = listPlaceMoves(position, found, 0);
      const placeable = count > 0;
      if (!refuseRefresh(position, placeable)) found[count++] = REFRESH;
      if (!refuseEnd(position)) found[count++] = END;
    }
  }
  return found.slice(0, count);
}

/** Makes a legal move of the active seat. */
export function apply(state: State, move: Move, events?: Event[]): void {
  switch (move.type) {
    case 'place':
      return applyPlace(state, move, events);
    case 'worker':
      return applyWorker(state, move, events);
    case 'refresh':
      return applyRefresh(state, events);
    case 'end':
      return applyEnd(state, events);
  }
}
