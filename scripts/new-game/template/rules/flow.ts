import type { Decision, Message, MoveKind, Refusal, Seat } from '@durbar/kernel';
import { refuse } from './clauses.ts';
import { MOVES_1 } from './moves/table.ts';
import { isOver } from './position.ts';
import type { Event, Move, State, View } from './types.ts';

/** The row of a move's kind. */
const rowOf = (move: Move): MoveKind<State, View, Move, Event> => MOVES_1[move.type];

/** The seat that must decide; none when the match is over. */
export function active(position: View): readonly Seat[] {
  return isOver(position) ? [] : [position.seat];
}

/** Kinds of choice: `start` (take a stone or stop), `finish` (only the end of the turn is left). */
export function decision(position: View, seat: Seat): Decision | null {
  if (!mayDecide(position, seat)) return null;
  const kind = position.taken < 0 ? 'start' : 'finish';
  return { kind, prompt: { key: `prompt.${kind}` } };
}

/** Returns why `seat` may not make a move, or null if it may. */
export function refusal(position: View, seat: Seat, move: Move): Refusal | null {
  if (isOver(position)) return refuse('SMP-3.1', 'refusal.over');
  if (seat !== position.seat) return refuse('SMP-1.2', 'refusal.notYourTurn', { turnSeat: position.seat });
  return rowOf(move).refuse(position, seat, move);
}

/** The legal moves, kind by kind. */
export function legalMoves(position: View, seat: Seat): readonly Move[] {
  const out: Move[] = [];
  if (mayDecide(position, seat)) {
    const count = MOVES_1.take.list(position, seat, out, 0);
    MOVES_1.end.list(position, seat, out, count);
  }
  return out;
}

/** Makes a legal move. */
export function apply(state: State, seat: Seat, move: Move, events?: Event[]): void {
  rowOf(move).apply(state, seat, move, events);
}

/** Text of a move: `take-<place>` or `end`. */
export function key(move: Move): string {
  return rowOf(move).key(move);
}

/** A move in words. */
export function describeMove(move: Move, position: View): Message {
  return rowOf(move).describe(move, position);
}

function mayDecide(position: View, seat: Seat): boolean {
  return !isOver(position) && seat === position.seat;
}
