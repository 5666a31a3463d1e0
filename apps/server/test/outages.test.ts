import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Outages } from '../src/core/outages.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { Writer } from '../src/storage/writer.ts';
import { tempDir } from './support/server.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const START = 1_800_000_000_000;

/** A server's outages, and a clock that the test sets. */
async function setUp() {
  const store = await openSqlite(join(tempDir(), 'durbar.db'));
  onTestFinished(() => store.close());
  const writer = new Writer(store, 1);
  const time = { now: START, elapsed: 5 };
  const clock = { now: () => time.now, elapsed: () => time.elapsed };
  const pass = (ms: number): void => {
    time.now += ms;
    time.elapsed += ms;
  };
  const open = () => Outages.open(store, writer, clock, pino({ level: 'silent' }));
  return { time, pass, open };
}

test('the time between the last heartbeat and the next start is an outage, a short one is none', async () => {
  const { time, pass, open } = await setUp();
  const first = await open();
  pass(10 * SECOND);
  await first.beat();
  expect(first.spans).toEqual([]);
  pass(14 * SECOND);
  expect((await open()).spans).toEqual([]);
  pass(HOUR);
  const outage = { from: time.now - HOUR, until: time.now };
  expect((await open()).spans).toEqual([outage]);
  const stopped = await open();
  pass(7 * SECOND);
  await stopped.stop();
  pass(HOUR);
  expect((await open()).spans).toEqual([outage, { from: time.now - HOUR, until: time.now }]);
});

test('a server that stood still had an outage; a clock that was set is none', async () => {
  const { time, pass, open } = await setUp();
  const outages = await open();
  time.now += HOUR;
  pass(10 * SECOND);
  await outages.beat();
  expect(outages.spans).toEqual([]);
  pass(HOUR);
  await outages.beat();
  expect(outages.spans).toEqual([{ from: time.now - HOUR, until: time.now }]);
  time.now -= 22 * HOUR;
  expect((await open()).spans).toHaveLength(1);
});
