import { expect, test } from 'vitest';
import { PLAIN_GAME, PseudoEnvironment, SLOW, walk } from './support/pseudo/environment.ts';
import { walkMaharani } from './support/pseudo/maharani-walk.ts';
import { walkPages, walkPlainTable } from './support/pseudo/page-walk.ts';

// A copy of the sources with one more game and one more language, built and tried. The tests in `long` try all of it.

const environment = new PseudoEnvironment();

test('a new game passes its own tests, and bots play it to the end', { timeout: SLOW }, async () => {
  const tests = await environment.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'fast',
    `games/${PLAIN_GAME}`,
  );
  expect(tests).toContain('conformance.test.ts');
  const flags = ['--seats', '3', '--games', '2', '--seed', '1', '--bots', 'greedy,random,random'];
  const played = await environment.run('apps/cli/bin/durbar.js', 'sim', PLAIN_GAME, ...flags);
  expect(played).toContain('Everybody stopped');
});

test.each([
  ['home, forms, introductions and settings', walkPages],
  ['the plain table', walkPlainTable],
  ['Maharani', walkMaharani],
] as const)('on a phone, in a language that only adds files: %s', { timeout: SLOW }, (_, look) =>
  walk(environment, 'phone', look),
);
