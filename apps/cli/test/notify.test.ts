import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { durbar, makeFolder } from './support.ts';

/** A program that takes messages. @returns its address, what it got, and what it answers with */
async function listen() {
  const state = { got: 0, status: 200 };
  const server = createServer((request, response) => {
    request.resume();
    state.got++;
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { state, url: `http://${host}/hook`, env: { WEBHOOK_HOSTS: host } };
}

test('notify test sends one message, or says why it could not', async () => {
  const { state, url, env } = await listen();
  expect(await durbar(['notify', 'test', 'json', url], { env })).toEqual({
    code: 0,
    out: 'sent by json\n',
    err: '',
  });
  expect(state.got).toBe(1);
  state.status = 500;
  const failed = await durbar(['notify', 'test', 'slack', url], { env });
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.err).toContain('The message was not sent. The receiver answered with the status 500.');
});

test.each([
  [
    ['json', 'https://127.0.0.1/hook'],
    1,
    'This address is in a private network: name its host in WEBHOOK_HOSTS.',
  ],
  [['json', 'http://example.org/hook'], 1, 'Messages are sent to addresses that begin with https:// only.'],
  [['mail', 'me@example.org'], 1, 'Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL.'],
  [['mail', 'me'], 2, "'mail' and 'me' are no channel and its target."],
  [['pigeon', 'https://example.org'], 2, "'pigeon' and 'https://example.org' are no channel and its target."],
  [['push', 'none.json'], 1, 'none.json could not be read'],
])('notify test %j is refused with what to do', async (args, code, message) => {
  const ran = await durbar(['notify', 'test', ...args], { cwd: makeFolder() });
  expect(ran.code).toBe(code);
  expect(ran.err).toContain(message);
});
