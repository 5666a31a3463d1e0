import type { Game, GameEvent, MatchRecord, OptionValues, Outcome, Seat } from '@durbar/kernel';
import { at, EntryError, Playback, seededRng, sha256Hex, startMatch } from '@durbar/kernel';
import type { Bot, BotContext } from './bot.ts';
import { BotError } from './bot.ts';

/** A match of bots, whoever they are. */
interface MatchInput<S, V, M, E extends GameEvent, O> {
  readonly game: Game<S, V, M, E, O>;
  /** Option values, checked by the game; by default those of the game. */
  readonly options?: unknown;
  /** Seed of the deal and of each bot's own generator. */
  readonly seed: string;
  /** Clock for bots with a time budget. */
  readonly now?: NonNullable<BotContext['now']>;
}

/** A match played by bots alone. */
export interface BotMatch<S, V, M, E extends GameEvent, O> extends MatchInput<S, V, M, E, O> {
  /** One bot for each seat that is not an automaton's. */
  readonly bots: readonly Bot[];
}

/** A seat that has to make a move. */
export interface SeatQuestion<V = unknown> {
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: V;
  /** What the seat saw since it was last asked, oldest first. Call it at most once. */
  readonly events: () => readonly GameEvent[];
}

/** A bot outside this program, which answers later. */
export interface RemoteBot {
  readonly name: string;
  /** Tells the bot that it plays a seat of a match that begins. */
  sit(match: RemoteMatch): RemoteSeat;
}

/** What a remote bot needs to know of its match. */
export interface RemoteMatch {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seat: Seat;
  /** Number of bots. */
  readonly seats: number;
  /** The name of each seat, automata last. */
  readonly names: readonly string[];
  readonly seed: string;
}

/** A remote bot in its seat. */
export interface RemoteSeat {
  /** Resolves with a move that the game has read. @throws {BotError} if the bot fails */
  decide(question: SeatQuestion): Promise<unknown>;
  end(outcome: Outcome | null): void;
}

/** A match of bots, some of which are not in this program. */
export interface MixedMatch extends MatchInput<unknown, unknown, unknown, GameEvent, unknown> {
  readonly bots: readonly (Bot | RemoteBot)[];
}

/**
 * Plays a match to its end. The same input gives the same record, unless a bot has a time budget.
 * @throws {OptionError} if the game does not have such options or seat count
 * @throws {BotError} if a bot fails or chooses a move that is not allowed
 */
export function playMatch<S extends V, V, M, E extends GameEvent, O>(
  match: BotMatch<S, V, M, E, O>,
): MatchRecord {
  const { bots } = match;
  const steps = askSeats(match, bots);
  const choose = chooser(match);
  let step = steps.next();
  while (step.done !== true) {
    const { seat, view } = step.value.question;
    step = steps.next(choose(at(bots, seat), seat, view));
  }
  return step.value;
}

/**
 * Plays a match with remote bots to its end. One seat is asked after the other, so that none takes the processor from another.
 * @throws {OptionError} if the game does not have such options or seat count
 * @throws {BotError} if a bot fails or chooses a move that is not allowed
 */
export async function playMixedMatch(match: MixedMatch): Promise<MatchRecord> {
  const { bots, seed, game } = match;
  const steps = askSeats(match, bots);
  const choose = chooser(match);
  let step = steps.next();
  if (step.done === true) return step.value;
  const { options, names } = step.value;
  const seated = bots.map((bot, seat) =>
    'sit' in bot
      ? bot.sit({ game, options, seat, seats: bots.length, names, seed: remoteSeed(seed, seat) })
      : null,
  );
  while (step.done !== true) {
    const { question } = step.value;
    const { seat, view } = question;
    const bot = at(bots, seat);
    const remote = at(seated, seat);
    step = steps.next(remote ? await remote.decide(question) : choose(asBot(bot), seat, view));
  }
  for (const seat of seated) seat?.end(step.value.outcome);
  return step.value;
}

function asBot(bot: Bot | RemoteBot): Bot {
  if ('sit' in bot) throw new Error(`'${bot.name}' is a remote bot without a seat`);
  return bot;
}

/** The purpose of a bot's own generator. */
const purposeOf = (seat: Seat): string => `bot ${seat}`;

/** What a remote bot gets for its own randomness. It leads back to neither the deal nor other bots. */
const remoteSeed = (seed: string, seat: Seat): string => sha256Hex(`remote/${seed}/${purposeOf(seat)}`);

interface Step<V> {
  readonly question: SeatQuestion<V>;
  readonly options: OptionValues;
  readonly names: readonly string[];
}

/** Plays a match: gives the questions one after the other, is sent the moves, and returns the record. */
function* askSeats<S extends V, V, M, E extends GameEvent, O>(
  { game, seed, options }: MatchInput<S, V, M, E, O>,
  bots: readonly Pick<Bot, 'name'>[],
): Generator<Step<V>, MatchRecord, M> {
  const seats = bots.map((bot, seat) => ({ kind: 'bot', id: `b${seat + 1}`, bot: bot.name }) as const);
  const started = startMatch(game, { options, seats, seed });
  const names = started.start.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.id));
  const playback = new Playback(game, started);
  const happened: E[] = [];
  const seen = bots.map(() => 0);
  const eventsFor = (seat: Seat): readonly E[] => {
    const events = happened.slice(at(seen, seat)).flatMap((event) => game.redact(event, seat) ?? []);
    seen[seat] = happened.length;
    return events;
  };
  while (!playback.over) {
    const active = [...game.active(playback.state)];
    if (active.length === 0) throw new Error(`no seat is active, but ${game.meta.id} is not over`);
    const moves: M[] = [];
    for (const seat of active) {
      if (seat >= bots.length) {
        moves.push(at(game.legalMoves(playback.state, seat), 0));
        continue;
      }
      const question = { seat, view: game.view(playback.state, seat), events: () => eventsFor(seat) };
      moves.push(yield { question, options: started.start.options, names });
    }
    for (const [i, seat] of active.entries())
      happened.push(...withBotError(bots[seat], seat, () => playback.add({ seat, move: at(moves, i) })));
  }
  return playback.record();
}

/** What has bots of this program choose, each with its own generator. */
function chooser<S extends V, V, M, E extends GameEvent, O>({ game, seed, now }: MatchInput<S, V, M, E, O>) {
  const contexts = new Map<Seat, BotContext>();
  const contextOf = (seat: Seat): BotContext => {
    const known = contexts.get(seat);
    if (known) return known;
    const context = { rng: seededRng(seed, purposeOf(seat)), ...(now && { now }) };
    contexts.set(seat, context);
    return context;
  };
  // A frozen copy, so that no bot can replace a rule.
  const rules = Object.freeze({
    ...game,
    ...(game.heuristics && { heuristics: Object.freeze({ ...game.heuristics }) }),
  });
  return (bot: Bot, seat: Seat, view: V): M =>
    withBotError(bot, seat, () => refusePromise(bot.choose(rules, view, seat, contextOf(seat))));
}

/** A bot has to answer synchronously. @throws {Error} if it returns a promise */
function refusePromise<M>(answer: M): M {
  if (!(answer instanceof Promise)) return answer;
  // Nobody awaits the promise, so its rejection would be unhandled.
  answer.catch(() => undefined);
  throw new Error("its 'choose' returned a promise; it has to return the move itself");
}

/** Runs code whose failure is the bot's fault. @throws {BotError} naming bot and seat */
function withBotError<T>(bot: Pick<Bot, 'name'> | undefined, seat: Seat, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!bot) throw error;
    const what = error instanceof EntryError ? 'chose a move that cannot be made' : 'failed to choose';
    const why = error instanceof Error ? error.message : String(error);
    throw new BotError(`bot '${bot.name}' in seat ${seat + 1} ${what}: ${why}`, { cause: error });
  }
}
