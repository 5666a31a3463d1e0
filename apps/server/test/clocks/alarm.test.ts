import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Alarm } from '../../src/core/alarm.ts';
import { TestTime } from '../support/test-time.ts';

/** An alarm for deadlines that are all due, in order; about the tables of `stuck` nothing can be done. */
function ring(deadlines: { id: string; at: number }[], stuck: ReadonlySet<string>) {
  const time = new TestTime();
  const attended: string[] = [];
  const { now, after } = time.parts;
  if (!now || !after) throw new Error('a test has its own time');
  const alarm = new Alarm(
    { now, after, log: pino({ level: 'silent' }) },
    {
      name: 'clocks',
      atOnce: true,
      list: async (count) => deadlines.slice(0, count),
      async attend(id) {
        attended.push(id);
        if (stuck.has(id)) throw new Error('nothing can be done');
        deadlines.splice(
          deadlines.findIndex((each) => each.id === id),
          1,
        );
      },
    },
  );
  alarm.start();
  return { time, attended };
}

test('however many tables are stuck, the clocks of the others are attended to', async () => {
  const names = Array.from({ length: 200 }, (_, n) => `stuck${n}`);
  const deadlines = [...names, 'sound'].map((id, at) => ({ id, at }));
  const { attended } = ring(deadlines, new Set(names));
  await vi.waitUntil(() => attended.includes('sound'));
  expect(attended).toEqual([...names, 'sound']);
});

test('what is due together is begun together, in order, so that it shares waits for the disk', async () => {
  const begun: string[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const deadlines = ['first', 'second', 'third'].map((id, at) => ({ id, at }));
  const { now, after } = new TestTime().parts;
  if (!now || !after) throw new Error('a test has its own time');
  const alarm = new Alarm(
    { now, after, log: pino({ level: 'silent' }) },
    {
      name: 'clocks',
      atOnce: true,
      list: async (count) => deadlines.slice(0, count),
      async attend(id) {
        begun.push(id);
        await ended;
        deadlines.shift();
      },
    },
  );
  alarm.start();
  await vi.waitUntil(() => begun.length === 3);
  end();
  await vi.waitUntil(() => deadlines.length === 0);
  alarm.stop();
  expect(begun).toEqual(['first', 'second', 'third']);
});
