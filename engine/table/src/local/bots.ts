import type { Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { legalFallback } from '../fallback.ts';
import type { Awaited, Match } from '../match.ts';

/** A question to a bot; plain JSON, so that it can be sent to a worker. */
export interface BotQuestion {
  /** Id of the game, and version of its rules. */
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** The bot's only source of randomness. */
  readonly seed: string;
}

/** Asks a bot for its move, within its own time limit. If the promise rejects, the seat makes a random legal move. */
export type AskBot = (question: BotQuestion) => Promise<unknown>;

/** A bot failed to make a move; the match went on with a random legal one. */
export interface BotFailure {
  readonly seat: Seat;
  readonly bot: string;
  /** The error that the bot threw, or an error about its move. */
  readonly error: unknown;
}

/** What the bot driver needs of its table. */
export interface BotTable {
  readonly match: Match;
  readonly ask: AskBot;
  /** Makes a move in the match and updates all viewers; returns whether it was accepted. */
  move(seat: Seat, decision: number, move: unknown): boolean;
  failed(failure: BotFailure): void;
}

/** Asks the bots of a match for their decisions, each decision once. */
export class BotDriver {
  readonly #table: BotTable;
  readonly #asking = new Set<string>();
  #stopped = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** Stops asking; late answers are not used. */
  stop(): void {
    this.#stopped = true;
  }

  /** Asks every bot that must decide and has not been asked. Call it after each change. */
  drive(): void {
    if (this.#stopped) return;
    for (const awaited of this.#table.match.awaiting()) {
      const { seat, bot, control, decision } = awaited;
      const name = `${seat}/${decision.id}`;
      if (control !== 'bot' || bot === null || this.#asking.has(name)) continue;
      this.#asking.add(name);
      void this.#decide(awaited, bot).finally(() => {
        this.#asking.delete(name);
        this.drive();
      });
    }
  }

  async #decide(awaited: Awaited, bot: string): Promise<void> {
    const table = this.#table;
    const { match } = table;
    const { seat, decision, view } = awaited;
    const seed = match.botSeed(seat, decision.id);
    let error: unknown;
    try {
      const { id: game, rules } = match.game.meta;
      const chosen = await table.ask({ game, rules, bot, seat, view, seed });
      if (!this.#stillAwaited(awaited) || table.move(seat, decision.id, chosen)) return;
      error = new Error(`${bot} made a move that is not legal`);
    } catch (thrown) {
      error = thrown;
    }
    if (!this.#stillAwaited(awaited)) return;
    table.failed({ seat, bot, error });
    table.move(seat, decision.id, legalFallback(match.game, view, seat, seededRng(seed, 'fallback')));
  }

  /**
   * Whether the decision still waits for a bot: the match is not paused, no person has the seat back, and the decision
   * was not made.
   */
  #stillAwaited({ seat, decision }: Awaited): boolean {
    if (this.#stopped) return false;
    const awaited = this.#table.match.awaiting();
    return awaited.some(
      (each) => each.seat === seat && each.control === 'bot' && each.decision.id === decision.id,
    );
  }
}
