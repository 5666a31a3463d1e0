import { type ChatLine, USUAL_TERMS } from '@durbar/protocol';
import type { LogEntry } from '@durbar/table';
import type { ClocksRow, SeatRow, TableRow } from '../../src/storage/rows.ts';
import type { Commit, RowChange } from '../../src/storage/store.ts';

export function table(id: string, changed: Partial<TableRow> = {}): TableRow {
  return {
    id,
    name: `Table ${id}`,
    game: 'bazaar',
    rules: 1,
    options: { merchant: true, sizes: [1, 2] },
    players: 2,
    pace: 'days',
    clock: null,
    visibility: 'open',
    rated: false,
    terms: USUAL_TERMS,
    series: null,
    host: 'host',
    secret: 'a'.repeat(64),
    openedAt: 1_700_000_000_000,
    status: 'waiting',
    rounds: [],
    startBy: null,
    generator: null,
    startedAt: null,
    lastAt: 1_700_000_000_000,
    rematch: null,
    follows: null,
    active: [],
    bots: [],
    summarizedEntries: 0,
    progress: null,
    ...changed,
  };
}

export function seat(changed: Partial<SeatRow> = {}): SeatRow {
  return {
    kind: 'empty',
    person: null,
    bot: null,
    nonce: null,
    nonceHash: null,
    salt: 'salt',
    muted: false,
    awaySince: null,
    joinedAt: null,
    freed: null,
    colours: [],
    hiddenAt: null,
    ...changed,
  };
}

/** Clocks of which one runs. */
export const clocks = (deadline: number | null): ClocksRow => ({
  turn: 3,
  seats: [
    {
      bankMs: -5,
      since: 7,
      calendar: { zone: 'Europe/Paris', from: 480, to: 1380, weekends: false },
      asked: true,
      expired: false,
    },
    null,
  ],
  seenOutage: 2,
  agreement: { proposal: { kind: 'extend', ms: 60_000 }, seats: [1] },
  deadline,
});

export const chatLine = (n: number): ChatLine => ({
  n,
  person: 'anna',
  seat: n % 2 === 0 ? 0 : null,
  name: 'Anna',
  text: `line ${n}`,
  at: 1000 + n,
  ...(n % 3 === 0 && { reaction: 'thanks' }),
});

/** A log entry; its command is named `<seat>/<command id>`. */
export const entry = (n: number): LogEntry => ({ at: n, command: `0/c${n}`, kind: 'pause', seat: n % 2 });

/** A commit that opens a table with two seats. */
export function opening(id: string, changed: Partial<TableRow> = {}): Commit {
  const seats = [seat({ kind: 'person', person: 'host', nonce: 'ab' }), seat()];
  return { room: null, changes: [{ kind: 'add table', table: table(id, changed), seats }] };
}

/** A commit of log entries, the first of which has number `next`. */
export function entries(
  room: string,
  epoch: number,
  next: number,
  count: number,
  changes: readonly RowChange[] = [],
): Commit {
  const added = Array.from({ length: count }, (_, i) => entry(next + i));
  return { room, epoch, next, entries: added, changes };
}
