import type { Game, Rng, Seat } from '@durbar/kernel';

/** What a bot gets in addition to the game and its view. */
export interface BotContext {
  /** The bot's only source of randomness; drawing from it changes it. It is never the generator of the match. */
  readonly rng: Rng;
  /**
   * A clock that never goes back, in milliseconds, such as `performance.now`. Only bots with a time budget read it; the
   * choices of all others follow from the generator alone.
   */
  readonly now?: () => number;
}

/** A player that knows only the game contract and what its seat sees. */
export interface Bot {
  /** Stable name used in records and on the command line, e.g. `playout:400`. */
  readonly name: string;
  /** Whether it searches so much that a game should be loaded with its fast form. */
  readonly searches?: true;
  /**
   * Returns one legal move of `seat`, which must be active in `view`. Must not change the view.
   * @param view what `seat` sees: the result of `game.view(state, seat)`
   */
  choose<S extends V, V, M>(game: Game<S, V, M>, view: V, seat: Seat, context: BotContext): M;
}

/** A value is not a bot, or a bot failed in a match; the message says why. */
export class BotError extends Error {
  override readonly name = 'BotError';
}

/**
 * Checks that a value from outside, such as the default export of a module, is a bot.
 * @param source where it comes from, for the message
 * @throws {BotError} if it is not
 */
export function parseBot(value: unknown, source: string): Bot {
  if (isBot(value)) return value;
  throw new BotError(
    `${source} is not a bot: its default export should be an object with 'name', a string, and 'choose(game, view, seat, context)', a function`,
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
