import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { durbar, makeFolder } from './support.ts';

const share = z.number().min(0).max(1);
const Result = z.strictObject({
  game: z.string(),
  rules: z.number(),
  seats: z.number(),
  games: z.number(),
  seed: z.string(),
  options: z.record(z.string(), z.unknown()),
  rotated: z.boolean(),
  bots: z.array(
    z.strictObject({
      bot: z.string(),
      games: z.number(),
      wins: z.number(),
      share,
      interval: z.tuple([share, share]),
      rank: z.number(),
      score: z.strictObject({ mean: z.number(), min: z.number(), max: z.number() }),
    }),
  ),
  moves: z.strictObject({ mean: z.number(), min: z.number(), max: z.number() }),
  endings: z.record(z.string(), z.number()),
  out: z.string().optional(),
});

async function simulate(...args: string[]): Promise<z.infer<typeof Result>> {
  const { code, out, err } = await durbar(['sim', 'maharani', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return Result.parse(JSON.parse(out));
}

test('prints wins, scores and length, and they add up', async () => {
  const result = await simulate('--seats', '3', '--games', '6', '--bots', 'greedy,random,random');
  expect(result).toMatchObject({ game: 'maharani', seats: 3, games: 6, seed: 'durbar', rotated: true });
  expect(result.bots.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
  expect(result.bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(6);
  for (const { wins, share, interval, score } of result.bots) {
    expect(share).toBeCloseTo(wins / 6);
    expect(interval[0]).toBeLessThanOrEqual(share);
    expect(interval[1]).toBeGreaterThanOrEqual(share);
    expect(score.min).toBeLessThanOrEqual(score.mean);
  }
  expect(result.moves.min).toBeGreaterThan(50);
  expect(Object.values(result.endings).reduce((a, b) => a + b, 0)).toBe(6);
});

test('the same seed and command give the same bytes, another seed gives others', async () => {
  const one = makeFolder();
  const other = makeFolder();
  const play = async (folder: string, seed: string) => {
    const args = [
      'sim',
      'maharani',
      '--seats',
      '2',
      '--games',
      '3',
      '--bots',
      'greedy,random',
      '--seed',
      seed,
    ];
    const { code, out } = await durbar([...args, '--out', 'records'], { cwd: folder });
    expect(code).toBe(0);
    const files = readdirSync(join(folder, 'records')).toSorted();
    expect(files).toEqual(['maharani-00001.json', 'maharani-00002.json', 'maharani-00003.json']);
    return [out, ...files.map((file) => readFileSync(join(folder, 'records', file), 'utf8'))];
  };
  const first = await play(one, 'a');
  expect(await play(other, 'a')).toEqual(first);
  const second = await play(other, 'b');
  for (const [i, text] of second.entries()) expect(text).not.toBe(first[i]);
});

test('all bots move one seat on after each match, unless --fixed-seats is given', async () => {
  const folder = makeFolder();
  const seatOfFirst = async (...flags: string[]) => {
    const args = [
      'sim',
      'maharani',
      '--games',
      '4',
      '--bots',
      'playout:1,random,random,random',
      '--out',
      '.',
    ];
    await durbar([...args, ...flags], { cwd: folder });
    return [1, 2, 3, 4].map((i) => {
      const text = readFileSync(join(folder, `maharani-0000${i}.json`), 'utf8');
      const { seats } = z.object({ seats: z.array(z.object({ bot: z.string() })) }).parse(JSON.parse(text));
      return seats.findIndex(({ bot }) => bot === 'playout:1');
    });
  };
  expect(new Set(await seatOfFirst())).toEqual(new Set([0, 1, 2, 3]));
  expect(await seatOfFirst('--fixed-seats')).toEqual([0, 0, 0, 0]);
});

test('the text shows who won how often', async () => {
  const { code, out } = await durbar([
    'sim',
    'maharani',
    '--games',
    '2',
    '--bots',
    'greedy,random,random,random',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/^maharani, 4 seats, 2 matches, seed "durbar"\n/);
  expect(out).toMatch(/\ngreedy +\d.* %?/);
  expect(out).toMatch(/\nmoves per match: \d+\.\d \(\d+ to \d+\)\n/);
  expect(out).toMatch(/\n2× The last quarter was finished and scored\.\n$/);
});

test('--until continues while the interval includes the share', async () => {
  const one = await simulate('--games', '10', '--bots', 'greedy,random,random,random', '--until', '80%');
  const [greedy] = one.bots;
  // After ten wins of ten 80% is still inside the 95% interval, after twenty of twenty it is not.
  expect(one.games).toBe(20);
  expect(greedy?.interval[0]).toBeGreaterThan(0.8);
  const clear = await simulate('--games', '10', '--bots', 'random', '--until', '0.99');
  expect(clear.games).toBe(10);
});

test('--map reads a map from a file, and every record holds it', async () => {
  const cwd = makeFolder();
  const map = readFileSync(
    new URL('../../../games/kingdom/data/map-rajasthan.json', import.meta.url),
    'utf8',
  );
  writeFileSync(join(cwd, 'mine.json'), map);
  const args = [
    'sim',
    'maharaja-2020',
    '--seats',
    '2',
    '--games',
    '1',
    '--map',
    'mine.json',
    '--out',
    'records',
  ];
  expect(await durbar(args, { cwd })).toMatchObject({ code: 0, err: '' });
  const record: unknown = JSON.parse(readFileSync(join(cwd, 'records', 'maharaja-2020-00001.json'), 'utf8'));
  const own: unknown = JSON.parse(map);
  expect(record).toMatchObject({ options: { mapFile: own } });
  writeFileSync(join(cwd, 'mine.json'), '{}');
  const { code, err } = await durbar(args, { cwd });
  expect(code).toBe(2);
  expect(err).toContain('cities: missing');
});

test('plays by an earlier version of the rules, and its records verify', async () => {
  const cwd = makeFolder();
  const args = ['sim', 'maharani', '--json', '--games', '1', '--seats', '2', '--seed', 'v', '--out', 'kept'];
  const played = [];
  for (const rules of [[], ['--rules', '1'], ['--rules', '2']]) {
    const { code, out } = await durbar([...args, ...rules], { cwd });
    expect(code).toBe(0);
    const record: unknown = JSON.parse(readFileSync(join(cwd, 'kept/maharani-00001.json'), 'utf8'));
    played.push([
      Result.parse(JSON.parse(out)).rules,
      z.looseObject({ rules: z.number() }).parse(record).rules,
    ]);
    expect((await durbar(['verify', 'kept/maharani-00001.json'], { cwd })).out).toMatch(
      /^kept\/maharani-00001\.json: valid, \d+ entries\n {2}Proved by replaying/,
    );
  }
  expect(played).toEqual([
    [2, 2],
    [1, 1],
    [2, 2],
  ]);
});

test('names the versions of the rules that there are', async () => {
  const { code, err } = await durbar(['sim', 'maharani', '--rules', '9']);
  expect(code).not.toBe(0);
  expect(err).toContain('maharani has no rules version 9; there is 1, 2');
});
