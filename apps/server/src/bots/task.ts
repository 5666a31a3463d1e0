import { botNamed } from '@durbar/bots';
import type { Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import type { Games } from '../core/context.ts';
import { yieldToMainThread } from './thread-priority.ts';

/** One decision for a bot, as it is sent to a worker: what its seat sees, and nothing else of the match. */
export interface BotTask {
  readonly game: string;
  /** Version of its rules. */
  readonly rules: number;
  readonly bot: string;
  readonly seat: Seat;
  /** JSON. */
  readonly view: string;
  readonly seed: string;
}

/** Runs in a worker. @returns the move as JSON */
export type BotRunner = (task: BotTask) => Promise<string>;

/** A runner for these games, and for the thread that makes it. */
export function botRunner(games: Games): BotRunner {
  yieldToMainThread();
  return async ({ game: id, rules, bot, seat, view, seed }) => {
    const game = await games.load(id, rules);
    const seen = game.parseView(JSON.parse(view));
    const context = { rng: seededRng(seed, 'bot'), now: () => performance.now() };
    return JSON.stringify(botNamed(bot).choose(game, seen, seat, context));
  };
}
