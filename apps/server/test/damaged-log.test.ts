import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { KeptLog } from './support/log.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/* A stored log that was damaged from outside, as by a disk that returned something else. */

/** A table of two people whose log has five entries: a bid, then two pauses. */
async function play() {
  const { url, dataFile, stop } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 2 } }, 1);
  for (const kind of ['pause', 'resume', 'pause', 'resume'] as const)
    expect(await page.do(id, { kind })).toMatchObject({ ok: true });
  await stop();
  return { anna, bert, id, dataFile };
}

function readRows(dataFile: string, sql?: string): unknown[] {
  const db = openFile(dataFile);
  if (sql !== undefined) db.exec(sql);
  const rows = db.prepare('SELECT n, entry FROM log_entry ORDER BY n').all();
  db.close();
  return rows;
}

test.each([
  ['an entry is missing', 'DELETE FROM log_entry WHERE n = 2', 2],
  ['the last entries are missing', 'DELETE FROM log_entry WHERE n >= 3', 3],
  ['an entry is not JSON', `UPDATE log_entry SET entry = '{"at":1,' WHERE n = 2`, 2],
  ['an entry is none', `UPDATE log_entry SET entry = '{"kind":"dance"}' WHERE n = 1`, 1],
  [
    'an entry does not follow from those before',
    `UPDATE log_entry SET entry = '{"at":9,"command":"x","kind":"resume","seat":0}' WHERE n = 3`,
    3,
  ],
  ['all entries are missing', 'DELETE FROM log_entry', 0],
])('where %s, the table shows what is before, and can be exported and ended', async (_, sql, entry) => {
  const { anna, bert, id, dataFile } = await play();
  const rows = readRows(dataFile, sql);
  const log = new KeptLog();
  const first = await serve({ dataFile, logLevel: 'info' }, { logTo: log });
  const [page, other] = await Promise.all(
    [anna, bert].map(async ({ cookie }) => (await Person.arrive(first.url, cookie)).connect()),
  );
  if (!page || !other) throw new Error('no pages');
  const { info, snapshot } = await page.watch(id);
  expect(info).toMatchObject({ status: 'running', damage: { entry } });
  expect(snapshot?.situation).toMatchObject({ active: [], decision: null });
  expect(snapshot?.log.map(({ kind }) => kind)).toEqual(['seal', 'pause', 'resume', 'pause'].slice(0, entry));
  expect(await page.do(id, { kind: 'pause' })).toMatchObject({
    ok: false,
    refusal: { key: 'problem.damaged', values: { entry: entry + 1 } },
  });
  const exported = await (await Person.arrive(first.url, anna.cookie)).ask('GET', API.record(id));
  expect(exported).toMatchObject({ status: 200, json: { damage: { entry }, table: id } });
  const stranger = await (await Person.arrive(first.url)).connect();
  await stranger.watch(id);
  expect(await stranger.do(id, { kind: 'abandon' })).toMatchObject({ ok: false });
  await other.watch(id);
  expect(await other.do(id, { kind: 'abandon' })).toMatchObject({ ok: true });
  await page.next('info', (message) => message.info.status === 'abandoned');
  expect(await other.do(id, { kind: 'pause' })).toMatchObject({ ok: false });
  await first.stop();
  expect(new Set(log.warnings)).toEqual(new Set(["a table's stored log is damaged"]));
  expect(readRows(dataFile)).toEqual(rows);

  const second = await serve({ dataFile });
  const back = await Person.arrive(second.url, anna.cookie);
  expect(await back.info(id)).toMatchObject({ status: 'abandoned', damage: { entry } });
  expect(await back.ask('GET', API.record(id))).toMatchObject({ status: 200, json: { damage: { entry } } });
  const lists = await back.ask('GET', API.tables);
  expect(lists).toMatchObject({ status: 200, json: { mine: [{ id, status: 'abandoned', myTurn: false }] } });
});
