import type { Seat, Viewer } from '@durbar/kernel';
import { type ChatLine, LIMITS } from '@durbar/protocol';
import type { Snapshot } from '@durbar/table';
import { findClockChange } from './clock-info.ts';
import { encode, encodeChat, infoEncoder, UpdateFrames } from './encoding.ts';
import { ownInfo } from './info.ts';
import type { Listener, RoomView, Watcher } from './room-view.ts';
import { viewerOf } from './seats.ts';

/** The last update and chat line that a returning page has. */
export interface Resume {
  readonly stream?: string | undefined;
  readonly since?: number | undefined;
  readonly chat?: number | undefined;
}

/**
 * Sends news to the watchers of a room, as soon as everything in the room's memory is durable. Viewers with identical
 * updates share one serialized frame.
 */
export class Publisher {
  readonly #room: RoomView;
  /** When each viewer left. */
  readonly #left = new Map<Viewer, number>();
  #infoTimer: NodeJS.Timeout | null = null;
  /** Cancels the info that is sent when somebody falls asleep or wakes. */
  #cancelClockInfo: (() => void) | null = null;
  /** Length of the log as of the last `publish`. */
  #published = -1;

  constructor(room: RoomView) {
    this.#room = room;
  }

  /** Name of a viewer's stream: the same after a restart, different for another build and for a newcomer of the seat. */
  stream(viewer: Viewer): string {
    const since = typeof viewer === 'number' ? (this.#room.match?.playsSince(viewer) ?? 0) : 0;
    return `${viewer}.${since}.${this.#room.context.build}`;
  }

  /** Sends all watchers their new updates. */
  publish(): void {
    this.#whenDurable(() => {
      const { id, match, watchers } = this.#room;
      if (!match || match.log.length === this.#published) return;
      this.#published = match.log.length;
      const frames = new UpdateFrames(id);
      for (const watcher of watchers) this.#catchUp(watcher, frames);
    });
  }

  /** Runs a task once everything is stored. After a failed write it does not run: the room is read again, then sends everything. */
  #whenDurable(task: () => void): void {
    this.#room.afterDurable((error) => {
      if (!error && !this.#room.broken) task();
    });
  }

  /** Sends a watcher the updates they missed, or everything if those are not kept any more. */
  #catchUp(watcher: Watcher, frames: UpdateFrames): void {
    const updates = this.#room.match?.updatesSince(watcher.viewer, watcher.sent);
    if (!updates) return this.#sendTable(watcher);
    for (const update of updates) {
      watcher.listener.sendFrame(frames.of(update));
      watcher.sent = update.n;
    }
  }

  #sendTable(watcher: Watcher): void {
    const { listener, viewer } = watcher;
    const { match, chat, damage } = this.#room;
    const whole = match?.snapshot(viewer, LIMITS.logEntries) ?? null;
    const snapshot = whole && damage ? withoutDecision(whole) : whole;
    watcher.sent = snapshot?.n ?? 0;
    const info = this.#room.info(listener.person);
    const readable = chat.filter((line) => this.#mayRead(listener, line));
    listener.send(encode({ t: 'table', info, stream: this.stream(viewer), snapshot, chat: readable }));
  }

  /** Lets a watcher continue where their page's stream ended, or sends everything. */
  resume(watcher: Watcher, from: Resume): void {
    this.#whenDurable(() => {
      if (!this.#continue(watcher, from)) this.#sendTable(watcher);
    });
  }

  #continue(watcher: Watcher, { stream, since, chat }: Resume): boolean {
    const { id, match } = this.#room;
    if (since === undefined || chat === undefined || stream !== this.stream(watcher.viewer)) return false;
    if (!match?.updatesSince(watcher.viewer, since)) return false;
    const { listener } = watcher;
    watcher.sent = since;
    this.#catchUp(watcher, new UpdateFrames(id));
    listener.send(encode({ t: 'info', info: this.#room.info(listener.person) }));
    for (const line of this.#room.chat)
      if (line.n > chat && this.#mayRead(listener, line)) listener.send(encodeChat(id, line));
    return true;
  }

  /** Nobody reads what somebody writes whom they have blocked. */
  #mayRead({ person }: Listener, line: ChatLine): boolean {
    return !this.#room.context.blocks.has(person, line.person);
  }

  /** Sends the whole table to everybody whose seat has changed, as they see it now. */
  reseat(): void {
    this.#whenDurable(() => {
      for (const watcher of this.#room.watchers) {
        const viewer = viewerOf(this.#room, watcher.listener.person);
        if (viewer === watcher.viewer) continue;
        const before = watcher.viewer;
        watcher.viewer = viewer;
        this.viewerLeft(before);
        this.#sendTable(watcher);
      }
    });
  }

  /** Sends the whole table to all watchers, after the match has started or the room was read again. */
  resync(): void {
    this.#whenDurable(() => {
      this.#published = this.#room.match?.log.length ?? -1;
      for (const watcher of this.#room.watchers) this.#sendTable(watcher);
    });
  }

  /** Notes that a viewer left. The stream is kept for a while, so that it can continue after a lost connection. */
  viewerLeft(viewer: Viewer): void {
    this.#left.set(viewer, this.#room.context.elapsed());
  }

  /** Drops the streams of viewers who left long ago. */
  dropOldStreams(): void {
    const { watchers, match, context } = this.#room;
    for (const [viewer, at] of this.#left) {
      if (context.elapsed() - at < context.tuning.idleMs) continue;
      this.#left.delete(viewer);
      if (![...watchers].some((watcher) => watcher.viewer === viewer)) match?.unwatch(viewer);
    }
  }

  /** Sends a chat line. */
  chat(line: ChatLine): void {
    this.#whenDurable(() => {
      const text = encodeChat(this.#room.id, line);
      for (const { listener } of this.#room.watchers) if (this.#mayRead(listener, line)) listener.send(text);
    });
  }

  /** Sends the table's info after a short delay, so that several changes make one message. */
  infoChanged(): void {
    if (this.#infoTimer || this.#room.watchers.size === 0) return;
    this.#infoTimer = setTimeout(() => {
      this.#infoTimer = null;
      this.#whenDurable(() => this.#sendInfo());
      // The more watch, the more each info costs.
    }, this.#room.context.tuning.batchDelayMs + this.#room.watchers.size);
    this.#infoTimer.unref();
  }

  #sendInfo(): void {
    const room = this.#room;
    const info = room.commonInfo();
    const encodeFor = infoEncoder(info);
    for (const { listener } of room.watchers)
      listener.send(encodeFor(ownInfo(room, listener.person, room.context.signer)));
    this.#scheduleClockInfo(info.clock ? findClockChange(info.clock) : null);
  }

  /** Sends the info to the pages of a seat's person alone, because only their own part has changed. */
  sendOwnInfo(seat: Seat): void {
    this.#whenDurable(() => {
      for (const { viewer, listener } of this.#room.watchers)
        if (viewer === seat) listener.send(encode({ t: 'info', info: this.#room.info(listener.person) }));
    });
  }

  /** A page knows only the next time when a clock begins or stops to run: it is told of the one after that. */
  #scheduleClockInfo(at: number | null): void {
    this.#cancelClockInfo?.();
    const { now, after } = this.#room.context;
    this.#cancelClockInfo = at === null ? null : after(Math.max(0, at - now()), () => this.infoChanged());
  }

  stop(): void {
    this.#scheduleClockInfo(null);
    if (this.#infoTimer) clearTimeout(this.#infoTimer);
    this.#infoTimer = null;
  }
}

/** Nobody can decide anything where the log is damaged. */
function withoutDecision({ situation, ...snapshot }: Snapshot): Snapshot {
  return { ...snapshot, situation: { ...situation, decision: null, active: [] } };
}
