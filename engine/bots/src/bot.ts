import type { Game, Rng, Seat } from '@durbar/kernel';

/** What a bot gets besides the game and its view. */
export interface BotContext {
  /** The bot's only source of chance; choosing changes it. Never the generator of the match. */
  readonly rng: Rng;
  /**
   * A clock that never goes back, in milliseconds, such as `performance.now`. Only bots with a budget in time read it;
   * without it everything a bot does follows from the generator.
   */
  readonly now?: () => number;
}

/** A player that knows the contract and what its seat sees, nothing else. */
export interface Bot {
  /** Stable name as records and the command line carry it, e.g. `playout:400`. */
  readonly name: string;
  /**
   * One legal move of `seat`, who must be active in `view`. The view is not changed.
   * @param view what `seat` sees, as `game.view(state, seat)` gives it
   */
  choose<S extends V, V, M>(game: Game<S, V, M>, view: V, seat: Seat, context: BotContext): M;
}

/** A value handed in as a bot is none; the message says what is missing. */
export class BotError extends Error {
  override readonly name = 'BotError';
}

/**
 * Reads a bot from outside, such as the default export of somebody's module.
 * @param source where it comes from, for the message
 * @throws {BotError} saying what it lacks
 */
export function parseBot(value: unknown, source: string): Bot {
  if (isBot(value)) return value;
  throw new BotError(
    `${source} is not a bot: its default export should be an object with 'name', a text, and 'choose(game, view, seat, context)', a function`,
  );
}

function isBot(value: unknown): value is Bot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== '' &&
    'choose' in value &&
    typeof value.choose === 'function'
  );
}
