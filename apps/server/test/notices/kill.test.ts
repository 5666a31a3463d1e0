import { once } from 'node:events';
import { join } from 'node:path';
import { NOTICE_API } from '@durbar/protocol';
import { expect, inject, onTestFinished, test } from 'vitest';
import { addChannel, untilStates } from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import { Receiver } from '../support/receiver.ts';
import { tempDir } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

/* Kill -9 at each point between the entry that makes it somebody's turn, and the end of the notice's delivery. */

const LEASE = 100;

async function start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess([inject('toyServer').main], {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

/** A server that is killed as Bert is told that it is his turn, and starts again. */
async function killAndStart(
  point: string,
  delay: number,
  kill: (server: ServerProcess, receiver: Receiver) => void = () => undefined,
) {
  const receiver = await Receiver.start();
  const env = {
    DURBAR_DATA: join(tempDir(), 'durbar.db'),
    WEBHOOK_HOSTS: receiver.host,
    TOY_NOTICES: JSON.stringify({ delay, lease: LEASE }),
  };
  const server = await start({ ...env, PORT: '0', TOY_KILL_AT: point });
  const killed = once(server.child, 'exit');
  kill(server, receiver);
  const { port, origin } = new URL(server.url);
  const [anna, bert] = [await Person.arrive(origin), await Person.arrive(origin)];
  const channel = await addChannel(bert, { kind: 'webhook', format: 'json', url: receiver.url });
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  // The server may be gone before it has answered.
  await anna.start(id).catch(() => undefined);
  const restart = () => start({ ...env, PORT: port });
  return { receiver, bert, channel, killed, server, dataFile: env.DURBAR_DATA, restart };
}

/** What has arrived in all, once a later message has. */
async function everything({ receiver, bert, channel }: Awaited<ReturnType<typeof killAndStart>>) {
  await bert.ask('POST', NOTICE_API.test(channel));
  await expect.poll(() => receiver.messages.some(({ kind }) => kind === 'test')).toBe(true);
  return receiver.messages.flatMap(({ kind, id }) => (kind === 'turn' ? [id] : []));
}

test('killed before the notice is due: it is sent once', async () => {
  const run = await killAndStart('never', 60 * 60_000);
  await run.server.end('SIGKILL');
  expect(run.receiver.got).toEqual([]);
  // The hour passes.
  const file = openFile(run.dataFile);
  file.prepare('UPDATE notice SET due = due - 3600000').run();
  file.close();
  await run.restart();
  await untilStates(run.bert, 'turn sent');
  expect(await everything(run)).toHaveLength(1);
});

test('killed once the attempt is stored, before anything is sent: it is sent once', async () => {
  const run = await killAndStart('claimed', 1);
  await run.killed;
  expect(run.receiver.got).toEqual([]);
  await run.restart();
  await untilStates(run.bert, 'turn sent');
  expect(await everything(run)).toHaveLength(1);
});

test('killed while the receiver has it and has not answered: it comes again with the same id', async () => {
  const run = await killAndStart('never', 1, (server, receiver) => {
    receiver.before = async () => {
      receiver.before = () => undefined;
      await server.end('SIGKILL');
    };
  });
  await run.killed;
  await run.restart();
  await untilStates(run.bert, 'turn sent');
  const ids = await everything(run);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('killed once it was delivered, before that is stored: it comes again with the same id', async () => {
  const run = await killAndStart('delivered', 1);
  await run.killed;
  expect(run.receiver.got).toHaveLength(1);
  await run.restart();
  await untilStates(run.bert, 'turn sent');
  const ids = await everything(run);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(new Set(run.receiver.got.slice(0, 2).map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([ids[0]]),
  );
});

test('killed once its delivery is stored: it does not come again', async () => {
  const run = await killAndStart('settled', 1);
  await run.killed;
  await run.restart();
  await untilStates(run.bert, 'turn sent');
  expect(await everything(run)).toHaveLength(1);
});
