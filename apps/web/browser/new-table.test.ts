import { expect, test } from 'vitest';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

test.each([
  ['maharaja-2004', 'en-GB'],
  ['maharaja-2020', 'fr-FR'],
  ['maharani', 'fr-FR'],
])('a new table of %s with all seats fits into a small window: %s', async (game, locale) => {
  const visitor = await environment.newVisitor({ locale });
  const { page } = visitor;
  await visitor.go(`/new/${game}`);
  const open = page.getByRole('button', { name: /^(Open table|Ouvrir la table)$/ });
  await open.waitFor();
  // The choice of colour is open at first.
  await page.getByRole('radiogroup', { name: /colour|couleur/i }).waitFor();
  // Each option has its sentence, and each bot its own strength.
  const rules = page.getByRole('heading', { name: /^(Rules of this table|Règles de cette table)$/ });
  await rules.waitFor({ state: game === 'maharani' ? 'detached' : 'visible' });
  const sentences = await page.locator('[aria-live] >> visible=true').count();
  expect(sentences).toBeGreaterThanOrEqual(game === 'maharani' ? 2 : 6);
  await page.getByRole('combobox').nth(-1).selectOption('hard');
  await page.getByRole('combobox').nth(-2).selectOption('easy');
  // A clock with all its lines.
  await page.getByRole('radio', { name: /^(Days|Jours)$/ }).check({ force: true });
  await page.getByRole('switch').nth(2).waitFor();
  const size = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(size).toBe(0);
  const box = await open.boundingBox();
  expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
  expect(visitor.errors).toEqual([]);
});

test('the button that opens the table stays in sight on a phone', async () => {
  const visitor = await environment.newVisitor({ size: 'phone' });
  await visitor.go('/new/maharaja-2004');
  const box = await visitor.page.getByRole('button', { name: 'Open table' }).boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('on a phone the rules are one line, which opens them and then says what was changed', async () => {
  const visitor = await environment.newVisitor({ size: 'phone' });
  const { page } = visitor;
  await visitor.go('/new/maharaja-2004');
  await page.getByRole('button', { name: 'Rules of this table as usual' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of this table' });
  await rules.getByRole('combobox', { name: 'Variants' }).selectOption('short');
  await rules.getByText('6 palaces each, and 8 rounds at most.').first().waitFor();
  await rules.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Rules of this table Short' }).waitFor();
});
