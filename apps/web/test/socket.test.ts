import { CLOSE } from '@durbar/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { retryDelay } from '../src/net/random.ts';
import type { ConnectionStatus } from '../src/net/socket.ts';
import { rest } from './help/clock.ts';
import { FakeServer } from './help/fake-server.ts';

let server: FakeServer;
let lines: ConnectionStatus['kind'][];
let stop: () => void;

beforeEach(() => {
  server = new FakeServer();
  lines = [];
  stop = server.socket.listen(
    () => undefined,
    (line) => lines.push(line.kind),
  );
});

test('waits longer from try to try, and never the same for all', () => {
  expect([0, 1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([500, 1000, 2000, 4000]);
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(50, 0)).toBe(20_000);
});

describe('a socket', () => {
  test('connects with its first listener and is open once greeted', () => {
    expect(lines).toEqual(['connecting']);
    expect(server.socket.send({ t: 'ping', id: 'x' })).toBe(false);
    server.hello();
    expect(lines).toEqual(['connecting', 'open']);
    expect(server.socket.send({ t: 'ping', id: 'x' })).toBe(true);
  });

  test('hangs up with its last listener', () => {
    server.hello();
    stop();
    expect(server.closed).toBe(1);
    expect(server.socket.status.kind).toBe('idle');
    expect(server.clock.waiting).toBe(0);
  });

  test('comes back by itself, and says when', () => {
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
    // Having been open, it begins with the shortest wait again.
    expect(server.socket.status).toEqual({ kind: 'lost', retryAt: 1500 + 500 });
  });

  test('tells a restart and a full house from a lost line', () => {
    server.hello();
    server.disconnect(CLOSE.restart);
    expect(lines.at(-1)).toBe('restarting');
    server.clock.pass(500);
    server.disconnect(CLOSE.full);
    expect(lines.at(-1)).toBe('full');
  });

  test('introduces itself where its cookie is not known', async () => {
    server.disconnect(CLOSE.stranger);
    server.clock.pass(500);
    await rest();
    expect(server.introduced).toBe(1);
    expect(server.opened).toBe(2);
  });

  test('gives up where only a reload helps', () => {
    server.hello('b1', 99);
    expect(lines.at(-1)).toBe('outdated');
    server.clock.pass(100_000);
    expect(server.opened).toBe(1);
  });

  test('does not trust what it cannot read', () => {
    server.hello();
    server.send('{"t":"update"');
    expect(lines.at(-1)).toBe('outdated');
  });

  test('notices a newer server and goes on with it', () => {
    server.hello('b1');
    server.disconnect(CLOSE.restart);
    server.clock.pass(500);
    server.hello('b2');
    expect(server.socket.status).toEqual({ kind: 'open', newer: true });
    expect(server.renewed).toBe(1);
  });

  test('finds out that the other end is gone without a word', () => {
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

  test('tries at once when the page is looked at again', () => {
    server.hello();
    server.disconnect(1006);
    server.socket.reconnectNow();
    expect(server.opened).toBe(2);
    server.hello();
    server.received();
    server.socket.reconnectNow();
    expect(server.received()).toEqual([{ t: 'ping', id: 'ping' }]);
    server.clock.pass(3000);
    expect(server.socket.status.kind).toBe('lost');
  });
});
