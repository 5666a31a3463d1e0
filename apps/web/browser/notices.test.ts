import { createHmac } from 'node:crypto';
import { linkIn, Mailbox } from '@durbar/server/test/support/mailbox.ts';
import { Subscriber } from '@durbar/server/test/support/push-service.ts';
import { Receiver } from '@durbar/server/test/support/receiver.ts';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import type { Visitor } from './support/browser.ts';
import { PushBrowser } from './support/push-browser.ts';
import { TestServer } from './support/server.ts';
import { openTable, tableForTwo } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

/** Receivers of this machine are allowed; mail is not set. */
const environment = new TestEnvironment(() => TestServer.start(undefined, { WEBHOOK_HOSTS: '127.0.0.1' }));

/** Opens the settings by keyboard. Returns their dialog. */
async function openSettings({ page }: Visitor): Promise<Locator> {
  await page.getByRole('button', { name: /^(Settings of|Réglages de)/ }).press('Enter');
  return page.getByRole('dialog');
}

/** Unfolds a part of the notices by keyboard. Returns it. */
async function unfold(dialog: Locator, title: string): Promise<Locator> {
  const fold = dialog
    .locator('[aria-labelledby="notices-title"]')
    .getByRole('button', { name: new RegExp(`^${title}`) });
  await fold.press('Enter');
  return dialog.locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
}

const openPart = async (visitor: Visitor, title: string): Promise<Locator> =>
  unfold(await openSettings(visitor), title);

test('push messages are switched on by a press, tried, shown, opened, and gone once the table is seen', async () => {
  const receiver = await Receiver.start();
  const subscriber = new Subscriber();
  const { subscription } = subscriber.subscription(`${receiver.url}/push`);
  const visitor = await environment.newVisitor({ serviceWorker: true, own: true });
  const { page } = visitor;
  const browser = await PushBrowser.open(visitor, subscription);
  const part = await openPart(visitor, 'This browser');
  await part.getByRole('switch', { name: 'Show notices on this device' }).press(' ');
  await part.getByRole('button', { name: 'Send a test message' }).press('Enter');
  await part.getByText('Sent. It should be there by now.').waitFor();
  await browser.deliver(subscriber.read(await receiver.received(1)));
  await expect
    .poll(async () => (await browser.asked()).shown)
    .toMatchObject([{ title: 'A test of Durbar', options: { tag: 'test', silent: false } }]);

  const other = await environment.newVisitor();
  const table = await tableForTwo(visitor, other);
  const message = { id: 'x', kind: 'turn', table, title: 'Your turn', text: 'At the table', locale: 'en' };
  await browser.deliver(message);
  await expect.poll(async () => (await browser.asked()).shown.length).toBe(2);
  expect((await browser.asked()).shown[1]).toMatchObject({
    options: { tag: table, body: 'At the table', lang: 'en', renotify: true, silent: false },
    closed: false,
  });
  await browser.press();
  await expect.poll(async () => (await browser.asked()).opened).toEqual([`/t/${table}`]);

  // Not by loading it: the worker must ask the page where it is.
  await page.keyboard.press('Escape');
  await page.locator(`a[href="/t/${table}"]`).click();
  await expect.poll(() => browser.closed()).toEqual([table]);
  await browser.press();
  await expect.poll(async () => (await browser.asked()).opened[1]).toBe('an open tab');
  await browser.deliver(message);
  await expect
    .poll(async () => (await browser.asked()).shown[2])
    .toMatchObject({ options: { silent: true }, closed: true });

  // The browser has ended the subscription: the page says so, and subscribes again.
  await visitor.go('/');
  receiver.status = 410;
  const again = await openPart(visitor, 'This browser');
  await again.getByRole('radio', { name: 'Once a day' }).press(' ');
  await again.getByRole('button', { name: 'Send a test message' }).press('Enter');
  await again.getByText('The browser has ended its subscription.').first().waitFor();
  const push = again.getByRole('switch');
  await expect.poll(() => push.isChecked()).toBe(false);
  receiver.status = 201;
  await push.press(' ');
  await again.getByRole('radio', { name: 'Once a day', checked: true }).waitFor();
  await again.getByRole('button', { name: 'Send a test message' }).waitFor();
  await push.press(' ');
  await again.getByRole('button', { name: 'Send a test message' }).waitFor({ state: 'detached' });
  const channels = async () =>
    (await visitor.ask<{ channels: unknown[] }>('GET', '/api/me/notices')).channels;
  await expect.poll(channels).toEqual([]);

  // Whoever comes after the person on this device is not told of their tables.
  await push.press(' ');
  await again.getByRole('button', { name: 'Send a test message' }).waitFor();
  await expect.poll(() => browser.isSubscribed()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).press('Enter');
  await page.getByText('No games yet').waitFor();
  await expect.poll(() => browser.isSubscribed()).toBe(false);
  expect(visitor.errors).toEqual([]);
});

test('a mail address is confirmed before anything is sent there', async () => {
  const mailbox = await Mailbox.start();
  const env = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'durbar@example.net',
    PUBLIC_URL: 'https://play.example.org',
  };
  const server = await TestServer.start(undefined, env);
  onTestFinished(() => server.close());
  const visitor = await environment.newVisitor({}, server.url);
  await visitor.go('/');
  const part = await openPart(visitor, 'Mail');
  const address = part.getByRole('textbox', { name: 'Mail address' });
  await address.fill('mira@');
  await address.press('Enter');
  await part.getByText('This is not a mail address.').waitFor();
  expect(await address.inputValue()).toBe('mira@');
  await address.fill('mira@example.org');
  await address.press('Enter');
  await part.getByText('Nothing is sent there until').waitFor();
  expect(await address.inputValue()).toBe('');
  const path = linkIn(await mailbox.received(1), 'confirm');
  expect(await part.getByRole('button', { name: 'Send a test message' }).count()).toBe(0);
  await fetch(server.url + path, { method: 'POST' });
  // The person comes back from their mail.
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await part.getByText('Confirmed.').waitFor();
  await part.getByRole('radio', { name: 'Once a day' }).press(' ');
  await part.getByRole('radio', { name: 'Once a day', checked: true }).waitFor();
  await part.getByRole('button', { name: 'Send a test message' }).press('Enter');
  await part.getByText('Sent. It should be there by now.').waitFor();
  await mailbox.received(2);
  await part.getByRole('button', { name: 'Remove mira@example.org' }).press('Enter');
  await part.getByRole('listitem').waitFor({ state: 'detached' });
  expect(visitor.errors).toEqual([]);
});

test('a program is told with a signature, and all that was sent is listed with its reason', async () => {
  const receiver = await Receiver.start();
  const visitor = await environment.newVisitor();
  const other = await environment.newVisitor();
  await visitor.go('/');
  // Otherwise nothing is sent during a test at night.
  await visitor.ask('PUT', '/api/me/clock', { zone: 'UTC', from: 0, to: 0 });
  const dialog = await openSettings(visitor);
  const sent = await unfold(dialog, 'What was sent');
  await sent.getByText('Nothing yet. Choose above').waitFor();
  const part = await unfold(dialog, 'Chats and programs');
  const address = part.getByRole('textbox', { name: 'Address' });
  await part.getByRole('radio', { name: 'Discord' }).press('ArrowLeft');
  await part.getByText('signed with a secret').waitFor();
  await address.fill('https://10.0.0.1/hook');
  await address.press('Enter');
  await part.getByText('This address is in a private network.').waitFor();
  expect(await address.inputValue()).toBe('https://10.0.0.1/hook');
  await address.fill(`${receiver.url}/hook`);
  await address.press('Enter');
  const test = part.getByRole('button', { name: 'Send a test message' });
  await test.press('Enter');
  await part.getByText('Sent. It should be there by now.').waitFor();
  const { body, headers } = await receiver.received(1);
  await part.getByRole('button', { name: 'Show the secret' }).press('Enter');
  const secret = await part.getByRole('textbox', { name: 'Secret of the signature' }).inputValue();
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  expect(headers['x-durbar-signature']).toBe(signature);

  // The end of a match is told at once.
  const table = await tableForTwo(visitor, other);
  await other.go(`/t/${table}`);
  await other.page.getByRole('button', { name: /^Menu/ }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await receiver.received(2);
  receiver.status = 404;
  await test.press('Enter');
  await part.getByText('Not sent. The receiver answered with the status 404.').waitFor();
  const items = sent.getByRole('listitem');
  await items.first().getByText('The receiver answered with the status 404.').waitFor();
  await expectAccessible(visitor, 'notices');
  await items.nth(1).getByRole('link').press('Enter');
  await visitor.page.waitForURL(`**/t/${table}`);

  // Ten failures in a row switch it off; the person switches it on again.
  const { channels } = await visitor.ask<{ channels: { id: string }[] }>('GET', '/api/me/notices');
  const tests = `/api/me/notices/channels/${channels[0]?.id}/test`;
  for (let nth = 2; nth <= 10; nth++) await visitor.ask('POST', tests);
  await receiver.received(12);
  await visitor.go('/');
  const off = await openPart(visitor, 'Chats and programs');
  await off.getByText('Switched off, since too much could not be sent.').waitFor();
  receiver.status = 200;
  await off.getByRole('button', { name: 'Switch on again' }).press('Enter');
  await off.getByRole('button', { name: 'Send a test message' }).press('Enter');
  await off.getByText('Sent. It should be there by now.').waitFor();
});

test('the calendar has a link, then another one, then none; messages of a day have their hour', async () => {
  const visitor = await environment.newVisitor();
  await visitor.go('/');
  const dialog = await openSettings(visitor);
  const calendar = await unfold(dialog, 'Calendar');
  await calendar.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = calendar.getByRole('textbox', { name: 'Link of the calendar' });
  const first = await link.inputValue();
  const status = async (url: string) => (await fetch(url)).status;
  expect(await (await fetch(first)).text()).toContain('BEGIN:VCALENDAR');
  await calendar.getByRole('button', { name: 'Replace the link' }).press('Enter');
  await calendar.getByText('This is a new link; the one before has ended.').waitFor();
  const second = await link.inputValue();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await calendar.getByRole('button', { name: 'End the link' }).press('Enter');
  await calendar.getByText('The link has ended.').waitFor();
  expect(await status(second)).toBe(404);

  const digest = await unfold(dialog, 'Once a day, at');
  await digest.getByLabel('Time of day').fill('19:30');
  await digest.getByRole('button', { name: 'Save the time' }).press('Enter');
  await digest.getByText('Saved.').waitFor();
  await dialog.getByRole('button', { name: 'Once a day, at 19:30' }).waitFor();
  expect(visitor.errors).toEqual([]);
});

test('where a browser or the server cannot do it, one sentence says why', async () => {
  const visitor = await environment.newVisitor({ locale: 'fr-FR', size: 'phone' });
  await visitor.go('/');
  const dialog = await openSettings(visitor);
  // Headless Chromium refuses notifications like a person who has forbidden them.
  const push = await unfold(dialog, 'Ce navigateur');
  await push.getByText('Vous avez interdit à cette page').waitFor();
  const mail = await unfold(dialog, 'Courrier électronique');
  await mail.getByText('Ce serveur n’envoie pas de courrier').waitFor();
  for (const title of [
    'Messageries et programmes',
    'Une fois par jour, à',
    'Calendrier',
    'Ce qui a été envoyé',
  ])
    await unfold(dialog, title);
  await expectAccessible(visitor, 'avis');
});

test('title and icon have the number of tables that wait', async () => {
  const visitor = await environment.newVisitor({ own: true });
  const { page, context } = visitor;
  await context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { durbarBadges: badges });
    Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(badges.push(count)) });
  });
  const title = (wanted: string) => page.waitForFunction((text) => document.title === text, wanted);
  await visitor.go('/');
  const first = await openTable([visitor], { bots: 1 });
  await openTable([visitor], { bots: 1 });
  await title('(2) Durbar');
  await page.locator(`a[href="/t/${first}"]`).click();
  await title('● (2) Maharani · Durbar');
  await page.reload();
  await title('● (2) Maharani · Durbar');
  // While the bot plays, only the other table waits.
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await title('(1) Maharani · Durbar');
  expect(await page.evaluate(() => Reflect.get(window, 'durbarBadges') as number[])).toEqual([1, 2, 1]);
});
