import { ACCOUNT_API } from '@durbar/protocol';
import { expect, inject, onTestFinished, test } from 'vitest';
import { problem } from '../support/accounts.ts';
import { Person } from '../support/person.ts';
import { startProcess } from '../support/process.ts';
import { serve, tempDir } from '../support/server.ts';

test('without accounts all their addresses say so; the rest answers', async () => {
  const anna = await Person.arrive((await serve({ accounts: false })).url);
  for (const [method, path] of [
    ['GET', ACCOUNT_API.mine],
    ['DELETE', ACCOUNT_API.mine],
    ['POST', ACCOUNT_API.mail],
    ['POST', ACCOUNT_API.newPasskey],
    ['POST', ACCOUNT_API.usePasskey],
    ['GET', '/api/account/auth/callback/oauth'],
  ] as const)
    expect(await anna.ask(method, path)).toMatchObject({ status: 404, json: problem('noAccounts') });
  expect((await anna.ask('GET', ACCOUNT_API.server)).json).toMatchObject({ accounts: false });
  expect((await anna.ask('GET', ACCOUNT_API.exported)).status).toBe(200);
  const { paths } = (await anna.ask('GET', '/api/openapi.json')).json as { paths: object };
  expect(Object.keys(paths).filter((path) => path.startsWith(ACCOUNT_API.mine))).toEqual([]);
});

/** Prints each module of better-auth that is loaded. */
const HOOKS = `
export async function load(url, context, next) {
  if (url.includes('better-auth')) process._rawDebug('loads ' + url);
  return next(url, context);
}`;
const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const SPY = asModule(`import { register } from 'node:module'; register(${JSON.stringify(asModule(HOOKS))});`);

test.each([
  ['on', ['loads']],
  ['off', []],
])('better-auth is loaded by the first who needs it; accounts %s', async (accounts, expected) => {
  const { main } = inject('toyServer');
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DURBAR_DATA: `${tempDir()}/x.db` };
  const server = await startProcess(['--import', SPY, main], { ...env, ACCOUNTS: accounts });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  let output = '';
  server.child.stderr?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const anna = await Person.arrive(server.url.replace('127.0.0.1', 'localhost'));
  await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await anna.ask('GET', ACCOUNT_API.mine);
  expect(output).not.toContain('loads');
  await anna.ask('POST', ACCOUNT_API.passkeyOptions);
  await expect.poll(() => [...new Set(output.match(/loads/g))]).toEqual(expected);
});
