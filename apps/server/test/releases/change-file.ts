import type { ClockChange } from '@durbar/kernel';
import type { LogEntry } from '@durbar/table';
import { openFile } from '../support/sqlite.ts';
import { type DataFacts, dataFacts } from './data-facts.ts';

/**
 * Writes what the program accepts and does not write itself: a match that began under the first rules of its game, and a log
 * with the entries of clocks.
 * @param seat in the match with clocks, that of a person who is asked
 */
export function changeFile(dataFile: string, firstRules: string, clocks: string, seat: number): void {
  const file = openFile(dataFile);
  file.prepare('UPDATE game_table SET rules = 1 WHERE id = ?').run(firstRules);
  const last = file
    .prepare('SELECT n, entry FROM log_entry WHERE table_id = ? ORDER BY n DESC LIMIT 1')
    .get(clocks);
  const { at } = JSON.parse(String(last?.['entry'])) as { at: number };
  const insert = file.prepare('INSERT INTO log_entry (table_id, n, entry) VALUES (?, ?, ?)');
  for (const [i, entry] of clockEntries(at, seat).entries())
    insert.run(clocks, Number(last?.['n']) + 1 + i, JSON.stringify(entry));
  // One small file, without a write-ahead log.
  file.exec('PRAGMA journal_mode = DELETE');
  file.exec('VACUUM');
  file.close();
}

function clockEntries(at: number, seat: number): LogEntry[] {
  const stamp = { at, command: null };
  const change = (kind: ClockChange, of: number | null, ms: number, reason?: string): LogEntry => {
    const why = reason === undefined ? {} : { reason };
    return { ...stamp, kind: 'clock', seat: of, change: kind, ms, ...why };
  };
  return [
    change('extend', null, 86_400_000, 'agreed'),
    change('vacation', seat, 86_400_000, 'automatic'),
    change('vacation', seat, 0),
    change('giveBack', null, 60_000, 'downtime'),
    { ...stamp, kind: 'timeout', seat },
    { ...stamp, kind: 'takeover', seat, bot: 'greedy', reason: 'timeout' },
    { ...stamp, kind: 'return', seat },
  ];
}

/** What a data file says of tables. @param ids by the names of the tables */
export function readTables(dataFile: string, ids: Readonly<Record<string, string>>): DataFacts['tables'] {
  const file = openFile(dataFile);
  const tables = Object.entries(ids).map(([name, id]) => {
    const row = file.prepare('SELECT game, rules, status FROM game_table WHERE id = ?').get(id);
    const log = file.prepare('SELECT count(*) AS entries FROM log_entry WHERE table_id = ?').get(id);
    return [name, { id, ...row, ...log }];
  });
  file.close();
  return dataFacts.shape.tables.parse(Object.fromEntries(tables));
}
