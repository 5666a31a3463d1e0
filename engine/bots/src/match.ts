import type { Game, GameEvent, MatchRecord, Seat } from '@durbar/kernel';
import { at, EntryError, Playback, seededRng, startMatch } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';

/** A match played by bots alone. */
export interface BotMatch<S, V, M, E extends GameEvent, O> {
  readonly game: Game<S, V, M, E, O>;
  /** Option values, checked by the game; by default those of the game. */
  readonly options?: unknown;
  /** One bot for each seat that is not an automaton's. */
  readonly bots: readonly Bot[];
  /** Seed of the deal and of each bot's own generator. */
  readonly seed: string;
  /** Clock for bots with a time budget. */
  readonly now?: NonNullable<BotContext['now']>;
}

/**
 * Plays a match to its end. The same input gives the same record, unless a bot has a time budget.
 * @throws {OptionError} if the game does not have such options or seat count
 * @throws {BotError} if a bot fails or chooses a move that is not allowed
 */
export function playMatch<S extends V, V, M, E extends GameEvent, O>(
  match: BotMatch<S, V, M, E, O>,
): MatchRecord {
  const { game, bots, seed, options } = match;
  const seats = bots.map((bot, seat) => ({ kind: 'bot', id: `b${seat + 1}`, bot: bot.name }) as const);
  const playback = new Playback(game, startMatch(game, { options, seats, seed }));
  const clock = match.now ? { now: match.now } : {};
  const contexts = bots.map((_, seat) => ({ rng: seededRng(seed, `bot ${seat}`), ...clock }));
  // A frozen copy, so that no bot can replace a rule.
  const rules = Object.freeze({
    ...game,
    ...(game.heuristics && { heuristics: Object.freeze({ ...game.heuristics }) }),
  });
  const choose = (seat: Seat): M => {
    const bot = bots[seat];
    if (!bot) return at(game.legalMoves(playback.state, seat), 0);
    const view = game.view(playback.state, seat);
    return withBotError(bot, seat, () => refusePromise(bot.choose(rules, view, seat, at(contexts, seat))));
  };
  while (!playback.over) {
    const active = [...game.active(playback.state)];
    if (active.length === 0) throw new Error(`no seat is active, but ${game.meta.id} is not over`);
    const moves = active.map(choose);
    for (const [i, seat] of active.entries())
      withBotError(bots[seat], seat, () => playback.add({ seat, move: at(moves, i) }));
  }
  return playback.record();
}

/** A bot has to answer synchronously. @throws {Error} if it returns a promise */
function refusePromise<M>(answer: M): M {
  if (!(answer instanceof Promise)) return answer;
  // Nobody awaits the promise, so its rejection would be unhandled.
  answer.catch(() => undefined);
  throw new Error("its 'choose' returned a promise; it has to return the move itself");
}

/** Runs code whose failure is the bot's fault. @throws {BotError} naming bot and seat */
function withBotError<T>(bot: Bot | undefined, seat: Seat, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!bot) throw error;
    const what = error instanceof EntryError ? 'chose a move that cannot be made' : 'failed to choose';
    const why = error instanceof Error ? error.message : String(error);
    throw new BotError(`bot '${bot.name}' in seat ${seat + 1} ${what}: ${why}`, { cause: error });
  }
}
