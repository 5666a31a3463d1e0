import { CLOCK_PRESETS, type ClockSettings } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { bankAt, createClock, expireClock, findDeadline } from '../../src/clocks/seat-clock.ts';
import {
  contextOf,
  findFirstDue,
  followMatch,
  type TableClockContext,
  type TableClocks,
  withClock,
} from '../../src/clocks/table-clocks.ts';
import { countDaysLeft } from '../../src/clocks/vacation.ts';
import { loadZones } from '../../src/clocks/zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const zones = await loadZones();

/** Two people whose clocks run at any time. */
function table(
  settings: ClockSettings,
  days: readonly number[] = [],
  outages: TableClockContext['outages'] = [],
) {
  const context: TableClockContext = {
    settings,
    zones,
    outages,
    vacation: () => ({ since: 0, days }),
    calendar: () => null,
  };
  const clocks: TableClocks = { turn: 0, seats: [createClock(settings), createClock(settings)] };
  const banks = (now: TableClocks, at: number) =>
    now.seats.map((clock, seat) => clock && bankAt(clock, contextOf(context, seat), at));
  return { context, clocks, banks };
}

test('only the clock of who is asked runs, and a turn brings its increment at the end, not each move', () => {
  const { context, clocks, banks } = table(CLOCK_PRESETS.live);
  const first = followMatch(clocks, { turn: 0, asked: [0] }, context, 0);
  // A move within the turn.
  const second = followMatch(first, { turn: 0, asked: [0] }, context, 3 * MINUTE);
  expect(banks(second, 3 * MINUTE)).toEqual([12 * MINUTE, 15 * MINUTE]);
  const third = followMatch(second, { turn: 1, asked: [1] }, context, 5 * MINUTE);
  expect(banks(third, 6 * MINUTE)).toEqual([11 * MINUTE, 14 * MINUTE]);
});

test('no increment goes above the cap', () => {
  const { context, clocks, banks } = table(CLOCK_PRESETS.live);
  const first = followMatch(clocks, { turn: 0, asked: [0] }, context, 0);
  expect(banks(followMatch(first, { turn: 1, asked: [] }, context, 1000), 1000)[0]).toBe(15 * MINUTE);
});

test('in a sealed phase the clocks of all who have not sealed run at once, and none in a pause', () => {
  const { context, clocks, banks } = table(CLOCK_PRESETS.live);
  const both = followMatch(clocks, { turn: 0, asked: [0, 1] }, context, 0);
  const one = followMatch(both, { turn: 0, asked: [1] }, context, MINUTE);
  const paused = followMatch(one, { turn: 0, asked: [] }, context, 3 * MINUTE);
  expect(banks(paused, DAY)).toEqual([14 * MINUTE, 12 * MINUTE]);
  expect(findFirstDue(paused, context)).toBeNull();
});

test('after the bank comes the grace, and then the clock has run out', () => {
  const { context, clocks, banks } = table(CLOCK_PRESETS.live);
  const running = followMatch(clocks, { turn: 0, asked: [1] }, context, 0);
  expect(findFirstDue(running, context)).toEqual({ kind: 'timeout', seat: 1, at: 16 * MINUTE });
  // The increment pays the grace back first.
  const saved = followMatch(running, { turn: 1, asked: [0] }, context, 15.5 * MINUTE);
  expect(banks(saved, 15.5 * MINUTE)[1]).toBe(MINUTE / 2);
});

test('who has run out finds an increment once they are asked again', () => {
  const { context, clocks, banks } = table(CLOCK_PRESETS.days, [], []);
  const running = followMatch(clocks, { turn: 0, asked: [0] }, context, 0);
  const expired = withClock(running, 0, expireClock(createClock(CLOCK_PRESETS.days), CLOCK_PRESETS.days));
  const stands = followMatch(expired, { turn: 0, asked: [0] }, context, DAY);
  expect([banks(stands, 2 * DAY)[0], findFirstDue(stands, context)]).toEqual([-12 * HOUR, null]);
  const played = followMatch(stands, { turn: 0, asked: [] }, context, 2 * DAY);
  expect(banks(followMatch(played, { turn: 1, asked: [0] }, context, 3 * DAY), 3 * DAY)[0]).toBe(12 * HOUR);
});

test('an empty bank takes a day of vacation after the other, then the grace', () => {
  const start = 100 * DAY;
  const twelve = 7 + Math.floor(103 / 18);
  const spent = Array.from({ length: twelve - 1 }, () => 0);
  const first = table(CLOCK_PRESETS.days, spent);
  const clocks = followMatch(first.clocks, { turn: 0, asked: [0] }, first.context, start);
  const due = { kind: 'vacation', seat: 0, at: start + 3 * DAY };
  expect(findFirstDue(clocks, first.context)).toEqual(due);
  const later = table(CLOCK_PRESETS.days, [...spent, due.at]).context;
  expect(findFirstDue(clocks, later)).toEqual({ kind: 'timeout', seat: 0, at: start + 4.5 * DAY });
  const forbidden = table({ ...CLOCK_PRESETS.days, vacation: false }).context;
  expect(findFirstDue(clocks, forbidden)).toEqual({ kind: 'timeout', seat: 0, at: start + 3.5 * DAY });
});

test('a person has seven days of vacation at first and earns one in 18 days', () => {
  const left = (at: number) => countDaysLeft({ since: DAY, days: [5, 6] }, at);
  expect([left(0), left(DAY), left(19 * DAY - 1), left(19 * DAY), left(366 * DAY)]).toEqual([5, 5, 5, 6, 25]);
});

test('time in which the server did not run is given back, on vacation too', () => {
  const outages = [
    { from: 10 * MINUTE, until: 50 * MINUTE },
    { from: 4 * DAY, until: 4.5 * DAY },
  ];
  const live = table(CLOCK_PRESETS.live, [], outages);
  const running = followMatch(live.clocks, { turn: 0, asked: [0] }, live.context, 0);
  expect(findFirstDue(running, live.context)?.at).toBe(56 * MINUTE);
  const days = table(CLOCK_PRESETS.days, [4 * DAY - HOUR], outages);
  const slow = followMatch(days.clocks, { turn: 0, asked: [0] }, days.context, 4 * DAY - 2 * HOUR);
  const [clock] = slow.seats;
  expect(clock && findDeadline(clock, contextOf(days.context, 0))).toBe(4 * DAY - 2 * HOUR + 5 * DAY);
});
