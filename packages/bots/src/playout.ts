import type { Game, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';
import { Search } from './search/search.ts';
import type { Budget, SearchSettings } from './search/settings.ts';
import { DEFAULTS } from './search/settings.ts';

/**
 * Determinized Monte-Carlo tree search. With a budget in iterations its choice follows from view and generator; with
 * one in milliseconds it makes at least one iteration and stops at the first one that ends past the budget.
 */
export function playoutBot(name: string, budget: Budget, settings: SearchSettings = DEFAULTS): Bot {
  return {
    name,
    choose<S extends V, V, M>(game: Game<S, V, M>, view: V, seat: Seat, context: BotContext): M {
      const goOn = meter(name, budget, context.now);
      const moves = [...game.legalMoves(view, seat)];
      if (moves.length === 1) return at(moves, 0);
      const search = new Search(game, view, seat, settings, context.rng);
      do search.iterate();
      while (goOn());
      return search.best() ?? at(moves, 0);
    },
  };
}

/** A check that says true as long as the budget allows another iteration; the clock starts now. */
function meter(name: string, budget: Budget, now: BotContext['now']): () => boolean {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => --left > 0;
  }
  if (!now) throw new BotError(`'${name}' has a budget in time and needs a clock, which its context lacks`);
  const end = now() + budget.milliseconds;
  return () => now() < end;
}
