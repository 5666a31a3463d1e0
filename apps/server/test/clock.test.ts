import { expect, onTestFinished, test, vi } from 'vitest';
import { createServerClock } from '../src/core/clock.ts';
import { TUNING } from '../src/core/context.ts';
import { after } from '../src/core/timer.ts';
import { Presence } from '../src/rooms/presence.ts';
import type { Watcher } from '../src/rooms/room-view.ts';
import { seat, table } from './store/samples.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

/* Somebody sets the machine's clock while the server runs, or between two starts. */

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const START = 1_700_000_000_000;
const JUMPS = [-22 * DAY, -SECOND, SECOND, 22 * DAY] as const;

const ignore = (): void => undefined;

/** A machine whose clock can be set. */
class Machine {
  wall = START;
  mono = 5;
  readonly now = (): number => this.wall;
  readonly elapsed = (): number => this.mono;

  pass(ms: number): void {
    this.wall += ms;
    this.mono += ms;
  }
}

test.each(JUMPS)('a clock set by %i ms: time never goes back, and durations do not notice', (jump) => {
  const machine = new Machine();
  const { now, elapsed } = createServerClock(machine.now, machine.elapsed);
  machine.pass(10);
  expect([now(), elapsed()]).toEqual([START + 10, 15]);
  machine.wall += jump;
  const jumped = now();
  expect(jumped).toBe(START + 10 + Math.max(0, jump));
  machine.pass(7);
  expect([now(), elapsed()]).toEqual([jumped + 7, 22]);
});

test('after the machine slept, time is right again', () => {
  const machine = new Machine();
  const { now } = createServerClock(machine.now, machine.elapsed);
  machine.wall += DAY;
  machine.pass(1);
  expect(now()).toBe(machine.wall);
});

function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([1, 2 ** 31 - 1, 2 ** 31, 100 * DAY])('a timer of %i ms fires once, then', (ms) => {
  fakeTimers();
  const task = vi.fn<() => void>();
  after(ms, task);
  vi.advanceTimersByTime(ms - 1);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200 * DAY);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a long timer can be cancelled after its first part', () => {
  fakeTimers();
  const task = vi.fn<() => void>();
  const cancel = after(100 * DAY, task);
  vi.advanceTimersByTime(50 * DAY);
  cancel();
  vi.advanceTimersByTime(100 * DAY);
  expect(task).not.toHaveBeenCalled();
});

/** A table over days with somebody who watches and somebody who has just left. */
function watched(machine: Machine) {
  const { now, elapsed } = createServerClock(machine.now, machine.elapsed);
  const watchers = new Set<Watcher>([
    {
      listener: { person: 'anna', send: ignore, sendFrame: ignore, cutOff: ignore },
      viewer: 0,
      sent: 0,
    },
  ]);
  const seats = [
    seat({ kind: 'person', person: 'anna' }),
    seat({ kind: 'person', person: 'bert', awaySince: START }),
  ];
  const changed = vi.fn<() => void>();
  const presence = new Presence(
    {
      seats,
      watchers,
      table: table('t', { pace: 'days' }),
      isOutOfTime: () => false,
      context: { now, elapsed, tuning: TUNING },
    },
    { setAway: ignore, changed },
  );
  presence.update();
  const pass = (ms: number): void => {
    machine.pass(ms);
    vi.advanceTimersByTime(ms);
  };
  return { presence, changed, pass };
}

test.each(JUMPS)('a clock set by %i ms while somebody is away: their absence stays what it is', (jump) => {
  fakeTimers();
  const machine = new Machine();
  const { presence, changed, pass } = watched(machine);
  pass(DAY);
  machine.wall += jump;
  presence.update();
  pass(5 * SECOND);
  expect([presence.hasVanished(1), changed.mock.calls.length]).toEqual([false, 0]);
  pass(2 * DAY);
  expect([presence.hasVanished(1), changed.mock.calls.length]).toEqual([true, 1]);
  pass(60 * DAY);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each(JUMPS)(
  'a clock set by %i ms between two starts: times of a log and of chat never fall',
  async (jump) => {
    const machine = new Machine();
    const parts = { now: machine.now, elapsed: machine.elapsed };
    const first = await serve({}, parts);
    const anna = await Person.arrive(first.url);
    const { id } = await anna.open({
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      pace: 'days',
      start: true,
    });
    const page = await anna.connect();
    await page.watch(id);
    machine.pass(DAY);
    expect(await page.do(id, { kind: 'pause' })).toMatchObject({ ok: true });
    page.send({ t: 'say', table: id, id: 'a', text: 'Before' });
    await page.next('chat');
    await first.stop();

    machine.wall += jump;
    const second = await serve({ dataFile: first.dataFile }, parts);
    const back = await (await Person.arrive(second.url, anna.cookie)).connect();
    await back.watch(id);
    machine.pass(SECOND);
    expect(await back.do(id, { kind: 'resume' })).toMatchObject({ ok: true });
    back.send({ t: 'say', table: id, id: 'b', text: 'After' });
    await back.next('chat');
    const { snapshot, chat } = await (await (await Person.arrive(second.url, anna.cookie)).connect()).watch(
      id,
    );
    const times = snapshot?.log.map(({ at }) => at) ?? [];
    expect(times.length).toBeGreaterThan(1);
    for (const list of [times, chat.map(({ at }) => at)])
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    const [before = 0, last = 0] = times.slice(-2);
    // The pause took a second, and what the clock was set forward.
    expect(last - before).toBe(jump > 0 ? jump + SECOND : SECOND);
  },
);

test.each(JUMPS)('a clock set by %i ms: limits of requests end after a minute, as always', async (jump) => {
  const machine = new Machine();
  const { url } = await serve({ httpRate: 3 }, { now: machine.now, elapsed: machine.elapsed });
  const ask = async () => (await fetch(`${url}/api/me`)).status;
  const four = async () => [await ask(), await ask(), await ask(), await ask()];
  expect(await four()).toEqual([200, 200, 200, 429]);
  machine.wall += jump;
  machine.pass(59 * SECOND);
  expect(await ask()).toBe(429);
  machine.pass(SECOND);
  expect(await four()).toEqual([200, 200, 200, 429]);
});
