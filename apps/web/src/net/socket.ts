import { CLOSE, type FromClient, type FromServer, fromServer, PROTOCOL } from '@durbar/protocol';
import * as z from 'zod/mini';
import { retryDelay } from './random.ts';

/**
 * Status of the connection to the server. Times are from `performance.now`, so that setting the clock does not change a
 * wait.
 */
export type ConnectionStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly first: boolean }
  /** `isNewVersion`: the server now runs another version than at the first connection, with the same protocol. */
  | { readonly kind: 'open'; readonly isNewVersion: boolean }
  | { readonly kind: 'lost'; readonly retryAt: number }
  | { readonly kind: 'restarting'; readonly retryAt: number }
  | { readonly kind: 'full'; readonly retryAt: number }
  /** The page is too old for the server, or the server rejected what it sent: only a reload helps. */
  | { readonly kind: 'reloadNeeded' };

/** The part of a WebSocket that `Socket` uses; tests replace it. */
export interface SocketChannel {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a channel. */
export interface SocketChannelHandlers {
  message(data: unknown): void;
  closed(code: number): void;
}

export interface SocketEnvironment {
  open(handlers: SocketChannelHandlers): SocketChannel;
  now(): number;
  random(): number;
  /** Runs `task` later. Returns a function that cancels it. */
  setTimer(ms: number, task: () => void): () => void;
  /** Identifies this browser to the server again if its cookie is missing or unknown. */
  identify(): Promise<void>;
  /** The server now runs another version than at the first connection. */
  onNewVersion(): void;
}

const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 8_000;
/** Shorter, for a page that becomes visible again. */
const PONG_TIMEOUT_AWAKE_MS = 3_000;

/**
 * The page's one socket. It connects while it has listeners, reconnects by itself, and reports its status. It keeps no
 * subscriptions: after each `hello` a listener asks again for what it follows.
 */
export class Socket {
  #status: ConnectionStatus = { kind: 'idle' };
  #channel: SocketChannel | null = null;
  /** Number of the newest channel. */
  #channelNumber = 0;
  #attempt = 0;
  #opened = false;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #cancelPong: (() => void) | null = null;
  #version: string | null = null;
  readonly #environment: SocketEnvironment;
  readonly #listeners = new Set<(message: FromServer) => void>();
  readonly #statusListeners = new Set<(status: ConnectionStatus) => void>();

  constructor(environment: SocketEnvironment) {
    this.#environment = environment;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Listens to messages and to the status; the first listener connects. Returns a function that stops it. */
  listen(onMessage: (message: FromServer) => void, onStatus: (status: ConnectionStatus) => void): () => void {
    this.#listeners.add(onMessage);
    this.#statusListeners.add(onStatus);
    if (this.#status.kind === 'idle') this.#connect();
    else onStatus(this.#status);
    return () => {
      this.#listeners.delete(onMessage);
      this.#statusListeners.delete(onStatus);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  }

  /** Sends a message now; returns false, without sending, if the connection is not open. */
  send(message: FromClient): boolean {
    if (this.#status.kind !== 'open' || !this.#channel) return false;
    this.#channel.send(JSON.stringify(message));
    return true;
  }

  /** Checks the connection now, because the page became visible or the network changed. */
  checkNow(): void {
    if (this.#status.kind === 'open') this.#ping(PONG_TIMEOUT_AWAKE_MS);
    else if ('retryAt' in this.#status) this.#connect();
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.#setStatus({ kind: 'connecting', first: !this.#opened });
    const number = ++this.#channelNumber;
    // Ignore a channel that has been dropped.
    this.#channel = this.#environment.open({
      message: (data) => {
        if (number === this.#channelNumber) this.#handleData(data);
      },
      closed: (code) => {
        if (number === this.#channelNumber) this.#handleClose(code);
      },
    });
  }

  #handleData(data: unknown): void {
    const message = parseMessage(data);
    if (!message) return this.#rejectServer();
    if (message.t === 'hello') return this.#handleHello(message);
    if (message.t === 'pong') {
      this.#cancelPong?.();
      this.#cancelPong = null;
      return;
    }
    for (const listener of this.#listeners) listener(message);
  }

  #handleHello(hello: Extract<FromServer, { t: 'hello' }>): void {
    if (hello.protocol !== PROTOCOL) return this.#rejectServer();
    this.#version ??= hello.build;
    const isNewVersion = hello.build !== this.#version;
    if (isNewVersion) this.#environment.onNewVersion();
    this.#attempt = 0;
    this.#opened = true;
    this.#setStatus({ kind: 'open', isNewVersion });
    this.#schedulePing();
    for (const listener of this.#listeners) listener(hello);
  }

  /** The server speaks another protocol, or sent something that this page cannot read. */
  #rejectServer(): void {
    this.#drop();
    this.#setStatus({ kind: 'reloadNeeded' });
  }

  #handleClose(code: number): void {
    this.#drop();
    if (code === CLOSE.abuse) return this.#setStatus({ kind: 'reloadNeeded' });
    const wait = retryDelay(this.#attempt++, this.#environment.random());
    const retryAt = this.#environment.now() + wait;
    const kind = code === CLOSE.restart ? 'restarting' : code === CLOSE.full ? 'full' : 'lost';
    this.#setStatus({ kind, retryAt });
    const again = () => this.#connect();
    this.#cancelRetry = this.#environment.setTimer(wait, () => {
      if (code === CLOSE.stranger) this.#environment.identify().then(again, again);
      else again();
    });
  }

  #schedulePing(): void {
    this.#cancelPing = this.#environment.setTimer(PING_INTERVAL_MS, () => this.#ping(PONG_TIMEOUT_MS));
  }

  #ping(timeout: number): void {
    this.#cancelPing?.();
    this.#cancelPong?.();
    this.send({ t: 'ping', id: 'ping' });
    this.#schedulePing();
    // A connection can look open long after the server is gone; no close event comes then.
    this.#cancelPong = this.#environment.setTimer(timeout, () => this.#handleClose(0));
  }

  #drop(): void {
    this.#cancelPing?.();
    this.#cancelPong?.();
    this.#cancelPing = null;
    this.#cancelPong = null;
    const channel = this.#channel;
    this.#channel = null;
    this.#channelNumber++;
    channel?.close();
  }

  #disconnect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.#attempt = 0;
    if (this.#status.kind !== 'reloadNeeded') this.#setStatus({ kind: 'idle' });
  }

  #setStatus(status: ConnectionStatus): void {
    this.#status = status;
    for (const listener of this.#statusListeners) listener(status);
  }
}

function parseMessage(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null;
  try {
    const read = z.safeParse(fromServer, JSON.parse(data));
    return read.success ? read.data : null;
  } catch {
    // Not JSON: treated like any invalid message.
    return null;
  }
}
