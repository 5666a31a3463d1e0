import { Failure } from '../environment.ts';
import { percentile } from '../statistics.ts';
import type { LoadResult, Times } from './load-result.ts';
import type { LoadTable } from './load-tables.ts';
import { noWait, type ProcessorTime, type ProcessorWait } from './processor.ts';

/** Share of the tables whose matches may end before the run is cut short. */
const END_SHARE_LIMIT = 0.05;

/** What is measured or called besides the commands. */
interface Observers {
  /** Waiting that is deducted from commands' times. */
  readonly wait: ProcessorWait;
  /** Called when counting begins. */
  readonly onCountingStart: () => void;
}

/** Counts and times the commands that end between two moments. */
class Meter {
  readonly #latencies: number[] = [];
  readonly #withoutWait: number[] = [];
  readonly #wait: ProcessorWait;
  readonly #serverTime: ProcessorTime | null;
  /** Processor time of the server while commands are counted. */
  #serverMs = 0;
  #from = Number.POSITIVE_INFINITY;
  #to = Number.POSITIVE_INFINITY;

  constructor(serverTime: ProcessorTime | null, wait: ProcessorWait = noWait) {
    this.#serverTime = serverTime;
    this.#wait = wait;
  }

  /** Counts commands that end from now on. */
  startCounting(): void {
    this.#serverMs = -(this.#serverTime?.() ?? 0);
    this.#from = performance.now();
  }

  stopCounting(): void {
    this.#to = performance.now();
    this.#serverMs += this.#serverTime?.() ?? 0;
  }

  /** A command is sent now. @returns a function to call once it is done */
  startCommand(): () => void {
    const startedAt = performance.now();
    const waited = this.#wait();
    return () => {
      const now = performance.now();
      if (now < this.#from || now >= this.#to) return;
      this.#latencies.push(now - startedAt);
      this.#withoutWait.push(Math.max(0, now - startedAt - (this.#wait() - waited)));
    };
  }

  times(): Times {
    return {
      all: this.#latencies.map((ms) => round(ms, 2)),
      withoutWait: this.#withoutWait.map((ms) => round(ms, 2)),
    };
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
      ...(this.#serverTime && { serverCpuUs: round((this.#serverMs * 1000) / sorted.length, 1) }),
    };
  }
}

/**
 * A closed loop: each table sends its next command as soon as the last one is done. Stops early once `END_SHARE_LIMIT` of
 * the matches have ended.
 * @param warmUp seconds before counting begins
 * @param serverTime the server's processor time; null if the result needs none
 * @throws {Failure} if matches end before counting begins
 */
export async function runSaturated(
  tables: readonly LoadTable[],
  warmUp: number,
  seconds: number,
  serverTime: ProcessorTime | null = null,
): Promise<LoadResult> {
  const meter = new Meter(serverTime);
  let ended = 0;
  let running = true;
  const finished = new Promise<void>((resolve) => {
    const next = (table: LoadTable): void => {
      if (!running) return;
      const end = meter.startCommand();
      const sent = table.submit(() => {
        end();
        next(table);
      });
      if (!sent && ++ended >= tables.length * END_SHARE_LIMIT) resolve();
    };
    for (const table of tables) next(table);
  });
  const early = await Promise.race([sleep(warmUp * 1000).then(() => false), finished.then(() => true)]);
  if (early) {
    running = false;
    throw new Failure(
      'matches ended before counting began: load more tables (--saturated) or shorten the warm-up (--warm-up)',
    );
  }
  meter.startCounting();
  await Promise.race([sleep(seconds * 1000), finished]);
  meter.stopCounting();
  running = false;
  return meter.result(tables.length);
}

/**
 * Sends commands at a fixed rate for each table, spread evenly over the tables. A table whose last command is still under way
 * skips its turn; skipped turns are not counted as late, so the times of an overloaded server look better than they are
 * (coordinated omission).
 * @param serverTime as for `runSaturated`
 * @param observers if given, the result has the time of every command too
 */
export async function runPaced(
  tables: readonly LoadTable[],
  perSecond: number,
  warmUp: number,
  seconds: number,
  serverTime: ProcessorTime | null = null,
  observers?: Observers,
): Promise<LoadResult> {
  const meter = new Meter(serverTime, observers?.wait);
  const busy = new Set<LoadTable>();
  const interval = 1000 / (tables.length * perSecond);
  const startedAt = performance.now();
  const end = startedAt + (warmUp + seconds) * 1000;
  let counting = false;
  for (let i = 0; performance.now() < end; ) {
    if (!counting && performance.now() >= startedAt + warmUp * 1000) {
      counting = true;
      meter.startCounting();
      observers?.onCountingStart();
    }
    for (; startedAt + i * interval <= performance.now(); i++) {
      const table = tables[i % tables.length];
      if (!table || busy.has(table)) continue;
      busy.add(table);
      const done = meter.startCommand();
      const sent = table.submit(() => {
        done();
        busy.delete(table);
      });
      if (!sent) busy.delete(table);
    }
    await sleep(1);
  }
  meter.stopCounting();
  return { ...meter.result(tables.length), ...(observers && { times: meter.times() }) };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
