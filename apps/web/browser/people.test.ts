import { expect, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import type { Size } from './support/browser.ts';
import { newPerson, personOf, playOut } from './support/finished.ts';
import { TestServer } from './support/server.ts';
import { TestEnvironment } from './support/test-environment.ts';

const OWNER_KEY = 'key_of_the_owner_of_these_tests';
const house = new TestEnvironment(() => TestServer.start(undefined, { OWNER_KEY }));

/** Two visitors who have finished a match together, and others who were there. */
async function finishedMatch(size: Size = 'desktop') {
  const [anna, bert] = [await house.newVisitor({ size }), await house.newVisitor()];
  await anna.ask('GET', '/api/me');
  await anna.ask('PATCH', '/api/me', { name: 'Annabel' });
  await bert.ask('GET', '/api/me');
  await bert.ask('PATCH', '/api/me', { name: 'Bertrand' });
  const people = [await personOf(anna), await personOf(bert)] as const;
  const third = await newPerson(house.server.url, 'Charlotte');
  await playOut([...people, third], { open: true });
  return { anna, bert, ids: people.map(({ me }) => me.id) as [string, string] };
}

test.each(['desktop', 'phone'] as const)(
  'the page of a person has what really happened, on a %s',
  async (size) => {
    const { anna, ids } = await finishedMatch(size);
    const { page } = anna;
    await anna.go(`/people/${ids[1]}`);
    await page.getByRole('heading', { name: 'Bertrand', exact: true }).waitFor();
    await page.getByRole('table', { name: 'Ratings' }).getByText('4 more games to a rating').waitFor();
    await page.getByRole('link', { name: /^Look back/ }).waitFor();
    const rivals = page.getByRole('region', { name: 'Rivals' });
    await rivals.getByRole('link', { name: 'You' }).waitFor();
    await rivals.getByRole('link', { name: 'Charlotte' }).waitFor();
    await expectAccessible(anna, 'person');
    await page.getByRole('searchbox').fill('Nobody of this name');
    await page.getByText('No finished match is like that.').waitFor();
    expect(page.url()).toContain('search=Nobody');
    await page.reload();
    await page.getByText('No finished match is like that.').waitFor();
    await page.getByRole('searchbox').fill('Charlo');
    await page.getByRole('link', { name: /^Look back/ }).waitFor();
    await anna.go('/people');
    await page.getByRole('searchbox').fill('Bertr');
    await page.getByRole('link', { name: 'Bertrand' }).first().waitFor();
    await expectAccessible(anna, 'people');
    expect(anna.errors).toEqual([]);
  },
);

test('a blocked person finds nothing; a report reaches the owner, who resolves it and suspends', async () => {
  const { anna, bert, ids } = await finishedMatch();
  const { page } = anna;
  await anna.go(`/people/${ids[1]}`);
  await page.getByRole('button', { name: 'More about Bertrand' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /^Report/ }).click();
  await menu.getByRole('radio', { name: 'Unfair play' }).click();
  await menu.getByLabel('What happened').fill('Knew all tiles.');
  await expectAccessible(anna, 'menu of a person');
  await menu.getByRole('button', { name: 'Send the report' }).click();
  await menu.getByText('The owner of this server sees your report.').waitFor();
  await menu.getByRole('button', { name: /^Block/ }).click();
  await menu.getByText('can no longer sit down at tables that you host').waitFor();
  await menu.getByRole('button', { name: 'Block Bertrand' }).click();
  await menu.getByRole('button', { name: 'Unblock Bertrand' }).waitFor();
  await bert.go(`/people/${ids[0]}`);
  await bert.page.getByText('There is no such person here.').waitFor();

  const owner = await house.newVisitor();
  await owner.go('/owner');
  await owner.page.getByLabel('Key of the owner').fill('another key');
  await owner.page.getByRole('button', { name: 'Sign in' }).click();
  await owner.page.getByText('This is not the key').waitFor();
  await owner.page.getByLabel('Key of the owner').fill(OWNER_KEY);
  await owner.page.getByRole('button', { name: 'Sign in' }).click();
  await owner.page.getByText('All is well').waitFor();
  await expectAccessible(owner, 'owner');
  await owner.page.getByRole('radio', { name: /^Reports/ }).click();
  const report = owner.page.getByRole('listitem').filter({ hasText: 'Knew all tiles.' });
  await report.getByRole('button', { name: /^Mark as resolved/ }).click();
  await report.waitFor({ state: 'detached' });
  await owner.page.getByRole('radio', { name: /^People/ }).click();
  await owner.page.getByRole('searchbox').fill('Bertrand');
  // Also of other tests.
  const row = owner.page
    .getByRole('listitem')
    .filter({ has: owner.page.locator(`a[href="/people/${ids[1]}"]`) });
  await row.getByRole('button', { name: 'Suspend Bertrand' }).click();
  await row.getByText('can watch and finish matches').waitFor();
  await expectAccessible(owner, 'owner, people');
  await row.getByRole('button', { name: 'Suspend', exact: true }).click();
  await row.getByText(/^Suspended since/).waitFor();
});

test('a private page shows the name only; whom one has blocked is unblocked on one’s own page', async () => {
  const { anna, bert, ids } = await finishedMatch();
  await anna.ask('PUT', `/api/me/blocks/${ids[1]}`);
  const { page } = anna;
  await anna.go(`/people/${ids[0]}`);
  await page.getByRole('switch', { name: 'Private page' }).press('Space');
  await page.getByText('Others see your name, and nothing else.').waitFor();
  await page.getByRole('button', { name: /^People you have blocked/ }).click();
  await page.getByRole('button', { name: 'Unblock Bertrand' }).click();
  await page.getByText('The menu on the page of a person blocks them.').waitFor();
  await expectAccessible(anna, 'own page');
  await bert.go(`/people/${ids[0]}`);
  await bert.page.getByText('Annabel keeps this page private.').waitFor();
  expect(bert.errors).toEqual([]);
});

test('a table is rated until a bot sits down; the host bans somebody and lets them back in', async () => {
  const [host, guest] = [await house.newVisitor(), await house.newVisitor()];
  await guest.ask('GET', '/api/me');
  await guest.ask('PATCH', '/api/me', { name: 'Guesterly' });
  const { page } = host;
  await host.go('/new/maharani');
  const rated = page.getByRole('switch', { name: 'Rated' });
  expect(await rated.isChecked()).toBe(true);
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('easy');
  await page.getByText('Off, since a bot plays.').waitFor();
  expect(await rated.isChecked()).toBe(false);
  await rated.press('Space');
  await page.getByText('The result counts.').waitFor();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('Rated: the result counts').waitFor();
  await guest.page.goto(page.url());
  await guest.page.getByRole('button', { name: 'Take this seat' }).first().click();
  await page.getByRole('link', { name: 'Guesterly' }).waitFor();
  await page.getByRole('button', { name: 'More about Guesterly' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /^Ban from this table/ }).click();
  await menu.getByRole('button', { name: 'Ban Guesterly' }).click();
  await menu.getByText('Guesterly is banned from this table.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Let back in Guesterly' }).click();
  await page.getByRole('region', { name: 'Banned from this table' }).waitFor({ state: 'detached' });
  expect(host.errors).toEqual([]);
});
