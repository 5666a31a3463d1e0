import * as z from 'zod/mini';

/*
 * Apart from the schemas of tables: the server's clocks use these alone. Times are milliseconds unless they say otherwise.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The longest bank, increment or grace of a table. */
const LONGEST = 60 * DAY;

/** A time of day in minutes after midnight. */
const timeOfDay = z.int().check(z.gte(0), z.lt(24 * 60));

/** Minutes that a person must be awake each day: with fewer, a match could last for years. */
export const LEAST_AWAKE = 8 * 60;

/** Minutes from one time of day to the next time that it is the other. */
export function minutesAwake({ from, to }: { readonly from: number; readonly to: number }): number {
  return (to - from + 24 * 60) % (24 * 60) || 24 * 60;
}

/** When a person is awake: an IANA time zone, and two times of day there. Equal times are the whole day. */
export const wakingHours = z
  .object({ zone: z.string().check(z.maxLength(64)), from: timeOfDay, to: timeOfDay })
  .check(z.refine((hours) => minutesAwake(hours) >= LEAST_AWAKE, 'at least eight hours a day'));
export type WakingHours = z.infer<typeof wakingHours>;

/** The waking hours of people who have not set theirs, in whatever zone they are. */
export const STANDARD_HOURS = { from: 8 * 60, to: 23 * 60 } as const;

const duration = z.int().check(z.gte(0), z.lte(LONGEST));

/**
 * What happens when a person's bank and grace are used up. `bot`: a bot plays on until they return. `others`: the others
 * decide, as about somebody who is away. `end`: the match is over for that seat, as if its person had resigned.
 */
const atZero = z.enum(['bot', 'others', 'end']);

/** The clock of a table. */
export const clockSettings = z
  .object({
    /** What each person has at the beginning. */
    bankMs: duration.check(z.gte(MINUTE)),
    /** What a turn brings at its end, but never above the cap. */
    incrementMs: duration,
    capMs: duration,
    /** What a person has once the bank is empty; later increments pay it back. */
    graceMs: duration.check(z.gte(MINUTE)),
    /** Whether clocks run only while their owners are awake. */
    waking: z.boolean(),
    /** Whether clocks run on Saturdays and Sundays of their owners. */
    weekends: z.boolean(),
    /** Whether days of vacation are spent before the grace begins. */
    vacation: z.boolean(),
    atZero,
  })
  .check(z.refine(({ bankMs, capMs }) => bankMs <= capMs, 'a bank within the cap'));
export type ClockSettings = z.infer<typeof clockSettings>;

const LIVE = { graceMs: MINUTE, waking: false, weekends: true, vacation: false, atZero: 'bot' } as const;
const OVER_DAYS = {
  graceMs: 12 * HOUR,
  waking: true,
  weekends: true,
  vacation: true,
  atZero: 'bot',
} as const;

/** Clocks to choose from. A table may also have none, or values of its own. */
export const CLOCK_PRESETS = {
  live: { bankMs: 15 * MINUTE, incrementMs: MINUTE, capMs: 15 * MINUTE, ...LIVE },
  evening: { bankMs: 2 * HOUR, incrementMs: 5 * MINUTE, capMs: 2 * HOUR, ...LIVE },
  days: { bankMs: 3 * DAY, incrementMs: 12 * HOUR, capMs: 5 * DAY, ...OVER_DAYS },
  slow: { bankMs: 7 * DAY, incrementMs: DAY, capMs: 14 * DAY, ...OVER_DAYS },
  daily: { bankMs: DAY, incrementMs: DAY, capMs: DAY, ...OVER_DAYS },
} as const satisfies Readonly<Record<string, ClockSettings>>;
