import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, fraction, randomBelow, seededDeal, seededRng } from '@durbar/kernel';
import { listConfigurations } from './configurations.ts';
import { FastMatch } from './laws/fast-form.ts';
import { copyLegalMoves } from './laws/legal-keys.ts';
import { drawWeighted } from './priors.ts';
import { type AnyGame, type Configuration } from './settings.ts';

/** Positions of which one is compared thoroughly. */
const THOROUGH_EVERY = 100;

/** Matches by the contract and by the game's fast form at once: every option and number of seats, in turn. */
export class BothForms {
  readonly #game: AnyGame;
  readonly #configurations: readonly Configuration[];

  constructor(game: Game) {
    this.#game = game;
    this.#configurations = listConfigurations(game, {});
  }

  /** Number of matches until each configuration has had its turn. */
  get configurations(): number {
    return this.#configurations.length;
  }

  /**
   * Plays match `number` to its end and compares both forms after each move. Moves are drawn at random in every other turn through the
   * configurations, else by the game's `movePriors`.
   * @returns the number of moves
   * @throws {LawViolation} `fastForm`
   */
  play(number: number, seed: string): number {
    const game = this.#game;
    const { players, options } = at(this.#configurations, number % this.configurations);
    const byPrior = Math.trunc(number / this.configurations) % 2 === 0;
    const rng = seededRng(seed, `both forms ${number}`);
    const state = game.setup(game.parseOptions(options, players), players, seededDeal(`${seed} ${number}`));
    const match = FastMatch.begin(game, state, players);
    if (!match) throw new Error(`${game.meta.id} has no fast form for ${JSON.stringify(options)}`);
    let moves = 0;
    for (;;) {
      match.compare(state, rng, randomBelow(rng, THOROUGH_EVERY) === 0);
      const seat = game.active(state)[0];
      if (seat === undefined) return moves;
      const move = this.#draw(state, seat, byPrior, rng);
      game.apply(state, seat, move);
      match.add(seat, move);
      moves++;
    }
  }

  #draw(state: unknown, seat: Seat, byPrior: boolean, rng: Rng): unknown {
    const moves = copyLegalMoves(this.#game, state, seat);
    const weights = byPrior ? this.#game.heuristics?.movePriors?.(state, seat, moves) : undefined;
    return weights
      ? drawWeighted(moves, [...weights], fraction(rng))
      : at(moves, randomBelow(rng, moves.length));
  }
}
