import { CLOCK_PRESETS, type ClockSettings, type Pace } from '@durbar/protocol';

/** The clocks to choose from, from the quickest on. */
export const CLOCK_CHOICES = ['live', 'evening', 'days', 'slow', 'daily', 'none'] as const;
type ClockName = (typeof CLOCK_CHOICES)[number];

/** A preset by name, and its settings with what was changed of them; null for none. */
export interface ClockChoice {
  readonly name: ClockName;
  readonly settings: ClockSettings | null;
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
