import { ACCOUNT_API, API, NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { PUBLIC, servePublicly } from '../support/accounts.ts';
import { Authenticator } from '../support/authenticator.ts';
import { openFile } from '../support/sqlite.ts';
import { TestTime } from '../support/test-time.ts';

const address = 'anna@example.org';

/** Anna has an account with two ways, a channel, a table with Bert, and has said something; so has he. */
async function startBusy() {
  const { server, arrive, signIn } = await servePublicly();
  const [anna, bert] = [await arrive(), await arrive()];
  await anna.ask('PATCH', API.me, { name: 'Annabella' });
  await signIn(anna, address);
  await new Authenticator(PUBLIC).register(anna, 'Key');
  const hook = { kind: 'webhook', format: 'json', url: 'https://hooks.example.org/1' };
  await anna.ask('POST', NOTICE_API.channels, hook);
  await anna.ask('POST', NOTICE_API.calendar);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], name: 'Sunday' });
  await bert.join(id);
  for (const [person, text] of [
    [anna, 'Hello Bert'],
    [bert, 'Hello Annabella'],
  ] as const) {
    const page = await person.connect();
    await page.watch(id);
    page.send({ t: 'say', table: id, id: 's1', text });
    await page.next('answer', (answer) => answer.id === 's1');
  }
  return { server, anna, bert, id };
}

test('a person gets all that the server knows of them, without secrets and without what others said', async () => {
  const { anna, id, server } = await startBusy();
  const { status, json, headers } = await anna.ask('GET', ACCOUNT_API.exported);
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="durbar-me.json"',
  ]);
  expect(json).toMatchObject({
    format: 'durbar-person',
    version: 1,
    person: { id: anna.me.id, name: 'Annabella' },
    account: { mail: address, passkeys: [{ name: 'Key' }], logins: [] },
    devices: [{ here: true }],
    notices: { channels: [{ kind: 'webhook', label: 'hooks.example.org' }] },
    tables: [
      {
        id,
        name: 'Sunday',
        status: 'waiting',
        host: true,
        seat: 0,
        page: `${PUBLIC}/t/${id}`,
        record: `${PUBLIC}/api/tables/${id}/record`,
      },
    ],
    chat: [{ table: id, text: 'Hello Bert' }],
  });
  const text = JSON.stringify(json);
  const db = openFile(server.dataFile);
  const secrets = [
    ...db.prepare('SELECT secret FROM game_table').all(),
    ...db.prepare('SELECT salt FROM table_seat').all(),
    ...db.prepare('SELECT calendar FROM notice_settings').all(),
    ...db.prepare('SELECT token FROM account_session').all(),
    ...db.prepare('SELECT public_key, credential_id FROM account_passkey').all(),
    ...db.prepare("SELECT value FROM setting WHERE key LIKE '%ecret%'").all(),
  ].flatMap((row) => Object.values(row).map(String));
  db.close();
  expect(secrets.length).toBeGreaterThan(7);
  for (const secret of [...secrets, 'Hello Annabella']) expect(text).not.toContain(secret);
});

test('a visitor who has done nothing gets a file, too', async () => {
  const { arrive } = await servePublicly();
  const anna = await arrive();
  expect((await anna.ask('GET', ACCOUNT_API.exported)).json).toMatchObject({
    person: { ...anna.me, createdAt: null },
    account: null,
    devices: [],
    tables: [],
    chat: [],
  });
});

test('an account goes with its person, who can come back as somebody new', async () => {
  const { server, anna } = await startBusy();
  expect((await anna.ask('DELETE', API.me)).status).toBe(204);
  const db = openFile(server.dataFile);
  for (const table of ['account', 'account_session', 'account_login', 'account_passkey', 'account_check'])
    expect(db.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()).toEqual({ count: 0 });
  db.close();
});

test('the address of a link that nobody has used is forgotten', async () => {
  // better-auth has the machine's clock.
  const time = new TestTime(Date.now());
  const { server, arrive, askForLink } = await servePublicly({}, time.parts);
  await askForLink(await arrive(), address);
  const countKept = (): unknown => {
    const db = openFile(server.dataFile);
    try {
      return db.prepare('SELECT COUNT(*) AS count FROM account_check').get();
    } finally {
      db.close();
    }
  };
  expect(countKept()).toEqual({ count: 1 });
  time.pass(21 * 60_000);
  await expect.poll(countKept).toEqual({ count: 0 });
});
