import { type CardClock, CLOCK_PRESETS, type SeatClockInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { durationWords, showCardClock, showClock } from '../src/table/clock-display.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AT = 1_800_000_000_000;
const settings = CLOCK_PRESETS.live;

function show(clock: Partial<SeatClockInfo>, passed: number) {
  const whole: SeatClockInfo = {
    leftMs: 10 * MINUTE,
    asked: true,
    runs: { from: AT, until: null },
    vacation: false,
    daysLeft: 0,
    deadline: null,
    expired: false,
    ...clock,
  };
  return showClock({ settings, at: AT }, whole, AT + passed);
}

test('a clock that runs counts down, and gets loud below a quarter of the bank, in the grace and at its end', () => {
  expect(show({}, MINUTE)).toMatchObject({ look: 'runs', leftMs: 9 * MINUTE, until: null, share: 0.6 });
  expect(show({}, 7 * MINUTE)).toMatchObject({ look: 'little', leftMs: 3 * MINUTE });
  expect(show({}, 10.5 * MINUTE)).toMatchObject({ look: 'grace', leftMs: MINUTE / 2, share: 0 });
  expect(show({}, 12 * MINUTE)).toMatchObject({ look: 'grace', leftMs: 0 });
  expect(show({ leftMs: -MINUTE, runs: null, expired: true }, HOUR).look).toBe('out');
});

test('a clock that stands does not, and waits for nothing', () => {
  expect(show({ asked: false, runs: null }, HOUR)).toMatchObject({
    look: 'stands',
    leftMs: 10 * MINUTE,
    changesIn: null,
  });
});

test('while its person sleeps or is on vacation a clock says until when; it stops when they go to sleep', () => {
  const later = { from: AT + HOUR, until: AT + HOUR + 5 * MINUTE };
  expect(show({ runs: later }, MINUTE)).toMatchObject({
    look: 'asleep',
    leftMs: 10 * MINUTE,
    until: AT + HOUR,
    changesIn: 59 * MINUTE,
  });
  expect(show({ runs: later, vacation: true }, MINUTE).look).toBe('vacation');
  expect(show({ runs: later }, HOUR + 2 * MINUTE)).toMatchObject({ look: 'runs', leftMs: 8 * MINUTE });
  expect(show({ runs: later }, 9 * HOUR)).toMatchObject({ leftMs: 5 * MINUTE });
});

test('a clock changes with the minute, and with the second below one', () => {
  expect(show({}, 1500).changesIn).toBe(MINUTE - 1500 + 1);
  expect(show({ leftMs: 30_400 }, 0).changesIn).toBe(401);
});

test('a duration is told in its two largest units', () => {
  const told = (ms: number) => durationWords(ms);
  expect(told(92 * HOUR)).toEqual({ key: 'clock.days', values: { days: 3, hours: 20 } });
  expect(told(2 * HOUR + 10 * MINUTE)).toEqual({ key: 'clock.hours', values: { hours: 2, minutes: 10 } });
  expect(told(15 * MINUTE)).toEqual({ key: 'clock.minutes', values: { minutes: 15 } });
  expect(told(59_999)).toEqual({ key: 'clock.seconds', values: { seconds: 59 } });
});

test('the clock of a list counts down to its stop, and on from when its person wakes', () => {
  const list = (state: CardClock['state'], passed: number) =>
    showCardClock({ seat: 0, bankMs: HOUR, graceMs: MINUTE, state }, AT + passed);
  const runs = { kind: 'runs', emptyAt: AT + HOUR, until: AT + HOUR / 2 } as const;
  expect(list(runs, MINUTE)).toEqual({ look: 'runs', leftMs: 59 * MINUTE, until: null });
  expect(list(runs, 2 * HOUR)).toMatchObject({ leftMs: HOUR / 2 });
  expect(list({ ...runs, until: null }, 50 * MINUTE)).toMatchObject({ look: 'little', leftMs: 10 * MINUTE });
  expect(list({ ...runs, until: null }, 60.5 * MINUTE)).toMatchObject({ look: 'grace', leftMs: MINUTE / 2 });
  const stands = { kind: 'stands', leftMs: HOUR, until: AT + HOUR, vacation: true } as const;
  expect(list(stands, MINUTE)).toEqual({ look: 'vacation', leftMs: HOUR, until: AT + HOUR });
  expect(list({ ...stands, vacation: false }, MINUTE).look).toBe('asleep');
  expect(list(stands, HOUR + 10 * MINUTE)).toEqual({ look: 'runs', leftMs: 50 * MINUTE, until: null });
  expect(list({ kind: 'out' }, 0)).toMatchObject({ look: 'out', leftMs: 0 });
});
