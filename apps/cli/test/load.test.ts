import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadGame } from '../src/game.ts';
import { startSelf } from '../src/load/child.ts';
import { openDurbarTables } from '../src/load/durbar-tables.ts';
import type { LoadTable } from '../src/load/load-tables.ts';
import { runPaced, runSaturated } from '../src/load/measure.ts';
import { processorTime } from '../src/load/processor.ts';
import { percentileOfMoves, serverTimes } from '../src/load/server-times.ts';
import { copyTable, openOriginal, planDeadlines, readLateness, startOnFile } from '../src/load/sleeping.ts';
import { durbar, makeFolder } from './support.ts';

/** A table that confirms each command after `ms` and has only `commands` of them. */
function fakeTable(
  ms: number,
  commands = Number.POSITIVE_INFINITY,
): LoadTable & { sent: number; underWay: number } {
  return {
    sent: 0,
    underWay: 0,
    submit(done) {
      if (this.sent >= commands) return false;
      this.sent++;
      this.underWay++;
      setTimeout(() => {
        this.underWay--;
        done();
      }, ms);
      return true;
    },
  };
}

test('saturated: each table has one command under way until the time is up', async () => {
  const fakes = [fakeTable(5), fakeTable(5), fakeTable(50)];
  const { tables, commands, commandsPerSecond, seconds, p50Ms, p99Ms } = await runSaturated(fakes, 0.1, 0.5);
  expect(tables).toBe(3);
  expect(seconds).toBeGreaterThanOrEqual(0.5);
  expect(commandsPerSecond).toBeCloseTo(commands / seconds, -1);
  expect(p50Ms).toBeGreaterThanOrEqual(4.5);
  expect(p99Ms).toBeGreaterThanOrEqual(49);
  // Commands sent while warming up, or confirmed too late, do not count.
  expect(commands).toBeLessThan(fakes.reduce((sum, { sent }) => sum + sent, 0));
  for (const { underWay } of fakes) expect(underWay).toBeLessThanOrEqual(1);
});

test('the processor time of the server is what it has used while commands were counted, per command', async () => {
  let used = 7;
  const fakes = [fakeTable(5), fakeTable(5)];
  const { commands, serverCpuUs } = await runSaturated(fakes, 0.1, 0.3, () => (used *= 3));
  // 21 ms before, 63 ms after.
  expect(serverCpuUs).toBeCloseTo(42_000 / commands, 0);
  expect((await runPaced(fakes, 20, 0, 0.1)).serverCpuUs).toBe(undefined);
});

test.runIf(process.platform === 'linux')('the processor time of a process is read from Linux', () => {
  const time = processorTime(process.pid);
  const before = time?.() ?? 0;
  const { user, system } = process.cpuUsage();
  // Linux counts it in ticks of 10 ms.
  expect(Math.abs(before - (user + system) / 1000)).toBeLessThan(60);
});

test('saturated: stops when matches end', async () => {
  const fakes = [fakeTable(1, 20), fakeTable(1, 20)];
  const { seconds, commands } = await runSaturated(fakes, 0, 30);
  expect(seconds).toBeLessThan(10);
  expect(commands).toBeGreaterThanOrEqual(20);
});

test('saturated: fails with advice if matches end before counting begins', async () => {
  await expect(runSaturated([fakeTable(1, 3)], 3, 1)).rejects.toThrow('--saturated');
});

test('paced: each table sends evenly, and never while its last command is under way', async () => {
  const slow = fakeTable(10_000);
  const fakes = [...Array.from({ length: 9 }, () => fakeTable(1)), slow];
  const { commands, p50Ms } = await runPaced(fakes, 20, 0, 0.5);
  // Nine tables, twenty a second for half a second, give or take a busy machine.
  expect(commands).toBeGreaterThan(45);
  expect(commands).toBeLessThanOrEqual(100);
  expect(p50Ms).toBeGreaterThan(0.5);
  expect(slow.sent).toBe(1);
});

test('a watched run has the time of every command, with and without waiting, from when counting begins', async () => {
  let waited = 0;
  let begun = 0;
  const wait = () => (waited += 1000);
  const observers = { wait, onCountingStart: () => void begun++ };
  const { commands, times } = await runPaced([fakeTable(1), fakeTable(1)], 20, 0, 0.5, null, observers);
  expect(begun).toBe(1);
  expect(times?.all).toHaveLength(commands);
  // More waiting is reported here than the commands took: none of it makes a time negative.
  expect(times?.withoutWait).toEqual(times?.all.map(() => 0));
  expect((await runPaced([fakeTable(1)], 20, 0, 0.2)).times).toBe(undefined);
});

test("the server's times are those between two readings", () => {
  const reading = (counts: readonly number[], loop: number) =>
    `${[0.001, 0.002, '+Inf'].map((le, i) => `durbar_move_seconds_bucket{le="${le}"} ${counts[i]}`).join('\n')}
nodejs_eventloop_lag_p99_seconds ${loop}
nodejs_eventloop_lag_max_seconds 0.004
`;
  const times = serverTimes(reading([5, 6, 7], 1), reading([5, 106, 108], 0.025));
  expect(times).toEqual({
    moves: [
      { upToMs: 1, count: 0 },
      { upToMs: 2, count: 100 },
      { upToMs: null, count: 1 },
    ],
    loopP99Ms: 15,
    loopMaxMs: 0,
  });
  expect(percentileOfMoves(times.moves, 0.505)).toBeCloseTo(1.51, 2);
  expect(percentileOfMoves(times.moves, 1)).toBe(2);
});

test('a table of the load plays through sealed choices, to the end of its match', {
  timeout: 60_000,
}, async () => {
  const args = ['serve', '--json', '--port', '0', '--host', '127.0.0.1'];
  const env = { LOG_LEVEL: 'error', SOCKET_RATE: '1000000' };
  const server = await startSelf([...args, '--data', join(makeFolder(), 'durbar.db')], env);
  try {
    const opened = await openDurbarTables(server.url, 1, await loadGame('maharaja-2004'));
    let commands = 0;
    await new Promise<void>((ended) => {
      const next = (): void => {
        if (opened.tables[0]?.submit(next)) commands++;
        else ended();
      };
      next();
    });
    await opened.close();
    // The first round alone has 18 foundings and 4 plans.
    expect(commands).toBeGreaterThan(100);
  } finally {
    await server.end();
  }
});

test('bench server loads a new server and a bare server over real sockets', {
  timeout: 120_000,
}, async () => {
  const few = ['--saturated', '2', '--paced', '2', '--warm-up', '0', '--seconds', '1'];
  const { code, out, err } = await durbar(['bench', 'server', ...few, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const load = z.strictObject({
    tables: z.literal(2),
    seconds: z.number(),
    commands: z.number().positive(),
    commandsPerSecond: z.number().positive(),
    p50Ms: z.number().positive(),
    p99Ms: z.number().positive(),
    ...(process.platform === 'linux' && { serverCpuUs: z.number().positive() }),
  });
  const loads = z.strictObject({ saturated: load, paced: load });
  const {
    durbar: ours,
    bare,
    ratio,
  } = z.strictObject({ durbar: loads, bare: loads, ratio: z.number() }).parse(JSON.parse(out));
  expect(ours.paced.commands).toBeLessThanOrEqual(4);
  expect(ratio).toBeCloseTo(ours.saturated.commandsPerSecond / bare.saturated.commandsPerSecond, 1);
});

test('tables that nobody has open are woken when their clocks run out', { timeout: 120_000 }, async () => {
  const file = join(makeFolder(), 'durbar.db');
  await copyTable(file, await openOriginal(file, 'maharani'), 5);
  const plan = { due: 3, from: Date.now() - 10_000, everyMs: 1000 };
  await planDeadlines(file, plan);
  const server = await startOnFile(file);
  try {
    // The other two are due a week later.
    await expect.poll(() => readLateness(file, plan), { timeout: 30_000 }).toHaveLength(3);
    const late = await readLateness(file, plan);
    expect(Math.min(...late)).toBeGreaterThan(7000);
  } finally {
    await server.end();
  }
});
