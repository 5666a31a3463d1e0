import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ids } from '@durbar/games';
import { parseRecord } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { reportFuzz } from '../src/commands/fuzz.ts';
import { durbar, makeEnvironment, makeFolder } from './support.ts';

test('fuzz checks the laws on random matches that follow from the seed', async () => {
  const args = ['fuzz', 'maharani', '--games', '1', '--seed', 'f', '--seats', '2'];
  const json = await durbar([...args, '--json']);
  expect(json).toMatchObject({ code: 0, err: '' });
  const report: unknown = JSON.parse(json.out);
  expect(report).toMatchObject({ game: 'maharani', games: 1, seed: 'f', failure: null });
  const { moves, positions } = z.object({ moves: z.number(), positions: z.number() }).parse(report);
  expect(moves).toBeGreaterThan(50);
  const text = `maharani, 1 match, ${moves} moves, ${positions} positions checked: all laws hold\n`;
  expect(await durbar(args)).toEqual({ code: 0, out: text, err: '' });
});

test('a broken law is reported, and its match written to a file that replay reads', async () => {
  const cwd = makeFolder();
  await durbar(['sim', 'maharani', '--games', '1', '--out', '.'], { cwd });
  const record = parseRecord(readFileSync(join(cwd, 'maharani-00001.json'), 'utf8'));
  const failure = {
    law: 'copying',
    message: 'the copy changed',
    players: 4,
    options: {},
    record,
    trace: null,
  } as const;
  const report = { game: 'maharani', games: 7, moves: 700, positions: 70, failure, entriesBefore: 120 };
  const { environment, out, err } = makeEnvironment({ cwd });
  expect(await reportFuzz(environment, report, { seed: 'f' })).toBe(false);
  expect(out()).toBe('maharani, 7 matches, 700 moves, 70 positions checked: a law is broken\n');
  expect(err()).toContain("the match is in 'maharani-failure.json'\n");
  expect(err()).toContain('copying (4 seats, options {}): the copy changed');
  expect((await durbar(['replay', 'maharani-failure.json'], { cwd })).code).toBe(0);
  const json = makeEnvironment({ cwd });
  expect(await reportFuzz(json.environment, report, { seed: 'f', out: 'bad.json', json: true })).toBe(false);
  expect(JSON.parse(json.out())).toMatchObject({ games: 7, failure: { law: 'copying', record: 'bad.json' } });
});

/** Short slices and searches. */
const QUICK = ['--slice-ms', '10', '--iterations', '1'];

const Row = z.strictObject({
  game: z.string(),
  seats: z.number(),
  decisionsPerSecond: z.number().positive(),
  movesPerSecond: z.number().positive(),
  playoutsPerSecond: z.number().positive(),
  cloneNs: z.number().positive(),
  viewNs: z.number().positive(),
  search: z
    .strictObject({
      contractPerSecond: z.number().positive(),
      fastPerSecond: z.number().positive(),
      ratio: z.number().positive(),
    })
    .nullable(),
});

test('bench has one row for each game and number of players', async () => {
  const { code, out, err } = await durbar([
    'bench',
    ...QUICK,
    '--without-search',
    '--without-boardgame-io',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(err).toBe('boardgame.io is skipped, as requested\n');
  const rows = z.array(Row).parse(JSON.parse(out));
  expect(rows.map(({ game, seats }) => `${game} ${seats}`)).toEqual([
    ...[2, 3, 4].map((seats) => `maharaja-2020 ${seats}`),
    ...[2, 3, 4, 5].map((seats) => `maharaja-2004 ${seats}`),
    ...[2, 3, 4].map((seats) => `maharani ${seats}`),
  ]);
  for (const row of rows) {
    expect(row.movesPerSecond).toBeGreaterThan(row.decisionsPerSecond);
    expect(row.decisionsPerSecond).toBeGreaterThan(20 * row.playoutsPerSecond);
    expect(row.search).toBeNull();
  }
});

test('bench measures with options, for the numbers of players that they allow', async () => {
  const args = ['bench', '--option', 'solo=easy', ...QUICK, '--without-boardgame-io', '--json'];
  const { code, out } = await durbar(args);
  expect(code).toBe(0);
  const rows = z.array(Row).parse(JSON.parse(out));
  expect(rows.map(({ game, seats }) => [game, seats])).toEqual([['maharaja-2020', 1]]);
  const wrong = await durbar(['bench', 'maharaja-2020', '--seats', '1', ...QUICK]);
  expect(wrong.code).not.toBe(0);
  expect(wrong.err).toContain("option 'solo': one player alone needs a level");
});

test('bench prints a table', async () => {
  const args = ['bench', 'maharani', '--seats', '3', ...QUICK, '--without-boardgame-io'];
  const { code, out } = await durbar(args);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^game +seats +decisions\/s .*\nmaharani +3 +[\d,]+ +[\d,]+ +[\d,]+ +\d+ ns +\d+ ns +– +–\n\ngame +seats +iterations.* ratio\nmaharani +3 +[\d,]+ +[\d,]+ +\d+\.\d\d\n$/,
  );
});

test.each(ids)('bench compares searches of %s by the contract and by the fast form', async (game) => {
  const args = ['bench', game, '--seats', '2', ...QUICK, '--without-boardgame-io', '--json'];
  const { code, out } = await durbar(args);
  expect(code).toBe(0);
  const [row] = z.array(Row).parse(JSON.parse(out));
  const { contractPerSecond = 0, fastPerSecond = 0, ratio } = row?.search ?? {};
  expect(ratio).toBeCloseTo(fastPerSecond / contractPerSecond, 0);
});

test('bench has no search for rules versions without a fast form', async () => {
  const args = ['bench', 'maharani', '--rules', '1', '--seats', '2', ...QUICK];
  const { code, out } = await durbar(args);
  expect(code).toBe(0);
  expect(out).not.toContain('iterations');
});
