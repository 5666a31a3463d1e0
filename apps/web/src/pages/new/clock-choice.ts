import { CLOCK_PRESETS, type ClockSettings, type Pace } from '@durbar/protocol';

/** The clocks to choose from, from the quickest on. */
export const CLOCK_CHOICES = ['live', 'evening', 'days', 'slow', 'daily', 'none'] as const;
type ClockName = (typeof CLOCK_CHOICES)[number];

/** A preset by name, and its settings with what was changed of them; null for none. */
export interface ClockChoice {
  readonly name: ClockName;
  readonly settings: ClockSettings | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Values to choose from for a clock with its own times, in milliseconds. */
export const CLOCK_VALUES: Readonly<Record<Pace, Readonly<Record<ClockValue, readonly number[]>>>> = {
  live: {
    bankMs: [2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE),
    incrementMs: [0, 0.5, 1, 2, 5, 10].map((minutes) => minutes * MINUTE),
    capMs: [2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE),
    graceMs: [1, 2, 5].map((minutes) => minutes * MINUTE),
  },
  days: {
    bankMs: [12, 24, 48, 72, 120, 168, 336, 720].map((hours) => hours * HOUR),
    incrementMs: [0, 4, 8, 12, 24, 48, 72].map((hours) => hours * HOUR),
    capMs: [12, 24, 48, 72, 120, 168, 336, 720].map((hours) => hours * HOUR),
    graceMs: [2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY],
  },
};

/** The durations of a clock. */
export type ClockValue = 'bankMs' | 'incrementMs' | 'capMs' | 'graceMs';

/** Whether a clock's durations are other than those of its preset. */
export function hasOwnValues(choice: ClockChoice): boolean {
  const { settings } = choice;
  const preset = presetOf(choice);
  if (!settings || !preset) return false;
  return (['bankMs', 'incrementMs', 'capMs', 'graceMs'] as const).some(
    (key) => settings[key] !== preset[key],
  );
}

/** Changes a duration. The cap is never below the bank: the other one follows the one that was changed. */
export function changeClockValue(choice: ClockChoice, key: ClockValue, ms: number): ClockChoice {
  const { settings } = choice;
  if (!settings) return choice;
  if (key === 'bankMs') return changeClock(choice, { bankMs: ms, capMs: Math.max(ms, settings.capMs) });
  if (key === 'capMs') return changeClock(choice, { capMs: ms, bankMs: Math.min(ms, settings.bankMs) });
  return changeClock(choice, { [key]: ms });
}

/** The preset with the durations of a clock; null for a clock with its own times. */
export function presetNameOf(settings: ClockSettings): Exclude<ClockName, 'none'> | null {
  const presets = CLOCK_CHOICES.filter((name) => name !== 'none');
  return presets.find((name) => !hasOwnValues({ name, settings })) ?? null;
}

export function presetOf({ name }: ClockChoice): ClockSettings | null {
  return name === 'none' ? null : CLOCK_PRESETS[name];
}

/** The pace that goes with a clock; null where both do. */
export function paceOf(name: ClockName): Pace | null {
  if (name === 'none') return null;
  return name === 'live' || name === 'evening' ? 'live' : 'days';
}

export function changeClock(choice: ClockChoice, change: Partial<ClockSettings>): ClockChoice {
  return choice.settings ? { ...choice, settings: { ...choice.settings, ...change } } : choice;
}
