import type { Game, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';
import { Search } from './search/search.ts';
import type { Budget, SearchSettings } from './search/settings.ts';
import { settingsFor } from './search/settings.ts';
import { withSearchRules } from './search/with-search-rules.ts';

/**
 * Makes a bot that uses determinized Monte-Carlo tree search. With a budget in iterations its choice depends only on view and
 * generator; with one in milliseconds it stops after the first iteration that ends past the budget.
 * @param settings default: those with which it plays this game best
 */
export function playoutBot(name: string, budget: Budget, settings?: SearchSettings): Bot {
  return {
    name,
    searches: true,
    choose<S extends V, V, M>(game: Game<S, V, M>, view: V, seat: Seat, context: BotContext): M {
      const spent = meter(name, budget, context.now);
      const moves = [...game.legalMoves(view, seat)];
      if (moves.length === 1) return at(moves, 0);
      return withSearchRules(game, view, seat, (rules) =>
        new Search(rules, seat, settings ?? settingsFor(game), context.rng).run(spent),
      );
    },
  };
}

/** Makes a function that counts one more iteration and returns the spent part of the budget, 0 to 1. The clock starts now. */
function meter(name: string, budget: Budget, now: BotContext['now']): () => number {
  if ('iterations' in budget) {
    let done = 0;
    return () => ++done / budget.iterations;
  }
  if (!now) throw new BotError(`'${name}' has a time budget and needs a clock, which its context lacks`);
  const start = now();
  return () => Math.min(1, (now() - start) / budget.milliseconds);
}
