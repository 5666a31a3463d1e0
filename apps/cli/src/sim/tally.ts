import type { MatchRecord } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { z } from 'zod';
import type { Shortfall } from '../programs/program-bot.ts';
import { measureSpread, Spread, wilson, winOf } from '../statistics.ts';

/** Results of one bot of the list, over all seats it had. */
const BotResult = z.object({
  bot: z.string(),
  games: z.number(),
  /** A win shared by two counts as half a win. */
  wins: z.number(),
  share: z.number(),
  /** 95% Wilson interval of the share. */
  interval: z.tuple([z.number(), z.number()]),
  rank: z.number(),
  score: Spread,
  /** Of a program: decisions that were made for it, and matches that another bot went on with. */
  shortfall: z.object({ late: z.number(), refused: z.number(), out: z.number() }).optional(),
});

/** Results of a simulation. */
export const Summary = z.object({
  games: z.number(),
  /** In the order of the list of bots. */
  bots: z.array(BotResult),
  /** Log entries of a match. */
  moves: Spread,
  /** Number of matches by ending, sorted by its key. */
  endings: z.record(z.string(), z.number()),
});
export type Summary = z.infer<typeof Summary>;

/** Adds up the results of many matches. */
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

  /** @param seating number of the bot in each seat */
  add(record: MatchRecord, seating: readonly number[]): void {
    const { outcome, entries } = record;
    if (!outcome) throw new Error('a match of bots ended without an outcome');
    this.#lengths.push(entries.length);
    this.#endings.set(outcome.ending, (this.#endings.get(outcome.ending) ?? 0) + 1);
    // An automaton is no bot: if it wins, no bot does.
    for (const [seat, bot] of seating.entries()) {
      this.#wins[bot] = at(this.#wins, bot) + winOf(outcome.ranks, seat);
      this.#ranks[bot] = at(this.#ranks, bot) + at(outcome.ranks, seat);
      at(this.#scores, bot).push(at(outcome.scores, seat));
    }
  }

  /** 95% interval of the share of matches that the first bot wins. */
  firstInterval(): readonly [number, number] {
    return wilson(at(this.#wins, 0), this.#lengths.length);
  }

  /** @param shortfalls of each bot; null for one that is no program */
  summary(shortfalls: readonly (Shortfall | null)[]): Summary {
    const games = this.#lengths.length;
    return {
      games,
      bots: this.#bots.map((bot, i) => {
        const wins = at(this.#wins, i);
        return {
          bot,
          games,
          wins,
          share: wins / games,
          interval: wilson(wins, games),
          rank: at(this.#ranks, i) / games,
          score: measureSpread(at(this.#scores, i)),
          ...(shortfalls[i] && { shortfall: shortfalls[i] }),
        };
      }),
      moves: measureSpread(this.#lengths),
      endings: Object.fromEntries([...this.#endings].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}
