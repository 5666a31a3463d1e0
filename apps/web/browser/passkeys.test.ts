import { ACCOUNT_API, type MyAccount, type SignedIn } from '@durbar/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Asks the server by the page, and has the browser make or use a passkey in between. */
const usePasskey = (page: Page, act: 'create' | 'get', from: string, to: string) =>
  page.evaluate(
    async ([ask, asked, answered]) => {
      const post = async (path: string, body?: object): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, {
          method: 'POST',
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        return answer.json();
      };
      const options = (await post(asked)) as PublicKeyCredentialCreationOptionsJSON &
        PublicKeyCredentialRequestOptionsJSON;
      const made =
        ask === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
            });
      if (!(made instanceof PublicKeyCredential)) throw new Error('the browser has made no passkey');
      return post(answered, { response: made.toJSON() });
    },
    [act, from, to] as const,
  );

/** A visitor of the server by the name that passkeys can be bound to, with an authenticator. */
async function arriveLocally() {
  const visitor = await environment.newVisitor(
    { own: true },
    environment.server.url.replace('127.0.0.1', 'localhost'),
  );
  await visitor.page.goto(visitor.url);
  const authenticator = await Authenticator.addTo(visitor.page);
  const who = () =>
    visitor.page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id);
  return { page: visitor.page, who, authenticator };
}

test('a guest makes a passkey in Chromium, and another browser with it signs in as the same person', async () => {
  const anna = await arriveLocally();
  const before = await anna.who();
  const account = (await usePasskey(
    anna.page,
    'create',
    ACCOUNT_API.newPasskey,
    ACCOUNT_API.passkeys,
  )) as MyAccount;
  expect(account).toMatchObject({ account: { passkeys: [{}] }, proven: true });
  expect(await anna.who()).toBe(before);

  const phone = await arriveLocally();
  expect(await phone.who()).not.toBe(before);
  // The passkey of one device is synchronized to the other.
  expect(await anna.authenticator.shareWith(phone.authenticator)).toBe(1);
  const end = (await usePasskey(
    phone.page,
    'get',
    ACCOUNT_API.passkeyOptions,
    ACCOUNT_API.usePasskey,
  )) as SignedIn;
  expect(end).toMatchObject({ kind: 'done', me: { id: before }, left: [] });
  expect(await phone.who()).toBe(before);
});
