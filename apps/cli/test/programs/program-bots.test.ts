import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toBot } from '@durbar/bot-protocol';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { durbar, makeFolder, type Ran } from '../support.ts';

// Each starts a program or more, which takes a second on a busy machine.
const SLOW = { timeout: 120_000 };

const script = fileURLToPath(new URL('./bot.mjs', import.meta.url));
const exec = (...habits: readonly string[]): string =>
  `exec:"${process.execPath}" "${script}" ${habits.map((habit) => `"${habit}"`).join(' ')}`.trim();

const Result = z.object({
  games: z.number(),
  bots: z.array(
    z.object({
      bot: z.string(),
      shortfall: z.object({ late: z.number(), refused: z.number(), out: z.number() }).optional(),
    }),
  ),
});

/** Plays matches of Maharani between these bots. */
const play = (bots: readonly string[], ...flags: readonly string[]): Promise<Ran> =>
  durbar(['sim', 'maharani', '--games', '1', '--fixed-seats', '--bots', bots.join(','), ...flags]);

async function playWell(
  bots: readonly string[],
  ...flags: readonly string[]
): Promise<z.infer<typeof Result>> {
  const { code, out, err } = await play(bots, '--json', ...flags);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return Result.parse(JSON.parse(out));
}

test('a program plays, alone in its seat, and the same seed gives the same records', SLOW, async () => {
  const records = [];
  for (const folder of [makeFolder(), makeFolder()]) {
    const flags = ['--games', '3', '--out', folder];
    const { bots, games } = await playWell([exec('name=one'), 'random', exec('name=two')], ...flags);
    expect(games).toBe(3);
    expect(bots.map(({ bot }) => bot)).toEqual(['one', 'random', 'two']);
    expect(bots.map(({ shortfall }) => shortfall?.late)).toEqual([0, undefined, 0]);
    records.push(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
  }
  expect(records[1]).toEqual(records[0]);
});

test('a program is told of its matches as the protocol says', SLOW, async () => {
  const log = join(makeFolder(), 'log');
  await playWell([exec(`log=${log}`), 'random'], '--games', '2', '--bot-time', '7000');
  const told = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => z.union(Object.values(toBot)).parse(JSON.parse(line)));
  const kinds = told.map(({ t }) => t);
  expect(kinds[0]).toBe('hello');
  expect(kinds.at(-1)).toBe('quit');
  expect(kinds.filter((t) => t === 'match' || t === 'end')).toEqual(['match', 'end', 'match', 'end']);
  const asks = told.filter((message) => message.t === 'ask');
  expect(asks.length).toBeGreaterThan(20);
  for (const [i, { ask, left, legal, view }] of asks.entries()) {
    expect([ask, left]).toEqual([i + 1, { bank: 0, move: 7000 }]);
    expect(legal?.[0]).toMatchObject({
      key: expect.any(String) as unknown,
      words: expect.stringMatching(/ /) as unknown,
    });
    expect(view).toMatchObject({ bag: null });
  }
  expect(asks.slice(1).filter(({ events }) => events.length > 0).length).toBeGreaterThan(20);
  expect(told.find((message) => message.t === 'end')).toMatchObject({
    outcome: { ranks: expect.anything() as unknown },
  });
});

describe('a program that', () => {
  test('ends in a match is named, with seat, match, decision and its last words', SLOW, async () => {
    const { code, err } = await play(['random', exec('crash=4')]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^durbar: bot 'exec:.*bot\.mjs" "crash=4"' in seat 2 ended with exit code 3 \(match 1, decision 4\); its standard error ended with\n {2}Traceback: {2}\[31mline 1 \[0m\n {2}KeyError: gold\n$/,
    );
  });

  test.each([
    [
      'garbage',
      /in seat 1 sent a bad line: it is not JSON: "I am thinking…" \(match 1, decision [12]\); it wrote nothing/,
    ],
    ['binary', /in seat 1 sent what cannot be read: a line is not UTF-8 \(match 1, decision [12]\)/],
    [
      'huge',
      /in seat 1 sent what cannot be read: a line is longer than 1048576 bytes \(match 1, decision [12]\)/,
    ],
    ['mute', /in seat 1 closed its standard output \(match 1, decision 2\)/],
  ])('sends %s ends the run with one sentence', SLOW, async (habit, message) => {
    const { code, err } = await play([exec(habit), 'random']);
    expect(err).toMatch(message);
    expect(code).toBe(1);
  });

  test('is late thrice is out of the match, and another bot goes on', SLOW, async () => {
    const { bots } = await playWell([exec('slow=60000', 'from=40'), 'random'], '--bot-time', '200');
    expect(bots[0]?.shortfall).toEqual({ late: 3, refused: 0, out: 1 });
  });

  test('makes no legal move has one made for it', SLOW, async () => {
    const { out, code } = await play([exec('illegal'), 'random']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nmoves made for node-bot: 0 because it was late, \d+ because its own was not legal\n/,
    );
  });

  test.each([
    ['early', /ended with exit code 5; it wrote nothing to its standard error/],
    ['old', /speaks protocol 0; this program speaks 1/],
    ['games=chess+go', /plays chess, go, not maharani, by its 'hello'/],
  ])('greets like %s is refused before the first match', SLOW, async (habit, message) => {
    const { code, err } = await play([exec(habit), 'random']);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });
});

test('a program that does not exist is named', async () => {
  const { code, err } = await play(['exec:durbar-no-such-program', 'random']);
  expect(err).toMatch(/^durbar: bot 'exec:durbar-no-such-program' could not be started: .*ENOENT/);
  expect(code).toBe(2);
});

test.each([
  ['exec:', 'names no program; write for example exec:python3 mine.py'],
  ['exec:"python3 mine.py', 'has a quote that is not closed'],
])('%s is a wrong name', async (name, message) => {
  const { code, err } = await play([name]);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test('programs end with the simulation, also with a thread that must be ended', SLOW, async () => {
  const cwd = makeFolder();
  const hung = 'export default { name: "hung", choose() { for (;;); } };';
  writeFileSync(join(cwd, 'hung.mjs'), hung);
  for (const bots of [
    [exec('pid=pid', 'stay'), 'random'],
    [exec('pid=pid', 'stay'), './hung.mjs'],
  ]) {
    const args = ['sim', 'maharani', '--games', '1', '--bot-limit', '1', '--bots', bots.join(',')];
    await durbar(args, { cwd });
    expect(existsSync(join(cwd, 'pid'))).toBe(true);
    const pid = Number(readFileSync(join(cwd, 'pid'), 'utf8'));
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  }
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie answers too, until its parent has read its exit code.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
