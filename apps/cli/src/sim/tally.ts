import type { MatchRecord } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Spread } from '../statistics.ts';
import { spreadOf, wilson } from '../statistics.ts';

/** How one bot of the list did, wherever it sat. */
export interface BotResult {
  readonly bot: string;
  readonly games: number;
  /** A win shared by two counts as half a win. */
  readonly wins: number;
  readonly share: number;
  /** 95% Wilson interval of the share. */
  readonly interval: readonly [number, number];
  readonly rank: number;
  readonly score: Spread;
}

/** Gathers what came out of many matches. */
export class Tally {
  readonly #bots: readonly string[];
  readonly #wins: number[];
  readonly #ranks: number[];
  readonly #scores: number[][];
  readonly #lengths: number[] = [];
  readonly #endings = new Map<string, number>();

  constructor(bots: readonly string[]) {
    this.#bots = bots;
    this.#wins = bots.map(() => 0);
    this.#ranks = bots.map(() => 0);
    this.#scores = bots.map(() => []);
  }

  get games(): number {
    return this.#lengths.length;
  }

  /** @param seating number of the bot in each seat */
  add(record: MatchRecord, seating: readonly number[]): void {
    const { outcome, entries } = record;
    if (!outcome) throw new Error('a match of bots ended without an outcome');
    this.#lengths.push(entries.length);
    this.#endings.set(outcome.ending, (this.#endings.get(outcome.ending) ?? 0) + 1);
    // Automata have no bot: a match that one of them wins is won by none.
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    for (const [seat, bot] of seating.entries()) {
      const rank = at(outcome.ranks, seat);
      if (rank === 1) this.#wins[bot] = at(this.#wins, bot) + 1 / winners;
      this.#ranks[bot] = at(this.#ranks, bot) + rank;
      at(this.#scores, bot).push(at(outcome.scores, seat));
    }
  }

  /** By place in the list of bots. */
  results(): BotResult[] {
    const { games } = this;
    return this.#bots.map((bot, i) => {
      const wins = at(this.#wins, i);
      return {
        bot,
        games,
        wins,
        share: wins / games,
        interval: wilson(wins, games),
        rank: at(this.#ranks, i) / games,
        score: spreadOf(at(this.#scores, i)),
      };
    });
  }

  /** Moves a match took. */
  length(): Spread {
    return spreadOf(this.#lengths);
  }

  /** How often each ending came, in order of their names. */
  endings(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#endings].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
