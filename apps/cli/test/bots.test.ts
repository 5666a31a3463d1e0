import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '../src/environment.ts';
import { simulateInThread } from '../src/sim/thread.ts';
import { durbar, makeFolder, type Ran } from './support.ts';

// Each of these starts a thread that compiles its sources, which takes seconds on a busy machine.
const SLOW = { timeout: 120_000 };

const Result = z.object({
  bots: z.array(z.object({ bot: z.string(), interval: z.tuple([z.number(), z.number()]) })),
});

/** Plays one match of two seats, the first of them by a bot with this source. */
async function playOne(file: string, source: string, ...flags: readonly string[]): Promise<Ran> {
  const cwd = makeFolder();
  writeFileSync(join(cwd, file), source);
  const args = ['sim', 'maharani', '--games', '1', '--fixed-seats', '--bots', `./${file},random`];
  return await durbar([...args, ...flags], { cwd });
}

const example = fileURLToPath(new URL('../../../engine/bots/examples/mine.js', import.meta.url));

test('the bot of the docs wins clearly against three random bots', SLOW, async () => {
  const bots = `${example},random,random,random`;
  const { code, out, err } = await durbar(['sim', 'maharani', '--games', '12', '--bots', bots, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [first] = Result.parse(JSON.parse(out)).bots;
  expect(first?.bot).toBe('mine');
  expect(first?.interval[0]).toBeGreaterThan(0.5);
});

test('docs/bots.md shows that very file', () => {
  const docs = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  expect(docs).toContain(readFileSync(example, 'utf8').trim());
});

test.each(['module', 'commonjs'])('a bot in TypeScript plays, in a folder of type %s', SLOW, async (type) => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ type }));
  writeFileSync(
    join(cwd, 'first.ts'),
    'export const first = <T>(list: Iterable<T>): T => [...list][0] as T;',
  );
  const source = `
    import { first } from './first.ts';
    interface Rules { legalMoves(view: unknown, seat: number): readonly unknown[] }
    export default { name: 'typed', choose: (game: Rules, view: unknown, seat: number) => first(game.legalMoves(view, seat)) };`;
  writeFileSync(join(cwd, 'typed.ts'), source);
  const args = ['sim', 'maharani', '--games', '2', '--json', '--bots'];
  const { code, out, err } = await durbar([...args, './typed.ts,random'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(Result.parse(JSON.parse(out)).bots.map(({ bot }) => bot)).toEqual(['typed', 'random']);
});

test('bots from modules and built-in ones give the same matches for the same seed', SLOW, async () => {
  const cwd = makeFolder();
  const url = new URL('../../../engine/bots/src/index.ts', import.meta.url).href;
  writeFileSync(join(cwd, 'same.ts'), `export { randomBot as default } from '${url}';`);
  const args = ['sim', 'maharani', '--games', '3', '--json', '--bots'];
  const inThread = await durbar([...args, './same.ts,greedy'], { cwd });
  expect(inThread.code).toBe(0);
  expect(inThread.out).toBe((await durbar([...args, 'random,greedy'])).out);
});

test.each([
  ['none.mjs', 'export const name = "none";', "'./none.mjs' is not a bot: its default export should be"],
  ['broken.mjs', 'export default {', "can't load the bot './broken.mjs'"],
  ['broken.ts', 'const x: = 1;', "can't load the bot './broken.ts'"],
])('%s is named: it is no bot, or does not load', SLOW, async (file, source, message) => {
  const { code, err } = await playOne(file, source);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test.each([
  ['null', /^durbar: bot 'odd' in seat 1 chose a move that cannot be made: entry \d+: .*\n$/],
  [
    'new Promise(() => {})',
    /^durbar: bot 'odd' in seat 1 failed to choose: its 'choose' returned a promise; it has to return the move itself\n$/,
  ],
  ['process.exit(0)', /^durbar: a bot ended the simulation before it was done\n$/],
  [
    '{ setTimeout(() => { throw new Error("late") }); return game.legalMoves(view, seat)[0]; }',
    /^durbar: a bot failed outside 'choose': late\n$/,
  ],
])('a bot that answers with %s ends the run with one sentence', SLOW, async (answer, message) => {
  const source = `export default { name: 'odd', choose: (game, view, seat) => ${answer} };`;
  const { code, err } = await playOne('odd.mjs', source, '--games', '50');
  expect(err).toMatch(message);
  expect(code).toBe(1);
});

test('a bot that never returns is ended, with bot, seat, match and decision', SLOW, async () => {
  const source = `
    let asked = 0;
    export default { name: 'stuck', choose(game, view, seat) {
      if (++asked === 5) for (;;);
      return game.legalMoves(view, seat)[0];
    } };`;
  const { code, err, out } = await playOne('stuck.mjs', source, '--bot-limit', '1');
  expect(err).toMatch(
    /^durbar: bot '\.\/stuck\.mjs' in seat 1 gave no move within 1 s \(match 1, decision \d+\); --bot-limit sets this time\n$/,
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
});

test('a bot whose module never finishes loading is ended', SLOW, async () => {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'stuck.mjs'), 'for (;;);');
  const bots = ['random', './stuck.mjs'];
  const sim = {
    game: 'maharani',
    rules: 2,
    options: {},
    bots,
    moveMs: 1000,
    matches: 1,
    seed: 's',
    rotate: false,
    until: null,
    out: null,
    cwd,
  };
  const limits = { load: 500, decision: 60_000 };
  await expect(simulateInThread(sim, limits, () => undefined)).rejects.toThrow(
    new Failure("bot './stuck.mjs' did not load within 0.5 s"),
  );
});
