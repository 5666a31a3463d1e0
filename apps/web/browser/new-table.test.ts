import { ids } from '@durbar/games';
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
  const sentences = page.locator('[aria-live] >> visible=true');
  await expect.poll(() => sentences.count()).toBeGreaterThanOrEqual(game === 'maharani' ? 2 : 6);
  const seats = page.getByRole('combobox', { name: /^(Seat|Place) \d/ });
  await seats.nth(-1).selectOption('hard');
  await seats.nth(-2).selectOption('easy');
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

test.each([...ids])('on a phone the form of %s moves nothing when the rules come', async (game) => {
  const { page, url } = await environment.newVisitor({ size: 'phone', touch: true });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The rules and their words.
  await page.route(new RegExp(`/words-${game}-rules-`), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${url}/new/${game}`);
  const open = page.getByRole('button', { name: 'Open table' });
  await open.waitFor();
  expect(await open.isDisabled()).toBe(true);
  const count = page.getByRole('radiogroup', { name: 'Seats' });
  const before = await count.boundingBox();
  release();
  await expect.poll(() => open.isDisabled()).toBe(false);
  expect(await count.boundingBox()).toEqual(before);
});

test('a clock gets times of its own, and the next table is proposed like the last one', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/new/maharaja-2020');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '3' }).click();
  await page.getByRole('radio', { name: 'Rajasthan' }).click();
  await page.getByRole('radio', { name: 'Days', exact: true }).click();
  await page.getByRole('button', { name: 'Own times' }).click();
  const times = page.getByRole('dialog', { name: 'Own times' });
  await times.getByRole('combobox', { name: 'Bank' }).selectOption({ label: '14 d' });
  // The cap is never below the bank.
  expect(await times.getByRole('combobox', { name: 'At most' }).inputValue()).toBe(String(14 * 86_400_000));
  await times.getByRole('combobox', { name: 'Each turn gives back' }).selectOption({ label: '8 h' });
  await times.getByRole('button', { name: 'Done' }).click();
  const sentence = page.getByText('14 d in the bank; each turn gives 8 h back, up to 14 d.');
  await sentence.waitFor();
  await page.getByText('Weekends do not count').click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('Invite players').waitFor();

  await visitor.go('/new/maharaja-2020');
  await sentence.waitFor();
  expect(await page.getByRole('switch', { name: 'Weekends do not count' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Rajasthan', checked: true }).waitFor();
  const seats = page.getByRole('radiogroup', { name: 'Seats' });
  await seats.getByRole('radio', { name: '3', checked: true }).waitFor();
  // Seats and rules belong to a game, the clock does not.
  await visitor.go('/new/maharaja-2004');
  await sentence.waitFor();
  await seats.getByRole('radio', { name: '5', checked: true }).waitFor();
  expect(visitor.errors).toEqual([]);
});
