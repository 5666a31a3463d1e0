import type { Game, Seat } from '@durbar/kernel';

/**
 * Says when an iteration has gone far enough: once the searching seat has ended its turn and so many more. All
 * iterations so take stock at the same point, and compare fairly.
 */
export class Horizon<S extends V, V, M> {
  readonly #game: Game<S, V, M>;
  readonly #seat: Seat;
  #turns: number;
  #turn: number;
  #mine = false;
  #ended = 0;

  /** @param rounds further turns of `seat`; infinite: to the end of the match */
  constructor(game: Game<S, V, M>, state: S, seat: Seat, rounds: number) {
    this.#game = game;
    this.#seat = seat;
    this.#turns = rounds + 1;
    this.#turn = game.turn(state);
  }

  /** Moves it on by one more turn of the seat. */
  further(): void {
    this.#turns++;
  }

  /** Whether to stop before the next decision. To be asked before each, with the seats that have it. */
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
