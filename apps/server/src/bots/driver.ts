import type { Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { type Answer, type Awaited, legalFallback } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import { isBotsOnly } from '../rooms/bot-tables.ts';
import { botMove } from '../rooms/play.ts';
import type { Room } from '../rooms/room.ts';
import { BotTables } from './bot-tables.ts';
import type { BotPool } from './pool.ts';
import type { BotTask } from './task.ts';
import type { BotResult } from './threads.ts';

/** Milliseconds until a failed decision is tried again the first time. */
const RETRY_MS = 50;
/** Milliseconds until a failed decision is tried again, at most. */
const MAX_RETRY_MS = 30_000;

/** Milliseconds that a decision waits for a thread before the page says that bots are busy. */
const BUSY_MS = 2000;

/**
 * Makes the decisions of bot seats, whether or not anybody watches.
 *
 * The life of a decision: `consider` finds a seat whose bot must decide and holds the room in memory. `#decide` lets the
 * pool compute a move in a thread and submits it. If the bot fails, is late or chooses an illegal move, the server submits a
 * legal move instead. A result that arrives after the decision has changed is dropped. If the match has progressed, `consider`
 * looks for the next decision; if nothing could be stored, `#retry` tries again later.
 */
export class BotDriver {
  readonly #context: ServerContext;
  readonly #pool: BotPool;
  /** Seats whose bot is deciding. */
  readonly #deciding = new Map<Room, Set<Seat>>();
  /** Timers of rooms in which a decision failed and is to be tried again, or that pause between two moves of bots alone. */
  readonly #waiting = new Map<Room, NodeJS.Timeout>();
  /** Failed decisions in a row. */
  readonly #failures = new WeakMap<Room, number>();
  readonly #botTables: BotTables;
  #stopped = false;

  constructor(context: ServerContext, pool: BotPool) {
    this.#context = context;
    this.#botTables = new BotTables(context);
    this.#pool = pool;
  }

  /** Starts the decisions that bots must make in a room. Call it after each durable change. */
  consider(room: Room): void {
    if (this.#stopped || !this.#mayPlay(room) || this.#waiting.has(room)) return;
    if (room.broken || !room.match) return;
    for (const awaited of room.match.awaiting()) {
      if (awaited.control !== 'bot' || awaited.bot === null) continue;
      const deciding = this.#deciding.get(room) ?? new Set();
      if (deciding.has(awaited.seat)) continue;
      deciding.add(awaited.seat);
      this.#deciding.set(room, deciding);
      room.usage.retain();
      void this.#decide(room, awaited, awaited.bot)
        .catch((error: unknown) => {
          this.#context.log.error({ err: error, table: room.shortId }, 'a bot seat could not be played');
          return false;
        })
        .then((decided) => {
          room.usage.release();
          deciding.delete(awaited.seat);
          if (deciding.size === 0) this.#deciding.delete(room);
          if (!decided) return this.#retry(room);
          this.#failures.delete(room);
          if (isBotsOnly(room)) this.#pace(room);
          else this.consider(room);
        });
    }
  }

  /** Whether the bots of a room may play now. A table with only bots may have to wait for others of the same network. */
  #mayPlay(room: Room): boolean {
    const runs = !room.broken && !room.damage && room.match?.status === 'running' && room.hasBots();
    if (runs && isBotsOnly(room)) {
      const admitted = this.#botTables.admit(room);
      room.setBotsBusy(!admitted);
      return admitted;
    }
    for (const next of this.#botTables.remove(room)) this.consider(next);
    return runs;
  }

  /** A table with only bots leaves a little time to everybody else after each move. */
  #pace(room: Room): void {
    const { botsOnlyPaceMs } = this.#context.tuning;
    if (botsOnlyPaceMs === 0) this.consider(room);
    else this.#later(room, botsOnlyPaceMs);
  }

  /** Considers the room again later; the delay doubles with each failure in a row. */
  #retry(room: Room): void {
    const failures = this.#failures.get(room) ?? 0;
    this.#failures.set(room, failures + 1);
    this.#later(room, Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures));
  }

  /** Considers a room again after a while. */
  #later(room: Room, ms: number): void {
    if (this.#stopped || this.#waiting.has(room)) return;
    room.usage.retain();
    const again = (): void => {
      this.#waiting.delete(room);
      room.usage.release();
      this.consider(room);
    };
    this.#waiting.set(room, setTimeout(again, ms).unref());
  }

  /** Decides for a bot seat. @returns whether the decision is settled; false if it must be tried again */
  async #decide(room: Room, awaited: Awaited, bot: string): Promise<boolean> {
    const { match } = room;
    if (!match || !room.canStore) return false;
    const { seat, decision } = awaited;
    const started = performance.now();
    const seed = match.botSeed(seat, decision.id);
    const { id: game, rules } = match.game.meta;
    const task: BotTask = { game, rules, bot, seat, view: JSON.stringify(awaited.view), seed };
    const result = await this.#inTurn(room, task);
    if (this.#stopped) return false;
    this.#context.metrics.botSeconds.observe((performance.now() - started) / 1000);
    const answer = 'move' in result ? await this.#submit(room, awaited, result.move) : null;
    if (answer?.ok === true) {
      this.#count('chosen');
      return true;
    }
    if (!room.canStore) return false;
    if (!this.#isStillAwaited(room, awaited)) {
      this.#count('outdated');
      return true;
    }
    this.#report(room, bot, result, answer);
    const fallback = legalFallback(match.game, awaited.view, seat, seededRng(seed, 'fallback'));
    const second = await this.#submit(room, awaited, fallback);
    this.#count('fallback');
    if (!room.canStore) return false;
    if (second?.ok === true || !this.#isStillAwaited(room, awaited)) return true;
    this.#context.log.error(
      { table: room.shortId, answer: second },
      'a bot seat has no move that is accepted',
    );
    return false;
  }

  /** Has a thread decide, at the expense of the network of the table's host. */
  #inTurn(room: Room, task: BotTask): Promise<BotResult> {
    const network = this.#context.networks.of(room.table.host);
    const busy = setTimeout(() => room.setBotsBusy(true), BUSY_MS).unref();
    return this.#pool.decide(task, { network, table: room.id }, () => {
      clearTimeout(busy);
      room.setBotsBusy(false);
    });
  }

  /** @returns the answer, or null if the move could not be made or stored */
  #submit(room: Room, { seat, decision }: Awaited, move: unknown): Promise<Answer | null> {
    return new Promise((resolve) => {
      if (room.broken || !room.match) return resolve(null);
      botMove(room, seat, decision.id, move, (_error, answer) => resolve(answer));
    });
  }

  #isStillAwaited(room: Room, { seat, decision }: Awaited): boolean {
    if (room.broken || !room.match) return false;
    return room.match
      .awaiting()
      .some((now) => now.seat === seat && now.decision.id === decision.id && now.control === 'bot');
  }

  #report(room: Room, bot: string, result: BotResult, answer: Answer | null): void {
    const why = 'failure' in result ? { failure: result.failure, err: result.error } : { answer };
    this.#context.log.warn({ table: room.shortId, bot, ...why }, 'a bot did not choose a legal move in time');
  }

  #count(origin: 'chosen' | 'fallback' | 'outdated'): void {
    this.#context.metrics.botMoves.inc({ origin });
  }

  /** Makes no more moves. */
  stop(): void {
    this.#stopped = true;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }
}
