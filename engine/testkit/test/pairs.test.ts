import { seededRng } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { Pair, PairLeak, randomSetup } from '../src/pairs/index.ts';
import { bazaar } from '../src/toy/index.ts';
import { type Bazaar, breakBazaar, leakInView } from './broken-bazaar.ts';

/** Compares pairs of a few matches. Returns the message of the first leak, or how many pairs differed. */
function findLeak(game: Bazaar): string | number {
  let differing = 0;
  for (let i = 0; i < 12; i++) {
    const rng = seededRng('pairs', `${i}`);
    const pair = new Pair(game, randomSetup(game, rng), rng);
    pair.diverge();
    try {
      for (let step = 0; step < 40 && !pair.isOver; step++) {
        pair.step();
        if (pair.first.status === 'running') pair.compare();
      }
    } catch (error) {
      if (error instanceof PairLeak) return error.message;
      throw error;
    }
    differing += Math.sign(pair.differing);
  }
  return differing;
}

test('a correct game shows nobody how two matches differ', () => {
  expect(findLeak(bazaar)).toBeGreaterThan(8);
});

test.each<readonly [string, Partial<Bazaar>]>([
  ['shows later draws', leakInView(({ draws }) => ({ draws }))],
  ['shows the hands of others', leakInView(({ hands }) => ({ hands }))],
  ['does not redact', { redact: (event) => event }],
  ['shows the stock', leakInView(({ stock }) => ({ stock }))],
])('a game that %s is found out', (_, parts) => {
  expect(findLeak(breakBazaar(parts))).toMatch(/ receives |answers to /);
});
