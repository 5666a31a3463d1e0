import { FormatError, type Game } from '@durbar/kernel';
import { type LogEntry, Match, type MatchSetup, parseLogEntry } from '@durbar/table';
import type { TableRow } from '../storage/rows.ts';
import { LogDamaged, type Store } from '../storage/store.ts';

/** Where a stored log cannot be followed any further. */
export interface LogDamage {
  /** Number of the first entry that is missing or makes no sense. */
  readonly entry: number;
  /** Number after all entries that are stored: nothing is written before it. */
  readonly next: number;
}

export interface StoredLog {
  readonly log: readonly LogEntry[];
  readonly damage: LogDamage | null;
}

/** Reads a table's log, or as much of it as there is before the damage. */
export async function readStoredLog(
  store: Pick<Store, 'readLog'>,
  { id, summarizedEntries }: Pick<TableRow, 'id' | 'summarizedEntries'>,
): Promise<StoredLog> {
  const { raw, next } = await readRaw(store, id);
  const log = readEntries(raw);
  // The last entries may be missing too: the table's row says how many there were.
  const isWhole = log.length >= Math.max(next, summarizedEntries);
  return { log, damage: isWhole ? null : { entry: log.length, next: Math.max(next, log.length) } };
}

/** The match as far as its log can be followed: an entry that does not follow from those before is damage too. */
export function follow(
  { log, damage }: StoredLog,
  setup: MatchSetup,
  game: Game,
): StoredLog & { readonly match: Match } {
  const load = (read: number): Match => Match.load(setup, log.slice(0, read), { game });
  const whole = unlessMalformed(() => load(log.length));
  if (whole) return { match: whole, log, damage };
  const read = lastGood(log.length, (count) => unlessMalformed(() => load(count)) !== null);
  return {
    match: load(read),
    log: log.slice(0, read),
    damage: { entry: read, next: damage?.next ?? log.length },
  };
}

async function readRaw(
  store: Pick<Store, 'readLog'>,
  table: string,
): Promise<{ raw: readonly unknown[]; next: number }> {
  try {
    const raw = await store.readLog(table);
    return { raw, next: raw.length };
  } catch (error) {
    if (!(error instanceof LogDamaged)) throw error;
    return { raw: error.before, next: error.next };
  }
}

/** The entries before the first invalid one. */
function readEntries(raw: readonly unknown[]): readonly LogEntry[] {
  const log: LogEntry[] = [];
  for (const each of raw) {
    const entry = unlessMalformed(() => parseLogEntry(each));
    if (!entry) break;
    log.push(entry);
  }
  return log;
}

/** The greatest number below `bad` that is good, where all numbers up to it are, as 0 is. */
function lastGood(bad: number, isGood: (count: number) => boolean): number {
  let good = 0;
  let end = bad;
  while (end - good > 1) {
    const middle = Math.floor((good + end) / 2);
    if (isGood(middle)) good = middle;
    else end = middle;
  }
  return good;
}

function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
