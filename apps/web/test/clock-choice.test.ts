import { CLOCK_PRESETS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { CLOCK_CHOICES, changeClock, paceOf, presetOf } from '../src/pages/new/clock-choice.ts';

test('every choice but none has a preset and a pace', () => {
  for (const name of CLOCK_CHOICES)
    expect((presetOf({ name, settings: null }) === null) === (name === 'none')).toBe(true);
  expect(CLOCK_CHOICES.map(paceOf)).toEqual(['live', 'live', 'days', 'days', 'days', null]);
});

test('a line of a clock can be changed, where there is one', () => {
  const days = { name: 'days', settings: CLOCK_PRESETS.days } as const;
  expect(changeClock(days, { weekends: false }).settings).toEqual({ ...CLOCK_PRESETS.days, weekends: false });
  const none = { name: 'none', settings: null } as const;
  expect(changeClock(none, { weekends: false })).toBe(none);
});
