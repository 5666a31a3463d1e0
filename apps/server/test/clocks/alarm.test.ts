import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Alarm } from '../../src/rooms/alarm.ts';
import type { Deadline } from '../../src/storage/rows.ts';
import type { Store } from '../../src/storage/store.ts';
import { TestTime } from '../support/test-time.ts';

/** An alarm for deadlines that are all due, in order; about the tables of `stuck` nothing can be done. */
function ring(deadlines: Deadline[], stuck: ReadonlySet<string>) {
  const time = new TestTime();
  const attended: string[] = [];
  const store: Pick<Store, 'listDeadlines'> = {
    listDeadlines: async (count) => deadlines.slice(0, count),
  };
  const { now, after } = time.parts;
  if (!now || !after) throw new Error('a test has its own time');
  const alarm = new Alarm({ store, now, after, log: pino({ level: 'silent' }) }, async (table) => {
    attended.push(table);
    if (stuck.has(table)) throw new Error('nothing can be done');
    deadlines.splice(
      deadlines.findIndex((each) => each.table === table),
      1,
    );
  });
  alarm.start();
  return { time, attended };
}

test('however many tables are stuck, the clocks of the others are attended to', async () => {
  const names = Array.from({ length: 200 }, (_, n) => `stuck${n}`);
  const deadlines = [...names, 'sound'].map((table, at) => ({ table, at }));
  const { attended } = ring(deadlines, new Set(names));
  await vi.waitUntil(() => attended.includes('sound'));
  expect(attended).toEqual([...names, 'sound']);
});
