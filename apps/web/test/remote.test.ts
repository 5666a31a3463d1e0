import { CLOSE } from '@durbar/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LinkEvent } from '../src/table/link.ts';
import { RemoteLink } from '../src/table/remote.ts';
import { rest } from './help/clock.ts';
import { tableInfo } from './help/info.ts';
import { FakeServer } from './help/line.ts';
import { snapshot, update } from './help/situation.ts';

let server: FakeServer;
let link: RemoteLink;
let told: LinkEvent[];

const kinds = () => told.map(({ t }) => t);

/** The server tells the whole table, up to update `n`. */
const tells = (n: number, stream = 's') =>
  server.says({ t: 'table', info: tableInfo(), stream, snapshot: snapshot(n), chat: [] });
const updates = (n: number) => server.says({ t: 'update', table: 't1', update: update(n) });
const again = () => {
  server.hangsUp(CLOSE.restart);
  server.clock.pass(500);
  server.heard();
  server.hello();
};

beforeEach(() => {
  server = new FakeServer();
  link = new RemoteLink('t1', server.socket);
  told = [];
  link.open((event) => told.push(event));
  server.hello();
});

describe('a table on the server', () => {
  test('is followed from the start', () => {
    expect(server.heard()).toEqual([{ t: 'watch', table: 't1' }]);
    tells(4);
    updates(5);
    expect(kinds()).toEqual(['line', 'line', 'table', 'update']);
  });

  test('goes on after a cut from the last number seen', () => {
    tells(4);
    updates(5);
    again();
    expect(server.heard()).toEqual([{ t: 'watch', table: 't1', stream: 's', since: 5, chat: 0 }]);
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
    server.heard();
    // Number 6 went astray: the whole is asked for anew.
    updates(7);
    expect(told).toEqual([]);
    expect(server.heard()).toEqual([{ t: 'watch', table: 't1' }]);
  });

  test('counts anew in another stream', () => {
    tells(4);
    tells(2, 'other');
    told = [];
    server.heard();
    updates(3);
    expect(kinds()).toEqual(['update']);
    again();
    expect(server.heard()).toEqual([{ t: 'watch', table: 't1', stream: 'other', since: 3, chat: 0 }]);
  });

  test('hears nothing of other tables', () => {
    tells(4);
    told = [];
    server.says({ t: 'update', table: 't2', update: update(5) });
    server.says({ t: 'info', info: tableInfo({ id: 't2' }) });
    expect(told).toEqual([]);
  });

  test('tells a chat line once', () => {
    tells(0);
    told = [];
    const line = { n: 1, person: 'p2', seat: 1, name: 'Jonas', text: 'hello', at: 5 };
    server.says({ t: 'chat', table: 't1', line });
    server.says({ t: 'chat', table: 't1', line });
    expect(told).toEqual([{ t: 'chat', line }]);
  });
});

describe('a command', () => {
  test('is answered', async () => {
    tells(4);
    server.heard();
    const answer = link.act({ kind: 'move', move: 'm' }, 7);
    const [asked] = server.heard();
    expect(asked).toMatchObject({ t: 'do', table: 't1', decision: 7, act: { kind: 'move', move: 'm' } });
    const id = asked?.t === 'do' ? asked.id : '';
    server.says({ t: 'answer', table: 't1', id, ok: true });
    expect(await answer).toEqual({ id, ok: true });
  });

  test('comes back with the reason where it is refused', async () => {
    tells(4);
    server.heard();
    const answer = link.act({ kind: 'undo' }, null);
    const [asked] = server.heard();
    expect(asked).not.toHaveProperty('decision');
    const id = asked?.t === 'do' ? asked.id : '';
    const refusal = { clause: 'table', key: 'table.undo.nothing' };
    server.says({ t: 'answer', table: 't1', id, ok: false, refusal });
    expect(await answer).toEqual({ id, ok: false, refusal });
  });

  test('is sent again after a cut, with the same id, once the table is told of', () => {
    tells(4);
    server.heard();
    void link.act({ kind: 'move', move: 'm' }, 7);
    const [first] = server.heard();
    again();
    expect(server.heard().map(({ t }) => t)).toEqual(['watch']);
    server.says({ t: 'info', info: tableInfo() });
    expect(server.heard()).toEqual([first]);
  });

  test('given while the line is away is sent when it is back', () => {
    tells(4);
    server.hangsUp(1006);
    server.heard();
    void link.act({ kind: 'move', move: 'm' }, 7);
    expect(server.heard()).toEqual([]);
    server.clock.pass(500);
    server.hello();
    tells(4);
    expect(server.heard().map(({ t }) => t)).toEqual(['watch', 'do']);
  });

  test('that the server cannot make sense of does not hang', async () => {
    tells(4);
    const answer = link.act({ kind: 'move', move: 'm' }, 7);
    server.says({ t: 'problem', table: 't1', problem: { key: 'problem.tooMany' } });
    expect(await answer).toMatchObject({ ok: false, refusal: { key: 'problem.tooMany' } });
    expect(told.at(-1)).toEqual({ t: 'problem', problem: { key: 'problem.tooMany' } });
  });
});

test('an earlier position is asked for, and a missing one is an error', async () => {
  tells(4);
  server.heard();
  const view = link.past(2);
  const [asked] = server.heard();
  const id = asked?.t === 'past' ? asked.id : '';
  server.says({ t: 'past', table: 't1', id, index: 2, view: { turn: 1 } });
  expect(await view).toEqual({ turn: 1 });
  const missing = link.past(99);
  server.says({ t: 'problem', table: 't1', problem: { key: 'problem.notFound' } });
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
