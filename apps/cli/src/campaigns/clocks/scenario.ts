import { fraction, type Rng, randomBelow } from '@durbar/kernel';
import { CLOCK_PRESETS, type ClockSettings, LEAST_AWAKE } from '@durbar/protocol';
import type { Calendar, Span } from '@durbar/server/clocks';

/* Everything begins and ends at whole seconds, so that a model that counts seconds can follow. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Days of each span. */
const SPAN_DAYS = 60;

/** One person at the table, with their waking hours and vacation. */
export interface ScenarioSeat {
  readonly calendar: Calendar | null;
  /** Since when they earn vacation. */
  readonly earnsSince: number;
  /** Days of vacation that they had spent before. */
  readonly spent: readonly number[];
}

/** What happens at an instant, independently of the clocks. Nobody is asked in a pause. */
interface Happening {
  readonly at: number;
  readonly turn: number;
  readonly asked: readonly number[];
  /** People whose clock had run out, who are back. */
  readonly back: readonly number[];
}

/** The times of a match, without its moves. */
export interface Scenario {
  readonly settings: ClockSettings;
  readonly seats: readonly ScenarioSeat[];
  readonly happenings: readonly Happening[];
  readonly outages: readonly Span[];
}

/** @param zone of the first seat; others have random zones @param start the first instant, in milliseconds since 1970 */
export function createScenario(rng: Rng, zone: string, zones: readonly string[], start: number): Scenario {
  const settings = chooseSettings(rng);
  const count = 1 + randomBelow(rng, 4);
  const seats = Array.from({ length: count }, (_, seat) =>
    createSeat(rng, settings, seat === 0 ? zone : choose(rng, zones), start),
  );
  const end = start + SPAN_DAYS * DAY;
  return {
    settings,
    seats,
    happenings: createHappenings(rng, settings, count, start, end),
    outages: createOutages(rng, start, end),
  };
}

function choose<T>(rng: Rng, from: readonly T[]): T {
  const chosen = from[randomBelow(rng, from.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}

const isLikely = (rng: Rng, share: number): boolean => fraction(rng) < share;

function chooseSettings(rng: Rng): ClockSettings {
  const preset = choose(rng, Object.values(CLOCK_PRESETS));
  const own: ClockSettings = {
    bankMs: (60 + randomBelow(rng, 200_000)) * SECOND,
    incrementMs: randomBelow(rng, 90_000) * SECOND,
    capMs: (200_100 + randomBelow(rng, 300_000)) * SECOND,
    graceMs: (60 + randomBelow(rng, 50_000)) * SECOND,
    waking: isLikely(rng, 0.8),
    weekends: true,
    vacation: isLikely(rng, 0.7),
    atZero: 'bot',
  };
  return { ...(isLikely(rng, 0.5) ? preset : own), weekends: isLikely(rng, 0.6) };
}

function createSeat(rng: Rng, settings: ClockSettings, zone: string, start: number): ScenarioSeat {
  const from = randomBelow(rng, 24 * 60);
  const awake = LEAST_AWAKE + randomBelow(rng, 24 * 60 - LEAST_AWAKE + 1);
  const hours = settings.waking ? { from, to: (from + awake) % (24 * 60) } : { from: 0, to: 0 };
  const earnsSince = start - randomBelow(rng, 400) * DAY - randomBelow(rng, 86_400) * SECOND;
  const earned = 7 + Math.floor((start - earnsSince) / (18 * DAY));
  const spent = Array.from({ length: randomBelow(rng, earned + 1) }, () => earnsSince - 3 * DAY);
  const calendar =
    settings.waking || !settings.weekends ? { zone, ...hours, weekends: settings.weekends } : null;
  return { calendar, earnsSince, spent };
}

/** Turns, sealed phases, pauses; some people take long, some come back after their clock has run out. */
function createHappenings(
  rng: Rng,
  settings: ClockSettings,
  count: number,
  start: number,
  end: number,
): Happening[] {
  const happenings: Happening[] = [];
  // From some moves a day to one in several days.
  const pace = Math.min(5 * DAY, Math.max(HOUR, settings.bankMs * (0.05 + fraction(rng))));
  let turn = 0;
  for (let at = start + randomBelow(rng, 3600) * SECOND; at < end; ) {
    if (isLikely(rng, 0.6)) turn++;
    const isPaused = isLikely(rng, 0.1);
    const share = isLikely(rng, 0.4) ? 0.9 : 0.3;
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const asked = isPaused ? [] : seats.filter(() => isLikely(rng, share));
    happenings.push({ at, turn, asked, back: seats.filter(() => isLikely(rng, 0.3)) });
    at += Math.floor((pace * 2 * fraction(rng)) / SECOND) * SECOND + SECOND;
  }
  return happenings;
}

function createOutages(rng: Rng, start: number, end: number): Span[] {
  const outages: Span[] = [];
  for (let at = start; isLikely(rng, 0.8); ) {
    const from = at + (1 + randomBelow(rng, 20 * 86_400)) * SECOND;
    const until = from + (1 + randomBelow(rng, isLikely(rng, 0.1) ? 3 * 86_400 : 6 * 3600)) * SECOND;
    if (until > end) break;
    outages.push({ from, until });
    at = until;
  }
  return outages;
}
