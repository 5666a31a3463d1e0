import { expect, test } from 'vitest';
import { MatchDriver, refusalOf } from './table.ts';

const more = { kind: 'clock', seat: null, change: 'extend', ms: 5, reason: 'agreed' } as const;

test('only the keeper says that a clock has run out, while the seat must decide', () => {
  const driver = new MatchDriver({ people: 2 });
  expect(refusalOf(driver.do(0, { kind: 'timeout', seat: 1 }))).toBe('table.impossible');
  expect(driver.do(null, { kind: 'timeout', seat: 1 }).entries).toMatchObject([{ kind: 'timeout', seat: 1 }]);
  driver.do(null, { kind: 'takeover', seat: 1, bot: 'random', reason: 'timeout' });
  expect(driver.match.log.at(-1)).toMatchObject({ kind: 'takeover', reason: 'timeout' });
  expect(refusalOf(driver.do(null, { kind: 'timeout', seat: 1 }))).toBe('table.takenOver');
});

test('only the keeper changes clocks, and not without end', () => {
  const driver = new MatchDriver({ people: 2 });
  expect(refusalOf(driver.do(1, more))).toBe('table.impossible');
  for (let i = 0; i < 1000; i++) expect(driver.do(null, more).answer.ok).toBe(true);
  expect(refusalOf(driver.do(null, more))).toBe('table.tooOften');
  expect(driver.do(null, { ...more, seat: 0, change: 'vacation', reason: 'automatic' }).answer.ok).toBe(true);
});
