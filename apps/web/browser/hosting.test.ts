import { CLOCK_PRESETS } from '@durbar/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { openTable, tableForTwo } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Two people who have played with each other, so that one can invite the other by name. */
async function meet(): Promise<readonly [Visitor, Visitor]> {
  const people = [await environment.newVisitor(), await environment.newVisitor({ size: 'phone' })] as const;
  for (const [i, person] of people.entries()) {
    await person.ask('GET', '/api/me');
    await person.ask('PATCH', '/api/me', { name: ['Mira', 'Jonas'][i] });
  }
  await tableForTwo(...people);
  return people;
}

/** Gives up the match of the table that is shown. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).last().click();
}

test('a private series: invited by name, accepted, without undo, and played to its end', async () => {
  const [mira, jonas] = await meet();
  const { page } = mira;
  await mira.go('/new/maharani');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'By name…' });
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('searchbox').fill('nobody');
  await dialog.getByText('None of the people').waitFor();
  await dialog.getByRole('searchbox').fill('jo');
  await dialog.getByRole('button', { name: /^Jonas/ }).click();
  await page.getByText('is invited when the table opens').waitFor();
  await page.getByRole('radio', { name: 'Invited' }).click();
  await page.getByRole('combobox', { name: 'Undo' }).selectOption({ label: 'Never: a move stands' });
  await page.getByRole('combobox', { name: 'Matches' }).selectOption({ label: 'Series of 2' });
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('invited, has not answered').waitFor();

  await jonas.go('/');
  const invitation = jonas.page.getByRole('listitem').filter({ hasText: 'Mira invites you' });
  await invitation.waitFor();
  await jonas.go('/games');
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await jonas.page.getByText('Waiting for Mira to start.').waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  const board = page.getByRole('button', { name: /^(End turn|End your turn)/ });
  await board.first().waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);

  await resign(page);
  await page.getByRole('heading', { name: /^Series Match 1 of 2/ }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Next match' }).click();
  await page.getByText('Maharani, live, match 2 of 2').waitFor();
  await jonas.page.getByRole('dialog').getByRole('button', { name: 'Join the next match' }).click();
  await board.first().waitFor();
  await resign(page);
  await page.getByRole('heading', { name: /^The series is over/ }).waitFor();
  await page.getByText('Jonas wins the series.').waitFor();
  await jonas.page.getByText('Jonas wins the series.').waitFor();
  expect(mira.errors).toEqual([]);
  expect(jonas.errors).toEqual([]);
});

test('a seat of a running open match is listed with how it stands, and taken over', async () => {
  const [mira, jonas] = await meet();
  const cora = await environment.newVisitor({ locale: 'fr-FR' });
  const { id } = await mira.ask<{ id: string }>('POST', '/api/tables', {
    game: 'maharani',
    options: {},
    pace: 'days',
    clock: CLOCK_PRESETS.days,
    visibility: 'open',
    seats: [{ kind: 'empty' }, { kind: 'empty' }],
  });
  for (const person of [mira, jonas]) {
    await person.go(`/t/${id}`);
    await person.page.getByRole('button', { name: 'Take this seat' }).first().click();
    await person.page.getByText('(you)').waitFor();
  }
  await mira.page.getByRole('button', { name: 'Start game' }).click();
  await mira.page.getByRole('button', { name: /^Menu/ }).waitFor();
  await jonas.ask('POST', `/api/tables/${id}/leave`);

  await cora.go('/');
  const seats = cora.page.getByRole('region', { name: 'Places à reprendre' });
  await seats.getByText(/^Maharani · points.: \d+ – \d+/).waitFor();
  await seats.getByRole('link', { name: /^Reprendre/ }).click();
  await cora.page.waitForURL(`**/t/${id}`);
  expect(cora.errors).toEqual([]);
});

test('the host changes the settings in the waiting room, and reads calmly that somebody declines', async () => {
  const [mira, jonas] = await meet();
  const { page } = mira;
  await mira.go('/new/maharani');
  await page.getByRole('button', { name: 'Open table' }).click();
  const settings = page.getByRole('region', { name: 'Settings of this table' });
  await settings.getByRole('radio', { name: 'Anyone' }).click();
  await settings.getByText('Everybody finds the table on the home page.').waitFor();
  await settings.getByRole('combobox', { name: 'Matches' }).selectOption({ label: 'Series, open-ended' });
  await page.getByText('Maharani, live, match 1 of a series').waitFor();
  await page.getByRole('button', { name: 'Invite by name' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Jonas/ })
    .click();
  await page.getByText('invited, has not answered').waitFor();
  await jonas.go('/');
  const invitation = jonas.page.getByRole('listitem').filter({ hasText: 'Mira invites you' });
  await invitation.getByRole('button', { name: 'Decline' }).click();
  await invitation.waitFor({ state: 'detached' });
  await page.getByText('Jonas cannot play this time. The seat is free again.').waitFor();
  expect(mira.errors).toEqual([]);
});

test('on a phone what the host allows is one line, which opens it with what each value means', async () => {
  const visitor = await environment.newVisitor({ size: 'phone', locale: 'fr-FR' });
  const { page } = visitor;
  await visitor.go('/new/maharaja-2020');
  await page
    .getByRole('button', { name: /^Annulation, absence, série annulation dans son tour, un robot continue/ })
    .click();
  const terms = page.getByRole('dialog', { name: 'Annulation, absence, série' });
  await terms.getByRole('combobox', { name: 'Parties' }).selectOption({ label: 'Série de 3' });
  await terms.getByText(/^3 parties de suite/).waitFor();
  await terms
    .getByRole('combobox', { name: 'Si quelqu’un part' })
    .selectOption({ label: 'Pas de robot pour un absent' });
  await terms.getByRole('button', { name: 'Fermer' }).click();
  // A clock that has a bot play at its end excludes that no bot plays.
  await page.getByRole('radio', { name: 'Jours', exact: true }).click();
  await page.getByRole('button', { name: /un robot continue, série de 3$/ }).waitFor();
  expect(await visitor.overflow()).toBe(0);
  expect(visitor.errors).toEqual([]);
});

test('who could not be invited to a new table is told of at the table, which is opened once', async () => {
  const [mira] = await meet();
  const { page } = mira;
  await page.route('**/api/tables/*/invitations', (route) =>
    route.fulfill({ status: 429, json: { problem: { key: 'problem.tooManyTables' } } }),
  );
  await mira.go('/new/maharani');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'By name…' });
  await page
    .getByRole('dialog', { name: 'Invite somebody' })
    .getByRole('button', { name: /^Jonas/ })
    .click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByRole('heading', { name: 'Invite players' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'tables' }).waitFor();
  await page.getByText('Seat 2 is free').waitFor();
});

test('who chooses a minimum rating, and who may be refused by it, reads their own rating', async () => {
  const [mira, jonas] = await meet();
  const { id } = await mira.ask<{ id: string }>('GET', '/api/me');
  await environment.server.kill();
  // 25.4 is a rating of 1516, from as many matches as show one.
  environment.server.changeData(
    `INSERT OR REPLACE INTO rating (person, game, seat_group, mu, sigma, matches) VALUES ('${id}', 'maharani', 'two', 25.4, 1, 5)`,
  );
  await environment.server.restart();

  const { page } = mira;
  await mira.go('/new/maharani');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption({ label: '1500 or more' });
  await page.getByText('Your own rating in this game: 1516.').waitFor();
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL('**/t/*');

  await jonas.go(new URL(page.url()).pathname);
  await jonas.page.getByText('rating 1500 or more').waitFor();
  await jonas.page
    .getByText(/^You have no rating in this game yet: it shows after \d more rated games?\.$/)
    .waitFor();
  expect(await page.getByText('Your own rating').count()).toBe(1);
  expect(mira.errors).toEqual([]);
  expect(jonas.errors).toEqual([]);
});

test('who plays asks the others to end a match with a clock, which ends once they agree', async () => {
  const people = [await environment.newVisitor(), await environment.newVisitor({ size: 'phone' })] as const;
  const [mira, jonas] = people;
  const id = await openTable(people, { clock: CLOCK_PRESETS.live });
  for (const person of people) await person.go(`/t/${id}`);
  await mira.page.getByRole('button', { name: /^Menu/ }).click();
  await mira.page.getByRole('button', { name: 'Ask to end the game without a result' }).click();
  await mira.page.getByRole('button', { name: 'Take back' }).waitFor();
  await jonas.page.getByText(/would like to end the game without a result\.$/).waitFor();
  await jonas.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of people) await page.getByText('The game was cancelled').first().waitFor();
  expect(mira.errors).toEqual([]);
  expect(jonas.errors).toEqual([]);
});
