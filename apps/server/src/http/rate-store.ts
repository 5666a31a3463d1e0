import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Addresses that are remembered, at most; those that came first are forgotten first. */
const MAX_KEYS = 5000;

interface Window {
  count: number;
  readonly from: number;
}

/**
 * Counts requests for the rate limits by a clock that nobody can set. The default is the machine's clock: if that is set
 * back, a client at its limit would stay locked out until the clock reaches the earlier time again.
 */
export function rateStore(elapsed: () => number): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const now = elapsed();
      let window = this.#windows.get(key);
      if (!window || now - window.from >= timeWindow) {
        window = { count: 0, from: now };
        this.#windows.delete(key);
        this.#windows.set(key, window);
        this.#forgetOldest();
      }
      window.count++;
      answer(null, { current: window.count, ttl: timeWindow - (now - window.from) });
    }

    child(): FastifyRateLimitStore {
      return new RateStore();
    }

    #forgetOldest(): void {
      if (this.#windows.size <= MAX_KEYS) return;
      const [oldest] = this.#windows.keys();
      if (oldest !== undefined) this.#windows.delete(oldest);
    }
  };
}
