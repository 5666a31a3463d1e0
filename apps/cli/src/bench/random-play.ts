import type { AnyGame } from '@durbar/games';
import type { MatchRecord, OptionValues } from '@durbar/kernel';
import { at, Playback, randomBelow, seededDeal, seededRng, startMatch } from '@durbar/kernel';
import type { CommandEnvironment } from '../environment.ts';
import { median } from '../statistics.ts';

/** Random play is timed in slices and the median slice counts, because a busy machine disturbs only some of them. */
export const SLICES = 5;

/** Counts of one slice of random play. */
export interface Slice {
  /** Positions with at least two legal moves, all of which were listed. */
  readonly decisions: number;
  readonly moves: number;
  readonly playouts: number;
  readonly ms: number;
}

/** Speed of random play. */
export interface PlayRates {
  readonly decisionsPerSecond: number;
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
}

/** A match for comparing another engine: the same draws and moves have to give the same scores. */
export interface Reference {
  readonly dealt: MatchRecord['dealt'];
  /** Keys of the moves. */
  readonly keys: readonly string[];
  readonly decisions: number;
  readonly scores: readonly number[];
}

/** Number of matches dealt before timing begins: dealing computes hashes and would distort the times. */
const STARTS = 64;

/** The median over the slices, of each rate by itself. */
export function medianRates(slices: readonly Slice[]): PlayRates {
  const rate = (count: (slice: Slice) => number): number =>
    Math.round(median(slices.map((slice) => (count(slice) * 1000) / slice.ms)));
  return {
    decisionsPerSecond: rate(({ decisions }) => decisions),
    movesPerSecond: rate(({ moves }) => moves),
    playoutsPerSecond: rate(({ playouts }) => playouts),
  };
}

/** Plays dealt matches to their ends at random, listing all legal moves of each position. */
export class RandomPlay {
  readonly #environment: CommandEnvironment;
  readonly #game: AnyGame;
  readonly #starts: unknown[];
  readonly #rng = seededRng('bench', 'random play');
  #next = 0;

  constructor(environment: CommandEnvironment, game: AnyGame, seats: number, options: OptionValues) {
    this.#environment = environment;
    this.#game = game;
    const parsed = game.parseOptions(options, seats);
    this.#starts = Array.from({ length: STARTS }, (_, i) =>
      game.setup(parsed, seats, seededDeal(`bench/${i}`)),
    );
  }

  slice(milliseconds: number): Slice {
    const game = this.#game;
    let decisions = 0;
    let moves = 0;
    let playouts = 0;
    let ms = 0;
    const begin = this.#environment.now();
    while (ms < milliseconds) {
      const state = game.clone(this.#starts[this.#next++ % STARTS]);
      for (let active = game.active(state); active.length > 0; active = game.active(state)) {
        const seat = at(active, 0);
        const legal = game.legalMoves(state, seat);
        if (legal.length > 1) decisions++;
        moves++;
        game.apply(state, seat, at(legal, randomBelow(this.#rng, legal.length)));
      }
      playouts++;
      ms = this.#environment.now() - begin;
    }
    return { decisions, moves, playouts, ms };
  }

  /** Nanoseconds to clone a state halfway through a match, and to make a view of it. */
  costs(): { readonly cloneNs: number; readonly viewNs: number } {
    const game = this.#game;
    const state = game.clone(this.#starts[0]);
    for (let i = 0; i < 50; i++) {
      const [seat] = game.active(state);
      if (seat === undefined) break;
      const legal = game.legalMoves(state, seat);
      game.apply(state, seat, at(legal, randomBelow(this.#rng, legal.length)));
    }
    return {
      cloneNs: this.#cost(() => game.clone(state)),
      viewNs: this.#cost(() => game.view(state, 0)),
    };
  }

  #cost(run: () => unknown): number {
    const times = 20_000;
    const one = (): number => {
      const begin = this.#environment.now();
      for (let i = 0; i < times; i++) run();
      return ((this.#environment.now() - begin) * 1e6) / times;
    };
    one();
    return Math.round(median(Array.from({ length: SLICES }, one)));
  }
}

/** Plays a random match for another engine to replay. */
export function makeReference(game: AnyGame, seats: number, seed: string): Reference {
  const bots = Array.from(
    { length: seats },
    (_, i) => ({ kind: 'bot', id: `b${i + 1}`, bot: 'random' }) as const,
  );
  const playback = new Playback(game, startMatch(game, { seats: bots, seed }));
  const rng = seededRng(seed, 'reference');
  const keys: string[] = [];
  let decisions = 0;
  while (!playback.over) {
    const seat = at(game.active(playback.state), 0);
    const legal = game.legalMoves(playback.state, seat);
    if (legal.length > 1) decisions++;
    const move = at(legal, randomBelow(rng, legal.length));
    keys.push(game.key(move));
    playback.add({ seat, move });
  }
  const { dealt, outcome } = playback.record();
  return { dealt, keys, decisions, scores: outcome?.scores ?? [] };
}
