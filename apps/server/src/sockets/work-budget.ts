import type { FromClient } from '@durbar/protocol';
import { TokenBucket } from './token-bucket.ts';

/** With more keys than this, those that took nothing lately are forgotten. */
const MANY = 5000;

const COSTS: Readonly<Record<Exclude<FromClient['t'], 'do'>, number>> = {
  ping: 0,
  unwatch: 0,
  say: 3,
  plan: 3,
  past: 3,
  lobby: 5,
  watch: 5,
  log: 5,
  scores: 5,
};

/** What a message costs the server, in ordinary moves: what is stored, or read again, costs more. */
export function messageCost(message: FromClient): number {
  // Each move of a plan is tried on the game.
  if (message.t === 'plan') return message.branches.reduce((sum, moves) => sum + moves.length, COSTS.plan);
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

/** Sending a change to this many watchers costs as much as an ordinary move. */
const WATCHERS_PER_MOVE = 8;

/** The additional cost of sending a change to all watchers of a table; 0 for the usual number of watchers. */
export function broadcastCost(watchers: number): number {
  return Math.floor(watchers / WATCHERS_PER_MOVE);
}

/** What each key, such as a network or a person, may take per second; its sockets share it. */
export class Budgets {
  readonly #perSecond: number;
  readonly #buckets = new Map<string, TokenBucket>();
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Takes so much if it is there; false if not. */
  take(key: string, cost: number, now: number): boolean {
    return this.#findBucket(key, now).take(now, cost);
  }

  /** Whether a key has taken so much lately that little is left. */
  isLow(key: string, now: number): boolean {
    return this.#findBucket(key, now).isLow(now);
  }

  #findBucket(key: string, now: number): TokenBucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    if (this.#buckets.size >= MANY) this.#forget(now);
    const bucket = new TokenBucket(this.#perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Makes room: forgets the buckets that were not used lately or, if there are none, the oldest one. */
  #forget(now: number): void {
    if (now - this.#forgotAt >= 1000) {
      this.#forgotAt = now;
      for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    }
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= MANY && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
