import type { Game, GameEvent, MatchRecord, Seat } from '@durbar/kernel';
import { at, EntryError, Playback, seededRng, startMatch } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';

/** A match to be played by bots alone. */
export interface BotMatch<S, V, M, E extends GameEvent, O> {
  readonly game: Game<S, V, M, E, O>;
  /** As from outside; left out: the defaults. */
  readonly options?: unknown;
  /** One for each person's seat; automata play themselves. */
  readonly bots: readonly Bot[];
  /** The deal and the chance of each bot follow from it, each apart from the others. */
  readonly seed: string;
  /** For bots with a budget in time. */
  readonly now?: NonNullable<BotContext['now']>;
}

/**
 * Plays a match to its end. Same match, same record, unless a bot has a budget in time.
 * @throws {OptionError} if the options or the number of bots are none of the game's
 * @throws {BotError} if a bot fails or makes a move that is not allowed
 */
export function playMatch<S extends V, V, M, E extends GameEvent, O>(
  match: BotMatch<S, V, M, E, O>,
): MatchRecord {
  const { game, bots, seed, options } = match;
  const seats = bots.map((bot, seat) => ({ kind: 'bot', id: `b${seat + 1}`, bot: bot.name }) as const);
  const playback = new Playback(game, startMatch(game, { options, seats, seed }));
  const clock = match.now ? { now: match.now } : {};
  const contexts = bots.map((_, seat) => ({ rng: seededRng(seed, `bot ${seat}`), ...clock }));
  // A copy that can't be changed: whoever could replace a rule would win by it.
  const rules = Object.freeze({ ...game, ...(game.hints && { hints: Object.freeze({ ...game.hints }) }) });
  const choose = (seat: Seat): M => {
    const bot = bots[seat];
    if (!bot) return at(game.legalMoves(playback.state, seat), 0);
    const view = game.view(playback.state, seat);
    return blaming(bot, seat, () => atOnce(bot.choose(rules, view, seat, at(contexts, seat))));
  };
  while (!playback.over) {
    const active = [...game.active(playback.state)];
    if (active.length === 0) throw new Error(`nobody is to move, yet ${game.meta.id} is not over`);
    const moves = active.map(choose);
    for (const [i, seat] of active.entries())
      blaming(bots[seat], seat, () => playback.add({ seat, move: at(moves, i) }));
  }
  return playback.record();
}

/** A bot's answer, which must be there when it is asked. @throws {Error} if it is promised for later */
function atOnce<M>(answer: M): M {
  if (!(answer instanceof Promise)) return answer;
  // What comes of it is nobody's business any more.
  answer.catch(() => undefined);
  throw new Error("its 'choose' gave a promise; it should give the move itself");
}

/** Runs something a bot is to answer for. @throws {BotError} naming bot and seat */
function blaming<T>(bot: Bot | undefined, seat: Seat, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!bot) throw error;
    const what = error instanceof EntryError ? 'chose a move that cannot be made' : 'failed to choose';
    const why = error instanceof Error ? error.message : String(error);
    throw new BotError(`bot '${bot.name}' in seat ${seat + 1} ${what}: ${why}`, { cause: error });
  }
}
