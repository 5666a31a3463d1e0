import { ACCOUNT_API, API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { accountOf, PUBLIC, problem, servePublicly, toSignedIn } from '../support/accounts.ts';
import { Authenticator } from '../support/authenticator.ts';
import { Person } from '../support/person.ts';
import { Receiver } from '../support/receiver.ts';
import { serve } from '../support/server.ts';

/** A server that is open on this machine. */
async function serveHere() {
  const url = (await serve()).url.replace('127.0.0.1', 'localhost');
  return { url, arrive: () => Person.arrive(url), authenticator: new Authenticator(url) };
}

test('a guest makes an account with a passkey and stays who they are', async () => {
  const { arrive, authenticator } = await serveHere();
  const anna = await arrive();
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  expect(await accountOf(anna)).toEqual({
    ways: {
      passkey: { offered: true, why: null, at: null },
      mail: { offered: false, why: 'off', at: null },
      oauth: { offered: false, why: 'off', at: null, name: null },
    },
    account: null,
    proven: false,
  });
  const { status, json } = await authenticator.register(anna, 'Laptop');
  expect([status, json]).toMatchObject([
    200,
    { account: { mail: null, passkeys: [{ name: 'Laptop' }], logins: [] }, proven: true },
  ]);
  expect(authenticator.userName).toBe('Anna');
  expect((await anna.ask('GET', API.me)).json).toEqual({ ...anna.me, name: 'Anna' });
  expect((await anna.info(id)).you.seat).toBe(0);
});

test('a passkey signs another device in as the same person', async () => {
  const { arrive, authenticator } = await serveHere();
  const anna = await arrive();
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await authenticator.register(anna);
  const phone = await arrive();
  const end = toSignedIn(await authenticator.signIn(phone));
  expect(end).toEqual({ kind: 'done', me: anna.me, left: [] });
  expect((await phone.info(id)).you.seat).toBe(0);
  expect(await accountOf(phone)).toMatchObject({ proven: true, account: { passkeys: [{}] } });
  // Both are in the list of devices; ending one ends its socket and what it has proven.
  const { devices } = (await anna.ask('GET', API.devices)).json as {
    devices: { id: string; here: boolean }[];
  };
  expect(devices).toHaveLength(2);
  const page = await phone.connect();
  await anna.ask('DELETE', API.device(devices.find(({ here }) => !here)?.id ?? ''));
  await page.until(() => page.closed !== null, 'the socket to close');
  expect(page.closed).toMatchObject({ code: 4001 });
  expect((await phone.ask('GET', API.me)).json).not.toEqual(anna.me);
});

test('a passkey that nobody has registered, a used challenge and another origin are refused', async () => {
  const { url, arrive, authenticator } = await serveHere();
  const anna = await arrive();
  expect(await authenticator.signIn(anna)).toMatchObject({ status: 404, json: problem('unknownPasskey') });
  await authenticator.register(anna);
  const asked = await anna.ask('POST', ACCOUNT_API.passkeyOptions);
  const body = { response: authenticator.use(asked.json) };
  expect((await anna.ask('POST', ACCOUNT_API.usePasskey, body)).status).toBe(200);
  const again = await anna.ask('POST', ACCOUNT_API.usePasskey, body);
  expect(again).toMatchObject({ status: 400, json: problem('signInFailed') });
  const phisher = new Authenticator(url.replace('localhost', 'evil.localhost'));
  expect(await phisher.register(await arrive())).toMatchObject({
    status: 400,
    json: problem('signInFailed'),
  });
});

test('options that another person asked for make no account', async () => {
  const { arrive, authenticator } = await serveHere();
  const [anna, bert] = [await arrive(), await arrive()];
  const { json } = await anna.ask('POST', ACCOUNT_API.newPasskey);
  const { cookie } = anna;
  // A page that keeps the challenge while its device becomes somebody else's.
  anna.cookie = bert.cookie;
  const stolen = await anna.ask('POST', ACCOUNT_API.passkeys, { response: authenticator.make(json) });
  expect(stolen).toMatchObject({ status: 409, json: problem('signInFailed') });
  expect((await accountOf(bert)).account).toBeNull();
  anna.cookie = cookie;
  expect((await accountOf(anna)).account).toBeNull();
});

test('ways are added and removed by whoever has proven the account lately; the last one stays', async () => {
  let now = Date.now();
  const { url: plain } = await serve({}, { now: () => now });
  const url = plain.replace('127.0.0.1', 'localhost');
  const anna = await Person.arrive(url);
  const [laptop, phone] = [new Authenticator(url), new Authenticator(url)];
  await laptop.register(anna);
  const [first] = (await accountOf(anna)).account?.passkeys ?? [];
  const path = ACCOUNT_API.passkey(first?.id ?? '');
  expect(await anna.ask('DELETE', path)).toMatchObject({ status: 409, json: problem('lastWay') });
  expect((await phone.register(anna)).status).toBe(200);
  now += 61 * 60_000;
  expect(await anna.ask('DELETE', path)).toMatchObject({ status: 403, json: problem('proveAgain') });
  expect(await phone.register(anna)).toMatchObject({ status: 403, json: problem('proveAgain') });
});

test('passkeys say why they are not offered', async () => {
  const why = async (person: Person) => (await accountOf(person)).ways.passkey;
  const { url } = await serve({ trustProxy: 1 });
  const lan = await Person.arrive(url, null, { 'x-forwarded-host': '192.168.0.9:8080' });
  expect(await why(lan)).toEqual({ offered: false, why: 'insecure', at: null });
  expect(await lan.ask('POST', ACCOUNT_API.newPasskey)).toMatchObject({
    status: 409,
    json: problem('noSuchWay'),
  });
  expect(await why(await Person.arrive(url))).toEqual({
    offered: false,
    why: 'address',
    at: `${url.replace('127.0.0.1', 'localhost')}/account`,
  });
  const http = await Person.arrive((await serve({ publicUrl: 'http://play.example.org' })).url);
  expect(await why(http)).toMatchObject({ why: 'insecure' });
  const { server, arrive } = await servePublicly();
  expect(await why(await arrive())).toMatchObject({ offered: true });
  expect(await why(await Person.arrive(server.url))).toEqual({
    offered: false,
    why: 'address',
    at: `${PUBLIC}/account`,
  });
});

/** A certificate that names a list of revoked ones at `http://127.0.0.1:00000/crl`. */
const CERTIFICATE =
  'MIIBnTCCAUOgAwIBAgIUT0C9tI3kJMx3HVS0t14PKBUw62MwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBYTAgFw0yNj' +
  'ExMzAxNzAwMjdaGA8yMTI2MTEwNjE3MDAyN1owDDEKMAgGA1UEAwwBYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA' +
  'BDwBV+zM9r6LpKFqnG6dSteXkTRfICOxVC4p7EZ61cXHq3R9oTFOFMb6FDBRZ5ehzDrIYh9wVSZldrsKHcmbYP6jgY' +
  'AwfjAdBgNVHQ4EFgQUnolW9G3ULRhJ1IRPAjpV6oiRJ1wwHwYDVR0jBBgwFoAUnolW9G3ULRhJ1IRPAjpV6oiRJ1ww' +
  'DwYDVR0TAQH/BAUwAwEB/zArBgNVHR8EJDAiMCCgHqAchhpodHRwOi8vMTI3LjAuMC4xOjAwMDAwL2NybDAKBggqhk' +
  'jOPQQDAgNIADBFAiEAnvUzm0Zp8QlbBhd16GzSo3CxnzXLkAzRvAMGtkeIwnICIBMvV1poPlThzMSqsMyq66l+H5nz' +
  'zjQpAhoF59zTqwRr';

test('what kind an authenticator is does not matter, and no address in its certificate is asked', async () => {
  const { arrive, authenticator } = await serveHere();
  const receiver = await Receiver.start();
  const bytes = Buffer.from(CERTIFICATE, 'base64').toString('latin1');
  authenticator.certificate = Buffer.from(bytes.replace('127.0.0.1:00000', receiver.host), 'latin1');
  const anna = await arrive();
  const { status } = await authenticator.register(anna);
  expect(receiver.got).toEqual([]);
  expect(status).toBe(200);
  expect(toSignedIn(await authenticator.signIn(await arrive())).kind).toBe('done');
});

test('an attestation that cannot be read makes no account', async () => {
  const { arrive, authenticator } = await serveHere();
  const anna = await arrive();
  const { json } = await anna.ask('POST', ACCOUNT_API.newPasskey);
  const made = authenticator.make(json);
  for (const attestationObject of [
    '',
    'AAAA',
    'oA',
    '_____w',
    made.response.attestationObject.slice(0, -9),
  ]) {
    const response = { ...made, response: { ...made.response, attestationObject } };
    expect(await anna.ask('POST', ACCOUNT_API.passkeys, { response })).toMatchObject({
      status: 400,
      json: problem('signInFailed'),
    });
  }
});
