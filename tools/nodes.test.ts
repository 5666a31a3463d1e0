import { describe, expect, it } from 'vitest';
import { ArgumentError, keyOf, readArguments, SUITES, stepsOf, tableOf } from '../scripts/nodes/plan.mjs';
import { read, walk } from './files.ts';

describe('npm run nodes', () => {
  it('takes versions and options', () => {
    expect(readArguments(['24', '--quick', '22', '24'])).toEqual({
      majors: [24, 22],
      quick: true,
      fresh: false,
    });
    expect(readArguments(['--fresh'])).toEqual({ majors: [20, 22, 24, 26], quick: false, fresh: true });
  });

  it.each([['23'], ['2'], ['--all'], ['constructor']])('refuses %s', (arg) => {
    expect(() => readArguments([arg])).toThrow(ArgumentError);
  });

  it('runs the suites of each version, its database driver first', () => {
    expect(stepsOf([22, 24]).map(({ major, step }) => `${major} ${step}`)).toEqual(
      [22, 24].flatMap((major) =>
        ['driver', 'engine', 'command', 'server'].map((step) => `${major} ${step}`),
      ),
    );
  });

  it('goes on only from results of the same sources and the same part of the suites', () => {
    const step = { major: 24, step: 'engine' } as const;
    const keys = [
      keyOf(step, true, 'a'),
      keyOf(step, false, 'a'),
      keyOf(step, true, 'b'),
      keyOf({ ...step, step: 'server' }, true, 'a'),
      keyOf({ ...step, major: 26 }, true, 'a'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({ ...step }, true, 'a')).toBe(keys[0]);
  });

  it('names tests that exist', () => {
    const tests = walk().filter((path) => path.includes('.test.'));
    const parts = Object.values(SUITES).flatMap(({ full, quick }) => full.concat(quick));
    const missing = parts.filter((part) => part.includes('/') && !tests.some((path) => path.includes(part)));
    expect(missing).toEqual([]);
  });

  it('prints a table', () => {
    const result = { ok: true, passed: 12, failed: 0, seconds: 3, note: '' };
    const table = tableOf([
      { major: 24, step: 'engine', result },
      { major: 24, step: 'server', result: { ...result, ok: false, failed: 1, note: 'ended by SIGTERM' } },
    ]);
    expect(table.split('\n')).toEqual([
      'Node     step    result  passed  failed  seconds',
      '24.22.3  engine  passed  12      0       3',
      '24.22.3  server  FAILED  12      1       3        ended by SIGTERM',
    ]);
  });

  it('README names the versions that are tested', () => {
    expect(read('README.md')).toContain('tested with 20.20, 22, 24 and 26');
  });
});
