import { CLOSE } from '@durbar/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { retryDelay } from '../src/net/random.ts';
import type { ConnectionStatus } from '../src/net/socket.ts';
import { flushPromises } from './help/clock.ts';
import { FakeServer } from './help/fake-server.ts';

let server: FakeServer;
let statuses: ConnectionStatus['kind'][];
let stop: () => void;

beforeEach(() => {
  server = new FakeServer();
  statuses = [];
  stop = server.socket.listen(
    () => undefined,
    (status) => statuses.push(status.kind),
  );
});

test('waits longer after each attempt, by a random share', () => {
  expect([0, 1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([500, 1000, 2000, 4000]);
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(50, 0)).toBe(20_000);
});

describe('a socket', () => {
  test('connects with its first listener and is open after hello', () => {
    expect(statuses).toEqual(['connecting']);
    expect(server.socket.send({ t: 'ping', id: 'x' })).toBe(false);
    server.hello();
    expect(statuses).toEqual(['connecting', 'open']);
    expect(server.socket.send({ t: 'ping', id: 'x' })).toBe(true);
  });

  test('disconnects with its last listener', () => {
    server.hello();
    stop();
    expect(server.closed).toBe(1);
    expect(server.socket.status.kind).toBe('idle');
    expect(server.clock.waiting).toBe(0);
  });

  test('reconnects by itself, and reports when', () => {
    server.hello();
    server.disconnect(1006);
    expect(server.socket.status).toEqual({ kind: 'lost', retryAt: 500 });
    server.clock.pass(499);
    expect(server.opened).toBe(1);
    server.clock.pass(1);
    expect(server.opened).toBe(2);
    server.disconnect(1006);
    expect(server.socket.status).toEqual({ kind: 'lost', retryAt: 500 + 1000 });
    server.clock.pass(1000);
    server.hello();
    server.disconnect(1006);
    // After an open connection the shortest wait comes first again.
    expect(server.socket.status).toEqual({ kind: 'lost', retryAt: 1500 + 500 });
  });

  test('distinguishes a restart and a full server from a lost connection', () => {
    server.hello();
    server.disconnect(CLOSE.restart);
    expect(statuses.at(-1)).toBe('restarting');
    server.clock.pass(500);
    server.disconnect(CLOSE.full);
    expect(statuses.at(-1)).toBe('full');
  });

  test('identifies itself again if the server does not know its cookie', async () => {
    server.disconnect(CLOSE.stranger);
    server.clock.pass(500);
    await flushPromises();
    expect(server.identified).toBe(1);
    expect(server.opened).toBe(2);
  });

  test('gives up if only a reload helps', () => {
    server.hello('b1', 99);
    expect(statuses.at(-1)).toBe('reloadNeeded');
    server.clock.pass(100_000);
    expect(server.opened).toBe(1);
  });

  test('is outdated after an unreadable message', () => {
    server.hello();
    server.send('{"t":"update"');
    expect(statuses.at(-1)).toBe('reloadNeeded');
  });

  test('reports a newer server and goes on with it', () => {
    server.hello('b1');
    server.disconnect(CLOSE.restart);
    server.clock.pass(500);
    server.hello('b2');
    expect(server.socket.status).toEqual({ kind: 'open', isNewVersion: true });
    expect(server.newVersions).toBe(1);
  });

  test('detects a server that is gone without a close', () => {
    server.hello();
    server.clock.pass(20_000);
    expect(server.received()).toEqual([{ t: 'ping', id: 'ping' }]);
    server.send({ t: 'pong', id: 'ping' });
    server.clock.pass(10_000);
    expect(server.socket.status.kind).toBe('open');
    server.clock.pass(10_000);
    server.clock.pass(8000);
    expect(server.socket.status.kind).toBe('lost');
  });

  test('reconnects at once when the page becomes visible', () => {
    server.hello();
    server.disconnect(1006);
    server.socket.checkNow();
    expect(server.opened).toBe(2);
    server.hello();
    server.received();
    server.socket.checkNow();
    expect(server.received()).toEqual([{ t: 'ping', id: 'ping' }]);
    server.clock.pass(3000);
    expect(server.socket.status.kind).toBe('lost');
  });
});
