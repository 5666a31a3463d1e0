import type { Seat } from '@durbar/kernel';

/**
 * Decides when an iteration stops: when the searching seat has ended its current turn and a number of further turns. All
 * iterations are valued at the same point and are comparable.
 */
export class Horizon {
  readonly #seat: Seat;
  /** Number of the seat's turns after which the iteration stops. */
  #turnLimit = 0;
  #currentTurn = 0;
  /** Whether the seat has decided, or decides, in the current turn. */
  #isOwnTurn = false;
  #ownTurnsEnded = 0;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /**
   * Begins an iteration in a turn.
   * @param furtherTurns number of turns of the seat after its current one; infinity means to the end of the match
   */
  begin(turn: number, furtherTurns: number): void {
    this.#turnLimit = furtherTurns + 1;
    this.#currentTurn = turn;
    this.#isOwnTurn = false;
    this.#ownTurnsEnded = 0;
  }

  /** Extends the horizon by one turn of the seat. */
  extend(): void {
    this.#turnLimit++;
  }

  /**
   * Follows the match to its next decision and returns whether to stop before it. Call it before each decision.
   * @param active the seats that decide, one bit each
   */
  advance(turn: number, active: number): boolean {
    if (turn !== this.#currentTurn) {
      if (this.#isOwnTurn) this.#ownTurnsEnded++;
      this.#currentTurn = turn;
      this.#isOwnTurn = false;
    }
    if (this.#ownTurnsEnded >= this.#turnLimit) return true;
    this.#isOwnTurn ||= ((active >> this.#seat) & 1) === 1;
    return false;
  }
}
