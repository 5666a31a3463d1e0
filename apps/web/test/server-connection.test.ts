import { CLOSE } from '@durbar/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { ServerConnection } from '../src/table/server-connection.ts';
import type { ConnectionEvent } from '../src/table/table-connection.ts';
import { rest } from './help/clock.ts';
import { FakeServer } from './help/fake-server.ts';
import { tableInfo } from './help/info.ts';
import { snapshot, update } from './help/situation.ts';

let server: FakeServer;
let link: ServerConnection;
let told: ConnectionEvent[];

const kinds = () => told.map(({ t }) => t);

/** The server tells the whole table, up to update `n`. */
const tells = (n: number, stream = 's') =>
  server.send({ t: 'table', info: tableInfo(), stream, snapshot: snapshot(n), chat: [] });
const updates = (n: number) => server.send({ t: 'update', table: 't1', update: update(n) });
const again = () => {
  server.disconnect(CLOSE.restart);
  server.clock.pass(500);
  server.received();
  server.hello();
};

beforeEach(() => {
  server = new FakeServer();
  link = new ServerConnection('t1', server.socket);
  told = [];
  link.open((event) => told.push(event));
  server.hello();
});

describe('a table on the server', () => {
  test('is followed from the start', () => {
    expect(server.received()).toEqual([{ t: 'watch', table: 't1' }]);
    tells(4);
    updates(5);
    expect(kinds()).toEqual(['line', 'line', 'table', 'update']);
  });

  test('goes on after a cut from the last number seen', () => {
    tells(4);
    updates(5);
    again();
    expect(server.received()).toEqual([{ t: 'watch', table: 't1', stream: 's', since: 5, chat: 0 }]);
    told = [];
    updates(6);
    expect(kinds()).toEqual(['update']);
  });

  test('repeats nothing and loses nothing', () => {
    tells(4);
    updates(5);
    told = [];
    updates(5);
    expect(told).toEqual([]);
    server.received();
    // Number 6 went astray: the whole is asked for anew.
    updates(7);
    expect(told).toEqual([]);
    expect(server.received()).toEqual([{ t: 'watch', table: 't1' }]);
  });

  test('counts anew in another stream', () => {
    tells(4);
    tells(2, 'other');
    told = [];
    server.received();
    updates(3);
    expect(kinds()).toEqual(['update']);
    again();
    expect(server.received()).toEqual([{ t: 'watch', table: 't1', stream: 'other', since: 3, chat: 0 }]);
  });

  test('hears nothing of other tables', () => {
    tells(4);
    told = [];
    server.send({ t: 'update', table: 't2', update: update(5) });
    server.send({ t: 'info', info: tableInfo({ id: 't2' }) });
    expect(told).toEqual([]);
  });

  test('tells a chat line once', () => {
    tells(0);
    told = [];
    const line = { n: 1, person: 'p2', seat: 1, name: 'Jonas', text: 'hello', at: 5 };
    server.send({ t: 'chat', table: 't1', line });
    server.send({ t: 'chat', table: 't1', line });
    expect(told).toEqual([{ t: 'chat', line }]);
  });
});

describe('a command', () => {
  test('is answered', async () => {
    tells(4);
    server.received();
    const answer = link.sendCommand({ kind: 'move', move: 'm' }, 7);
    const [asked] = server.received();
    expect(asked).toMatchObject({ t: 'do', table: 't1', decision: 7, act: { kind: 'move', move: 'm' } });
    const id = asked?.t === 'do' ? asked.id : '';
    server.send({ t: 'answer', table: 't1', id, ok: true });
    expect(await answer).toEqual({ id, ok: true });
  });

  test('comes back with the reason where it is refused', async () => {
    tells(4);
    server.received();
    const answer = link.sendCommand({ kind: 'undo' }, null);
    const [asked] = server.received();
    expect(asked).not.toHaveProperty('decision');
    const id = asked?.t === 'do' ? asked.id : '';
    const refusal = { clause: 'table', key: 'table.undo.nothing' };
    server.send({ t: 'answer', table: 't1', id, ok: false, refusal });
    expect(await answer).toEqual({ id, ok: false, refusal });
  });

  test('is sent again after a cut, with the same id, once the table is told of', () => {
    tells(4);
    server.received();
    void link.sendCommand({ kind: 'move', move: 'm' }, 7);
    const [first] = server.received();
    again();
    expect(server.received().map(({ t }) => t)).toEqual(['watch']);
    server.send({ t: 'info', info: tableInfo() });
    expect(server.received()).toEqual([first]);
  });

  test('given while the line is away is sent when it is back', () => {
    tells(4);
    server.disconnect(1006);
    server.received();
    void link.sendCommand({ kind: 'move', move: 'm' }, 7);
    expect(server.received()).toEqual([]);
    server.clock.pass(500);
    server.hello();
    tells(4);
    expect(server.received().map(({ t }) => t)).toEqual(['watch', 'do']);
  });

  test('that the server cannot make sense of does not hang', async () => {
    tells(4);
    const answer = link.sendCommand({ kind: 'move', move: 'm' }, 7);
    server.send({ t: 'problem', table: 't1', problem: { key: 'problem.tooMany' } });
    expect(await answer).toMatchObject({ ok: false, refusal: { key: 'problem.tooMany' } });
    expect(told.at(-1)).toEqual({ t: 'problem', problem: { key: 'problem.tooMany' } });
  });
});

test('an earlier position is asked for, and a missing one is an error', async () => {
  tells(4);
  server.received();
  const view = link.viewAt(2);
  const [asked] = server.received();
  const id = asked?.t === 'past' ? asked.id : '';
  server.send({ t: 'past', table: 't1', id, index: 2, view: { turn: 1 } });
  expect(await view).toEqual({ turn: 1 });
  const missing = link.viewAt(99);
  server.send({ t: 'problem', table: 't1', problem: { key: 'problem.notFound' } });
  await expect(missing).rejects.toThrow('no such position');
});

test('nobody is told after the page has left', async () => {
  const stop = link.open((event) => told.push(event));
  tells(4);
  stop();
  told = [];
  updates(5);
  await rest();
  expect(told).toEqual([]);
});
