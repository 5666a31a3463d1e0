import { CLOSE } from '@durbar/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { ServerConnection } from '../src/table/server-connection.ts';
import type { ConnectionEvent } from '../src/table/table-connection.ts';
import { flushPromises } from './help/clock.ts';
import { FakeServer } from './help/fake-server.ts';
import { tableInfo } from './help/info.ts';
import { snapshot, update } from './help/situation.ts';

let server: FakeServer;
let connection: ServerConnection;
let events: ConnectionEvent[];

const kinds = () => events.map(({ t }) => t);

/** The server sends a snapshot of update `n`. */
const sendTable = (n: number, stream = 's') =>
  server.send({ t: 'table', info: tableInfo(), stream, snapshot: snapshot(n), chat: [] });
const sendUpdate = (n: number) => server.send({ t: 'update', table: 't1', update: update(n) });
const reconnect = () => {
  server.disconnect(CLOSE.restart);
  server.clock.pass(500);
  server.received();
  server.hello();
};

beforeEach(() => {
  server = new FakeServer();
  connection = new ServerConnection('t1', server.socket);
  events = [];
  connection.open((event) => events.push(event));
  server.hello();
});

describe('a table on the server', () => {
  test('is followed from the start', () => {
    expect(server.received()).toEqual([{ t: 'watch', table: 't1' }]);
    sendTable(4);
    sendUpdate(5);
    expect(kinds()).toEqual(['status', 'status', 'table', 'update']);
  });

  test('resumes after a lost connection from the last update seen', () => {
    sendTable(4);
    sendUpdate(5);
    reconnect();
    expect(server.received()).toEqual([{ t: 'watch', table: 't1', stream: 's', since: 5, chat: 0 }]);
    events = [];
    sendUpdate(6);
    expect(kinds()).toEqual(['update']);
  });

  test('skips repeated updates, and asks for a snapshot after a gap', () => {
    sendTable(4);
    sendUpdate(5);
    events = [];
    sendUpdate(5);
    expect(events).toEqual([]);
    server.received();
    // Update 6 is missing.
    sendUpdate(7);
    expect(events).toEqual([]);
    expect(server.received()).toEqual([{ t: 'watch', table: 't1' }]);
  });

  test('numbers each stream by itself', () => {
    sendTable(4);
    sendTable(2, 'other');
    events = [];
    server.received();
    sendUpdate(3);
    expect(kinds()).toEqual(['update']);
    reconnect();
    expect(server.received()).toEqual([{ t: 'watch', table: 't1', stream: 'other', since: 3, chat: 0 }]);
  });

  test('ignores other tables', () => {
    sendTable(4);
    events = [];
    server.send({ t: 'update', table: 't2', update: update(5) });
    server.send({ t: 'info', info: tableInfo({ id: 't2' }) });
    expect(events).toEqual([]);
  });

  test('reports each chat line once', () => {
    sendTable(0);
    events = [];
    const line = { n: 1, person: 'p2', seat: 1, name: 'Jonas', text: 'hello', at: 5 };
    server.send({ t: 'chat', table: 't1', line });
    server.send({ t: 'chat', table: 't1', line });
    expect(events).toEqual([{ t: 'chat', line }]);
  });
});

describe('a command', () => {
  test('is answered', async () => {
    sendTable(4);
    server.received();
    const answer = connection.sendCommand({ kind: 'move', move: 'm' }, 7);
    const [asked] = server.received();
    expect(asked).toMatchObject({ t: 'do', table: 't1', decision: 7, act: { kind: 'move', move: 'm' } });
    const id = asked?.t === 'do' ? asked.id : '';
    server.send({ t: 'answer', table: 't1', id, ok: true });
    expect(await answer).toEqual({ id, ok: true });
  });

  test('is answered with the reason if refused', async () => {
    sendTable(4);
    server.received();
    const answer = connection.sendCommand({ kind: 'undo' }, null);
    const [asked] = server.received();
    expect(asked).not.toHaveProperty('decision');
    const id = asked?.t === 'do' ? asked.id : '';
    const refusal = { clause: 'table', key: 'table.undo.nothing' };
    server.send({ t: 'answer', table: 't1', id, ok: false, refusal });
    expect(await answer).toEqual({ id, ok: false, refusal });
  });

  test('is sent again after a lost connection, with the same id, once the server reports the table', () => {
    sendTable(4);
    server.received();
    void connection.sendCommand({ kind: 'move', move: 'm' }, 7);
    const [first] = server.received();
    reconnect();
    expect(server.received().map(({ t }) => t)).toEqual(['watch']);
    server.send({ t: 'info', info: tableInfo() });
    expect(server.received()).toEqual([first]);
  });

  test('given while disconnected is sent after reconnecting', () => {
    sendTable(4);
    server.disconnect(1006);
    server.received();
    void connection.sendCommand({ kind: 'move', move: 'm' }, 7);
    expect(server.received()).toEqual([]);
    server.clock.pass(500);
    server.hello();
    sendTable(4);
    expect(server.received().map(({ t }) => t)).toEqual(['watch', 'do']);
  });

  test('that the server rejects does not hang', async () => {
    sendTable(4);
    const answer = connection.sendCommand({ kind: 'move', move: 'm' }, 7);
    server.send({ t: 'problem', table: 't1', problem: { key: 'problem.tooMany' } });
    expect(await answer).toMatchObject({ ok: false, refusal: { key: 'problem.tooMany' } });
    expect(events.at(-1)).toEqual({ t: 'problem', problem: { key: 'problem.tooMany' } });
  });
});

test('an earlier position is requested, and a missing one is an error', async () => {
  sendTable(4);
  server.received();
  const view = connection.viewAt(2);
  const [asked] = server.received();
  const id = asked?.t === 'past' ? asked.id : '';
  server.send({ t: 'past', table: 't1', id, index: 2, view: { turn: 1 } });
  expect(await view).toEqual({ turn: 1 });
  const missing = connection.viewAt(99);
  server.send({ t: 'problem', table: 't1', problem: { key: 'problem.notFound' } });
  await expect(missing).rejects.toThrow('no such position');
});

test('a problem that names one request fails that one alone', async () => {
  sendTable(4);
  server.received();
  const [first, second] = [connection.viewAt(1), connection.viewAt(2)];
  const [one, two] = server.received().map((message) => ('id' in message ? message.id : ''));
  server.send({ t: 'problem', table: 't1', id: one ?? '', problem: { key: 'problem.notSaved' } });
  await expect(first).rejects.toThrow('no such position');
  server.send({ t: 'past', table: 't1', id: two ?? '', index: 2, view: { turn: 2 } });
  expect(await second).toEqual({ turn: 2 });
});

test('reports nothing after it is closed', async () => {
  const stop = connection.open((event) => events.push(event));
  sendTable(4);
  stop();
  events = [];
  sendUpdate(5);
  await flushPromises();
  expect(events).toEqual([]);
});
