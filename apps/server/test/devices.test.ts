import { API, type Devices } from '@durbar/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { rotateSigningKey } from '../src/index.ts';
import { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const DAY = 24 * 60 * 60 * 1000;

async function fetchDevices(person: Person): Promise<Devices> {
  return (await person.ask('GET', API.devices)).json as Devices;
}

/** Anna with a name, and her phone, which came by a device code. */
async function withPhone(url: string): Promise<{ anna: Person; phone: Person }> {
  const anna = await Person.arrive(url);
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  const { code } = (await anna.ask('POST', API.deviceLink)).json as { code: string };
  const phone = await Person.arrive(url);
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  await phone.ask('POST', API.useDeviceLink, { code }, { 'user-agent': agent });
  return { anna, phone };
}

test('a person sees where they are signed in, and ends a device: its cookie and its sockets', async () => {
  const { url } = await serve();
  const { anna, phone } = await withPhone(url);
  const { devices } = await fetchDevices(anna);
  expect(devices.map(({ label, here }) => [label, here])).toEqual(
    expect.arrayContaining([
      ['Safari, iPhone', false],
      ['', true],
    ]),
  );
  const page = await phone.connect();
  const other = devices.find(({ here }) => !here)?.id ?? '';
  const stranger = await Person.arrive(url);
  expect((await stranger.ask('DELETE', API.device(other))).status).toBe(404);
  expect(await anna.ask('DELETE', API.device(other))).toMatchObject({
    status: 200,
    json: { devices: [{ here: true }] },
  });
  await page.until(() => page.closed !== null, 'the socket to close');
  expect(page.closed).toMatchObject({ code: 4001 });
  expect((await Person.arrive(url, phone.cookie)).me.id).not.toBe(anna.me.id);
  expect((await Person.arrive(url, anna.cookie)).me.id).toBe(anna.me.id);
});

test('signing out removes the device that asks and takes the cookie away', async () => {
  const { url } = await serve();
  const { anna, phone } = await withPhone(url);
  const kept = phone.cookie;
  const here = (await fetchDevices(phone)).devices.find((each) => each.here)?.id ?? '';
  const { status, headers } = await phone.ask('DELETE', API.device(here));
  expect(status).toBe(204);
  expect(headers.getSetCookie()[0]).toMatch(/^durbar=; Max-Age=0|^durbar=;.*Expires=Thu, 01 Jan 1970/);
  expect((await Person.arrive(url, kept)).me.id).not.toBe(anna.me.id);
  expect((await fetchDevices(anna)).devices).toHaveLength(1);
});

test('codes that were not used can be ended', async () => {
  const { url } = await serve();
  const { anna } = await withPhone(url);
  const { code } = (await anna.ask('POST', API.deviceLink)).json as { code: string };
  expect(await fetchDevices(anna)).toMatchObject({ codes: 1 });
  expect((await anna.ask('DELETE', API.deviceLink)).json).toMatchObject({ codes: 0 });
  const thief = await Person.arrive(url);
  expect((await thief.ask('POST', API.useDeviceLink, { code })).status).toBe(404);
});

test('a new return link ends the one before, with whoever came by it', async () => {
  const { url } = await serve();
  const [anna, phone] = [await Person.arrive(url), await Person.arrive(url)];
  const { id, you } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await phone.ask('POST', API.useReturnCode, { code: you.returnCode });
  expect((await phone.info(id)).you.seat).toBe(0);
  const { json } = await anna.ask('POST', API.returnLink(id));
  expect(json).toMatchObject({ you: { seat: 0 } });
  expect((await phone.info(id)).you.seat).toBe(null);
  expect((await phone.ask('POST', API.useReturnCode, { code: you.returnCode })).status).toBe(404);
  expect((await phone.ask('POST', API.returnLink(id))).json).toEqual({
    problem: { key: 'problem.notSeated' },
  });
});

test('cookies are renewed from day to day; a replaced one is worth nothing', async () => {
  let now = 1_700_000_000_000;
  const { url } = await serve({}, { now: () => now });
  const anna = await Person.arrive(url);
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  await anna.ask('GET', API.me);
  const first = anna.cookie;
  now += 2 * DAY;
  // The answer with the new cookie is lost on its way: the old one still works, and gets the same new one.
  await Person.arrive(url, first);
  await anna.ask('GET', API.me);
  const second = anna.cookie;
  expect(second).not.toBe(first);
  await anna.ask('GET', API.me);
  expect(anna.cookie).toBe(second);
  now += 61_000;
  const thief = await Person.arrive(url, first);
  expect(thief.me.id).not.toBe(anna.me.id);
  expect((await Page.open(url, first)).closed).toMatchObject({ code: 4001 });
  expect((await Person.arrive(url, second)).me.id).toBe(anna.me.id);
});

test('a cookie lasts 90 days from the last visit', async () => {
  let now = 1_700_000_000_000;
  const { url } = await serve({}, { now: () => now });
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  for (let i = 0; i < 3; i++) {
    now += 60 * DAY;
    expect((await anna.ask('GET', API.me)).json).toMatchObject({ id: anna.me.id });
  }
  expect((await Person.arrive(url, bert.cookie)).me.id).not.toBe(bert.me.id);
});

test('over https the cookie is bound to the host, and browsers are told to stay with https', async () => {
  const { url } = await serve({ trustProxy: 1 });
  const secure = { 'x-forwarded-proto': 'https' };
  const answer = await fetch(url + API.me, { headers: secure });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-durbar=.*; Path=\/; HttpOnly; Secure/);
  expect(cookie).not.toContain('Domain');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(answer.headers.get('permissions-policy')).toContain('camera=()');
  // A cookie that a neighbour planted under the plain name is not taken over https.
  const plain = await Person.arrive(url);
  const { json } = await plain.ask('GET', API.me, undefined, secure);
  expect(json).not.toMatchObject({ id: plain.me.id });
  expect((await fetch(url + API.me)).headers.get('strict-transport-security')).toBeNull();
});

test('an unknown host is refused where the settings name the known ones; the health check is not', async () => {
  const { url } = await serve({ allowedHosts: ['play.example.org'], trustProxy: 1 });
  const ask = (path: string, host: string) => fetch(url + path, { headers: { 'x-forwarded-host': host } });
  expect((await ask(API.me, 'play.example.org:8443')).status).toBe(200);
  const refused = await ask(API.me, 'evil.example.org');
  expect([refused.status, await refused.json()]).toEqual([421, { problem: { key: 'problem.host' } }]);
  expect((await ask('/', 'evil.example.org')).status).toBe(421);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('guessed codes, forged cookies and foreign origins leave a line in the log and a number', async () => {
  const lines: string[] = [];
  const { url } = await serve({ logLevel: 'warn' }, { logTo: { write: (line) => void lines.push(line) } });
  const anna = await Person.arrive(url);
  for (let i = 0; i < 3; i++) await anna.ask('POST', API.useDeviceLink, { code: `guess${i}` });
  await anna.ask('POST', API.useReturnCode, { code: `x.0.${'A'.repeat(32)}` });
  await Person.arrive(url, `${anna.cookie}x`);
  await anna.ask('PATCH', API.me, { name: 'Eve' }, { origin: 'https://evil.example.org' });
  await Page.open(url, anna.cookie, 'https://evil.example.org').catch(() => null);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('durbar_suspicions_total{kind="code"} 4');
  expect(metrics).toContain('durbar_suspicions_total{kind="cookie"} 1');
  expect(metrics).toMatch(/durbar_suspicions_total\{kind="origin"\} [12]/);
  const kinds = lines.map((line) => (JSON.parse(line) as { kind?: string }).kind);
  expect(kinds.filter((kind) => kind === 'code')).toHaveLength(1);
  expect(kinds).toEqual(expect.arrayContaining(['code', 'cookie', 'origin']));
  expect(lines.join()).not.toContain('guess');
});

test('the signing key can be replaced: old cookies and links stay valid for a time', async () => {
  let now = 1_700_000_000_000;
  const first = await serve({}, { now: () => now });
  const anna = await Person.arrive(first.url);
  const { you } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await expect(rotateSigningKey(first.dataFile, now)).rejects.toThrow(/server|open|used/);
  await first.stop();
  const until = await rotateSigningKey(first.dataFile, now);
  expect(until).toBe(now + 90 * DAY);
  const second = await serve({ dataFile: first.dataFile }, { now: () => now });
  expect((await Person.arrive(second.url, anna.cookie)).me.id).toBe(anna.me.id);
  const phone = await Person.arrive(second.url);
  expect((await phone.ask('POST', API.useReturnCode, { code: you.returnCode })).status).toBe(200);
  await second.stop();
  now = until + 1;
  const third = await serve({ dataFile: first.dataFile }, { now: () => now });
  const late = await Person.arrive(third.url);
  expect((await late.ask('POST', API.useReturnCode, { code: you.returnCode })).status).toBe(404);
});

test('a secret of the settings can be replaced, too', async () => {
  const [old, secret] = ['o'.repeat(40), 'n'.repeat(40)];
  const first = await serve({ secret: old });
  const anna = await Person.arrive(first.url);
  onTestFinished(() => first.stop());
  const second = await serve({ secret, oldSecrets: [old] });
  expect((await Person.arrive(second.url, anna.cookie)).me.id).toBe(anna.me.id);
  const third = await serve({ secret });
  expect((await Person.arrive(third.url, anna.cookie)).me.id).not.toBe(anna.me.id);
});
