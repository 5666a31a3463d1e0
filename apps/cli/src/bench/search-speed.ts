import { botNamed } from '@durbar/bots';
import type { AnyGame } from '@durbar/games';
import type { OptionValues, Seat } from '@durbar/kernel';
import { at, seededDeal, seededRng } from '@durbar/kernel';
import { Failure } from '../environment.ts';
import { yieldToEvents } from '../progress.ts';
import { SLICES } from './random-play.ts';

/** Speed of `playout` with both forms of the rules. */
export interface SearchRates {
  /** Iterations per second of processor time by the contract. */
  readonly contractPerSecond: number;
  /** The same by the game's fast form. */
  readonly fastPerSecond: number;
  /** How many times as fast the fast form is. */
  readonly ratio: number;
}

/** Decisions that are searched, over and over. They are taken from a match of `greedy`, evenly. */
const DECISIONS = 32;

interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
}

/** Decisions of `playout` with the contract and with the fast form in turn, so that a busy machine disturbs both alike. */
export class SearchSpeed {
  readonly #contract: AnyGame;
  readonly #fast: AnyGame;
  readonly #decisions: readonly Decision[];
  readonly #iterations: number;
  #next = 0;

  private constructor(game: AnyGame, decisions: readonly Decision[], iterations: number) {
    this.#contract = { ...game, fast: () => null };
    this.#fast = game;
    [this.#decisions, this.#iterations] = [decisions, iterations];
  }

  /**
   * @param iterations of one decision
   * @returns null if the game has no fast form for such a match
   */
  static prepare(
    game: AnyGame,
    seats: number,
    options: OptionValues,
    iterations: number,
  ): SearchSpeed | null {
    const state = game.setup(game.parseOptions(options, seats), seats, seededDeal('bench/search'));
    return game.fast?.(state) ? new SearchSpeed(game, listDecisions(game, state), iterations) : null;
  }

  /**
   * @param sliceMs processor time of one slice; the first slice is not counted
   * @throws {Failure} if the two forms lead to different moves
   */
  async measure(sliceMs: number): Promise<SearchRates> {
    this.#slice(sliceMs);
    let [contract, fast, decisions] = [0, 0, 0];
    for (let i = 0; i < SLICES; i++) {
      await yieldToEvents();
      const slice = this.#slice(sliceMs);
      contract += slice.contract;
      fast += slice.fast;
      decisions += slice.decisions;
    }
    const perSecond = (ms: number): number => Math.round((decisions * this.#iterations * 1000) / ms);
    return {
      contractPerSecond: perSecond(contract),
      fastPerSecond: perSecond(fast),
      ratio: Number((contract / fast).toFixed(2)),
    };
  }

  /** Milliseconds of processor time with each form. */
  #slice(sliceMs: number): { readonly contract: number; readonly fast: number; readonly decisions: number } {
    let [contract, fast, decisions] = [0, 0, 0];
    while (contract + fast < sliceMs) {
      const number = this.#next++;
      const decision = at(this.#decisions, number % this.#decisions.length);
      const slow = timed(() => this.#decide(this.#contract, decision, number));
      const quick = timed(() => this.#decide(this.#fast, decision, number));
      if (slow.result !== quick.result)
        throw new Failure(`the fast form leads to ${quick.result}, the contract to ${slow.result}`);
      contract += slow.ms;
      fast += quick.ms;
      decisions++;
    }
    return { contract, fast, decisions };
  }

  #decide(game: AnyGame, { view, seat }: Decision, number: number): string {
    const rng = seededRng('bench/search', `${number}`);
    return game.key(botNamed(`playout:${this.#iterations}`).choose(game, view, seat, { rng }));
  }
}

/** Decisions with a choice in a match of `greedy`. Changes the state. */
function listDecisions(game: AnyGame, state: unknown): readonly Decision[] {
  const greedy = botNamed('greedy');
  const rng = seededRng('bench/search', 'greedy');
  const all: Decision[] = [];
  for (let active = game.active(state); active.length > 0; active = game.active(state)) {
    const seat = at(active, 0);
    const view = game.view(state, seat);
    if (game.legalMoves(state, seat).length > 1) all.push({ view, seat });
    game.apply(state, seat, greedy.choose(game, view, seat, { rng }));
  }
  const count = Math.min(DECISIONS, all.length);
  return Array.from({ length: count }, (_, i) => at(all, Math.trunc((i * all.length) / count)));
}

/** Runs something and measures the processor time of this process, in milliseconds. */
function timed<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
