import { Mailbox } from '@durbar/server/test/support/mailbox.ts';
import { OidcProvider } from '@durbar/server/test/support/oidc-provider.ts';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Visitor, VisitorOptions } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { openTable } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** A server at the name that passkeys can be bound to. Closed when the test ends. */
async function serve(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = await TestServer.start(undefined, settings);
  onTestFinished(() => server.close());
  return atName(server.url);
}

const atName = (url: string) => url.replace('127.0.0.1', 'localhost');

/** A visitor with a virtual authenticator. */
async function arrive(options: VisitorOptions = {}, url = atName(environment.server.url)) {
  const visitor = await environment.newVisitor({ ...options, own: true }, url);
  await visitor.go('/');
  return { visitor, page: visitor.page, keys: await Authenticator.addTo(visitor.page) };
}

/** Opens the settings by keyboard. */
async function openSettings({ page }: Visitor): Promise<Locator> {
  await page.getByRole('button', { name: /^(Settings of|Réglages de)/ }).press('Enter');
  return page.getByRole('dialog');
}

/** Unfolds a part of the account by keyboard. */
async function unfold(within: Locator, title: string): Promise<Locator> {
  const fold = within.locator('button[aria-expanded]', { hasText: title });
  await fold.press('Enter');
  return within.page().locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
}

const openPart = async (visitor: Visitor, title: string) => unfold(await openSettings(visitor), title);
const idOf = async (visitor: Visitor) => (await visitor.ask<{ id: string }>('GET', '/api/me')).id;

test('a guest makes an account with a passkey, by keyboard; a guest with games signs in with it, or stays a guest', async () => {
  const anna = await arrive();
  const before = await idOf(anna.visitor);
  const part = await openPart(anna.visitor, 'Passkey');
  await part.getByRole('button', { name: 'Make an account' }).press('Enter');
  await part.getByText('The passkey is added.').waitFor();
  expect(await idOf(anna.visitor)).toBe(before);
  await expectAccessible(anna.visitor, 'account');

  const phone = await arrive({ size: 'phone' });
  const guest = await idOf(phone.visitor);
  await openTable([phone.visitor], { bots: 1 });
  await anna.keys.shareWith(phone.keys);
  const signIn = async () => {
    await phone.visitor.go('/');
    await (await openPart(phone.visitor, 'Passkey'))
      .getByRole('button', { name: 'Sign in with a passkey' })
      .press('Enter');
    await phone.page.getByText('in one game').waitFor();
  };
  await signIn();
  await expectAccessible(phone.visitor, 'choice');
  await phone.page.getByRole('button', { name: 'Stay the guest' }).press('Enter');
  await phone.page.waitForURL(`${phone.visitor.url}/`);
  expect(await idOf(phone.visitor)).toBe(guest);
  await phone.page.evaluate(() => localStorage.setItem('durbar.draft.x', '"not for others"'));
  await signIn();
  await phone.page.getByRole('button', { name: 'Sign in as' }).press('Enter');
  await phone.page.getByText('You are signed in').waitFor();
  expect(await idOf(phone.visitor)).toBe(before);
  expect(await phone.page.evaluate(() => localStorage.getItem('durbar.draft.x'))).toBeNull();
  await phone.page.getByRole('link', { name: 'To the games' }).press('Enter');
  await phone.page.locator('a[href^="/t/"]').first().waitFor();

  // The last way cannot be removed; a second one can; then the account ends.
  await part.getByRole('button', { name: 'Remove' }).press('Enter');
  await part.getByText('This is the last way').waitFor();
  const dialog = anna.page.getByRole('dialog');
  const end = await unfold(dialog, 'End the account');
  await end.getByRole('button', { name: 'End the account' }).press('Enter');
  await end.getByRole('button', { name: 'Yes, end it' }).press('Enter');
  await dialog.getByText('You need none to play').waitFor();
  expect(await idOf(anna.visitor)).toBe(before);
  const [file] = await Promise.all([
    anna.page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download my data' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('durbar-me.json');
  // The browser itself notes the refusal with the status 409.
  expect(anna.visitor.errors.filter((text) => !text.includes('409'))).toEqual([]);
  expect(phone.visitor.errors).toEqual([]);
});

test('the link of a mail and a provider sign in; what failed elsewhere is said', async () => {
  const [mailbox, provider] = [await Mailbox.start(), await OidcProvider.start()];
  const { oauthUrl, oauthName, oauthClientId, oauthClientSecret } = provider.settings;
  // The port is only known once it listens: the address comes with a second start.
  const server = await TestServer.start();
  onTestFinished(() => server.close());
  const url = server.url;
  await server.stop();
  const env = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'durbar@example.net',
    PUBLIC_URL: url,
    OAUTH_URL: oauthUrl,
    OAUTH_NAME: oauthName,
    OAUTH_CLIENT_ID: oauthClientId,
    OAUTH_CLIENT_SECRET: oauthClientSecret,
  };
  await server.restart(env);
  const mira = await environment.newVisitor({ own: true }, url);
  await mira.go('/');
  const { page } = mira;
  const part = await openPart(mira, 'Mail link');
  const address = part.getByRole('textbox', { name: 'Mail address' });
  await address.fill('mira@');
  await address.press('Enter');
  await part.getByText('This is not a mail address.').waitFor();
  await address.fill('mira@example.org');
  await address.press('Enter');
  await part.getByText('A link is on its way to mira@example.org.').waitFor();
  const [, token = ''] = /account#link=([\w-]+)/.exec(await mailbox.received(1)) ?? [];
  await mira.go(`/account#link=${token}`);
  await page.getByText('a link sent to mira@example.org signs you in').waitFor();
  await page.getByRole('button', { name: 'Yes, that is my address' }).press('Enter');
  await page.getByText('You are signed in').waitFor();

  // A login elsewhere is added; this test's provider has no page, so that the browser is sent back at once.
  await page.route(`${provider.url}/authorize**`, (route) =>
    route.fulfill({ status: 302, headers: { location: provider.agree(route.request().url()) } }),
  );
  const go = async (visitor: Visitor) => {
    await visitor.go('/account');
    const login = await unfold(visitor.page.getByRole('main'), 'Club');
    await login.getByRole('button', { name: 'Continue at Club' }).press('Enter');
  };
  await go(mira);
  await page.waitForURL('**/account#signed-in');
  await page.getByText('You are signed in').waitFor();
  await mira.go('/account');
  const mail = await unfold(page.getByRole('main'), 'Mail link');
  await mail.getByRole('button', { name: 'Remove mira@example.org' }).press('Enter');
  await mail.getByText('Removed.').waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Mail link.*None/ })
    .waitFor();
  await mira.go('/account#problem=problem.loginTaken');
  await page.getByText('This login belongs to another account.').waitFor();
  await mira.go('/');
  await mira.go('/account#link=none');
  await page.getByText('A link works once').waitFor();
  expect(mira.errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('on a server for invited people a stranger is led to where the code is entered, and back', async () => {
  const url = await serve({ SERVER_MODE: 'invited', INVITE_CODE: 'let-me-in' });
  const { visitor, page } = await arrive({ locale: 'fr-FR' }, url);
  await page.getByText('Sur ce serveur jouent les personnes invitées.').waitFor();
  await visitor.go('/new/maharani');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('link', { name: 'Saisir le code d’une invitation' }).press('Enter');
  const code = page.getByRole('textbox', { name: 'Code de l’invitation' });
  await code.fill('guess');
  await code.press('Enter');
  await page.getByText('Ce lien n’est pas valable').waitFor();
  await code.fill('let-me-in');
  await code.press('Enter');
  await page.getByText('Vous pouvez ouvrir des tables').waitFor();
  await expectAccessible(visitor, 'invitation');
  await page.getByRole('link', { name: 'Retour' }).press('Enter');
  await page.waitForURL('**/new/maharani');
  await visitor.go('/account#invite=let-me-in');
  await page.getByText('Vous pouvez ouvrir des tables').waitFor();
});

test('the link of an invitation is pasted where tables are joined by link', async () => {
  const url = await serve({ SERVER_MODE: 'invited', INVITE_CODE: 'let-me-in' });
  const { page } = await arrive({}, url);
  await page.getByRole('textbox', { name: 'Paste a link or code' }).fill(`${url}/account#invite=let-me-in`);
  await page.keyboard.press('Enter');
  // The code is filled in; nothing is used up before a press.
  await page.getByRole('button', { name: 'Come in' }).press('Enter');
  await page.getByText('You can open tables and sit down on this server.').waitFor();
});

test.each(['desktop', 'phone'] as const)(
  'on a server for people with accounts a guest looks on, signs up, sits down, and signs out, on a %s',
  async (size) => {
    const url = await serve({ SERVER_MODE: 'accounts' });
    const host = await arrive({}, url);
    await host.visitor.go('/account');
    const own = await unfold(host.page.getByRole('main'), 'Passkey');
    await own.getByRole('button', { name: 'Make an account' }).press('Enter');
    await host.page.getByText('You can open tables and sit down').waitFor();
    const { id: table } = await host.visitor.ask<{ id: string }>('POST', '/api/tables', {
      game: 'maharani',
      options: {},
      pace: 'live',
      open: true,
      seats: [{ kind: 'empty' }, { kind: 'empty' }],
    });

    const { visitor, page } = await arrive({ size }, url);
    await page.getByText('On this server people with an account play.').waitFor();
    await expectAccessible(visitor, 'home of a guest');
    await visitor.go(`/t/${table}`);
    await page.getByRole('button', { name: 'Take this seat' }).first().press('Enter');
    await page.getByRole('link', { name: 'Make an account or sign in' }).press('Enter');
    await page.getByText('on this server only people with one play').waitFor();
    const part = await unfold(page.getByRole('main'), 'Passkey');
    await part.getByRole('button', { name: 'Make an account' }).press('Enter');
    await page.getByText('You can open tables and sit down').waitFor();
    await expectAccessible(visitor, 'account made');
    const before = await idOf(visitor);
    await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
    await page.waitForURL(`**/t/${table}`);
    await page.getByRole('button', { name: 'Take this seat' }).first().press('Enter');
    await page.getByRole('button', { name: 'Leave table' }).waitFor();

    await visitor.go('/');
    await (await openSettings(visitor)).getByRole('button', { name: 'Sign out here' }).press('Enter');
    await page.getByText('On this server people with an account play.').waitFor();
    expect(await idOf(visitor)).not.toBe(before);
    // The account is still there for whoever has the passkey, with the seat.
    await visitor.go('/account');
    const again = await unfold(page.getByRole('main'), 'Passkey');
    await again.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
    await page.getByText('You are signed in').waitFor();
    expect(await idOf(visitor)).toBe(before);
    await page.getByRole('link', { name: 'To the games' }).press('Enter');
    await page.locator(`a[href="/t/${table}"]`).first().waitFor();
    // The browser itself notes the refusal of the seat with the status 403.
    expect(visitor.errors.filter((text) => !text.includes('403'))).toEqual([]);
  },
);

test('where a way is not offered, one sentence says why, with the address at which it is', async () => {
  const visitor = await environment.newVisitor();
  await visitor.go('/account');
  const main = visitor.page.getByRole('main');
  await (await unfold(main, 'Passkey'))
    .getByRole('link', { name: /^http:\/\/localhost:\d+\/account$/ })
    .waitFor();
  await (await unfold(main, 'Mail link')).getByText('This server sends no mail').waitFor();
  await (await unfold(main, 'Another site')).getByText('set no other site').waitFor();
  expect(visitor.errors).toEqual([]);
});
