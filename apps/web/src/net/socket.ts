import { CLOSE, type FromClient, type FromServer, fromServer, PROTOCOL } from '@durbar/protocol';
import * as z from 'zod/mini';
import { retryDelay } from './random.ts';

/** How the page stands with the server. Times are milliseconds since 1970. */
export type ConnectionStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly first: boolean }
  /** `newer`: the server was replaced by another version since this page was loaded; the page still gets on with it. */
  | { readonly kind: 'open'; readonly newer: boolean }
  | { readonly kind: 'lost'; readonly retryAt: number }
  | { readonly kind: 'restarting'; readonly retryAt: number }
  | { readonly kind: 'full'; readonly retryAt: number }
  /** This page is too old for the server, or was cut off for its faults: only a reload helps. */
  | { readonly kind: 'outdated' };

/** The part of a WebSocket that is used, so that tests can stand in. */
export interface SocketChannel {
  send(text: string): void;
  close(): void;
}

/** What a channel tells of itself. */
export interface SocketChannelHandlers {
  message(data: unknown): void;
  closed(code: number): void;
}

export interface SocketEnvironment {
  open(ears: SocketChannelHandlers): SocketChannel;
  now(): number;
  random(): number;
  /** Runs `task` later; the answer cancels it. */
  setTimer(ms: number, task: () => void): () => void;
  /** Makes the server know this browser again when its cookie is missing or foreign. */
  identify(): Promise<void>;
  /** The server was replaced by another version than the one this page began with. */
  onNewerBuild(): void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** After a sleep one wants to know sooner. */
const PONG_WITHIN_AWAKE = 3_000;

/**
 * The page's one socket. It connects while somebody listens, comes back by itself, and says how things stand. It keeps
 * nothing: whoever listens asks again for what it follows when the line opens.
 */
export class Socket {
  #line: ConnectionStatus = { kind: 'idle' };
  #channel: SocketChannel | null = null;
  /** Number of the newest channel. */
  #channels = 0;
  #attempt = 0;
  #opened = false;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #cancelPong: (() => void) | null = null;
  #build: string | null = null;
  readonly #world: SocketEnvironment;
  readonly #listeners = new Set<(message: FromServer) => void>();
  readonly #watchers = new Set<(line: ConnectionStatus) => void>();

  constructor(world: SocketEnvironment) {
    this.#world = world;
  }

  get status(): ConnectionStatus {
    return this.#line;
  }

  /** Listens to messages and to the line; connects if this is the first. The answer stops it. */
  listen(onMessage: (message: FromServer) => void, onLine: (line: ConnectionStatus) => void): () => void {
    this.#listeners.add(onMessage);
    this.#watchers.add(onLine);
    if (this.#line.kind === 'idle') this.#connect();
    else onLine(this.#line);
    return () => {
      this.#listeners.delete(onMessage);
      this.#watchers.delete(onLine);
      if (this.#listeners.size === 0) this.#hangUp();
    };
  }

  /** Sends now, or not at all: false where the line is not open. */
  send(message: FromClient): boolean {
    if (this.#line.kind !== 'open' || !this.#channel) return false;
    this.#channel.send(JSON.stringify(message));
    return true;
  }

  /** Something suggests that the line may be back or dead: the tab is looked at again, the network came or went. */
  reconnectNow(): void {
    if (this.#line.kind === 'open') this.#ping(PONG_WITHIN_AWAKE);
    else if ('retryAt' in this.#line) this.#connect();
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.#turn({ kind: 'connecting', first: !this.#opened });
    const number = ++this.#channels;
    // What a channel that was given up still has to say is not heard.
    this.#channel = this.#world.open({
      message: (data) => {
        if (number === this.#channels) this.#read(data);
      },
      closed: (code) => {
        if (number === this.#channels) this.#closed(code);
      },
    });
  }

  #read(data: unknown): void {
    const message = parseFrame(data);
    if (!message) return this.#fail();
    if (message.t === 'hello') return this.#greeted(message);
    if (message.t === 'pong') {
      this.#cancelPong?.();
      this.#cancelPong = null;
      return;
    }
    for (const listener of this.#listeners) listener(message);
  }

  #greeted(hello: Extract<FromServer, { t: 'hello' }>): void {
    if (hello.protocol !== PROTOCOL) return this.#fail();
    this.#build ??= hello.build;
    const newer = hello.build !== this.#build;
    if (newer) this.#world.onNewerBuild();
    this.#attempt = 0;
    this.#opened = true;
    this.#turn({ kind: 'open', newer });
    this.#schedulePing();
    for (const listener of this.#listeners) listener(hello);
  }

  /** A server of another make: talking on would only lead to mistakes. */
  #fail(): void {
    this.#drop();
    this.#turn({ kind: 'outdated' });
  }

  #closed(code: number): void {
    this.#drop();
    if (code === CLOSE.abuse) return this.#turn({ kind: 'outdated' });
    const wait = retryDelay(this.#attempt++, this.#world.random());
    const retryAt = this.#world.now() + wait;
    const kind = code === CLOSE.restart ? 'restarting' : code === CLOSE.full ? 'full' : 'lost';
    this.#turn({ kind, retryAt });
    const again = () => this.#connect();
    this.#cancelRetry = this.#world.setTimer(wait, () => {
      if (code === CLOSE.stranger) this.#world.identify().then(again, again);
      else again();
    });
  }

  #schedulePing(): void {
    this.#cancelPing = this.#world.setTimer(PING_EVERY, () => this.#ping(PONG_WITHIN));
  }

  #ping(within: number): void {
    this.#cancelPing?.();
    this.#cancelPong?.();
    this.send({ t: 'ping', id: 'ping' });
    this.#schedulePing();
    // A line can look open long after the other end is gone; then no close ever comes.
    this.#cancelPong = this.#world.setTimer(within, () => this.#closed(0));
  }

  #drop(): void {
    this.#cancelPing?.();
    this.#cancelPong?.();
    this.#cancelPing = null;
    this.#cancelPong = null;
    const channel = this.#channel;
    this.#channel = null;
    this.#channels++;
    channel?.close();
  }

  #hangUp(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.#attempt = 0;
    if (this.#line.kind !== 'outdated') this.#turn({ kind: 'idle' });
  }

  #turn(line: ConnectionStatus): void {
    this.#line = line;
    for (const watcher of this.#watchers) watcher(line);
  }
}

function parseFrame(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    const read = z.safeParse(fromServer, JSON.parse(data));
    return read.success ? read.data : null;
  } catch {
    // Not JSON at all: as foreign as a message of another shape.
    return null;
  }
}
