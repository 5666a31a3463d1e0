import type { Viewer } from '@durbar/kernel';
import { ownInfo } from './info.ts';
import type { ChatLine, Message } from './messages.ts';
import type { Room } from './room.ts';
import { UpdateFrames } from './update-frames.ts';
import type { Watcher } from './watcher.ts';

/** What a page says when it comes back: where its stream and its chat stood. */
export interface Resume {
  readonly stream?: string | undefined;
  readonly since?: number | undefined;
  readonly chat?: number | undefined;
}

/**
 * Tells those in a room what is new. Whoever calls has made sure that everything in memory is durable. What is the same
 * for several people is made into bytes once.
 */
export class Publisher {
  readonly #room: Room;
  /** When viewers left. */
  readonly #left = new Map<Viewer, number>();
  #infoTimer: NodeJS.Timeout | null = null;
  #published = -1;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Name of a viewer's stream: the same after a restart, but another for another make of the server. */
  stream(viewer: Viewer): string {
    return `${viewer}.${this.#room.context.build}`;
  }

  /** Sends every watcher the updates that have come for them. */
  publish(): void {
    const { id, match, watchers, broken } = this.#room;
    if (!match || broken || match.log.length === this.#published) return;
    this.#published = match.log.length;
    const frames = new UpdateFrames(id);
    for (const watcher of watchers) this.#catchUp(watcher, frames);
  }

  /** Sends a watcher what they missed of the match, as updates where possible, else everything. */
  #catchUp(watcher: Watcher, frames: UpdateFrames): void {
    const updates = this.#room.match?.updatesSince(watcher.viewer, watcher.sent);
    if (!updates) return this.sendTable(watcher);
    for (const update of updates) {
      watcher.listener.sendFrame(frames.of(update));
      watcher.sent = update.n;
    }
  }

  /** Sends a watcher the whole table. */
  sendTable(watcher: Watcher): void {
    const room = this.#room;
    const snapshot = room.match?.snapshot(watcher.viewer) ?? null;
    watcher.sent = snapshot?.n ?? 0;
    send(watcher, {
      t: 'table',
      info: room.info(watcher.listener.person),
      stream: this.stream(watcher.viewer),
      snapshot,
      chat: room.chat,
    });
  }

  /** Lets a watcher go on from where they were, or sends everything. */
  resume(watcher: Watcher, { stream, since, chat }: Resume): void {
    const room = this.#room;
    const known = room.match !== null && since !== undefined && stream === this.stream(watcher.viewer);
    const updates = known ? room.match?.updatesSince(watcher.viewer, since) : null;
    if (!updates || chat === undefined || since === undefined) return this.sendTable(watcher);
    watcher.sent = since;
    this.#catchUp(watcher, new UpdateFrames(room.id));
    send(watcher, { t: 'info', info: room.info(watcher.listener.person) });
    for (const line of room.chat) if (line.n > chat) send(watcher, { t: 'chat', table: room.id, line });
  }

  /** Somebody may have got or lost a seat: they then see the table with other eyes. */
  reseat(viewerOf: (person: string) => Viewer): void {
    for (const watcher of this.#room.watchers) {
      const viewer = viewerOf(watcher.listener.person);
      if (viewer === watcher.viewer) continue;
      const before = watcher.viewer;
      watcher.viewer = viewer;
      this.closed(before);
      this.sendTable(watcher);
    }
  }

  /** Sends everybody everything: the match begins, or was read anew. */
  resync(): void {
    this.#published = this.#room.match?.log.length ?? -1;
    for (const watcher of this.#room.watchers) this.sendTable(watcher);
  }

  /** A watcher went. Their stream is kept for a while, so that they can go on with it after a cut. */
  closed(viewer: Viewer): void {
    this.#left.set(viewer, this.#room.context.now());
  }

  /** Has the match forget the streams of those who have been gone for longer than a cut lasts. */
  sweep(): void {
    const { watchers, match, context } = this.#room;
    for (const [viewer, at] of this.#left) {
      if (context.now() - at < context.tuning.idleMs) continue;
      this.#left.delete(viewer);
      if (![...watchers].some((watcher) => watcher.viewer === viewer)) match?.unwatch(viewer);
    }
  }

  say(line: ChatLine): void {
    const text = JSON.stringify({ t: 'chat', table: this.#room.id, line } satisfies Message);
    for (const { listener } of this.#room.watchers) listener.send(text);
  }

  /** Sends the table's info soon; what changes until then goes with it. */
  infoChanged(): void {
    if (this.#infoTimer || this.#room.watchers.size === 0) return;
    this.#infoTimer = setTimeout(() => {
      this.#infoTimer = null;
      // Behind whatever waits to be stored, so that nothing is told before it is durable.
      this.#room.context.writer.enqueue(this.#room.id, [], () => this.#sendInfo());
    }, this.#room.context.tuning.gatherMs);
    this.#infoTimer.unref();
  }

  #sendInfo(): void {
    const room = this.#room;
    if (room.broken) return;
    const common = JSON.stringify(room.commonInfo()).slice(0, -1);
    for (const { listener } of room.watchers) {
      const own = JSON.stringify(ownInfo(room, listener.person, room.context.signer));
      listener.send(`{"t":"info","info":${common},"you":${own}}}`);
    }
  }

  stop(): void {
    if (this.#infoTimer) clearTimeout(this.#infoTimer);
    this.#infoTimer = null;
  }
}

function send(watcher: Watcher, message: Message): void {
  watcher.listener.send(JSON.stringify(message));
}
