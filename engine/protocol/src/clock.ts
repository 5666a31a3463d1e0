import * as z from 'zod/mini';
import { count, seat } from './basics.ts';

/* Clocks of tables. Times are milliseconds unless they say otherwise. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The longest bank, increment or grace of a table. */
const LONGEST = 60 * DAY;

/** The most that a person can have left, however often more is agreed on: what is left is counted day by day. */
export const MOST_LEFT = 2 * LONGEST;

/** A time of day in minutes after midnight. */
const timeOfDay = z.int().check(z.gte(0), z.lt(24 * 60));

/** Minutes that a person must be awake each day: with fewer, a match could last for years. */
export const LEAST_AWAKE = 8 * 60;

/** Minutes from one time of day to the next time that it is the other. */
export function minutesAwake({ from, to }: { readonly from: number; readonly to: number }): number {
  return (to - from + 24 * 60) % (24 * 60) || 24 * 60;
}

/** When a person is awake: an IANA time zone, and two times of day there. Equal times are the whole day. */
const hoursParts = { zone: z.string().check(z.maxLength(64)), from: timeOfDay, to: timeOfDay };
export const wakingHours = z
  .object(hoursParts)
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

const settingsParts = {
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
};

/** The clock of a table. */
export const clockSettings = z
  .object(settingsParts)
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

/** The clock of one seat, the same for all viewers. Instants are milliseconds since 1970. */
const seatClock = z.object({
  /** Milliseconds that are left; below zero in the grace. */
  leftMs: z.int(),
  /** Whether its person must decide. */
  asked: z.boolean(),
  /**
   * From when until when it runs next, if nothing changes; null while its person need not decide. It begins later than now while
   * they sleep or are on vacation; `until` is null if it runs to its deadline.
   */
  runs: z.nullable(z.object({ from: count, until: z.nullable(count) })),
  /** Whether they are on vacation. */
  vacation: z.boolean(),
  /** Days of vacation that they have left; 0 where the table allows none. */
  daysLeft: count,
  /** When it runs out with its grace, as far as is known; null while its person need not decide. */
  deadline: z.nullable(count),
  /** Whether it has run out, and its person has not decided since. */
  expired: z.boolean(),
});
export type SeatClockInfo = z.infer<typeof seatClock>;

/** What all who sit at a table with a clock may agree on. `extend` gives each of them so many milliseconds. */
const createProposal = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pause') }),
    z.object({ kind: z.literal('extend'), ms: z.int().check(z.gte(MINUTE), z.lte(LONGEST)) }),
    z.object({ kind: z.literal('abandon') }),
  ]);
export const proposal = createProposal();
export type Proposal = z.infer<typeof proposal>;

/** Whether the sender agrees to a proposal. It replaces another proposal. */
export const agreeTo = z.object({ proposal, agreed: z.boolean() });
export type AgreeTo = z.infer<typeof agreeTo>;

/* What is sent both ways has a schema for each, since the descriptions of the API differ in what may come later. */
const shownSettings = z.object(settingsParts);
const shownProposal = createProposal();
export const shownHours = z.object(hoursParts);

/** A table's clocks as they are at the instant `at`. */
export const tableClock = z.object({
  settings: shownSettings,
  at: count,
  /** Empty before the match begins; null for seats that bots play from the beginning. */
  seats: z.array(z.nullable(seatClock)),
  /** What somebody proposes, and who has agreed so far. */
  agreement: z.nullable(z.object({ proposal: shownProposal, seats: z.array(seat) })),
});
export type TableClockInfo = z.infer<typeof tableClock>;

/**
 * The clock that a list shows for a table: that of the viewer where they must decide, else of whoever has the least time. Instants
 * are milliseconds since 1970.
 */
export const cardClock = z.object({
  seat,
  bankMs: count,
  graceMs: count,
  state: z.discriminatedUnion('kind', [
    /** It would be empty at `emptyAt`, and is in its grace after that. It stops at `until`; null: not before its deadline. */
    z.object({ kind: z.literal('runs'), emptyAt: count, until: z.nullable(count) }),
    /** Its person sleeps or is on vacation until `until`; milliseconds are left, below zero in the grace. */
    z.object({ kind: z.literal('stands'), leftMs: z.int(), until: count, vacation: z.boolean() }),
    /** It has run out. */
    z.object({ kind: z.literal('out') }),
  ]),
});
export type CardClock = z.infer<typeof cardClock>;

/** A person's waking hours, null while they have not set any, and their days of vacation. */
export const myClock = z.object({
  hours: z.nullable(shownHours),
  daysLeft: count,
});
export type MyClock = z.infer<typeof myClock>;

/** Addresses about clocks, apart from `API`, which the first load has. */
export const CLOCK_API = {
  /** GET: `myClock`. PUT `wakingHours`, for clocks that begin to run from then on: `myClock`. */
  mine: '/api/me/clock',
  /** POST `agreeTo`, anybody who plays at a table with a clock: `tableInfo`. It is done once all have agreed. */
  agree: (table: string) => `/api/tables/${table}/agree`,
} as const;
