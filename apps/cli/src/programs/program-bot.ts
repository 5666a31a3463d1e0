import {
  BotFault,
  type BotSession,
  type Decision,
  decide,
  MAX_LATE,
  type MatchContext,
} from '@durbar/bot-protocol';
import type { Bot, RemoteBot, RemoteMatch, RemoteSeat, SeatQuestion } from '@durbar/bots';
import { BotError, botNamed, STRENGTH_BOTS } from '@durbar/bots';
import type { Describe } from '@durbar/games/registry/describe.ts';
import type { Outcome } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { legalFallback } from '@durbar/table';
import { UsageError } from '../environment.ts';
import { after } from './after.ts';
import { BotProgram, type ProgramSetting } from './bot-program.ts';

/** How often a program did not make its moves itself. */
export interface Shortfall {
  /** Decisions for which it was too late. */
  late: number;
  /** Decisions for which it gave no legal move twice. */
  refused: number;
  /** Matches that a built-in bot went on with. */
  out: number;
}

/** The bot that plays on for one that was late too often. */
const STAND_IN = STRENGTH_BOTS.hard;

interface Setting extends Omit<ProgramSetting, 'onUnknown'> {
  readonly game: string;
  readonly describe: Describe;
  /** Milliseconds for a decision. */
  readonly moveMs: number;
}

/** A program that plays the matches of a simulation, all in one process. */
export class ProgramBot implements RemoteBot {
  /** Its own name for itself. */
  readonly name: string;
  readonly shortfall: Shortfall = { late: 0, refused: 0, out: 0 };
  readonly #program: BotProgram;
  readonly #setting: Setting;
  #matches = 0;

  private constructor(program: BotProgram, name: string, setting: Setting) {
    this.#program = program;
    this.name = name;
    this.#setting = setting;
  }

  /** @throws {UsageError} if it does not start, does not greet, or does not play the game */
  static async start(command: string, setting: Setting): Promise<ProgramBot> {
    const program = new BotProgram(command, setting);
    try {
      const hello = await program.greeting();
      if (hello.games.includes(setting.game)) return new ProgramBot(program, hello.name, setting);
      throw new UsageError(
        `bot '${command}' plays ${hello.games.join(', ') || 'no game'}, not ${setting.game}, by its 'hello'`,
      );
    } catch (error) {
      program.kill();
      if (!(error instanceof BotFault)) throw error;
      throw new UsageError(`bot '${command}' ${error.message}${program.errorText()}`);
    }
  }

  sit(match: RemoteMatch): RemoteSeat {
    const { session } = this.#program;
    const number = ++this.#matches;
    const id = `m${number}`;
    const { game, options, seat, seats, names, seed } = match;
    session.openMatch({
      id,
      game: game.meta.id,
      rules: game.meta.rules,
      options: { ...options },
      seat,
      seats,
      names: [...names],
      seed,
    });
    const nameOf = (each: number): string => names[each] ?? `seat ${each + 1}`;
    const context: MatchContext = {
      id,
      after,
      describe: (message) => this.#setting.describe(message, nameOf),
    };
    return new ProgramSeat(match, context, {
      session,
      moveMs: this.#setting.moveMs,
      shortfall: this.shortfall,
      explain: (fault, decision) =>
        new BotError(
          `bot '${this.#program.name}' in seat ${seat + 1} ${fault.message} (match ${number}, decision ${decision})${this.#program.errorText()}`,
          { cause: fault },
        ),
    });
  }

  /** Ends the program. */
  async stop(): Promise<void> {
    await this.#program.stop();
  }
}

interface SeatSetting {
  readonly session: BotSession;
  readonly moveMs: number;
  readonly shortfall: Shortfall;
  readonly explain: (fault: BotFault, decision: number) => BotError;
}

/** A program in a seat of one match. */
class ProgramSeat implements RemoteSeat {
  readonly #match: RemoteMatch;
  readonly #context: MatchContext;
  readonly #setting: SeatSetting;
  #decisions = 0;
  #late = 0;
  #standIn: Bot | null = null;

  constructor(match: RemoteMatch, context: MatchContext, setting: SeatSetting) {
    this.#match = match;
    this.#context = context;
    this.#setting = setting;
  }

  async decide({ view, events }: SeatQuestion): Promise<unknown> {
    const { game, seat, seed } = this.#match;
    const { session, moveMs, shortfall, explain } = this.#setting;
    const number = ++this.#decisions;
    const rng = seededRng(seed, `decision ${number}`);
    if (this.#standIn) return this.#standIn.choose(game, view, seat, { rng, now: () => performance.now() });
    const decision: Decision = { game, seat, view, events: events(), left: { bank: 0, move: moveMs } };
    try {
      const decided = await decide(session, this.#context, decision).decided;
      if (decided.kind === 'move') return decided.move;
      shortfall[decided.kind]++;
      if (decided.kind === 'late') this.#countLate();
    } catch (error) {
      throw error instanceof BotFault ? explain(error, number) : error;
    }
    return legalFallback(game, view, seat, rng);
  }

  #countLate(): void {
    if (++this.#late < MAX_LATE) return;
    this.#setting.shortfall.out++;
    this.#setting.session.endMatch(this.#context.id, null);
    this.#standIn = botNamed(STAND_IN);
  }

  end(outcome: Outcome | null): void {
    this.#setting.session.endMatch(this.#context.id, outcome);
  }
}
