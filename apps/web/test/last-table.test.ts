import { CLOCK_PRESETS, USUAL_TERMS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { parseLastTable } from '../src/pages/new/last-table.ts';

const stored = {
  clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, weekends: false } },
  pace: 'days',
  visibility: 'private',
  terms: { undo: 'never', takeover: 'bots', hints: false },
  series: { length: 3 },
  games: {
    maharani: {
      seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'bot', strength: 'hard' }],
      options: { starter: 'random', tiles: ['a', 'b'], quick: true },
    },
  },
};

test('the choices of the last table are read as they were stored', () => {
  expect(parseLastTable(stored)).toEqual(stored);
});

test('what earlier versions stored is read in the words of today', () => {
  const { visibility: _, terms: _terms, series: _series, ...rest } = stored;
  const today = { ...rest, terms: USUAL_TERMS, series: null };
  expect(parseLastTable({ ...rest, access: 'private' })).toEqual({ ...today, visibility: 'link' });
  expect(parseLastTable({ ...rest, access: 'open' })).toEqual({ ...today, visibility: 'open' });
});

test('nothing is proposed from what is damaged or unknown', () => {
  const { maharani } = stored.games;
  const broken: readonly unknown[] = [
    null,
    [],
    'days',
    { ...stored, pace: 'weeks' },
    { ...stored, clock: { name: 'hourly', settings: null } },
    { ...stored, clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, bankMs: -1 } } },
    { ...stored, series: { length: 1 } },
    { ...stored, terms: { undo: 'never' } },
    // A bank above the cap.
    { ...stored, clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, capMs: 60_000 } } },
    { ...stored, games: { maharani: { ...maharani, seats: [{ kind: 'bot', strength: 'divine' }] } } },
    { ...stored, games: { maharani: { ...maharani, options: { map: { cities: [] } } } } },
  ];
  for (const json of broken) expect(parseLastTable(json), JSON.stringify(json)).toBeNull();
});
