import type { Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { legalFallback } from '../fallback.ts';
import type { Awaited, Match } from '../match.ts';

/** What a bot is asked; plain JSON, for a worker. */
export interface BotQuestion {
  /** Id of the game. */
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** The bot's only source of chance. */
  readonly seed: string;
}

/** Gives a bot's move. Keeps its own time limit: a promise that is rejected has the seat make any legal move. */
export type AskBot = (question: BotQuestion) => Promise<unknown>;

/** A bot that could not be used for a move; the match went on with a legal one. */
export interface BotFailure {
  readonly seat: Seat;
  readonly bot: string;
  /** What the bot threw, or what was wrong with its move. */
  readonly error: unknown;
}

/** What the bots' driver works with. */
export interface BotTable {
  readonly match: Match;
  readonly ask: AskBot;
  /** Makes a move in the match and tells everybody; says whether it was accepted. */
  move(seat: Seat, decision: number, move: unknown): boolean;
  failed(failure: BotFailure): void;
}

/** Has the bots of a match decide, each decision once. */
export class BotDriver {
  readonly #table: BotTable;
  readonly #asking = new Set<string>();
  #stopped = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** Asks nobody any more; what bots still answer is not used. */
  stop(): void {
    this.#stopped = true;
  }

  /** Asks every bot that must decide and has not been asked. To be called after each change. */
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
      const chosen = await table.ask({ game: match.game.meta.id, bot, seat, view, seed });
      if (!this.#stillAwaited(awaited) || table.move(seat, decision.id, chosen)) return;
      error = new Error(`${bot} made a move that is not legal`);
    } catch (thrown) {
      error = thrown;
    }
    if (!this.#stillAwaited(awaited)) return;
    table.failed({ seat, bot, error });
    table.move(seat, decision.id, legalFallback(match.game, view, seat, seededRng(seed, 'fallback')));
  }

  /** Whether the decision is still a bot's to make: neither paused, nor given back, nor made. */
  #stillAwaited({ seat, decision }: Awaited): boolean {
    if (this.#stopped) return false;
    const awaited = this.#table.match.awaiting();
    return awaited.some(
      (each) => each.seat === seat && each.control === 'bot' && each.decision.id === decision.id,
    );
  }
}
