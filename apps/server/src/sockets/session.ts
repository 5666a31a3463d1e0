import { type FromClient, fromClient } from '@durbar/protocol';
import * as z from 'zod/mini';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { say } from '../rooms/chat.ts';
import type { Message } from '../rooms/messages.ts';
import { act, giveBack } from '../rooms/play.ts';
import { viewerOf } from '../rooms/presence.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Watcher } from '../rooms/watcher.ts';
import { StorageError } from '../storage/writer.ts';
import type { Line } from './outbound-queue.ts';
import { Bucket } from './token-bucket.ts';

/** Tables that one page may have open at once. */
const MOST_WATCHED = 20;

/** Lines of chat a second, on average. */
const CHAT_RATE = 2;

/** What pages say, with the reader that zod makes of the schema once: it runs for every move. */
const said = z.compile(fromClient, { strict: true });

type Ask<T extends FromClient['t']> = Extract<FromClient, { t: T }>;

/** One page's socket: reads what it says, and does it. */
export class Session {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #lobby: Lobby;
  readonly #line: Line;
  readonly #bucket: Bucket;
  readonly #chatBucket = new Bucket(CHAT_RATE, performance.now());
  readonly #watched = new Map<string, { room: Room; watcher: Watcher }>();
  /** Tables that are being loaded to be watched. */
  readonly #opening = new Set<string>();
  #closed = false;

  constructor(context: ServerContext, rooms: Rooms, lobby: Lobby, line: Line) {
    this.#context = context;
    this.#rooms = rooms;
    this.#lobby = lobby;
    this.#line = line;
    this.#bucket = new Bucket(context.settings.socketRate, performance.now());
  }

  /** One message, as it came. */
  receive(text: string): void {
    if (!this.#bucket.take(performance.now())) return this.#line.drop('abuse');
    const message = parse(text);
    if (!message) return this.#say({ t: 'problem', problem: { key: 'problem.badRequest' } });
    try {
      const waits = this.#carryOut(message);
      if (waits) waits.catch((error: unknown) => this.#failed(message, error));
    } catch (error) {
      this.#failed(message, error);
    }
  }

  /** The socket is gone. */
  close(): void {
    this.#closed = true;
    this.#lobby.unsubscribe(this.#line);
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
        if (message.on) return this.#lobby.subscribe(this.#line);
        this.#lobby.unsubscribe(this.#line);
        return null;
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#opening.delete(message.table);
        this.#unwatch(message.table);
        return null;
      case 'say':
        if (!this.#chatBucket.take(performance.now())) throw new Problem(429, 'tooMany');
        return say(this.#watchedRoom(message.table), this.#line.person, message.text, () =>
          this.#say({ t: 'answer', table: message.table, id: message.id, ok: true }),
        );
      case 'past':
        this.#past(message);
        return null;
    }
  }

  #do({ table, id, decision, act: asked }: Ask<'do'>): null {
    const { room, watcher } = this.#watchedAs(table);
    act(room, this.#line.person, watcher.viewer, { id, decision, act: asked }, (answer) => {
      const refusal = answer.ok ? '' : `,"refusal":${JSON.stringify(answer.refusal)}`;
      this.#line.send(`{"t":"answer","table":"${table}","id":"${id}","ok":${answer.ok}${refusal}}`);
    });
    return null;
  }

  async #watch({ table, stream, since, chat }: Ask<'watch'>): Promise<void> {
    if (this.#watched.size + this.#opening.size >= MOST_WATCHED) throw new Problem(429, 'tooMany');
    this.#opening.add(table);
    await this.#rooms.use(table, async (room) => {
      // Behind whatever waits to be stored, so that nothing is told before it is durable.
      await room.settled();
      if (this.#closed || !this.#opening.delete(table)) return;
      this.#unwatch(table);
      const viewer = viewerOf(room, this.#line.person);
      const watcher: Watcher = { listener: this.#line, viewer, sent: 0 };
      room.watchers.add(watcher);
      this.#watched.set(table, { room, watcher });
      room.presence.update();
      room.publisher.resume(watcher, { stream, since, chat });
      room.infoChanged();
      if (viewer !== 'spectator') giveBack(room, viewer);
    });
  }

  #unwatch(table: string): void {
    const watched = this.#watched.get(table);
    if (!watched) return;
    const { room, watcher } = watched;
    this.#watched.delete(table);
    room.watchers.delete(watcher);
    room.usedAt = this.#context.now();
    room.publisher.closed(watcher.viewer);
    room.presence.update();
    room.infoChanged();
  }

  #past({ table, id, index }: Ask<'past'>): void {
    const { room, watcher } = this.#watchedAs(table);
    this.#context.writer.enqueue(table, [], () => {
      const { match } = room;
      if (!match || index >= match.lines) return this.#problem(table, new Problem(404, 'notFound'));
      this.#say({ t: 'past', table, id, index, view: match.past(watcher.viewer, index) });
    });
  }

  #watchedAs(table: string): { room: Room; watcher: Watcher } {
    const watched = this.#watched.get(table);
    if (!watched) throw new Problem(409, 'notWatched');
    return watched;
  }

  #watchedRoom(table: string): Room {
    return this.#watchedAs(table).room;
  }

  #failed(message: FromClient, error: unknown): void {
    const table = 'table' in message ? message.table : undefined;
    if (table !== undefined) this.#opening.delete(table);
    this.#problem(table, this.#problemOf(message, error));
  }

  #problemOf(message: FromClient, error: unknown): Problem {
    if (error instanceof Problem) return error;
    this.#context.log.error({ err: error, message: message.t }, 'a message could not be handled');
    return error instanceof StorageError ? new Problem(503, 'notSaved') : new Problem(500, 'server');
  }

  #problem(table: string | undefined, { words }: Problem): void {
    this.#say({ t: 'problem', problem: words, ...(table !== undefined && { table }) });
  }

  #say(message: Message): void {
    this.#line.send(JSON.stringify(message));
  }
}

function parse(text: string): FromClient | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const read = z.safeParse(said, json);
  return read.success ? read.data : null;
}
