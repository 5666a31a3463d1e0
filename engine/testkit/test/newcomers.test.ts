import { isNewcomer, seatOf } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { checkGame, type Law } from '../src/index.ts';
import { bazaar } from '../src/toy/index.ts';
import { type Bazaar, breakBazaar } from './broken-bazaar.ts';

const { newcomers: _, ...openToNewcomers } = bazaar.meta;

const BROKEN: readonly [string, Law, Partial<Bazaar>][] = [
  [
    'shows the newcomer of a seat its hand',
    'newcomers',
    { view: (state, viewer) => bazaar.view(state, seatOf(viewer) ?? 'spectator') },
  ],
  [
    'shows the newcomer of a seat the cards it draws',
    'newcomers',
    { redact: (event, viewer) => bazaar.redact(event, seatOf(viewer) ?? 'spectator') },
  ],
  [
    'never lets a newcomer decide but does not declare it',
    'reached',
    {
      meta: openToNewcomers,
      view: (state, viewer) => {
        const seen = bazaar.view(state, viewer);
        return isNewcomer(viewer) ? { ...seen, bids: seen.bids.map(() => null) } : seen;
      },
    },
  ],
];

test.each(BROKEN)('conformance catches a game that %s', (_case, law, parts) => {
  const settings = { seatCounts: [2], combinations: 0, limit: 150, failures: 3, every: 40 };
  expect(checkGame(breakBazaar(parts), settings).failures.map((failure) => failure.law)).toContain(law);
});

test('conformance accepts the unchanged game', () => {
  const settings = { seatCounts: [2], combinations: 0, every: 40 };
  expect(checkGame(bazaar, settings).failures).toEqual([]);
});
