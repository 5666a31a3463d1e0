import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../support/browser.ts';
import { Scratch } from '../support/scratch.ts';
import { TestServer } from '../support/server.ts';
import { openTable } from '../support/table.ts';
import { TestEnvironment } from '../support/test-environment.ts';

// One file, because each step takes what the one before made: a game in a copy of the sources, checked, built and played.

const NAME = 'river-trade';
const TITLE = 'River Trade';
/** For steps that compile, build or play matches; a busy machine may need minutes. */
const SLOW = 400_000;

let scratch: Scratch;

beforeAll(() => {
  scratch = new Scratch();
});
afterAll(() => scratch.remove());

/** Plays a turn at the plain table, with a move taken back in it, and waits until the bots have played theirs. */
async function playTurn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const take = main.getByRole('button', { name: /^Take the \d+ from place 1$/ });
  await take.click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await take.click();
  await main.getByRole('button', { name: 'End the turn' }).click();
  await main.getByRole('button', { name: 'Stop for good' }).waitFor();
  // Each of three seats has taken a stone, or has stopped.
  const points = await main.getByText(/^\d+ points?$/).allTextContents();
  expect(points).toHaveLength(3);
  expect(points.filter((text) => text === '0 points')).toEqual([]);
}

/** Runs a program of the copy and expects it to succeed. Returns what it wrote. */
async function succeeds(...args: readonly string[]): Promise<string> {
  const { code, output } = await scratch.node(...args);
  expect(code, output).toBe(0);
  return output;
}

test('a new game is written', { timeout: SLOW }, async () => {
  expect(await succeeds('scripts/new-game.mjs', NAME)).toContain(`games/${NAME}/rules/index.ts`);
});

test('it is well-formatted and passes the type checks', { timeout: SLOW }, async () => {
  await succeeds('node_modules/@biomejs/biome/bin/biome', 'ci', `games/${NAME}`, 'games/registry');
  // What each must find by its patterns.
  const files = { pure: 'rules/index.ts', test: 'test/rules/conformance.test.ts', web: 'rules/index.ts' };
  const checks = Object.entries(files).map(async ([part, file]) => {
    const project = ['-p', `tsconfig.${part}.json`, '--listFiles'];
    expect(await succeeds('node_modules/typescript/bin/tsc', ...project)).toContain(`games/${NAME}/${file}`);
  });
  await Promise.all(checks);
});

test('none of its exports or files is unused', { timeout: SLOW }, async () => {
  await succeeds('node_modules/knip/bin/knip.js');
});

test('it passes its own tests and the checks of the sources', { timeout: SLOW }, async () => {
  const tests = [`games/${NAME}`, 'tools'];
  const output = await succeeds('node_modules/vitest/vitest.mjs', 'run', '--project', 'fast', ...tests);
  expect(output).toContain('conformance.test.ts');
  expect(output).toContain('boundaries.test.ts');
});

test('it is built, and bots play it to the end', { timeout: SLOW }, async () => {
  await succeeds('scripts/build.mjs');
  const flags = ['--seats', '3', '--games', '5', '--seed', '1', '--bots', 'greedy,random,random'];
  const output = await succeeds('apps/cli/bin/durbar.js', 'sim', NAME, ...flags, '--out', 'records');
  expect(output).toContain('Everybody stopped');
  const records = [1, 2, 3, 4, 5].map((number) => `records/${NAME}-0000${number}.json`);
  await succeeds('apps/cli/bin/durbar.js', 'verify', ...records);
});

describe('the server that the copy built', () => {
  const environment = new TestEnvironment(() => TestServer.start(scratch.path));

  test.each<Size>(['desktop', 'phone'])('it is played against bots: %s', { timeout: SLOW }, async (size) => {
    const visitor = await environment.newVisitor({ size, preferences: { opponents: 2, game: NAME } });
    const { page } = visitor;
    await visitor.go('/');
    await page.getByRole('button', { name: `Play against bots ${TITLE}` }).click();
    await playTurn(page);
    expect(await visitor.overflow()).toBe(0);
    await page.keyboard.press('b');
    await page.getByRole('dialog', { name: 'Rules' }).getByText('RVR-2.1').waitFor();
    expect(visitor.errors).toEqual([]);
  });

  test('it is played at a table of the server, in French, to the end', { timeout: SLOW }, async () => {
    const visitor = await environment.newVisitor({ locale: 'fr-FR' });
    const { page } = visitor;
    for (const form of ['new', 'screen']) {
      await visitor.go(`/${form}/${NAME}`);
      await page.getByRole('radio', { name: TITLE, checked: true }).waitFor();
    }
    const table = await openTable([visitor], { game: NAME, bots: 1 });
    await visitor.go(`/t/${table}`);
    await page.getByRole('main').getByRole('button', { name: 'S’arrêter pour de bon' }).click();
    await page.getByText('Tout le monde s’est arrêté.').first().waitFor();
    expect(visitor.errors).toEqual([]);
  });

  test('its records are shown', { timeout: SLOW }, async () => {
    const visitor = await environment.newVisitor();
    const { page } = visitor;
    await visitor.go('/replay');
    await page.locator('input[type=file]').setInputFiles(join(scratch.path, 'records', `${NAME}-00001.json`));
    await page.getByRole('button', { name: 'Step through the game' }).click();
    await page.getByText(/^Open stones: /).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});
