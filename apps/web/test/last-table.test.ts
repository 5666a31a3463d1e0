import { CLOCK_PRESETS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { parseLastTable } from '../src/pages/new/last-table.ts';

const stored = {
  clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, weekends: false } },
  pace: 'days',
  access: 'open',
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

test('nothing is proposed from what is damaged or unknown', () => {
  const { maharani } = stored.games;
  const broken: readonly unknown[] = [
    null,
    [],
    'days',
    { ...stored, pace: 'weeks' },
    { ...stored, clock: { name: 'hourly', settings: null } },
    { ...stored, clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, bankMs: -1 } } },
    // A bank above the cap.
    { ...stored, clock: { name: 'days', settings: { ...CLOCK_PRESETS.days, capMs: 60_000 } } },
    { ...stored, games: { maharani: { ...maharani, seats: [{ kind: 'bot', strength: 'divine' }] } } },
    { ...stored, games: { maharani: { ...maharani, options: { map: { cities: [] } } } } },
  ];
  for (const json of broken) expect(parseLastTable(json), JSON.stringify(json)).toBeNull();
});
