import type { Game, GameEvent } from '../contract.ts';
import type { Seat } from '../seat.ts';
import type { MatchReason } from './entry.ts';

/**
 * A position of the match, identified by the move that led to it. Points of moves that were taken back stay reachable.
 */
export interface HistoryPoint<S = unknown, M = unknown> {
  readonly parent: HistoryPoint<S, M> | null;
  /** The seat that made the move that led here; −1 at the start. */
  readonly seat: Seat;
  /** The move that led here; null at the start. */
  readonly move: M | null;
  readonly turn: number;
  /**
   * Why that move cannot be taken back: it revealed something, or was one of several sealed choices. Null if it can.
   */
  readonly barrier: 'revealed' | 'sealed' | null;
  /**
   * Whether another seat has moved from here. Then the move that led here stands, even if the other seat takes its move
   * back.
   */
  followed: boolean;
  /** Moves since the nearest earlier point that keeps a copy of its state. */
  readonly distance: number;
  /** A copy of the state here, which never changes; null if the state is computed from an earlier point. */
  copy: S | null;
}

/** The most moves between two kept copies inside a turn. */
const STRIDE = 16;
/** Every `KEPT_TURNS`-th finished turn keeps its copies; the others are computed from those. */
const KEPT_TURNS = 8;

/**
 * The moves of a match as a tree of points; `head` is the newest, and `state` is the state there. Each turn keeps a copy
 * of the state at its beginning, so neither undo nor looking back replays the match.
 */
export class History<S extends V, V, M, E extends GameEvent, O> {
  /** The point before the first move. */
  readonly start: HistoryPoint<S, M>;
  readonly #game: Game<S, V, M, E, O>;
  #state: S;
  #head: HistoryPoint<S, M>;

  /** @param state the state at the start; the history owns it from now on */
  constructor(game: Game<S, V, M, E, O>, state: S) {
    this.#game = game;
    this.#state = state;
    const copy = game.clone(state);
    const turn = game.turn(state);
    this.start = {
      parent: null,
      seat: -1,
      move: null,
      turn,
      barrier: null,
      followed: false,
      distance: 0,
      copy,
    };
    this.#head = this.start;
  }

  get head(): HistoryPoint<S, M> {
    return this.#head;
  }

  /** The state at the head; read only. After an undo this is another object. */
  get state(): S {
    return this.#state;
  }

  /**
   * Makes a legal move; the new point becomes the head.
   * @param sealed whether it is one of several sealed choices
   * @returns the events, unredacted
   */
  play(seat: Seat, move: M, sealed: boolean): E[] {
    const events: E[] = [];
    this.#game.apply(this.#state, seat, move, events);
    const parent = this.#head;
    if (parent.seat !== seat) parent.followed = true;
    const turn = this.#game.turn(this.#state);
    // The end of a turn stops undo anyway, so `reveals` matters only inside a turn.
    const reveals = turn === parent.turn && events.some((event) => this.#game.reveals(event));
    const barrier = sealed ? 'sealed' : reveals ? 'revealed' : null;
    const keeps = turn !== parent.turn || parent.distance + 1 >= STRIDE;
    const distance = keeps ? 0 : parent.distance + 1;
    const copy = keeps ? this.#game.clone(this.#state) : null;
    this.#head = { parent, seat, move, turn, barrier, followed: false, distance, copy };
    if (turn !== parent.turn && parent.turn % KEPT_TURNS !== 0) dropCopies(parent);
    return events;
  }

  /** Takes back the last `moves` moves. Does not check that this many exist. */
  back(moves: number): void {
    let point = this.#head;
    for (let i = 0; i < moves; i++) {
      if (!point.parent) throw new Error('there is no move to take back');
      point = point.parent;
    }
    this.#state = this.stateAt(point);
    this.#head = point;
  }

  /** The state at a point, as a copy that the caller owns. */
  stateAt(point: HistoryPoint<S, M>): S {
    const moves: HistoryPoint<S, M>[] = [];
    let from = point;
    while (from.copy === null && from.parent) {
      moves.push(from);
      from = from.parent;
    }
    // The loop ends at the start at the latest, which always has a copy, and every later point has a move.
    const state = this.#game.clone(from.copy as S);
    for (const { seat, move } of moves.toReversed()) this.#game.apply(state, seat, move as M);
    return state;
  }
}

/** Drops the copies of the turn that `last` ends, except the copy at the start of the match. */
function dropCopies(last: HistoryPoint): void {
  for (let point: HistoryPoint | null = last; point?.parent && point.turn === last.turn; point = point.parent)
    point.copy = null;
}

/**
 * Returns why `seat` cannot take back the last `moves` moves before `head`, or null if it can. They must be its own
 * moves of this turn, with no reveal, no sealed choice and no decision of another seat among or after them.
 */
export function undoBarrier(head: HistoryPoint, seat: Seat, moves: number): MatchReason | null {
  if (!Number.isInteger(moves) || moves < 1) return 'undo.nothing';
  let point = head;
  for (let i = 0; i < moves; i++) {
    const { parent, barrier } = point;
    if (!parent || parent.turn !== point.turn) return 'undo.nothing';
    if (barrier) return barrier === 'sealed' ? 'undo.sealed' : 'undo.revealed';
    if (point.seat !== seat || point.followed) return 'undo.others';
    point = parent;
  }
  return null;
}

/** The number of moves that the seat that moved last could take back one by one. */
export function movesBackFrom(head: HistoryPoint): number {
  let moves = 0;
  for (
    let point: HistoryPoint | null = head;
    point && !undoBarrier(point, head.seat, 1);
    point = point.parent
  )
    moves++;
  return moves;
}
