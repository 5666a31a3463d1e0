import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

test('prints wins, scores and length, all of them adding up', async () => {
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

test('the same seed and command give the same bytes, another seed others', async () => {
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

test('everybody moves one seat on with each match, unless told to stay', async () => {
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

test('the text says who won how often', async () => {
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
  expect(out).toMatch(/\nmoves a match: \d+\.\d \(\d+ to \d+\)\n/);
  expect(out).toMatch(/\n2 ended so: The last quarter was finished and paid\.\n$/);
});

test('goes on while the interval includes the share it is to decide about', async () => {
  const one = await simulate('--games', '10', '--bots', 'greedy,random,random,random', '--until', '80%');
  const [greedy] = one.bots;
  // Ten of ten leave 80% inside a 95% interval; twenty of twenty don't.
  expect(one.games).toBe(20);
  expect(greedy?.interval[0]).toBeGreaterThan(0.8);
  const clear = await simulate('--games', '10', '--bots', 'random', '--until', '0.99');
  expect(clear.games).toBe(10);
});

const example = fileURLToPath(new URL('../../../engine/bots/examples/mine.js', import.meta.url));

test('the bot of the docs, from its own file, wins clearly against three randoms', async () => {
  const result = await simulate('--games', '12', '--bots', `${example},random,random,random`);
  expect(result.bots[0]?.bot).toBe('mine');
  expect(result.bots[0]?.interval[0]).toBeGreaterThan(0.5);
});

test('docs/bots.md shows that very file', () => {
  const docs = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  expect(docs).toContain(readFileSync(example, 'utf8').trim());
});

test('a bot of one’s own that fails in a match ends with exit code 1 and says so', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'lazy.mjs'), "export default { name: 'lazy', choose: () => null };");
  const { code, err } = await durbar(['sim', 'maharani', '--bots', './lazy.mjs,random'], { cwd: folder });
  expect(code).toBe(1);
  expect(err).toMatch(/^durbar: bot 'lazy' in seat \d chose a move that cannot be made: entry \d+: /);
});

test('a map of one’s own is read from a file, and every record holds it', async () => {
  const cwd = makeFolder();
  const map = readFileSync(new URL('@durbar/games/kingdom/data/map-rajasthan.json', import.meta.url), 'utf8');
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
