import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network.ts';

/** What an attacker would do: guess codes, forge cookies, use other sites' pages or other names of the server. */
export type Suspicion = 'code' | 'cookie' | 'origin' | 'host';

/** Everything of one kind that a network does within this time makes one log line. */
const LINE_MS = 10_000;
/** Networks that are remembered at once. */
const MAX_NETWORKS = 1000;

/** Counts and logs what looks like an attack. The log stays bounded during an attack. */
export class Suspicions {
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #seen = new Map<string, { readonly at: number; more: number }>();

  constructor(log: Logger, metrics: Metrics, now: () => number) {
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
  }

  note(kind: Suspicion, address: string): void {
    this.#metrics.suspicions.inc({ kind });
    const network = networkOf(address);
    const key = `${kind} ${network}`;
    const now = this.#now();
    const known = this.#seen.get(key);
    if (known && now - known.at < LINE_MS) {
      known.more++;
      return;
    }
    this.#seen.delete(key);
    this.#seen.set(key, { at: now, more: 0 });
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MAX_NETWORKS && oldest !== undefined) this.#seen.delete(oldest);
    this.#log.warn({ kind, network, before: known?.more ?? 0 }, 'a request looks like an attack');
  }
}
