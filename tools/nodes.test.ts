import { describe, expect, it } from 'vitest';
import {
  ArgumentError,
  formatResults,
  listSteps,
  readArguments,
  resultKey,
  SUITES,
} from '../scripts/nodes/plan.mjs';
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
    expect(listSteps([22, 24]).map(({ major, step }) => `${major} ${step}`)).toEqual(
      [22, 24].flatMap((major) => ['driver', 'engine', 'cli', 'server'].map((step) => `${major} ${step}`)),
    );
  });

  it('reuses a result only for the same sources and the same selection of tests', () => {
    const step = { major: 24, step: 'engine' } as const;
    const keys = [
      resultKey(step, true, 'a'),
      resultKey(step, false, 'a'),
      resultKey(step, true, 'b'),
      resultKey({ ...step, step: 'server' }, true, 'a'),
      resultKey({ ...step, major: 26 }, true, 'a'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(resultKey({ ...step }, true, 'a')).toBe(keys[0]);
  });

  it('names tests that exist', () => {
    const tests = walk().filter((path) => path.includes('.test.'));
    const parts = Object.values(SUITES).flatMap(({ full, quick }) => full.concat(quick));
    const missing = parts.filter((part) => part.includes('/') && !tests.some((path) => path.includes(part)));
    expect(missing).toEqual([]);
  });

  it('prints a table', () => {
    const result = { ok: true, passed: 12, failed: 0, seconds: 3, note: '' };
    const table = formatResults([
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
