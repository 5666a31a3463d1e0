import type { Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';
import { type Answer, type Awaited, legalFallback } from '@durbar/table';
import type { ServerContext } from '../core/context.ts';
import { botMove } from '../rooms/play.ts';
import type { Room } from '../rooms/room.ts';
import type { BotPool, Thought } from './pool.ts';

/** How long a table rests at first where a bot's move came to nothing, and at most. */
const REST_MS = 50;
const LONGEST_REST_MS = 30_000;

/** Has bots decide wherever one must, whether or not anybody looks on. */
export class BotDriver {
  readonly #context: ServerContext;
  readonly #pool: BotPool;
  /** Seats whose bot is thinking. */
  readonly #thinking = new Map<Room, Set<Seat>>();
  /** Tables where a bot's move came to nothing, until they are looked at again. */
  readonly #resting = new Map<Room, NodeJS.Timeout>();
  readonly #strikes = new WeakMap<Room, number>();
  #stopped = false;

  constructor(context: ServerContext, pool: BotPool) {
    this.#context = context;
    this.#pool = pool;
  }

  /** Looks whether a bot must decide in a room. To be called after each durable change. */
  consider(room: Room): void {
    if (this.#stopped || room.broken || !room.match || !room.hasBots() || this.#resting.has(room)) return;
    for (const awaited of room.match.awaiting()) {
      if (awaited.control !== 'bot' || awaited.bot === null) continue;
      const thinking = this.#thinking.get(room) ?? new Set();
      if (thinking.has(awaited.seat)) continue;
      thinking.add(awaited.seat);
      this.#thinking.set(room, thinking);
      room.holds++;
      void this.#decide(room, awaited, awaited.bot)
        .catch((error: unknown) => {
          this.#context.log.error({ err: error, table: room.shortId }, 'a bot seat could not be played');
          return false;
        })
        .then((decided) => {
          room.holds--;
          thinking.delete(awaited.seat);
          if (thinking.size === 0) this.#thinking.delete(room);
          if (!decided) return this.#rest(room);
          this.#strikes.delete(room);
          this.consider(room);
        });
    }
  }

  /** Looks at a table again after a while, which is longer each time nothing has come of it. */
  #rest(room: Room): void {
    if (this.#stopped || this.#resting.has(room)) return;
    const strikes = this.#strikes.get(room) ?? 0;
    this.#strikes.set(room, strikes + 1);
    room.holds++;
    const again = (): void => {
      this.#resting.delete(room);
      room.holds--;
      this.consider(room);
    };
    this.#resting.set(room, setTimeout(again, Math.min(LONGEST_REST_MS, REST_MS * 2 ** strikes)).unref());
  }

  /** @returns whether the table has moved on */
  async #decide(room: Room, awaited: Awaited, bot: string): Promise<boolean> {
    const { match } = room;
    if (!match) return false;
    const { seat, decision } = awaited;
    const started = performance.now();
    const seed = match.botSeed(seat, decision.id);
    const thought = await this.#pool.think({
      game: room.game.meta.id,
      bot,
      seat,
      view: JSON.stringify(awaited.view),
      seed,
    });
    if (this.#stopped) return false;
    this.#context.metrics.botSeconds.observe((performance.now() - started) / 1000);
    const answer = 'move' in thought ? await this.#submit(room, awaited, thought.move) : null;
    if (answer?.ok === true) return this.#count('chosen');
    if (room.broken) return false;
    if (!this.#isStillAsked(room, awaited)) return this.#count('outdated');
    this.#report(room, bot, thought, answer);
    const fallback = legalFallback(room.game, awaited.view, seat, seededRng(seed, 'fallback'));
    const second = await this.#submit(room, awaited, fallback);
    this.#count('fallback');
    if (room.broken) return false;
    if (second?.ok === true || !this.#isStillAsked(room, awaited)) return true;
    this.#context.log.error({ table: room.shortId, answer: second }, 'a bot seat has no move that is taken');
    return false;
  }

  /** @returns the answer, or null if the move could not be made or stored */
  #submit(room: Room, { seat, decision }: Awaited, move: unknown): Promise<Answer | null> {
    return new Promise((resolve) => {
      if (room.broken || !room.match) return resolve(null);
      botMove(room, seat, decision.id, move, (error, answer) => resolve(error ? null : answer));
    });
  }

  #isStillAsked(room: Room, { seat, decision }: Awaited): boolean {
    if (room.broken || !room.match) return false;
    return room.match
      .awaiting()
      .some((now) => now.seat === seat && now.decision.id === decision.id && now.control === 'bot');
  }

  #report(room: Room, bot: string, thought: Thought, answer: Answer | null): void {
    const why = 'failure' in thought ? { failure: thought.failure, err: thought.error } : { answer };
    this.#context.log.warn({ table: room.shortId, bot, ...why }, 'a bot did not choose a legal move in time');
  }

  #count(how: 'chosen' | 'fallback' | 'outdated'): true {
    this.#context.metrics.botMoves.inc({ how });
    return true;
  }

  /** No more moves are made from now on. */
  stop(): void {
    this.#stopped = true;
    for (const timer of this.#resting.values()) clearTimeout(timer);
  }
}
