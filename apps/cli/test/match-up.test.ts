import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { DealResult } from '../src/match-up/results.ts';
import { verdict } from '../src/match-up/results.ts';
import { durbar, lastLine, makeFolder } from './support.ts';

const Estimate = z.strictObject({ mean: z.number(), interval: z.tuple([z.number(), z.number()]) });
const Result = z.object({
  game: z.string(),
  bot: z.string(),
  rivals: z.array(z.string()),
  deals: z.number(),
  matches: z.number(),
  share: Estimate,
  lead: Estimate,
  rank: z.number(),
  shareBySeat: z.array(z.number()),
  test: z.object({ low: z.number(), high: z.number(), verdict: z.enum(['low', 'high', 'open']) }).optional(),
});

async function matchUp(folder: string, ...args: string[]): Promise<z.infer<typeof Result>> {
  const { code, out, err } = await durbar(['match-up', 'maharani', '--json', '--out', folder, ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return Result.parse(JSON.parse(out));
}

test('a bot against itself wins exactly its share, whatever the seats and deals are worth', async () => {
  const result = await matchUp(makeFolder(), '--bot', 'random', '--against', 'random', '--deals', '4');
  expect(result).toMatchObject({ rivals: ['random', 'random', 'random'], deals: 4, matches: 16 });
  expect(result.share.mean).toBeCloseTo(1 / 4, 12);
  expect(result.lead.mean).toBeCloseTo(0, 12);
  const [low, high] = result.share.interval;
  expect(high - low).toBeLessThan(1e-9);
  expect(result.shareBySeat.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
});

test('results are continued, and equal those of one run', async () => {
  const folder = makeFolder();
  const args = ['--bot', 'greedy', '--against', 'random', '--seats', '2'];
  const first = await matchUp(folder, ...args, '--deals', '2');
  expect(first.deals).toBe(2);
  const continued = await matchUp(folder, ...args, '--deals', '3');
  expect(continued).toEqual(await matchUp(makeFolder(), ...args, '--deals', '3'));
  expect(continued.matches).toBe(6);
  expect(continued.share.mean).toBe(1);
});

test('results of another match-up are neither added nor overwritten', async () => {
  const folder = makeFolder();
  await matchUp(folder, '--bot', 'greedy', '--against', 'random', '--seats', '2', '--deals', '1');
  const before = readFileSync(join(folder, 'match-up.json'), 'utf8');
  const other = ['--bot', 'random', '--against', 'random', '--seats', '2', '--deals', '1'];
  const ran = await durbar(['match-up', 'maharani', '--out', folder, ...other]);
  expect(ran.code).toBe(1);
  expect(lastLine(ran)).toContain('has results of another match-up; name another folder in --out');
  expect(readFileSync(join(folder, 'match-up.json'), 'utf8')).toBe(before);
});

test('a sequential test ends a match-up as soon as it has decided', async () => {
  const args = ['--bot', 'greedy', '--against', 'random', '--seats', '2', '--deals', '40'];
  const result = await matchUp(makeFolder(), ...args, '--test', '50%:60%');
  expect(result.test).toEqual({ low: 0.5, high: 0.6, verdict: 'high' });
  expect(result.deals).toBe(10);
});

/** Deals of two seats, of which the first wins the given ones. */
const deals = (wins: readonly number[]): DealResult[] =>
  wins.map((win) => [0, 1].map(() => ({ win, rank: 2 - win, lead: 0 })));

test('the sequential test needs ten deals, and names the likelier share or none', () => {
  const hypotheses = { low: 0.4, high: 0.6 };
  expect(verdict(deals(Array.from({ length: 9 }, () => 1)), hypotheses)).toBe('open');
  expect(verdict(deals(Array.from({ length: 10 }, () => 1)), hypotheses)).toBe('high');
  expect(verdict(deals(Array.from({ length: 10 }, () => 0)), hypotheses)).toBe('low');
  expect(verdict(deals(Array.from({ length: 20 }, (_, i) => i % 2)), hypotheses)).toBe('open');
  expect(verdict(deals(Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 0 : 1))), hypotheses)).toBe(
    'high',
  );
});

test.each([
  [['--against', 'random,random'], '--against should name one bot, or one for each of the 3 seats, not 2'],
  [['--bot', 'exec:true'], "match-up does not start programs such as 'exec:true'; 'durbar sim' plays them"],
  [['--bot', 'random,greedy'], '--bot should name one bot, not 2'],
  [['--test', '30%:25%'], 'It should be two shares, the lower one first, such as 25%:30%.'],
  [['--test', '30%'], 'It should be two shares, the lower one first, such as 25%:30%.'],
])('%j is refused', async (args, message) => {
  const base = ['match-up', 'maharani', '--bot', 'greedy', '--against', 'random', '--out', makeFolder()];
  const ran = await durbar([...base, ...args]);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain(message);
});
