import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, startServer } from '@durbar/server';
import { expect, onTestFinished, test } from 'vitest';
import { durbar, makeFolder } from './support.ts';

const OWNER_KEY = 'a-key-of-the-owner-of-the-server';

/** A server with a guest who has reported another one, and commands of its owner. */
async function start() {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'data'));
  const dataFile = join(cwd, 'data', 'durbar.db');
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', OWNER_KEY });
  const server = await startServer({ ...settings, dataFile });
  onTestFinished(() => server.stop());
  const url = `http://127.0.0.1:${server.port}`;
  const guests = [await arrive(url, 'Annabella'), await arrive(url, 'Bertrand')] as const;
  const [anna, bert] = guests;
  await anna.send('POST', `/api/people/${bert.id}/report`, { reason: 'chat', text: 'Bad words' });
  const seats = [{ kind: 'empty' }, { kind: 'empty' }];
  const opened = await anna.send('POST', '/api/tables', {
    game: 'maharani',
    options: {},
    pace: 'live',
    open: true,
    seats,
  });
  const { id: table } = JSON.parse(opened) as { id: string };
  const online = (...args: string[]) => durbar(['owner', ...args, '--url', url], { cwd, env: { OWNER_KEY } });
  const offline = (...args: string[]) => durbar(['owner', ...args], { cwd });
  return { server, url, cwd, table, anna, bert, online, offline };
}

async function arrive(url: string, name: string) {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.text();
  };
  await send('GET', '/api/me');
  const { id } = JSON.parse(await send('PATCH', '/api/me', { name })) as { id: string };
  return { id, send };
}

test('the owner sees and manages a running server by its key', async () => {
  const { online, anna, bert, table } = await start();
  const people = await online('people');
  expect(people).toMatchObject({ code: 0, err: '' });
  expect(people.out).toMatch(new RegExp(`Annabella +${anna.id}`));
  expect((await online('people', '--name', 'Be', '--json')).out).toContain(bert.id);
  expect((await online('reports')).out).toContain(`chat  about Bertrand (${bert.id})`);
  expect((await online('reports')).out).toContain('    Bad words');
  expect((await online('overview')).out).toMatch(/openReports +1/);
  expect((await online('tables')).out).toContain(table);
  expect((await online('suspend', bert.id)).out).toBe(`suspended ${bert.id}\n`);
  expect((await online('people', '--suspended')).out).toContain('Bertrand');
  expect((await online('restore', bert.id)).code).toBe(0);
  expect((await online('sign-out', bert.id)).code).toBe(0);
  expect((await online('close', table)).out).toBe(`closed ${table}\n`);
  expect(await online('close', table)).toMatchObject({ code: 1, err: 'durbar: This table has ended.\n' });
  expect((await online('resolve', '1')).out).toBe('resolved report 1\n');
  expect((await online('reports')).out).toBe('no reports\n');
  expect((await online('ratings')).code).toBe(0);
});

test('the owner manages the data file of a stopped server, and is told why not that of a running one', async () => {
  const { server, offline, bert, table } = await start();
  const refused = await offline('people');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('To act while the server runs, set OWNER_KEY');
  await server.stop();
  expect((await offline('people')).out).toContain('Bertrand');
  expect((await offline('suspend', bert.id)).code).toBe(0);
  expect((await offline('people', '--suspended')).out).toContain('suspended');
  expect((await offline('sign-out', bert.id)).code).toBe(0);
  expect((await offline('reports')).out).toContain('Bad words');
  expect((await offline('resolve', '1')).code).toBe(0);
  expect((await offline('ratings')).code).toBe(0);
  expect((await offline('close', table)).err).toContain('Only a running server can do this');
});

test('people are invited to a running server and to a stopped one', async () => {
  const { server, url, cwd } = await start();
  const invite = (...args: string[]) =>
    durbar(['invite', ...args, '--url', url], { cwd, env: { OWNER_KEY } });
  const made = await invite('--for', 'Clara', '--people', '3');
  expect(made.out).toMatch(
    new RegExp(`^${url}/account#invite=[\\w-]{24}\n3 people can come in by it until `),
  );
  expect(made.out).toContain('Nobody needs it while SERVER_MODE is not invited.');
  const [, id = ''] = /durbar invite withdraw ([\w-]+) ends it/.exec(made.out) ?? [];
  expect((await invite('list')).out).toMatch(new RegExp(`${id} +Clara +0 of 3 .* open`));
  expect((await invite('withdraw', id)).out).toBe(`withdrew ${id}\n`);
  expect((await invite('list')).out).toContain('withdrawn');
  expect((await invite('withdraw', '-none')).err).toContain('no such report or invitation');
  expect(await invite('--people', 'many')).toMatchObject({ code: 2 });
  await server.stop();
  const offline = (...args: string[]) =>
    durbar(['invite', ...args], { cwd, env: { PUBLIC_URL: 'https://play.example.org' } });
  expect((await offline('make', '--json')).out).toContain('"url": "https://play.example.org/account#invite=');
  expect((await offline('list')).out.split('\n').filter((line) => line.includes(' of '))).toHaveLength(2);
});

test('what the owner cannot do is explained', async () => {
  const { url, cwd, online } = await start();
  const wrong = await durbar(['owner', 'people', '--url', url], {
    cwd,
    env: { OWNER_KEY: 'a-wrong-key-of-the-owner-of-it' },
  });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('it has no OWNER_KEY or another one');
  expect((await online('suspend', 'nobody')).err).toContain('There is no person of this id');
  // Ids may begin with a hyphen.
  expect((await online('suspend', '-nobody')).err).toContain('There is no person of this id');
  expect((await online('suspend', 'nobody', '--force')).err).toContain('too many arguments');
  expect(await online('resolve', 'one')).toMatchObject({ code: 2 });
  expect(await online('tables', '--status', 'gone')).toMatchObject({ code: 2 });
  const without = await durbar(['owner', 'people', '--url', url], { cwd });
  expect([without.code, without.err]).toEqual([
    2,
    'durbar: --url needs OWNER_KEY, with the value that the server has.\n',
  ]);
  const none = await durbar(['owner', 'people', '--url', 'http://127.0.0.1:9'], { cwd, env: { OWNER_KEY } });
  expect(none.err).toContain('No server answers at http://127.0.0.1:9');
});
