import { expect, test } from 'vitest';
import type { Calendar } from '../../src/clocks/calendar.ts';
import { findEnd, findRun, measureRun, mergeSpans } from '../../src/clocks/running-time.ts';
import { findZone, loadZones } from '../../src/clocks/zones.ts';

const HOUR = 3_600_000;
const zones = await loadZones();
const at = (text: string): number => Date.parse(text);

function time(calendar: Calendar | null, stops: readonly [string, string][] = []) {
  return { zones, calendar, stops: stops.map(([from, until]) => ({ from: at(from), until: at(until) })) };
}

const paris = (hours: Partial<Calendar> = {}): Calendar => ({
  zone: 'Europe/Paris',
  from: 8 * 60,
  to: 23 * 60,
  weekends: true,
  ...hours,
});

test('a clock runs from eight to eleven in the evening of its owner', () => {
  const owner = time(paris());
  // Winter time: an hour ahead of UTC.
  expect(measureRun(owner, at('2027-01-11T00:00Z'), at('2027-01-12T00:00Z'))).toBe(15 * HOUR);
  expect(findRun(owner, at('2027-01-11T02:00Z'))).toBe(at('2027-01-11T07:00Z'));
  expect(findEnd(owner, at('2027-01-11T20:00Z'), 3 * HOUR)).toBe(at('2027-01-12T08:00Z'));
  // What is used up with the day is not carried into the next morning.
  expect(findEnd(owner, at('2027-01-11T20:00Z'), 2 * HOUR)).toBe(at('2027-01-11T22:00Z'));
});

test('waking hours may cross midnight, or be the whole day', () => {
  const owner = time(paris({ from: 20 * 60, to: 4 * 60 }));
  expect(measureRun(owner, at('2027-01-11T00:00Z'), at('2027-01-12T00:00Z'))).toBe(8 * HOUR);
  expect(findRun(owner, at('2027-01-11T03:00Z'))).toBe(at('2027-01-11T19:00Z'));
  const always = time(paris({ from: 60, to: 60 }));
  expect(measureRun(always, at('2027-01-11T00:00Z'), at('2027-01-12T00:00Z'))).toBe(24 * HOUR);
});

test('weekends are those of the owner', () => {
  const owner = time(paris({ weekends: false, from: 0, to: 0 }));
  // Friday, 23:00 UTC, is Saturday in Paris.
  expect(findRun(owner, at('2027-01-15T23:30Z'))).toBe(at('2027-01-17T23:00Z'));
  expect(measureRun(owner, at('2027-01-15T00:00Z'), at('2027-01-18T00:00Z'))).toBe(24 * HOUR);
});

test('an hour that is skipped does not count, and one that comes twice counts twice', () => {
  const owner = time(paris({ from: 0, to: 12 * 60 }));
  expect(measureRun(owner, at('2027-03-27T23:00Z'), at('2027-03-28T22:00Z'))).toBe(11 * HOUR);
  expect(measureRun(owner, at('2027-10-30T22:00Z'), at('2027-10-31T23:00Z'))).toBe(13 * HOUR);
  // Awake until 02:30: on the night in October until 02:30, and again from 02:00 to 02:30.
  const late = time(paris({ from: 14 * 60, to: 2 * 60 + 30 }));
  expect(findRun(late, at('2027-10-31T00:40Z'))).toBe(at('2027-10-31T01:00Z'));
  expect(findEnd(late, at('2027-10-31T00:00Z'), HOUR)).toBe(at('2027-10-31T01:30Z'));
});

test('what stops a clock is left out', () => {
  const owner = time(null, [
    ['2027-01-11T02:00Z', '2027-01-11T04:00Z'],
    ['2027-01-11T10:00Z', '2027-01-11T11:00Z'],
  ]);
  expect(measureRun(owner, at('2027-01-11T03:00Z'), at('2027-01-11T12:00Z'))).toBe(7 * HOUR);
  expect(findEnd(owner, at('2027-01-11T01:00Z'), HOUR)).toBe(at('2027-01-11T02:00Z'));
  expect(findEnd(owner, at('2027-01-11T01:00Z'), 8 * HOUR)).toBe(at('2027-01-11T12:00Z'));
  expect(findRun(owner, at('2027-01-11T10:00Z'))).toBe(at('2027-01-11T11:00Z'));
});

test('spans that overlap or touch become one', () => {
  const span = (from: number, until: number) => ({ from, until });
  expect(mergeSpans([span(5, 7), span(1, 3), span(3, 4), span(6, 6), span(20, 21)])).toEqual([
    span(1, 4),
    span(5, 7),
    span(20, 21),
  ]);
});

test('a zone that nobody can calculate with is UTC', () => {
  for (const zone of ['Asia/Nowhere', 'IST', '', '2027-01-11T00:00[Asia/Tokyo]'])
    expect(findRun(time(paris({ zone })), at('2027-01-11T02:00Z'))).toBe(at('2027-01-11T08:00Z'));
});

test('a zone has one name, in whatever capitals it is written', async () => {
  const names = ['Asia/Kolkata', 'asia/calcutta', 'eUROPE/pARIS', 'utc'];
  expect(await Promise.all(names.map(findZone))).toEqual([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Paris',
    'UTC',
  ]);
  for (const name of ['Asia/Nowhere', 'IST', 'PST', '', '2027-01-11T00:00[Asia/Tokyo]'])
    expect(await findZone(name)).toBeNull();
});
