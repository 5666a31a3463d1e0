import { expect, test } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.ts';
import { BotPool } from '../src/bots/pool.ts';
import type { BotTask } from '../src/bots/task.ts';
import type { BotResult, BotThreads } from '../src/bots/threads.ts';

/** Threads in which a decision takes as long as its bot plans, by a clock that the test moves. */
class FakeThreads implements BotThreads {
  now = 0;
  readonly started: { task: BotTask; at: number }[] = [];
  readonly #running: { end: number; settle: (result: BotResult) => void }[] = [];

  run(task: BotTask): Promise<BotResult> {
    this.started.push({ task, at: this.now });
    const [, digits, unit] = /:([\d.]+)(ms|s)?$/.exec(task.bot) ?? [];
    const takes = digits === undefined ? 5 : Number(digits) * (unit === 's' ? 1000 : 1);
    return new Promise((settle) => this.#running.push({ end: this.now + takes, settle }));
  }

  /** Lets time pass, from the end of one decision to the next. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      await new Promise(setImmediate);
      const next = this.#running.toSorted((a, b) => a.end - b.end)[0];
      if (!next || next.end > until) break;
      this.now = next.end;
      this.#running.splice(this.#running.indexOf(next), 1);
      next.settle({ move: null });
    }
    this.now = until;
  }

  close = async (): Promise<void> => undefined;
}

function setUp(slowThreads = 1) {
  const threads = new FakeThreads();
  const pool = new BotPool(threads, slowThreads, () => threads.now);
  const answered: { who: string; at: number }[] = [];
  /** A bot of a table decides again and again. */
  const ask = async (network: string, table: string, bot: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await pool.decide({ game: 'g', rules: 1, bot, seat: 0, view: '', seed: '' }, { network, table });
      answered.push({ who: network, at: threads.now });
    }
  };
  const when = (who: string): number | undefined => answered.find((each) => each.who === who)?.at;
  return { threads, ask, answered, when };
}

/** Two tables of one network, each with four bots that think for six seconds, one after the other without an end. */
function crowd({ ask }: ReturnType<typeof setUp>): void {
  for (const table of ['a', 'b'])
    for (let seat = 0; seat < 4; seat++) void ask('crowd', table, 'playout:6000ms', 1000);
}

test('a stranger’s quick bot answers at once, whatever one network has its bots think about', async () => {
  const all = setUp();
  crowd(all);
  await all.threads.pass(20_000);
  const before = all.threads.now;
  void all.ask('stranger', 's', 'greedy');
  await all.threads.pass(10);
  expect(all.when('stranger')).toBe(before + 5);
});

test('a stranger’s slow bot comes next, and the crowd’s think for a shorter time meanwhile', async () => {
  const all = setUp();
  crowd(all);
  await all.threads.pass(6001);
  void all.ask('stranger', 's', 'playout:2000ms', 3);
  await all.threads.pass(60_000);
  const bots = all.threads.started.map(({ task }) => task.bot);
  // Two of the crowd's had begun before; until the stranger is gone for a while, theirs stop at two seconds as well.
  expect(bots.slice(0, 2)).toEqual(['playout:6000ms', 'playout:6000ms']);
  expect(bots.slice(2, 12)).toEqual(Array(10).fill('playout:2000ms'));
  const waits = all.answered.filter(({ who }) => who === 'stranger').map(({ at }) => at);
  expect(waits).toEqual([14_000, 18_000, 22_000]);
  expect(bots.at(-1)).toBe('playout:6000ms');
});

test('networks that wait get the same time, however many tables each has', async () => {
  const all = setUp();
  crowd(all);
  for (const network of ['x', 'y']) void all.ask(network, network, 'playout:999ms', 1000);
  await all.threads.pass(90_000);
  const spent = new Map<string, number>();
  for (const [i, { task, at }] of all.threads.started.entries()) {
    const until = all.threads.started[i + 1]?.at ?? all.threads.now;
    const key = task.bot === 'playout:999ms' ? 'singles' : 'crowd';
    spent.set(key, (spent.get(key) ?? 0) + until - at);
  }
  // Two of three networks.
  expect((spent.get('singles') ?? 0) / 90_000).toBeGreaterThan(0.6);
});

test('with several threads one network never holds them all', async () => {
  const all = setUp(3);
  crowd(all);
  await all.threads.pass(1);
  expect(all.threads.started).toHaveLength(2);
  void all.ask('stranger', 's', 'playout:900ms');
  await all.threads.pass(901);
  expect(all.when('stranger')).toBe(901);
});

test('a network that has used up its time thinks for a shorter time until it has saved some', async () => {
  const all = setUp();
  crowd(all);
  await all.threads.pass(600_000);
  const lately = all.threads.started.filter(({ at }) => at > 300_000).map(({ task }) => task.bot);
  expect(lately).toContain('playout:250ms');
  // Nobody waits for long: shorter decisions are decisions.
  expect(all.answered.length).toBeGreaterThan(all.threads.started.length - 2);
});

test('quick bots use the threads that no slow one waits for', async () => {
  const all = setUp(2);
  for (let i = 0; i < 9; i++) void all.ask(`n${i}`, `t${i}`, 'random');
  await all.threads.pass(1);
  expect(all.threads.started).toHaveLength(3);
  await all.threads.pass(20);
  expect(all.answered).toHaveLength(9);
});

test('within a network its tables take turns, and within a table whoever waited longest', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add({ network: 'n', table: 'a' }, item);
  for (const item of ['b1', 'b2']) queue.add({ network: 'n', table: 'b' }, item);
  const order: string[] = [];
  for (let next = queue.take(() => 10, 99); next; next = queue.take(() => 10, 99)) {
    order.push(next.item);
    queue.end(next.payer, 0);
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('who was away has saved nothing', () => {
  const queue = new FairQueue<string>();
  const take = (): string | undefined => {
    const next = queue.take(() => 10, 99);
    if (next) queue.end(next.payer, 0);
    return next?.payer.network;
  };
  for (let i = 0; i < 100; i++) queue.add({ network: 'busy', table: 't' }, 'x');
  for (let i = 0; i < 50; i++) take();
  for (let i = 0; i < 10; i++) queue.add({ network: 'late', table: 't' }, 'x');
  const next = Array.from({ length: 10 }, take);
  expect(next.filter((network) => network === 'late')).toHaveLength(5);
});
