import type { Game, Seat } from '@durbar/kernel';

/**
 * Decides when an iteration stops: when the searching seat has ended its current turn and a number of further turns. All
 * iterations are valued at the same point and are comparable.
 */
export class Horizon<S extends V, V, M> {
  readonly #game: Game<S, V, M>;
  readonly #seat: Seat;
  /** Number of the seat's turns after which the iteration stops. */
  #turnLimit: number;
  #currentTurn: number;
  /** Whether the seat has decided, or decides, in the current turn. */
  #isOwnTurn = false;
  #ownTurnsEnded = 0;

  /** @param furtherTurns number of turns of `seat` after its current one; infinity means to the end of the match */
  constructor(game: Game<S, V, M>, state: S, seat: Seat, furtherTurns: number) {
    this.#game = game;
    this.#seat = seat;
    this.#turnLimit = furtherTurns + 1;
    this.#currentTurn = game.turn(state);
  }

  /** Extends the horizon by one turn of the seat. */
  extend(): void {
    this.#turnLimit++;
  }

  /** Follows the match to its next decision and returns whether to stop before it. Call it before each decision. */
  advance(state: S, active: readonly Seat[]): boolean {
    const turn = this.#game.turn(state);
    if (turn !== this.#currentTurn) {
      if (this.#isOwnTurn) this.#ownTurnsEnded++;
      this.#currentTurn = turn;
      this.#isOwnTurn = false;
    }
    if (this.#ownTurnsEnded >= this.#turnLimit) return true;
    this.#isOwnTurn ||= active.includes(this.#seat);
    return false;
  }
}
