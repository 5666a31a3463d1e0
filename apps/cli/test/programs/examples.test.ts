import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { durbar, makeFolder } from '../support.ts';
import { cargoOffline, skipped } from './toolchains.ts';

// Compilers and dozens of matches, on a busy machine.
const SLOW = { timeout: 300_000 };

const examples = fileURLToPath(new URL('../../../../examples/bots/', import.meta.url));
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The command line from source, as programs start it. */
const command = [process.execPath, '--import', import.meta.resolve('tsx'), main, 'env'];

const Result = z.object({ bots: z.array(z.object({ bot: z.string(), share: z.number() })) });

/** The share of matches that a program wins against two random bots. */
async function shareOf(program: string, game: string): Promise<number> {
  const args = ['sim', game, '--games', '20', '--json', '--bots', `exec:${program},random,random`];
  const { code, out, err } = await durbar(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return Result.parse(JSON.parse(out)).bots[0]?.share ?? 0;
}

function compile(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  expect(status === 0 ? '' : stderr).toBe('');
}

test('the examples are as short as the docs say', () => {
  const lengths = ['mine.py', 'mine.go', 'mine.rs'].map(
    (file) => readFileSync(join(examples, file), 'utf8').trimEnd().split('\n').length,
  );
  expect(lengths.map((length, i) => length <= (i < 2 ? 30 : 60))).toEqual([true, true, true]);
});

describe('against two random bots, an even share being a third,', () => {
  test.skipIf(skipped.python).each(['maharani', 'maharaja-2004', 'maharaja-2020'])(
    'the bot in Python wins more than half of %s',
    SLOW,
    async (game) => {
      expect(await shareOf(`python3 ${join(examples, 'mine.py')}`, game)).toBeGreaterThan(0.5);
    },
  );

  test.skipIf(skipped.go)('the bot in Go wins clearly more than that', SLOW, async () => {
    const folder = makeFolder();
    compile('go', ['build', '-o', folder, 'mine.go'], examples);
    expect(await shareOf(join(folder, 'mine'), 'maharaja-2004')).toBeGreaterThan(0.4);
  });

  test.skipIf(skipped.rust)('the bot in Rust wins clearly more than that', SLOW, async () => {
    const folder = makeFolder();
    for (const file of ['Cargo.toml', 'mine.rs']) cpSync(join(examples, file), join(folder, file));
    compile('cargo', ['build', '--release', ...cargoOffline], folder);
    expect(await shareOf(join(folder, 'target/release/mine'), 'maharani')).toBeGreaterThan(0.4);
  });
});

describe('durbar env', () => {
  const python = (file: string) =>
    spawnSync('python3', [fileURLToPath(new URL(file, import.meta.url)), ...command], { encoding: 'utf8' });

  test.skipIf(skipped.python)('is played by a program of Python’s standard library', SLOW, () => {
    const { stdout, stderr } = python('./environments.py');
    expect(stderr).toBe('');
    const played: unknown = JSON.parse(stdout);
    expect(played).toMatchObject({
      game: "table: there is no game called 'chess'; there are maharaja-2020, maharaja-2004, maharani",
      move: 'MHR-2.6: First place a tile or refresh your markers.',
    });
    const Played = z.object({ steps: z.number().min(50), rewards: z.array(z.number()) });
    const results = z.record(z.string(), z.union([Played, z.string()])).parse(played);
    expect(results['again']).toEqual(results['maharani']);
  });

  test.skipIf(skipped.python)('is an environment of the AEC cycle, by stand-ins for PettingZoo', SLOW, () => {
    const { stdout, stderr } = python('./aec_stand_ins.py');
    expect(stderr).toBe('');
    const totals = z.record(z.string(), z.number()).parse(JSON.parse(stdout));
    expect(Object.keys(totals).toSorted()).toEqual(['seat_0', 'seat_1', 'seat_2']);
    expect(Object.values(totals).reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
    expect(new Set(Object.values(totals)).size).toBeGreaterThan(1);
  });

  test.skipIf(skipped.pettingzoo)('passes the reference test of PettingZoo', SLOW, () => {
    const { stdout, stderr, status } = python('./pettingzoo_test.py');
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Passed API test');
  });
});
