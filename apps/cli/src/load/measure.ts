import { Failure } from '../host.ts';
import { percentile } from '../statistics.ts';
import type { LoadResult, Slot } from './slot.ts';

/** Share of the tables whose matches may end before the run is cut short. */
const END_SHARE_LIMIT = 0.05;

/** Counts and times the commands that end between two moments. */
class Meter {
  readonly #latencies: number[] = [];
  #from = Number.POSITIVE_INFINITY;
  #to = Number.POSITIVE_INFINITY;

  /** Counts commands that end from now on. */
  start(): void {
    this.#from = performance.now();
  }

  stop(): void {
    this.#to = performance.now();
  }

  record(submittedAt: number): void {
    const now = performance.now();
    if (now >= this.#from && now < this.#to) this.#latencies.push(now - submittedAt);
  }

  result(tables: number): LoadResult {
    const seconds = (this.#to - this.#from) / 1000;
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    return {
      tables,
      seconds: round(seconds, 2),
      commands: sorted.length,
      commandsPerSecond: Math.round(sorted.length / seconds),
      p50Ms: round(percentile(sorted, 0.5), 2),
      p99Ms: round(percentile(sorted, 0.99), 2),
    };
  }
}

/**
 * Keeps a command under way at every table. Stops early when the first matches end.
 * @param warmUp seconds before counting begins
 * @throws {Failure} if matches end before counting begins
 */
export async function saturate(slots: readonly Slot[], warmUp: number, seconds: number): Promise<LoadResult> {
  const meter = new Meter();
  let ended = 0;
  let running = true;
  const finished = new Promise<void>((resolve) => {
    const next = (slot: Slot): void => {
      if (!running) return;
      const submittedAt = performance.now();
      const sent = slot.submit(() => {
        meter.record(submittedAt);
        next(slot);
      });
      if (!sent && ++ended >= slots.length * END_SHARE_LIMIT) resolve();
    };
    for (const slot of slots) next(slot);
  });
  const early = await Promise.race([wait(warmUp * 1000).then(() => false), finished.then(() => true)]);
  if (early) {
    running = false;
    throw new Failure(
      'matches ended before counting began: load more tables (--saturated) or shorten the warm-up (--warm-up)',
    );
  }
  meter.start();
  await Promise.race([wait(seconds * 1000), finished]);
  meter.stop();
  running = false;
  return meter.result(slots.length);
}

/**
 * Sends commands at a fixed rate for each table, spread evenly over the tables. A table whose last command is still under way
 * skips its turn.
 */
export async function pace(
  slots: readonly Slot[],
  perSecond: number,
  warmUp: number,
  seconds: number,
): Promise<LoadResult> {
  const meter = new Meter();
  const busy = new Set<Slot>();
  const gap = 1000 / (slots.length * perSecond);
  const begin = performance.now();
  const end = begin + (warmUp + seconds) * 1000;
  let counting = false;
  for (let i = 0; performance.now() < end; ) {
    if (!counting && performance.now() >= begin + warmUp * 1000) {
      counting = true;
      meter.start();
    }
    for (; begin + i * gap <= performance.now(); i++) {
      const slot = slots[i % slots.length];
      if (!slot || busy.has(slot)) continue;
      busy.add(slot);
      const submittedAt = performance.now();
      const sent = slot.submit(() => {
        meter.record(submittedAt);
        busy.delete(slot);
      });
      if (!sent) busy.delete(slot);
    }
    await wait(1);
  }
  meter.stop();
  return meter.result(slots.length);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
