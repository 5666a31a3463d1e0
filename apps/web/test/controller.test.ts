import type { Game } from '@durbar/kernel';
import type { CommandAction } from '@durbar/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LastSeen } from '../src/table/absence.ts';
import { type ControllerEnvironment, TableController } from '../src/table/table-controller.ts';
import { Clock, flushPromises } from './help/clock.ts';
import { FakeConnection } from './help/fake-connection.ts';
import { tableInfo } from './help/info.ts';
import { moveEntry, snapshot, update } from './help/situation.ts';

/** A game that can only parse views. */
const game = {
  meta: { rules: 2 },
  parseView: (raw: unknown) => {
    if (raw === 'broken') throw new Error('no view of this game');
    return raw;
  },
} as Game;

let clock: Clock;
let connection: FakeConnection;
let seen: LastSeen | null;
let chatRead: number;
let visible: boolean;
let environment: ControllerEnvironment;
let controller: TableController;
let close: () => void;
const state = () => controller.store.getState();
const arrive = (n = 0, extra = {}, log = [moveEntry(0, 0)]) =>
  connection.emit({ t: 'table', info: tableInfo(), snapshot: snapshot(n, extra, log), chat: [] });

beforeEach(() => {
  clock = new Clock();
  connection = new FakeConnection();
  seen = null;
  chatRead = -1;
  visible = true;
  environment = {
    schedule: (task) => task(),
    setTimer: clock.later,
    startsRound: () => false,
    stepMs: () => 500,
    waitsForReader: () => false,
    speed: () => ({ factor: 1, turnMs: 1e6 }),
    reducedMotion: () => false,
    isVisible: () => visible,
    now: () => clock.now,
    readSeen: () => seen,
    writeSeen: (value) => {
      seen = value;
    },
    readChatRead: () => chatRead,
    writeChatRead: (line) => {
      chatRead = line;
    },
  };
  controller = new TableController(game, connection, environment);
  close = controller.open();
});

describe('the displayed state', () => {
  test('is the snapshot first, then each step', () => {
    arrive();
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 0 } } });
    connection.emit({ t: 'update', update: update(1, { set: { turn: 1 } }) });
    connection.emit({ t: 'update', update: update(2, { set: { turn: 2 } }) });
    expect(state().latest?.situation.turn).toBe(2);
    expect(state()).toMatchObject({ queuedSteps: 2, displayed: { situation: { turn: 1 } } });
    clock.pass(5000);
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 2 } } });
  });

  test('takes all updates of an animation frame together', () => {
    const frames: (() => void)[] = [];
    const schedule: ControllerEnvironment['schedule'] = (task) => frames.push(task);
    controller = new TableController(game, connection, {
      ...environment,
      speed: () => ({ factor: 0, turnMs: 0 }),
      schedule,
    });
    controller.open();
    arrive();
    frames.shift()?.();
    for (const n of [1, 2]) connection.emit({ t: 'update', update: update(n, { set: { turn: n } }) });
    expect(state().displayed?.situation.turn).toBe(0);
    frames.shift()?.();
    expect(state().displayed?.situation.turn).toBe(2);
    expect(state().step?.events).toHaveLength(2);
    // A snapshot that arrives after an update replaces it.
    connection.emit({ t: 'update', update: update(3, { set: { turn: 3 } }) });
    arrive(9, { turn: 9 });
    frames.shift()?.();
    expect(state()).toMatchObject({ step: null, displayed: { situation: { turn: 9 } } });
  });

  test('can skip to the newest', () => {
    arrive();
    for (const n of [1, 2, 3]) connection.emit({ t: 'update', update: update(n, { set: { turn: n } }) });
    controller.skipPlayback();
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 3 } } });
  });

  test('stays as it is after closing', () => {
    arrive();
    connection.emit({ t: 'update', update: update(1) });
    close();
    const before = state();
    clock.pass(5000);
    expect(state()).toBe(before);
  });

  test('never contains a view that the game rejects', () => {
    expect(() => arrive(0, { view: 'broken' })).toThrow('no view of this game');
  });
});

describe('a move', () => {
  const move: CommandAction = { kind: 'move', move: 'm' };

  test('answers the decision, and keeps the table busy until the next one', async () => {
    arrive();
    const answer = controller.act(move);
    expect(connection.acted).toEqual([{ act: move, decision: 1 }]);
    expect(state().busy).toBe(true);
    connection.answer();
    await answer;
    expect(state().busy).toBe(true);
    connection.emit({ t: 'update', update: update(1, { own: { decision: null } }) });
    expect(state().busy).toBe(false);
  });

  test('applies updates that arrived before its answer', async () => {
    controller = new TableController(game, connection, { ...environment, schedule: () => undefined });
    controller.open();
    arrive();
    // No animation frame runs here, so the answer alone makes the controller apply what has arrived.
    void controller.act(move);
    connection.answer();
    await flushPromises();
    expect(state().latest?.situation.turn).toBe(0);
    const answer = controller.act(move);
    connection.emit({ t: 'update', update: update(1, { set: { turn: 1 }, own: { decision: null } }) });
    connection.answer();
    await answer;
    expect(state()).toMatchObject({ busy: false, latest: { situation: { turn: 1 } } });
  });

  test('that is sealed can be changed while its decision stays the same', async () => {
    const decision = { id: 1, kind: 'bid', prompt: { key: 'prompt.bid' }, sealed: true };
    arrive(0, { decision });
    const answer = controller.act(move);
    expect(state().busy).toBe(true);
    connection.answer();
    await answer;
    connection.emit({ t: 'update', update: update(1, { happened: [], own: { sealed: 'm' } }) });
    expect(state().busy).toBe(false);
    void controller.act({ kind: 'move', move: 'other' });
    expect(connection.acted.at(-1)).toEqual({ act: { kind: 'move', move: 'other' }, decision: 1 });
  });

  test('is sent once, however often it is clicked', async () => {
    arrive();
    void controller.act(move);
    expect(await controller.act(move)).toBeNull();
    expect(connection.acted).toHaveLength(1);
  });

  test('is no longer busy as soon as its effect has come, even before its answer', async () => {
    arrive();
    const answer = controller.act(move);
    connection.emit({ t: 'update', update: update(1, { own: { decision: null } }) });
    expect(state().busy).toBe(false);
    connection.answer();
    await answer;
    expect(state().busy).toBe(false);
  });

  test('that is refused gives the reason and can be made again', async () => {
    arrive();
    const answer = controller.act(move);
    connection.answer({ clause: 'MHR-2.3', key: 'refusal.columns' });
    await answer;
    expect(state()).toMatchObject({ busy: false, refusal: { clause: 'MHR-2.3' } });
    void controller.act(move);
    expect(state().refusal).toBeNull();
    controller.dismiss('refusal');
  });

  test('names its decision, unlike a pause', () => {
    arrive();
    void controller.act({ kind: 'pause' });
    expect(connection.acted).toEqual([{ act: { kind: 'pause' }, decision: null }]);
  });
});

describe('a long log', () => {
  const indices = () => state().olderEntries.map(({ index }) => index);
  const tail = [moveEntry(5, 0), moveEntry(6, 1)];

  test('comes in pages, one at a time, back to its start', async () => {
    arrive(0, {}, tail);
    const twice = [controller.loadOlderEntries(), controller.loadOlderEntries()];
    await Promise.all(twice);
    expect(connection.pages).toEqual([5]);
    expect(indices()).toEqual([3, 4]);
    for (let i = 0; i < 5; i++) await controller.loadOlderEntries();
    expect(connection.pages).toEqual([5, 3, 1]);
    expect(indices()).toEqual([0, 1, 2, 3, 4]);
  });

  test('stays as it is where a page does not come, and can be asked for again', async () => {
    arrive(0, {}, tail);
    connection.broken = true;
    await controller.loadOlderEntries();
    expect(indices()).toEqual([]);
    connection.broken = false;
    await controller.loadOlderEntries();
    expect(indices()).toEqual([3, 4]);
  });

  test('keeps its older entries if a new snapshot follows them without a gap, and drops them otherwise', async () => {
    arrive(0, {}, tail);
    await controller.loadOlderEntries();
    arrive(1, {}, [moveEntry(6, 1), moveEntry(7, 0)]);
    expect(indices()).toEqual([3, 4, 5]);
    arrive(2, {}, [moveEntry(9, 1)]);
    expect(indices()).toEqual([]);
  });

  test('is counted and looked back at by the numbers of its entries', async () => {
    arrive(0, {}, tail);
    controller.moveLookBack(-1);
    await flushPromises();
    expect(state().lookBack?.index).toBe(5);
    controller.markSeen();
    expect(seen?.entries).toBe(7);
  });
});

describe('looking back', () => {
  test('loads each position once, and returns to the present', async () => {
    arrive();
    await controller.lookAt(0);
    expect(state().lookBack).toEqual({ index: 0, position: { turn: 0 } });
    await controller.lookAt(-1);
    await controller.lookAt(0);
    expect(connection.requested).toEqual([0, -1]);
    await controller.lookAt(null);
    expect(state().lookBack).toBeNull();
  });

  test('asks for no position that is passed by while another is on its way', async () => {
    arrive(
      0,
      {},
      [0, 1, 2, 3].map((index) => moveEntry(index, 0)),
    );
    const looks = [3, 2, 1, 0].map((index) => controller.lookAt(index));
    await Promise.all(looks);
    expect(connection.requested).toEqual([3, 0]);
    expect(state().lookBack).toEqual({ index: 0, position: { turn: 0 } });
  });

  test('keeps the position before until the next one is loaded', async () => {
    arrive();
    await controller.lookAt(0);
    const coming = controller.lookAt(-1);
    expect(state().lookBack).toEqual({ index: -1, position: { turn: 0 } });
    await coming;
    expect(state().lookBack?.position).toEqual({ turn: -1 });
  });

  test('reports a position that fails to load, and returns to the present', async () => {
    arrive();
    connection.broken = true;
    await controller.lookAt(0);
    expect(state()).toMatchObject({ lookBack: null, problem: { key: 'trouble.past' } });
    connection.broken = false;
    await controller.lookAt(0);
    expect(state().lookBack?.position).toEqual({ turn: 0 });
  });

  test('steps back and forward to the present', async () => {
    arrive(0, {}, [moveEntry(0, 0), moveEntry(1, 1)]);
    controller.moveLookBack(-1);
    await flushPromises();
    expect(state().lookBack?.index).toBe(0);
    controller.moveLookBack(-1);
    controller.moveLookBack(-1);
    await flushPromises();
    expect(state().lookBack?.index).toBe(-1);
    controller.moveLookBack(1);
    controller.moveLookBack(1);
    await flushPromises();
    expect(state().lookBack).toBeNull();
  });

  test('steps by turn, if the viewer chooses so', async () => {
    arrive(0, {}, [moveEntry(0, 0), moveEntry(1, 0), moveEntry(2, 1), moveEntry(3, 1)]);
    controller.setLookBackUnit('turn');
    controller.moveLookBack(-1);
    await flushPromises();
    expect(state().lookBack?.index).toBe(1);
    controller.moveLookBack(-1);
    await flushPromises();
    expect(state().lookBack?.index).toBe(-1);
  });
});

describe('an absence', () => {
  const long = [moveEntry(0, 0), moveEntry(1, 1), moveEntry(2, 1)];

  test('is reported from the last entry seen', () => {
    seen = { entries: 1, at: 0 };
    clock.now = 3_600_000;
    arrive(0, {}, long);
    expect(state().missed.map(({ index }) => index)).toEqual([1, 2]);
    controller.dismiss('missed');
    expect(state().missed).toEqual([]);
  });

  test('is not reported if it was short, if nothing happened, or at a first visit', () => {
    clock.now = 3_600_000;
    for (const before of [null, { entries: 3, at: 0 }, { entries: 1, at: 3_590_000 }]) {
      seen = before;
      controller = new TableController(game, connection, { ...environment, readSeen: () => before });
      controller.open();
      arrive(0, {}, long);
      expect(state().missed).toEqual([]);
    }
  });

  test('begins at the last entry seen while the page was visible', () => {
    arrive();
    expect(seen?.entries).toBe(1);
    visible = false;
    connection.emit({ t: 'update', update: update(1, { happened: [moveEntry(1, 1)] }) });
    controller.markSeen();
    expect(seen?.entries).toBe(1);
    visible = true;
    controller.markSeen();
    expect(seen?.entries).toBe(2);
  });
});

describe('chat', () => {
  const line = (n: number) => ({ n, person: 'p2', seat: 1, name: 'Jonas', text: 'hi', at: 0 });

  test('is unread until it is read on this device, which remembers that', () => {
    connection.emit({ t: 'table', info: tableInfo(), snapshot: null, chat: [line(1)] });
    expect(state().chatRead).toBe(-1);
    connection.emit({ t: 'chat', line: line(2) });
    controller.readChat();
    expect(state().chatRead).toBe(2);
    expect(chatRead).toBe(2);
    const later = new TableController(game, new FakeConnection(), environment);
    expect(later.store.getState().chatRead).toBe(2);
  });

  test('lines of a second snapshot are not added twice', () => {
    arrive();
    connection.emit({ t: 'chat', line: line(1) });
    connection.emit({ t: 'table', info: tableInfo(), snapshot: snapshot(3), chat: [line(1), line(2)] });
    expect(state().chat.map(({ n }) => n)).toEqual([1, 2]);
    expect(state().chatRead).toBe(-1);
  });
});

test.each([
  ['other rules', { rules: 1 }],
  ['rules that the server does not have', { unplayable: { known: [2, 3] } }],
])('asks for a reload and reads no snapshot if the table has %s', (_, extra) => {
  connection.emit({
    t: 'table',
    info: tableInfo(extra),
    snapshot: snapshot(0, { view: 'broken' }),
    chat: [],
  });
  expect(controller.store.getState()).toMatchObject({ isOutdated: true, latest: null, info: null });
});
