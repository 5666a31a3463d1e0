import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Alarm } from '../../src/core/alarm.ts';
import { TestTime } from '../support/test-time.ts';

/** Starts an alarm for deadlines that are all due, in order. */
function ring(deadlines: readonly { id: string; at: number }[], attend: (id: string) => Promise<void>): void {
  const { now, after } = new TestTime().parts;
  if (!now || !after) throw new Error('a test has its own time');
  const list = async (count: number) => deadlines.slice(0, count);
  const context = { now, after, log: pino({ level: 'silent' }) };
  const alarm = new Alarm(context, { name: 'clocks', atOnce: true, list, attend });
  alarm.start();
  onTestFinished(() => alarm.stop());
}

test('however many tables are stuck, the clocks of the others are attended to', async () => {
  const names = Array.from({ length: 200 }, (_, n) => `stuck${n}`);
  const deadlines = [...names, 'sound'].map((id, at) => ({ id, at }));
  const attended: string[] = [];
  ring(deadlines, async (id) => {
    attended.push(id);
    if (id !== 'sound') throw new Error('nothing can be done');
    deadlines.pop();
  });
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
  ring(deadlines, async (id) => {
    begun.push(id);
    await ended;
    deadlines.shift();
  });
  await vi.waitUntil(() => begun.length === 3);
  end();
  await vi.waitUntil(() => deadlines.length === 0);
  expect(begun).toEqual(['first', 'second', 'third']);
});
