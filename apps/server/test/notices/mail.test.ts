import { NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { readSettings, StartupError } from '../../src/index.ts';
import { linkIn, Mailbox } from '../support/mailbox.ts';
import { addChannel, DAY, MINUTE, noticesOf, startNoticed, untilStates } from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

const address = 'bert@example.org';

/** Bert is told by mail. */
async function startMailed() {
  const mailbox = await Mailbox.start();
  const settings = { smtpUrl: mailbox.url, mailFrom: 'durbar@example.net' };
  const noticed = await startNoticed({ settings, channel: () => ({ kind: 'mail', address }) });
  const pass = () => noticed.time.pass(0);
  const confirm = async () => {
    const path = linkIn(await mailbox.received(1, pass), 'confirm');
    return fetch(noticed.server.url + path, { method: 'POST' });
  };
  return { ...noticed, mailbox, pass, confirm };
}

test('nothing but the link is sent to an address before somebody has pressed its button', async () => {
  const { time, mailbox, pass, bert, server, confirm, annas, id } = await startMailed();
  const mail = await mailbox.received(1, pass);
  expect(mail).toContain('Subject: Confirm this address');
  expect(mail).toContain('To: bert@example.org');
  const page = await fetch(server.url + linkIn(mail, 'confirm'));
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('<form method="post"><button>Confirm the address'),
  ]);
  expect((await noticesOf(bert)).channels[0]?.state).toBe('unconfirmed');
  await annas.do(id, { kind: 'abandon' });
  time.pass(DAY);
  expect(mailbox.mails).toHaveLength(1);
  expect(await (await confirm()).text()).toContain('This address is confirmed.');
  expect((await noticesOf(bert)).channels[0]).toMatchObject({ state: 'on', label: address, secret: null });
});

test('a mail has text and HTML, an id that stays the same, and a way to stop mails with one press', async () => {
  const { mailbox, pass, bert, server, confirm } = await startMailed();
  await confirm();
  await bert.ask('POST', NOTICE_API.test((await noticesOf(bert)).channels[0]?.id ?? ''));
  const mail = await mailbox.received(2, pass);
  const stop = linkIn(mail, 'stop');
  expect(mail).toContain(`List-Unsubscribe: <https://play.example.org${stop}>`);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toMatch(/Message-ID: <[\w-]{24}@example\.net>/);
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('<h1 style="font-size:1.25em">A test of Durbar</h1>');
  expect(mail).not.toContain('/api/mail/confirm');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(server.url + stop, {
    method: 'POST',
    headers,
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect((await noticesOf(bert)).channels).toEqual([]);
  // A link that was used, or that somebody has made up, says so.
  for (const path of [stop, stop.replace('stop', 'confirm'), `${stop}x`])
    expect((await fetch(server.url + path)).status).toBe(404);
});

test('three refusals that will not pass stop mail, others do not', async () => {
  const { mailbox, time, pass, bert, confirm } = await startMailed();
  await confirm();
  const channel = (await noticesOf(bert)).channels[0]?.id ?? '';
  const tryIt = () => bert.ask('POST', NOTICE_API.test(channel));
  mailbox.refusal = 451;
  await tryIt();
  await expect
    .poll(async () => {
      pass();
      return (await noticesOf(bert)).channels[0]?.error;
    })
    .toEqual({ key: 'notice.refused', values: { status: 451 } });
  expect((await noticesOf(bert)).channels[0]?.state).toBe('on');
  mailbox.refusal = null;
  time.pass(MINUTE);
  await mailbox.received(2, pass);
  mailbox.refusal = 550;
  for (let n = 1; n <= 3; n++) {
    await tryIt();
    await expect
      .poll(async () => {
        pass();
        return (await noticesOf(bert)).notices.filter(({ state }) => state === 'failed').length;
      })
      .toBe(n);
  }
  expect((await noticesOf(bert)).channels[0]?.state).toBe('off');
});

test('an address that nobody has confirmed cannot be switched on', async () => {
  const mailbox = await Mailbox.start();
  mailbox.refusal = 550;
  const settings = {
    smtpUrl: mailbox.url,
    mailFrom: 'durbar@example.net',
    publicUrl: 'https://play.example.org',
  };
  const anna = await Person.arrive((await serve(settings)).url);
  for (let n = 1; n <= 3; n++) {
    const channel = await addChannel(anna, { kind: 'mail', address });
    await untilStates(anna, 'confirm failed');
    expect((await anna.ask('PATCH', NOTICE_API.channel(channel), { on: true })).status).toBe(200);
    expect((await noticesOf(anna)).channels).toMatchObject([{ state: 'unconfirmed' }]);
  }
});

test('a mail escapes the names that people have given', async () => {
  const { mailbox, time, pass, anna, bert, confirm } = await startMailed();
  await confirm();
  await anna.ask('PATCH', '/api/me', { name: 'A<b>na' });
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days' });
  await bert.join(id);
  await anna.start(id);
  time.pass(10 * MINUTE);
  const mail = await mailbox.received(2, pass);
  expect(mail).toContain('the table of A&lt;b&gt;na is waiting for you.');
  expect(mail).toContain(`https://play.example.org/t/${id}`);
});

test('a few mails an hour at most are sent to an address that nobody has confirmed', async () => {
  const mailbox = await Mailbox.start();
  const { url } = await serve({
    smtpUrl: mailbox.url,
    mailFrom: 'durbar@example.net',
    publicUrl: 'https://play.example.org',
  });
  for (let n = 1; n <= 3; n++) await addChannel(await Person.arrive(url), { kind: 'mail', address });
  const anna = await Person.arrive(url);
  expect(
    await anna.ask('POST', NOTICE_API.channels, { kind: 'mail', address: 'Bert@example.org' }),
  ).toMatchObject({ status: 429, json: { problem: { key: 'problem.tooManyMails' } } });
  await mailbox.received(3);
});

test('a server without mail says so, and half of its settings stop the start', async () => {
  const anna = await Person.arrive((await serve()).url);
  expect((await noticesOf(anna)).mail).toBe(false);
  expect(await anna.ask('POST', NOTICE_API.channels, { kind: 'mail', address })).toMatchObject({
    status: 409,
    json: { problem: { key: 'problem.noMail' } },
  });
  const SMTP_URL = 'smtp://me:word@mail.example.org';
  expect(() => readSettings({ SMTP_URL })).toThrow(
    new StartupError('SMTP_URL needs MAIL_FROM, the address that mail comes from.'),
  );
  expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'a@example.org' })).toThrow('SMTP_URL needs PUBLIC_URL');
  expect(() => readSettings({ SMTP_URL: 'mail.example.org:word' })).toThrow(
    new StartupError('SMTP_URL should be an address such as smtps://user:password@mail.example.org.'),
  );
});
