import type { BotAnswer, Decision, MatchContext, Question } from '@durbar/bot-protocol';
import { type BotSession, decide, listLegal, readAnswer } from '@durbar/bot-protocol';
import type { AnyGame } from '@durbar/games';
import { loadDescribe } from '@durbar/games/registry/describe.ts';
import type { MatchStart, Message, OptionValues, Seat, StartedMatch } from '@durbar/kernel';
import { at, DEFAULT_LOCALE, OptionError, startMatch } from '@durbar/kernel';
import { after } from '../programs/after.ts';
import { BotProgram } from '../programs/bot-program.ts';

/** A check has failed; the message says what the program did. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}

/** What all checks of a program share. */
export interface TrialSetting {
  readonly command: string;
  readonly cwd: string;
  readonly games: Readonly<Record<string, number>>;
  /** Milliseconds for a decision. */
  readonly moveMs: number;
}

/** A seat that must decide at the beginning of a match. */
export interface Opening {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly seat: Seat;
  readonly view: unknown;
  readonly describe: (message: Message) => string;
}

/** One run of the program under test. */
export class Trial {
  readonly program: BotProgram;
  readonly moveMs: number;
  /** How often the program said that it does not know a message. */
  unknowns = 0;

  constructor({ command, cwd, games, moveMs }: TrialSetting) {
    this.moveMs = moveMs;
    this.program = new BotProgram(command, { cwd, games, onUnknown: () => this.unknowns++ });
  }

  get session(): BotSession {
    return this.program.session;
  }

  /** Waits for something within the time of a decision. @throws {CheckFailure} if it takes longer */
  async within<T>(what: string, promise: Promise<T>, ms: number = 3 * this.moveMs): Promise<T> {
    let stop = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = after(ms, () => reject(new CheckFailure(`${what} took longer than ${ms / 1000} s`)));
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      stop();
    }
  }

  /** Tells the program that it plays in a match. */
  open(id: string, { game, options, seat }: Opening, seats: number): void {
    const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`);
    const { id: name, rules } = game.meta;
    this.session.openMatch({
      id,
      game: name,
      rules,
      options: { ...options },
      seat,
      seats,
      names,
      seed: `bot-test ${id}`,
    });
  }

  /** The question of an opening, as the program wants it. */
  question({ game, seat, view, describe }: Opening): Question {
    const decision = game.decision(view, seat);
    const words = this.session.wants('words') ? describe : null;
    return {
      view,
      decision: { kind: decision?.kind ?? '', sealed: decision?.sealed === true },
      ...(this.session.wants('legal') && { legal: listLegal(game, view, seat, words) }),
      events: [],
      left: { bank: 0, move: this.moveMs },
    };
  }

  /** @throws {CheckFailure} if an answer is no legal move */
  requireLegal({ game, seat, view, describe }: Opening, answer: BotAnswer): void {
    const read = readAnswer(game, view, seat, answer);
    if ('move' in read) return;
    const { why } = read.refused;
    const { key, move } = answer;
    throw new CheckFailure(
      `it answered ${JSON.stringify(key ?? move ?? null)}: ${typeof why === 'string' ? why : describe(why)}`,
    );
  }

  /** Has the program make one decision. @throws {CheckFailure} if it makes no legal move in time */
  async decide(
    id: string,
    opening: Pick<Opening, 'game' | 'describe'>,
    decision: Omit<Decision, 'left'>,
  ): Promise<unknown> {
    const context: MatchContext = { id, after, describe: opening.describe };
    const left = { bank: 0, move: this.moveMs };
    const decided = await decide(this.session, context, { ...decision, left }).decided;
    if (decided.kind === 'move') return decided.move;
    throw new CheckFailure(
      decided.kind === 'late'
        ? `it made no move within ${(3 * this.moveMs) / 1000} s`
        : `it made no legal move, twice: ${decided.words}`,
    );
  }
}

/** Sets up a match of a game with its default options. */
export async function openGame(game: AnyGame, seats: number): Promise<Opening> {
  const records = Array.from(
    { length: seats },
    (_, i) => ({ kind: 'bot', id: `b${i + 1}`, bot: 'test' }) as const,
  );
  const { start, state } = startWith(game, records);
  const seat = at(game.active(state), 0);
  const { id, rules } = game.meta;
  const describe = await loadDescribe(id, DEFAULT_LOCALE, rules);
  const { options } = start;
  return { game, options, seat, view: game.view(state, seat), describe: (message) => describe(message) };
}

/** Starts with the default options or, where an option must be chosen, such as a level, with its first value. */
function startWith(game: AnyGame, seats: MatchStart['seats']): StartedMatch<unknown, unknown> {
  const begin = (options: object) => startMatch(game, { options, seats, seed: 'bot-test' });
  try {
    return begin({});
  } catch (error) {
    const named = error instanceof OptionError ? error.option : null;
    const option = game.meta.options.find(({ name }) => name === named);
    if (option?.kind !== 'choice') throw error;
    const other = option.values.find((value) => value !== option.default);
    return begin({ [option.name]: other });
  }
}
