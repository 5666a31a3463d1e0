import type { Game, GameEvent, Seat } from '@durbar/kernel';

/** A position of the match, by the move that led to it. Taking a move back leaves its point: earlier lines show it. */
export interface Point {
  readonly parent: Point | null;
  /** Who made the move that led here, and the move; −1 and null at the start. */
  readonly seat: Seat;
  readonly move: unknown;
  readonly turn: number;
  /** Why the move can't be taken back: it showed somebody something new, or was one of several sealed ones. */
  readonly barrier: 'revealed' | 'sealed' | null;
  /** Moves since the nearest point before that keeps a copy of its state. */
  readonly distance: number;
  /** A copy of the state here that never changes, or null: it follows from the nearest one before. */
  copy: unknown;
}

/** Longest way from a kept copy inside a turn, in moves. */
const STRIDE = 16;
/** Of the turns that are over, every so many keep their copies; the others follow from those. */
const KEPT_TURNS = 8;

/**
 * The moves that count, as a tree of points of which `head` is the newest, and the state there. Copies are kept at the
 * turns' beginnings, so that neither taking back nor looking back replays the match.
 */
export class Line {
  /** Before the first move. */
  readonly start: Point;
  readonly #game: Game;
  #state: unknown;
  #head: Point;

  /** @param state the state at the start; the line takes it over */
  constructor(game: Game, state: unknown) {
    this.#game = game;
    this.#state = state;
    const copy = game.clone(state);
    const turn = game.turn(state);
    this.start = { parent: null, seat: -1, move: null, turn, barrier: null, distance: 0, copy };
    this.#head = this.start;
  }

  get head(): Point {
    return this.#head;
  }

  /** The state at the head. Only the line changes it. */
  get state(): unknown {
    return this.#state;
  }

  /**
   * Makes a legal move; the new point is the head.
   * @param sealed whether it is one of several sealed choices
   * @returns what happened, unredacted
   */
  play(seat: Seat, move: unknown, sealed: boolean): readonly GameEvent[] {
    const events: GameEvent[] = [];
    this.#game.apply(this.#state, seat, move, events);
    const parent = this.#head;
    const turn = this.#game.turn(this.#state);
    const reveals = events.some((event) => this.#game.reveals(event));
    const barrier = sealed ? 'sealed' : reveals ? 'revealed' : null;
    const keeps = turn !== parent.turn || parent.distance + 1 >= STRIDE;
    const distance = keeps ? 0 : parent.distance + 1;
    const copy = keeps ? this.#game.clone(this.#state) : null;
    this.#head = { parent, seat, move, turn, barrier, distance, copy };
    if (turn !== parent.turn && parent.turn % KEPT_TURNS !== 0) dropCopies(parent);
    return events;
  }

  /** Takes the last move back. There must be one. */
  back(): void {
    const { parent } = this.#head;
    if (!parent) throw new Error('there is no move to take back');
    this.#state = this.stateAt(parent);
    this.#head = parent;
  }

  /** The state at a point, as a copy of the caller's own. */
  stateAt(point: Point): unknown {
    const moves: Point[] = [];
    let from = point;
    while (from.copy === null && from.parent) {
      moves.push(from);
      from = from.parent;
    }
    const state = this.#game.clone(from.copy);
    for (const { seat, move } of moves.toReversed()) this.#game.apply(state, seat, move);
    return state;
  }
}

/** Forgets the copies of the turn that `last` ends; the match's start always stays. */
function dropCopies(last: Point): void {
  for (let point: Point | null = last; point?.parent && point.turn === last.turn; point = point.parent)
    point.copy = null;
}
