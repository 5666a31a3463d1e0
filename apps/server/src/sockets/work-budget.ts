import type { FromClient } from '@durbar/protocol';
import { TokenBucket } from './token-bucket.ts';

/** What one network may ask for, as a multiple of what one socket may: many people can share an address. */
const SOCKETS_WORTH = 10;

/** From so many networks on, those that asked for nothing lately are forgotten. */
const MANY = 5000;

const COSTS: Readonly<Record<Exclude<FromClient['t'], 'do'>, number>> = {
  ping: 0,
  unwatch: 0,
  lobby: 3,
  say: 3,
  past: 3,
  watch: 5,
  log: 5,
};

/** What a message costs the server, in ordinary moves: what is stored, or read again, costs more. */
export function costOf(message: FromClient): number {
  if (message.t !== 'do') return COSTS[message.t];
  switch (message.act.kind) {
    case 'move':
      return 1;
    case 'undo':
      return 2;
    default:
      return 5;
  }
}

/** How much work each network may ask for; its sockets share it. */
export class NetworkBudgets {
  readonly #perSecond: number;
  readonly #buckets = new Map<string, TokenBucket>();
  #forgotAt = Number.NEGATIVE_INFINITY;

  /** @param socketRate what one socket may ask for per second */
  constructor(socketRate: number) {
    this.#perSecond = socketRate * SOCKETS_WORTH;
  }

  /** Whether a network may ask for so much more now; it is then counted. */
  take(network: string, cost: number, now: number): boolean {
    return this.#bucketOf(network, now).take(now, cost);
  }

  #bucketOf(network: string, now: number): TokenBucket {
    const known = this.#buckets.get(network);
    if (known) return known;
    if (this.#buckets.size >= MANY) this.#forget(now);
    const bucket = new TokenBucket(this.#perSecond, now);
    this.#buckets.set(network, bucket);
    return bucket;
  }

  /** Makes room: by those that asked for nothing lately or, where there are none, by the one known longest. */
  #forget(now: number): void {
    if (now - this.#forgotAt >= 1000) {
      this.#forgotAt = now;
      for (const [network, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(network);
    }
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= MANY && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
