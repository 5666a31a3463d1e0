import type { WebSocket } from 'ws';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import type { CloseReason, OutboundQueue } from './outbound-queue.ts';
import { Budgets } from './work-budget.ts';

/** Sockets are pinged in this many groups, one after the other: pinging thousands at once would delay everybody's moves. */
const GROUPS = 60;

/** Limit of one network, as a multiple of the limit of one socket: many people can share an address. */
const SOCKETS_WORTH = 10;

/** Chat lines per second that one person may send on average. */
const CHAT_RATE = 2;

interface Entry {
  readonly queue: OutboundQueue;
  readonly network: string;
  readonly device: string;
  readonly group: number;
  alive: boolean;
}

/** All open sockets: counts them, detects dead ones, and closes all when the server stops. */
export class Hub {
  readonly #context: ServerContext;
  readonly #sockets = new Map<WebSocket, Entry>();
  readonly #perNetwork = new Map<string, number>();
  /** Messages that each network may send, work that it may ask for, and chat lines that each person may send. */
  readonly messages: Budgets;
  readonly work: Budgets;
  readonly chat = new Budgets(CHAT_RATE);
  #timer: NodeJS.Timeout | null = null;
  #draining = false;
  /** Sockets and heartbeats so far: they determine the groups. */
  #added = 0;
  #heartbeats = 0;

  constructor(context: ServerContext) {
    this.#context = context;
    this.work = new Budgets(context.settings.socketRate * SOCKETS_WORTH);
    this.messages = new Budgets(context.settings.socketRate * SOCKETS_WORTH);
  }

  start(): void {
    this.#timer = setInterval(() => this.#heartbeat(), this.#context.tuning.heartbeatMs / GROUPS);
    this.#timer.unref();
  }

  /** Why no further socket is accepted from an address; null if one is. */
  refusal(address: string): CloseReason | null {
    if (this.#draining) return 'restart';
    const { maxSockets, maxSocketsPerAddress } = this.#context.settings;
    const full = this.#sockets.size >= maxSockets;
    return full || (this.#perNetwork.get(networkOf(address)) ?? 0) >= maxSocketsPerAddress ? 'full' : null;
  }

  add(ws: WebSocket, queue: OutboundQueue, address: string, device: string): void {
    const network = networkOf(address);
    const entry = { queue, network, device, group: this.#added++ % GROUPS, alive: true };
    this.#sockets.set(ws, entry);
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    this.#context.metrics.sockets.set(this.#sockets.size);
    ws.on('pong', () => {
      entry.alive = true;
    });
  }

  /** Closes the sockets of a device that was signed out. */
  signOut(device: string): void {
    for (const entry of this.#sockets.values()) if (entry.device === device) entry.queue.drop('stranger');
  }

  remove(ws: WebSocket): void {
    const entry = this.#sockets.get(ws);
    if (!entry) return;
    this.#sockets.delete(ws);
    const left = (this.#perNetwork.get(entry.network) ?? 1) - 1;
    if (left > 0) this.#perNetwork.set(entry.network, left);
    else this.#perNetwork.delete(entry.network);
    this.#context.metrics.sockets.set(this.#sockets.size);
  }

  /** Pings one group. A socket that has not answered the last ping is dead, even if it was never closed. */
  #heartbeat(): void {
    const group = this.#heartbeats++ % GROUPS;
    for (const [ws, entry] of this.#sockets) {
      if (entry.group !== group) continue;
      if (!entry.alive) {
        ws.terminate();
        continue;
      }
      entry.alive = false;
      ws.ping();
    }
  }

  /** Closes all sockets with the reason `restart` and waits a while for the pages to answer. */
  async drain(): Promise<void> {
    this.#draining = true;
    if (this.#timer) clearInterval(this.#timer);
    const closed = [...this.#sockets.keys()].map(
      (ws) => new Promise<void>((done) => ws.once('close', () => done())),
    );
    for (const { queue } of this.#sockets.values()) queue.drop('restart');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => {
      timer = setTimeout(done, this.#context.tuning.drainMs);
    });
    await Promise.race([Promise.all(closed), late]);
    clearTimeout(timer);
    for (const ws of this.#sockets.keys()) ws.terminate();
  }
}
