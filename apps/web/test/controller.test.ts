import type { Game, Refusal } from '@durbar/kernel';
import type { Act, Answer } from '@durbar/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LastSeen } from '../src/table/absence.ts';
import type { ConnectionEvent, TableConnection } from '../src/table/table-connection.ts';
import { type ControllerEnvironment, TableController } from '../src/table/table-controller.ts';
import { Clock, rest } from './help/clock.ts';
import { tableInfo } from './help/info.ts';
import { happened, snapshot, update } from './help/situation.ts';

/** A link that tests speak through. */
class FakeLink implements TableConnection {
  readonly place = 'server';
  readonly deleteMatch = null;
  readonly acted: { act: Act; decision: number | null }[] = [];
  readonly looked: number[] = [];
  tell: (event: ConnectionEvent) => void = () => undefined;
  answer: (refusal?: Refusal) => void = () => undefined;
  lifted = 0;
  broken = false;

  open(listener: (event: ConnectionEvent) => void) {
    this.tell = listener;
    return () => {
      this.tell = () => undefined;
    };
  }
  sendCommand(act: Act, decision: number | null): Promise<Answer> {
    this.acted.push({ act, decision });
    return new Promise((resolve) => {
      this.answer = (refusal) => resolve(refusal ? { id: 'c', ok: false, refusal } : { id: 'c', ok: true });
    });
  }
  async viewAt(index: number): Promise<unknown> {
    this.looked.push(index);
    if (this.broken) throw new Error('gone');
    return { turn: index };
  }
  async exportMatch() {
    return '{}';
  }
  confirmHandover() {
    this.lifted++;
  }
  readonly sendChat = async (): Promise<Answer> => ({ id: 's', ok: true });
}

/** A game of which only the reading of views is asked. */
const game = {
  parseView: (raw: unknown) => {
    if (raw === 'broken') throw new Error('no view of this game');
    return raw;
  },
} as Game;

let clock: Clock;
let link: FakeLink;
let seen: LastSeen | null;
let watched: boolean;
let world: ControllerEnvironment;
let controller: TableController;
let close: () => void;
const state = () => controller.store.getState();
const arrive = (n = 0, extra = {}, log = [happened(0, 0)]) =>
  link.tell({ t: 'table', info: tableInfo(), snapshot: snapshot(n, extra, log), chat: [] });

beforeEach(() => {
  clock = new Clock();
  link = new FakeLink();
  seen = null;
  watched = true;
  world = {
    schedule: (task) => task(),
    setTimer: clock.later,
    stepMs: () => 500,
    waitsForReader: () => false,
    speedFactor: () => 1,
    reducedMotion: () => false,
    isVisible: () => watched,
    now: () => clock.now,
    readSeen: () => seen,
    writeSeen: (value) => {
      seen = value;
    },
  };
  controller = new TableController(game, link, world);
  close = controller.open();
});

describe('what is shown', () => {
  test('is the whole table at first, and each step after it', () => {
    arrive();
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 0 } } });
    link.tell({ t: 'update', update: update(1, { set: { turn: 1 } }) });
    link.tell({ t: 'update', update: update(2, { set: { turn: 2 } }) });
    expect(state().latest?.situation.turn).toBe(2);
    expect(state()).toMatchObject({ queuedSteps: 2, displayed: { situation: { turn: 1 } } });
    clock.pass(5000);
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 2 } } });
  });

  test('is all that came before a picture, once it is drawn', () => {
    const pictures: (() => void)[] = [];
    const schedule: ControllerEnvironment['schedule'] = (task) => pictures.push(task);
    controller = new TableController(game, link, { ...world, speedFactor: () => 0, schedule });
    controller.open();
    arrive();
    pictures.shift()?.();
    for (const n of [1, 2]) link.tell({ t: 'update', update: update(n, { set: { turn: n } }) });
    expect(state().displayed?.situation.turn).toBe(0);
    pictures.shift()?.();
    expect(state().displayed?.situation.turn).toBe(2);
    expect(state().step?.events).toHaveLength(2);
    // A whole table that comes behind a step takes its place.
    link.tell({ t: 'update', update: update(3, { set: { turn: 3 } }) });
    arrive(9, { turn: 9 });
    pictures.shift()?.();
    expect(state()).toMatchObject({ step: null, displayed: { situation: { turn: 9 } } });
  });

  test('can be caught up with', () => {
    arrive();
    for (const n of [1, 2, 3]) link.tell({ t: 'update', update: update(n, { set: { turn: n } }) });
    controller.skipPlayback();
    expect(state()).toMatchObject({ queuedSteps: 0, displayed: { situation: { turn: 3 } } });
  });

  test('ends with the page', () => {
    arrive();
    link.tell({ t: 'update', update: update(1) });
    close();
    const before = state();
    clock.pass(5000);
    expect(state()).toBe(before);
  });

  test('is never a view that the game does not know', () => {
    expect(() => arrive(0, { view: 'broken' })).toThrow('no view of this game');
  });
});

describe('a move', () => {
  const move: Act = { kind: 'move', move: 'm' };

  test('answers the decision, and holds the table until the next one', async () => {
    arrive();
    const answer = controller.act(move);
    expect(link.acted).toEqual([{ act: move, decision: 1 }]);
    expect(state().busy).toBe(true);
    link.answer();
    await answer;
    expect(state().busy).toBe(true);
    link.tell({ t: 'update', update: update(1, { own: { decision: null } }) });
    expect(state().busy).toBe(false);
  });

  test('has brought about what came before its answer', async () => {
    controller = new TableController(game, link, { ...world, schedule: () => undefined });
    controller.open();
    arrive();
    // Nothing is heard by itself here: an answer makes it heard.
    void controller.act(move);
    link.answer();
    await rest();
    expect(state().latest?.situation.turn).toBe(0);
    const answer = controller.act(move);
    link.tell({ t: 'update', update: update(1, { set: { turn: 1 }, own: { decision: null } }) });
    link.answer();
    await answer;
    expect(state()).toMatchObject({ busy: false, latest: { situation: { turn: 1 } } });
  });

  test('that is sealed may be changed while its decision stays the same', async () => {
    const decision = { id: 1, kind: 'bid', prompt: { key: 'prompt.bid' }, sealed: true };
    arrive(0, { decision });
    const answer = controller.act(move);
    expect(state().busy).toBe(true);
    link.answer();
    await answer;
    link.tell({ t: 'update', update: update(1, { happened: [], own: { sealed: 'm' } }) });
    expect(state().busy).toBe(false);
    void controller.act({ kind: 'move', move: 'other' });
    expect(link.acted.at(-1)).toEqual({ act: { kind: 'move', move: 'other' }, decision: 1 });
  });

  test('is made once, however often it is clicked', async () => {
    arrive();
    void controller.act(move);
    expect(await controller.act(move)).toBeNull();
    expect(link.acted).toHaveLength(1);
  });

  test('whose effect came before its answer sets free at once', async () => {
    arrive();
    const answer = controller.act(move);
    link.tell({ t: 'update', update: update(1, { own: { decision: null } }) });
    expect(state().busy).toBe(false);
    link.answer();
    await answer;
    expect(state().busy).toBe(false);
  });

  test('that is refused says why and may be made anew', async () => {
    arrive();
    const answer = controller.act(move);
    link.answer({ clause: 'MHR-2.3', key: 'refusal.columns' });
    await answer;
    expect(state()).toMatchObject({ busy: false, refusal: { clause: 'MHR-2.3' } });
    void controller.act(move);
    expect(state().refusal).toBeNull();
    controller.dismiss('refusal');
  });

  test('other than an answer names no decision', () => {
    arrive();
    void controller.act({ kind: 'pause' });
    expect(link.acted).toEqual([{ act: { kind: 'pause' }, decision: null }]);
  });
});

describe('the past', () => {
  test('is looked at, fetched once, and left again', async () => {
    arrive();
    await controller.lookAt(0);
    expect(state().lookBack).toEqual({ index: 0, position: { turn: 0 } });
    await controller.lookAt(-1);
    await controller.lookAt(0);
    expect(link.looked).toEqual([0, -1]);
    await controller.lookAt(null);
    expect(state().lookBack).toBeNull();
  });

  test('keeps the position before until the next one has come', async () => {
    arrive();
    await controller.lookAt(0);
    const coming = controller.lookAt(-1);
    expect(state().lookBack).toEqual({ index: -1, position: { turn: 0 } });
    await coming;
    expect(state().lookBack?.position).toEqual({ turn: -1 });
  });

  test('that cannot be had is said, and the present is back', async () => {
    arrive();
    link.broken = true;
    await controller.lookAt(0);
    expect(state()).toMatchObject({ lookBack: null, problem: { key: 'trouble.past' } });
    link.broken = false;
    await controller.lookAt(0);
    expect(state().lookBack?.position).toEqual({ turn: 0 });
  });

  test('is stepped through to the present', async () => {
    arrive(0, {}, [happened(0, 0), happened(1, 1)]);
    controller.step(-1);
    await rest();
    expect(state().lookBack?.index).toBe(0);
    controller.step(-1);
    controller.step(-1);
    await rest();
    expect(state().lookBack?.index).toBe(-1);
    controller.step(1);
    controller.step(1);
    await rest();
    expect(state().lookBack).toBeNull();
  });
});

describe('an absence', () => {
  const long = [happened(0, 0), happened(1, 1), happened(2, 1)];

  test('is told of from where one left', () => {
    seen = { lines: 1, at: 0 };
    clock.now = 3_600_000;
    arrive(0, {}, long);
    expect(state().missed.map(({ index }) => index)).toEqual([1, 2]);
    controller.dismiss('missed');
    expect(state().missed).toEqual([]);
  });

  test('is not told of if it was short, if nothing happened, or to a newcomer', () => {
    clock.now = 3_600_000;
    for (const before of [null, { lines: 3, at: 0 }, { lines: 1, at: 3_590_000 }]) {
      seen = before;
      controller = new TableController(game, link, { ...world, readSeen: () => before });
      controller.open();
      arrive(0, {}, long);
      expect(state().missed).toEqual([]);
    }
  });

  test('begins where the log was last seen, not where it grew behind one’s back', () => {
    arrive();
    expect(seen?.lines).toBe(1);
    watched = false;
    link.tell({ t: 'update', update: update(1) });
    controller.markSeen();
    expect(seen?.lines).toBe(1);
    watched = true;
    controller.markSeen();
    expect(seen?.lines).toBe(2);
  });
});

describe('chat', () => {
  const line = (n: number) => ({ n, person: 'p2', seat: 1, name: 'Jonas', text: 'hi', at: 0 });

  test('that was there on arrival counts as read, later lines do not', () => {
    link.tell({ t: 'table', info: tableInfo(), snapshot: null, chat: [line(1)] });
    expect(state().chatRead).toBe(1);
    link.tell({ t: 'chat', line: line(2) });
    expect(state().chat.filter(({ n }) => n > state().chatRead)).toHaveLength(1);
    controller.readChat();
    expect(state().chatRead).toBe(2);
  });

  test('is not doubled by hearing the whole table again', () => {
    arrive();
    link.tell({ t: 'chat', line: line(1) });
    link.tell({ t: 'table', info: tableInfo(), snapshot: snapshot(3), chat: [line(1), line(2)] });
    expect(state().chat.map(({ n }) => n)).toEqual([1, 2]);
    expect(state().chatRead).toBe(-1);
  });
});
