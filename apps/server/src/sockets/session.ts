import { seatOf, type Viewer } from '@durbar/kernel';
import { type FromClient, fromClient, LIMITS, id as tableOrCommandId } from '@durbar/protocol';
import * as z from 'zod/mini';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { say } from '../rooms/chat.ts';
import { encode, encodeAnswer, type Message } from '../rooms/encoding.ts';
import { leavePlan } from '../rooms/leave-plan.ts';
import { act, giveBack } from '../rooms/play.ts';
import type { Room } from '../rooms/room.ts';
import type { MatchView, Watcher } from '../rooms/room-view.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { requireGuest } from '../rooms/seats.ts';
import { isStoreDown, StorageError } from '../storage/store.ts';
import type { OutboundQueue } from './outbound-queue.ts';
import { TokenBucket } from './token-bucket.ts';
import { broadcastCost, messageCost } from './work-budget.ts';

/** Tables that one page may have open at once. */
const MAX_WATCHED_TABLES = 20;

/** Messages that a refused one counts as. */
const REFUSAL_COST = 4;

/** Made once: it is the answer to floods. */
const TOO_MANY = new Problem(429, 'tooMany');

/** The limits that a socket shares with others. Each takes some tokens; false if not enough are left. */
export interface SharedBudgets {
  /** Takes work from the network's budget. */
  work(cost: number, now: number): boolean;
  /** Takes one message, of any kind, from the network's budget. */
  message(now: number): boolean;
  /** Whether little of the network's work budget is left. */
  isBusy(now: number): boolean;
  /** Takes a chat line from the person's budget. */
  chat(now: number): boolean;
}

/** The schema of pages' messages, compiled once: it runs for every move. */
const clientMessage = z.compile(fromClient, { strict: true });

type ClientMessage<T extends FromClient['t']> = Extract<FromClient, { t: T }>;

/** Reads the messages of one page's socket and carries them out. */
export class Session {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #lobby: Lobby;
  readonly #queue: OutboundQueue;
  readonly #bucket: TokenBucket;
  readonly #work: TokenBucket;
  readonly #shared: SharedBudgets;
  readonly #watched = new Map<string, { room: Room; watcher: Watcher }>();
  /** Tables that are being loaded to be watched. */
  readonly #opening = new Set<string>();
  #closed = false;

  constructor(
    context: ServerContext,
    rooms: Rooms,
    lobby: Lobby,
    queue: OutboundQueue,
    shared: SharedBudgets,
  ) {
    this.#context = context;
    this.#rooms = rooms;
    this.#lobby = lobby;
    this.#queue = queue;
    this.#bucket = new TokenBucket(context.settings.socketRate, performance.now());
    this.#work = new TokenBucket(context.settings.socketRate, performance.now());
    this.#shared = shared;
  }

  /** Handles one message, as received. */
  receive(text: string): void {
    const now = performance.now();
    // Before the message is read: reading costs more than all else that a refused one takes.
    if (!this.#bucket.take(now) || !this.#shared.message(now)) return this.#queue.drop('abuse');
    const { message, asked } = parse(text);
    if (!message) return this.#problem(asked, new Problem(400, 'badRequest'));
    const cost = messageCost(message);
    if (!this.#work.take(now, cost) || !this.#shared.work(cost, now)) return this.#refuse(message, now);
    try {
      const pending = this.#carryOut(message);
      if (pending) pending.catch((error: unknown) => this.#failed(message, error));
    } catch (error) {
      this.#failed(message, error);
    }
  }

  /** Refuses a message over the limit. A refusal counts as several messages, so a client that keeps sending is disconnected. */
  #refuse(message: FromClient, now: number): void {
    this.#problem(message, TOO_MANY);
    if (!this.#bucket.take(now, REFUSAL_COST)) this.#queue.drop('abuse');
  }

  /** The socket was closed. */
  close(): void {
    this.#closed = true;
    this.#lobby.unsubscribe(this.#queue);
    for (const table of this.#watched.keys()) this.#unwatch(table);
  }

  #carryOut(message: FromClient): Promise<void> | null {
    switch (message.t) {
      case 'do':
        return this.#do(message);
      case 'ping':
        this.#say({ t: 'pong', id: message.id });
        return null;
      case 'lobby':
        if (message.on) return this.#lobby.subscribe(this.#queue);
        this.#lobby.unsubscribe(this.#queue);
        return null;
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#opening.delete(message.table);
        this.#unwatch(message.table);
        return null;
      case 'say':
        return this.#chat(message);
      case 'plan':
        this.#plan(message);
        return null;
      case 'past':
        this.#past(message);
        return null;
      case 'log':
        this.#log(message);
        return null;
      case 'scores':
        this.#scores(message);
        return null;
    }
  }

  async #chat({ table, id, text, reaction }: ClientMessage<'say'>): Promise<void> {
    const { room } = this.#watchedAs(table);
    const now = performance.now();
    if (!this.#shared.chat(now)) throw TOO_MANY;
    this.#payFor(room, now);
    const refusal = await say(room, this.#queue.person, { id, text, reaction });
    this.#queue.send(encodeAnswer(table, refusal ? { id, ok: false, refusal } : { id, ok: true }));
  }

  #do({ table, id, decision, act: asked }: ClientMessage<'do'>): null {
    const { room, watcher } = this.#watchedAs(table);
    const now = performance.now();
    this.#payFor(room, now);
    const isBusy = this.#shared.isBusy(now);
    act(room, this.#queue.person, watcher.viewer, { id, decision, act: asked, isBusy }, (answer) =>
      this.#queue.send(encodeAnswer(table, answer)),
    );
    return null;
  }

  #plan({ table, id, made, branches }: ClientMessage<'plan'>): void {
    const { room, watcher } = this.#watchedAs(table);
    leavePlan(room, watcher.viewer, { id, made, branches }, (answer) => {
      this.#queue.send(encodeAnswer(table, answer));
      if (answer.ok) this.#rooms.onPlan(room);
    });
  }

  /** Takes the cost of a message to all who watch a table. @throws {Problem} if not enough is left */
  #payFor({ watchers }: Room, now: number): void {
    const cost = broadcastCost(watchers.size);
    if (cost > 0 && !this.#shared.work(cost, now)) throw TOO_MANY;
  }

  async #watch({ table, stream, since, chat }: ClientMessage<'watch'>): Promise<void> {
    this.#forgetClosed();
    if (this.#watched.size + this.#opening.size >= MAX_WATCHED_TABLES) throw new Problem(429, 'tooMany');
    this.#opening.add(table);
    await this.#rooms.use(table, async (room) => {
      // The page is shown the table as it is after all earlier changes, or an error if those fail.
      await room.durable();
      requireGuest(room, this.#queue.person);
      if (this.#closed || !this.#opening.delete(table)) return;
      this.#unwatch(table);
      const watcher = room.enter(this.#queue, { stream, since, chat });
      this.#watched.set(table, { room, watcher });
      const seat = seatOf(watcher.viewer);
      if (seat !== null) giveBack(room, seat);
    });
  }

  #unwatch(table: string): void {
    const watched = this.#watched.get(table);
    if (!watched) return;
    this.#watched.delete(table);
    watched.room.leave(watched.watcher);
  }

  #past({ table, id, index }: ClientMessage<'past'>): void {
    this.#look({ t: 'past', table, id }, (match, viewer) =>
      index < match.entryCount ? { t: 'past', table, id, index, view: match.past(viewer, index) } : null,
    );
  }

  #log({ table, id, before }: ClientMessage<'log'>): void {
    this.#look({ t: 'log', table, id }, (match, viewer) => {
      const lines = match.entriesBefore(viewer, before, LIMITS.logEntries);
      return { t: 'log', table, id, lines };
    });
  }

  #scores({ table, id }: ClientMessage<'scores'>): void {
    this.#look({ t: 'scores', table, id }, (match) => {
      const points = match.scoreCurve().map(({ index, scores }) => ({ index, scores: [...scores] }));
      return { t: 'scores', table, id, points };
    });
  }

  /** Answers a question about an earlier position once the log is durable. @param read returns null if it does not exist */
  #look(
    asked: { t: string; table: string; id: string },
    read: (match: MatchView, viewer: Viewer) => Message | null,
  ): void {
    const { room, watcher } = this.#watchedAs(asked.table);
    room.afterDurable((error) => {
      if (error) return this.#problem(asked, new Problem(503, 'notSaved'));
      const found = room.match ? read(room.match, watcher.viewer) : null;
      return found ? this.#say(found) : this.#problem(asked, new Problem(404, 'notFound'));
    });
  }

  #watchedAs(table: string): { room: Room; watcher: Watcher } {
    this.#forgetClosed();
    const watched = this.#watched.get(table);
    if (!watched) throw new Problem(409, 'notWatched');
    return watched;
  }

  /** Forgets tables that have shown this page out. */
  #forgetClosed(): void {
    for (const [table, { room, watcher }] of this.#watched)
      if (!room.watchers.has(watcher)) this.#watched.delete(table);
  }

  #failed(message: FromClient, error: unknown): void {
    if ('table' in message) this.#opening.delete(message.table);
    this.#problem(message, this.#toProblem(message, error));
  }

  #toProblem(message: FromClient, error: unknown): Problem {
    if (error instanceof Problem) return error;
    if (!isStoreDown(error))
      this.#context.log.error({ err: error, message: message.t }, 'a message could not be handled');
    return error instanceof StorageError ? new Problem(503, 'notSaved') : new Problem(500, 'server');
  }

  /** Says what was wrong with a message; a command always gets its answer. */
  #problem({ t, table, id }: Asked, { words }: Problem): void {
    const isCommand = (t === 'do' || t === 'say' || t === 'plan') && table !== undefined && id !== undefined;
    if (isCommand)
      this.#queue.send(encodeAnswer(table, { id, ok: false, refusal: { clause: 'table', ...words } }));
    else
      this.#say({
        t: 'problem',
        problem: words,
        ...(table !== undefined && { table }),
        ...(id !== undefined && { id }),
      });
  }

  #say(message: Message): void {
    this.#queue.send(encode(message));
  }
}

/** What an answer to a message repeats of it. */
interface Asked {
  readonly t?: string | undefined;
  readonly table?: string | undefined;
  readonly id?: string | undefined;
}

/** The same of a message that is not well-formed otherwise. */
const askedOnly = z.object({
  t: z.catch(z.optional(z.string()), undefined),
  table: z.catch(z.optional(tableOrCommandId), undefined),
  id: z.catch(z.optional(tableOrCommandId), undefined),
});

/** The message that a text is, or null and what can be read of it. */
function parse(text: string): { readonly message: FromClient | null; readonly asked: Asked } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return { message: null, asked: {} };
    throw error;
  }
  const read = z.safeParse(clientMessage, json);
  if (read.success) return { message: read.data, asked: read.data };
  const asked = z.safeParse(askedOnly, json);
  return { message: null, asked: asked.success ? asked.data : {} };
}
