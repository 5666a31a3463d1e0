import { expect, test } from 'vitest';
import { CLOCK_PRESETS, clockSettings, minutesAwake, wakingHours } from '../src/index.ts';

test('every preset is a clock that a table may have', () => {
  for (const preset of Object.values(CLOCK_PRESETS)) expect(clockSettings.parse(preset)).toEqual(preset);
});

test.each([
  { bankMs: 1000 },
  { bankMs: 61 * 24 * 3_600_000 },
  { capMs: 1 },
  { incrementMs: -1 },
  { incrementMs: 0.5 },
  { graceMs: 0 },
  { atZero: 'explode' },
])('%j is no clock', (changed) => {
  expect(clockSettings.safeParse({ ...CLOCK_PRESETS.days, ...changed }).success).toBe(false);
});

test('a person is awake for eight hours a day at least, across midnight too', () => {
  const accepts = (from: number, to: number) => wakingHours.safeParse({ zone: 'UTC', from, to }).success;
  expect([
    accepts(480, 960),
    accepts(480, 959),
    accepts(1320, 360),
    accepts(1320, 359),
    accepts(60, 60),
  ]).toEqual([true, false, true, false, true]);
  expect(accepts(0, 1440)).toBe(false);
  expect(minutesAwake({ from: 1320, to: 360 })).toBe(480);
});
