import type { WebSocket } from 'ws';
import type { ServerContext } from '../core/context.ts';
import type { Line, Reason } from './outbound-queue.ts';

/** Sockets are asked in so many groups, one after the other: to ask thousands at once would hold everybody's moves up. */
const GROUPS = 60;

interface Entry {
  readonly line: Line;
  readonly address: string;
  readonly group: number;
  alive: boolean;
}

/** All open sockets: counts them, finds those that have died, and closes them when the server stops. */
export class Hub {
  readonly #context: ServerContext;
  readonly #lines = new Map<WebSocket, Entry>();
  readonly #perAddress = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #draining = false;
  /** Sockets so far, and beats so far: together they say whose turn it is. */
  #added = 0;
  #beats = 0;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => this.#heartbeat(), this.#context.tuning.heartbeatMs / GROUPS);
    this.#timer.unref();
  }

  /** Why no further socket is taken from an address, or null if one is. */
  refusal(address: string): Reason | null {
    if (this.#draining) return 'restart';
    const { maxSockets, maxSocketsPerAddress } = this.#context.settings;
    const full = this.#lines.size >= maxSockets;
    return full || (this.#perAddress.get(address) ?? 0) >= maxSocketsPerAddress ? 'full' : null;
  }

  add(ws: WebSocket, line: Line, address: string): void {
    const entry = { line, address, group: this.#added++ % GROUPS, alive: true };
    this.#lines.set(ws, entry);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#context.metrics.sockets.set(this.#lines.size);
    ws.on('pong', () => {
      entry.alive = true;
    });
  }

  remove(ws: WebSocket): void {
    const entry = this.#lines.get(ws);
    if (!entry) return;
    this.#lines.delete(ws);
    const left = (this.#perAddress.get(entry.address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(entry.address, left);
    else this.#perAddress.delete(entry.address);
    this.#context.metrics.sockets.set(this.#lines.size);
  }

  /** Asks one group. A socket that has not answered since it was asked last is gone, even if nobody said so. */
  #heartbeat(): void {
    const group = this.#beats++ % GROUPS;
    for (const [ws, entry] of this.#lines) {
      if (entry.group !== group) continue;
      if (!entry.alive) {
        ws.terminate();
        continue;
      }
      entry.alive = false;
      ws.ping();
    }
  }

  /** Tells every page that the server stops, and waits a while for them to go. */
  async drain(): Promise<void> {
    this.#draining = true;
    if (this.#timer) clearInterval(this.#timer);
    const closed = [...this.#lines.keys()].map(
      (ws) => new Promise<void>((done) => ws.once('close', () => done())),
    );
    for (const { line } of this.#lines.values()) line.drop('restart');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, this.#context.tuning.drainMs);
    });
    await Promise.race([Promise.all(closed), late]);
    clearTimeout(timer);
    for (const ws of this.#lines.keys()) ws.terminate();
  }
}
