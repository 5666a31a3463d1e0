import { CLOCK_PRESETS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { openTable, tableForTwo } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Opens the settings. Returns their dialog. */
async function openSettings({ page }: Visitor) {
  await page.getByRole('button', { name: /^Settings of/ }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

/** A link that signs another device in as this person. */
async function createDeviceLink(visitor: Visitor): Promise<string> {
  await visitor.go('/');
  const settings = await openSettings(visitor);
  await settings.getByRole('button', { name: 'Create link' }).click();
  const link = await settings.getByLabel('Link for the other device').inputValue();
  await visitor.page.keyboard.press('Escape');
  return link;
}

/** Signs a second device in as this person, by a device link. */
async function signIn(visitor: Visitor): Promise<Visitor> {
  const link = await createDeviceLink(visitor);
  const other = await environment.newVisitor({ size: 'phone' });
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await other.page.waitForURL((url) => url.pathname === '/');
  return other;
}

const personOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.ask<{ id: string }>('GET', '/api/me')).id;

test.each(['/', '/new/maharani'])(
  'the name that the server gives is the first one shown on %s',
  async (path) => {
    const visitor = await environment.newVisitor({ own: true });
    const { page } = visitor;
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { durbarNames: seen });
      new MutationObserver(() => {
        const name = document.querySelector('header [aria-label^="Settings of"]')?.textContent;
        if (name) seen.add(name);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await visitor.go(path);
    // Before that, the request below would come from somebody else.
    await page.getByRole('button', { name: /^Settings of (?!Guest)/ }).waitFor();
    const { name } = await visitor.ask<{ name: string }>('GET', '/api/me');
    expect(
      await page.evaluate(() => [...(window as unknown as { durbarNames: Set<string> }).durbarNames]),
    ).toEqual([name]);
  },
);

test('without the server a person without a name is shown as a guest', async () => {
  const visitor = await environment.newVisitor();
  await visitor.page.route('**/api/me', (route) => route.abort());
  await visitor.go('/');
  await visitor.page.getByText('Guest', { exact: true }).waitFor();
});

test('a device link that was used says that it works once, and asks nothing more', async () => {
  const link = await createDeviceLink(await environment.newVisitor());
  const first = await environment.newVisitor();
  const second = await environment.newVisitor({ size: 'phone' });
  for (const { page } of [first, second]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, that is me' }).click();
  }
  await first.page.waitForURL((url) => url.pathname === '/');
  await second.page.getByText('A link for another device works once').waitFor();
  expect(await second.page.getByRole('button', { name: 'Yes, that is me' }).count()).toBe(0);
});

test('another device is signed out from the list of devices', async () => {
  const mira = await environment.newVisitor();
  const phone = await signIn(mira);
  const me = await personOf(mira);
  expect(await personOf(phone)).toBe(me);

  const settings = await openSettings(mira);
  const devices = settings.getByRole('listitem');
  await devices.filter({ hasText: 'This device' }).getByRole('button', { name: 'Sign out here' }).waitFor();
  expect(await devices.count()).toBe(2);
  await devices
    .filter({ hasText: 'Last used' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await devices.nth(1).waitFor({ state: 'detached' });
  expect(await personOf(mira)).toBe(me);
  expect(await personOf(phone)).not.toBe(me);
  expect(mira.errors).toEqual([]);
});

test('whoever signs out here is a new guest, and their other device keeps their games', async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor();
  await tableForTwo(mira, jonas);
  const me = await personOf(mira);
  const phone = await signIn(mira);
  const settings = await openSettings(mira);
  await Promise.all([
    mira.page.waitForEvent('load'),
    settings.getByRole('button', { name: 'Sign out here' }).click(),
  ]);
  await mira.page.getByText('No games yet').waitFor();
  expect(await personOf(mira)).not.toBe(me);
  await phone.go('/');
  await phone.page.locator('a[href^="/t/"]').waitFor();
  expect(await personOf(phone)).toBe(me);
});

test('deleted data is gone on this device and at the tables', async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor();
  await mira.ask('PATCH', '/api/me', { name: 'Mirabel' });
  const table = await openTable([mira, jonas]);
  const me = await personOf(mira);
  await jonas.go(`/t/${table}`);
  await jonas.page.locator('#root').getByText('Mirabel').first().waitFor();
  await mira.go('/');
  const settings = await openSettings(mira);
  await settings.getByRole('button', { name: 'Delete my data' }).click();
  await settings.getByText(/^Deletes your name/).waitFor();
  await settings.getByRole('button', { name: 'Cancel' }).click();
  await settings.getByRole('button', { name: 'Delete my data' }).click();
  await mira.page.evaluate(() => {
    localStorage['durbar.test.kept'] = '1';
  });
  await Promise.all([
    mira.page.waitForEvent('load'),
    settings.getByRole('button', { name: 'Delete everything' }).click(),
  ]);
  await mira.page.getByText('No games yet').waitFor();
  expect(await mira.page.evaluate(() => localStorage.getItem('durbar.test.kept'))).toBeNull();
  expect(await personOf(mira)).not.toBe(me);
  await jonas.page.locator('#root').getByText('Mirabel').first().waitFor({ state: 'detached' });
  await jonas.go(`/t/${table}`);
  expect(await jonas.page.locator('#root').getByText('Mirabel').count()).toBe(0);
});

test('waking hours are saved, and fewer than eight hours are refused before they are sent', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/new/maharani');
  const settings = await openSettings(visitor);
  const save = settings.getByRole('button', { name: 'Save hours' });
  await settings.getByLabel('From').fill('07:30');
  await settings.getByLabel('to', { exact: true }).fill('12:00');
  await settings.getByText('At least eight hours a day, please.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await settings.getByLabel('to', { exact: true }).fill('22:15');
  await save.click();
  await settings.getByText('Saved.').waitFor();
  const { hours } = await visitor.ask<{ hours: { from: number; to: number } }>('GET', '/api/me/clock');
  expect(hours).toMatchObject({ from: 450, to: 1335 });
  await page.keyboard.press('Escape');
  await openSettings(visitor);
  await expect.poll(() => settings.getByLabel('From').inputValue()).toBe('07:30');
  expect(visitor.errors).toEqual([]);
});

test('whoever plays by waking hours and has set none is taken to be where their device is', async () => {
  const visitor = await environment.newVisitor();
  const hoursOf = async () =>
    (await visitor.ask<{ hours: { zone: string } | null }>('GET', '/api/me/clock')).hours;
  const table = await openTable([visitor], { bots: 1, clock: CLOCK_PRESETS.days });
  expect(await hoursOf()).toBeNull();
  await visitor.go(`/t/${table}`);
  const zone = await visitor.page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect.poll(async () => (await hoursOf())?.zone).toBe(zone);
  expect(visitor.errors).toEqual([]);
});
