import type { Game, GameEvent } from '../contract.ts';
import type { Seat } from '../seat.ts';

interface Made<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** The moves that may be taken back now: the last `moves` of them, all made by `seat`. */
export interface Undoable {
  readonly seat: Seat;
  readonly moves: number;
}

/**
 * What undo needs to know: a copy of the state as the turn began and the moves since. So taking back costs a turn,
 * however long the match is. A seat takes back its own last moves of the turn; not beyond a move that showed
 * somebody something new, and not once another seat has decided.
 */
export class TurnLog<S extends V, V, M, E extends GameEvent, O> {
  readonly #game: Game<S, V, M, E, O>;
  #number: number;
  #start: S;
  #moves: Made<M>[] = [];
  #open = 0;

  constructor(game: Game<S, V, M, E, O>, state: S) {
    this.#game = game;
    this.#number = game.turn(state);
    this.#start = game.clone(state);
  }

  get undoable(): Undoable | null {
    const last = this.#moves.at(-1);
    return last && this.#open > 0 ? { seat: last.seat, moves: this.#open } : null;
  }

  /** Notes a move that was just made; `state` is the state after it. */
  note(seat: Seat, move: M, events: readonly E[], state: S): void {
    const number = this.#game.turn(state);
    if (number !== this.#number) {
      this.#number = number;
      this.#start = this.#game.clone(state);
      this.#moves = [];
      this.#open = 0;
      return;
    }
    const sameSeat = this.#moves.at(-1)?.seat === seat;
    this.#moves.push({ seat, move });
    if (events.some((event) => this.#game.reveals(event))) this.#open = 0;
    else this.#open = sameSeat ? this.#open + 1 : 1;
  }

  /** The state before the last `count` moves, which are forgotten. At most as many as `undoable` says. */
  takeBack(count: number): S {
    this.#moves.splice(this.#moves.length - count, count);
    this.#open -= count;
    const state = this.#game.clone(this.#start);
    for (const { seat, move } of this.#moves) this.#game.apply(state, seat, move);
    return state;
  }
}
