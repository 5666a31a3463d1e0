import type { Game, Seat } from '@durbar/kernel';

/**
 * Decides when an iteration stops: when the searching seat has ended its current turn and a number of further turns. All
 * iterations are valued at the same point and are comparable.
 */
export class Horizon<S extends V, V, M> {
  readonly #game: Game<S, V, M>;
  readonly #seat: Seat;
  #turns: number;
  #turn: number;
  #mine = false;
  #ended = 0;

  /** @param rounds further turns of `seat`; infinity means to the end of the match */
  constructor(game: Game<S, V, M>, state: S, seat: Seat, rounds: number) {
    this.#game = game;
    this.#seat = seat;
    this.#turns = rounds + 1;
    this.#turn = game.turn(state);
  }

  /** Extends the horizon by one turn of the seat. */
  further(): void {
    this.#turns++;
  }

  /** Whether to stop before the next decision. Call it before each one, with the active seats. */
  reached(state: S, active: readonly Seat[]): boolean {
    const turn = this.#game.turn(state);
    if (turn !== this.#turn) {
      if (this.#mine) this.#ended++;
      this.#turn = turn;
      this.#mine = false;
    }
    if (this.#ended >= this.#turns) return true;
    this.#mine ||= active.includes(this.#seat);
    return false;
  }
}
