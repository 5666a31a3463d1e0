import { CLOCK_PRESETS, clockSettings } from '@durbar/protocol';
import { expect, test } from 'vitest';
import {
  CLOCK_CHOICES,
  CLOCK_VALUES,
  changeClock,
  changeClockValue,
  hasOwnValues,
  paceOf,
  presetNameOf,
  presetOf,
} from '../src/pages/new/clock-choice.ts';

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

test('a clock is recognized as a preset by its durations alone', () => {
  for (const [name, preset] of Object.entries(CLOCK_PRESETS)) {
    expect(presetNameOf({ ...preset, waking: !preset.waking, atZero: 'end' })).toBe(name);
    expect(presetNameOf({ ...preset, graceMs: preset.graceMs * 2 })).toBeNull();
  }
});

test('a clock has its own values once a duration differs from its preset', () => {
  const days = { name: 'days', settings: CLOCK_PRESETS.days } as const;
  expect(hasOwnValues(days)).toBe(false);
  expect(hasOwnValues(changeClock(days, { weekends: false }))).toBe(false);
  expect(hasOwnValues(changeClockValue(days, 'graceMs', CLOCK_VALUES.days.graceMs[0] ?? 0))).toBe(true);
});

test('the server accepts every choice of durations, whichever is changed first', () => {
  for (const [name, pace] of [
    ['live', 'live'],
    ['days', 'days'],
  ] as const)
    for (const bank of CLOCK_VALUES[pace].bankMs)
      for (const cap of CLOCK_VALUES[pace].capMs) {
        const start = { name, settings: CLOCK_PRESETS[name] };
        const bankFirst = changeClockValue(changeClockValue(start, 'bankMs', bank), 'capMs', cap);
        const capFirst = changeClockValue(changeClockValue(start, 'capMs', cap), 'bankMs', bank);
        expect(clockSettings.safeParse(bankFirst.settings).success).toBe(true);
        expect(bankFirst.settings?.capMs).toBe(cap);
        expect(clockSettings.safeParse(capFirst.settings).success).toBe(true);
        expect(capFirst.settings?.bankMs).toBe(bank);
      }
  for (const pace of ['live', 'days'] as const)
    for (const key of ['incrementMs', 'graceMs'] as const)
      for (const ms of CLOCK_VALUES[pace][key]) {
        const start = { name: pace, settings: CLOCK_PRESETS[pace] };
        expect(clockSettings.safeParse(changeClockValue(start, key, ms).settings).success).toBe(true);
      }
});
