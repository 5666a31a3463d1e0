import { type Connection, chooseDriver } from '@durbar/server';
import { type Child, startSelf } from './child.ts';
import { createGuest, openTable } from './guests.ts';

/*
 * Tables that sleep on disk, for `bench sleeping`: copies of one table whose match runs and whose clock does, in the data file of a
 * server that is stopped.
 */

/** Tables that hang on a table by its id. */
const PARTS = ['table_seat', 'log_entry', 'table_clock'] as const;

/** Of the table that is copied: the shortest that a clock can have. */
const GRACE_MS = 60_000;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** When the clocks of the copies run out. */
export interface DeadlinePlan {
  /** How many do so while the benchmark looks on. The others do so a week later. */
  readonly due: number;
  /** The first of these instants, in milliseconds since 1970, and the time between two of them. */
  readonly from: number;
  readonly everyMs: number;
}

/** Opens a table of two people who are not there, and starts it. @returns its id */
export async function openOriginal(file: string, game: string): Promise<string> {
  const child = await startOnFile(file);
  try {
    const people = [await createGuest(child.url), await createGuest(child.url)];
    const clock = { bankMs: GRACE_MS, incrementMs: 0, capMs: GRACE_MS, graceMs: GRACE_MS };
    const rest = { waking: false, weekends: true, vacation: false, atZero: 'others' };
    return await openTable(child.url, people, { game, pace: 'days', clock: { ...clock, ...rest } });
  } finally {
    await child.end();
  }
}

/** Starts a server with a data file, on a port that is free. */
export const startOnFile = (file: string): Promise<Child> =>
  startSelf(['serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', file], {
    LOG_LEVEL: 'error',
  });

async function open<T>(file: string, work: (db: Connection) => T): Promise<T> {
  const db = (await chooseDriver()).open(file, { timeout: 5000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** @param original id of the table to copy: a match of two with a clock without waking hours and vacation */
export function copyTable(file: string, original: string, count: number): Promise<void> {
  return open(file, (db) => {
    db.exec('BEGIN');
    copyRows(db, 'game_table', 'id', original, count);
    for (const part of PARTS) copyRows(db, part, 'table_id', original, count);
    // The original itself wakes nothing.
    db.prepare('DELETE FROM table_clock WHERE table_id = ?').run(original);
    db.exec('COMMIT');
  });
}

function copyRows(db: Connection, name: string, key: string, original: string, count: number): void {
  const columns = db
    .prepare(`SELECT name FROM pragma_table_info('${name}')`)
    .all()
    .map((column) => String(column['name']));
  const values = columns.map((column) => (column === key ? "'copy-' || number" : `"${column}"`));
  db.prepare(
    `WITH RECURSIVE copy(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM copy WHERE number + 1 < ?)
     INSERT INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')})
     SELECT ${values.join(', ')} FROM ${name}, copy WHERE "${key}" = ?`,
  ).run(count, original);
}

/** Gives each clock that runs the time until its deadline. */
export function planDeadlines(file: string, { due, from, everyMs }: DeadlinePlan): Promise<void> {
  return open(file, (db) => {
    db.prepare(
      `WITH planned AS (
         SELECT table_id AS id, clocks AS old, CAST(substr(table_id, 6) AS INTEGER) AS number FROM table_clock
       ), timed AS (SELECT id, old, CASE WHEN number < ? THEN ? + number * ? ELSE ? + number END AS at FROM planned)
       UPDATE table_clock SET deadline = timed.at, clocks = json_set(timed.old, ${[0, 1].map(setBank).join(', ')})
       FROM timed WHERE timed.id = table_clock.table_id`,
    ).run(due, from, everyMs, from + WEEK_MS);
    // Otherwise the time for which the server was stopped would be given back to every clock.
    db.exec("DELETE FROM setting WHERE key = 'heartbeat'");
  });
}

/** A clock that stands keeps its bank. */
function setBank(seat: number): string {
  const [bank, since] = [`'$.seats[${seat}].bankMs'`, `'$.seats[${seat}].since'`];
  return `${bank}, coalesce(timed.at - ${GRACE_MS} - (timed.old ->> ${since}), timed.old ->> ${bank})`;
}

/**
 * How long after its deadline each table was woken, in milliseconds, ascending. Tables that were not are missing. The deal depends on a
 * table's id: in about half of the copies the other seat begins. Its clock then begins to run when the table is woken; in the others the
 * log says when the clock ran out.
 */
export function readLateness(file: string, { due, from, everyMs }: DeadlinePlan): Promise<number[]> {
  return open(file, (db) =>
    db
      .prepare(
        `WITH woken AS (
           SELECT table_id, started_at + (entry ->> '$.at') AS at
           FROM log_entry JOIN game_table ON id = table_id WHERE entry ->> '$.kind' = 'timeout'
           UNION ALL SELECT table_id, value ->> '$.since' FROM table_clock, json_each(clocks, '$.seats')
         ), numbered AS (SELECT CAST(substr(table_id, 6) AS INTEGER) AS number, at FROM woken)
         SELECT number, max(at) AS at FROM numbered WHERE number < ? AND at >= ? GROUP BY number`,
      )
      .all(due, from)
      .map(({ number, at }) => Number(at) - (from + Number(number) * everyMs))
      .toSorted((a, b) => a - b),
  );
}
