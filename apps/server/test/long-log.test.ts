import { LIMITS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

const ENTRIES = 100_000;

/** A running table whose log is longer than the caps allow, as an earlier server let it grow. */
async function longTable() {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  await first.stop();
  const db = openFile(first.dataFile);
  db.prepare('DELETE FROM log_entry').run();
  const insert = db.prepare('INSERT INTO log_entry (table_id, n, entry) VALUES (?, ?, ?)');
  db.exec('BEGIN');
  for (let n = 0; n < ENTRIES; n++) {
    const kind = n % 2 === 0 ? 'pause' : 'resume';
    insert.run(id, n, JSON.stringify({ at: n, command: `0/c${n}`, kind, seat: 0 }));
  }
  db.exec('COMMIT');
  db.prepare("UPDATE game_table SET summed = ?, status = 'running' WHERE id = ?").run(ENTRIES, id);
  db.close();
  const second = await serve({ dataFile: first.dataFile });
  return { anna: await Person.arrive(second.url, anna.cookie), id };
}

test('after 100,000 log entries a table is still sent in little, and older lines come in pages', {
  timeout: 120_000,
}, async () => {
  const { anna, id } = await longTable();
  const page = await anna.connect();
  const { snapshot } = await page.watch(id);
  const sent = page.raw.find((text) => text.includes('"t":"table"')) ?? '';
  expect(Buffer.byteLength(sent)).toBeLessThan(100_000);
  expect(snapshot?.log).toHaveLength(LIMITS.logEntries);
  const lines = [...(snapshot?.log ?? [])];
  const end = lines.at(-1)?.index ?? 0;
  for (const ask of ['a', 'b', 'c']) {
    page.send({ t: 'log', table: id, id: ask, before: lines[0]?.index ?? 0 });
    const older = await page.next('log', (message) => message.id === ask);
    expect(older.lines).toHaveLength(LIMITS.logEntries);
    lines.unshift(...older.lines);
  }
  expect(lines.map(({ index }) => index)).toEqual(lines.map((_, i) => end - lines.length + 1 + i));
  page.send({ t: 'log', table: id, id: 'first', before: 5 });
  const first = await page.next('log', (message) => message.id === 'first');
  expect(first.lines.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  page.send({ t: 'past', table: id, id: 'past', index: 3 });
  expect((await page.next('past')).index).toBe(3);
  expect(await page.do(id, { kind: 'pause' })).toMatchObject({ refusal: { key: 'table.tooOften' } });
});
