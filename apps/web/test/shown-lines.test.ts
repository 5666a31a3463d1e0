import type { Game } from '@durbar/kernel';
import type { ViewerLogEntry } from '@durbar/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { TableController } from '../src/table/table-controller.ts';
import { Clock } from './help/clock.ts';
import { FakeConnection } from './help/fake-connection.ts';
import { tableInfo } from './help/info.ts';
import { moveEntry, snapshot } from './help/situation.ts';

/** A game that can only parse views. */
const game = { meta: { rules: 2 }, parseView: (raw: unknown) => raw } as Game;

let clock: Clock;
let connection: FakeConnection;
let controller: TableController;
const state = () => controller.store.getState();
const arrive = (log: readonly ViewerLogEntry[]) =>
  connection.emit({ t: 'table', info: tableInfo(), snapshot: snapshot(0, {}, [...log]), chat: [] });

beforeEach(() => {
  clock = new Clock();
  connection = new FakeConnection();
  controller = new TableController(game, connection, {
    schedule: (task) => task(),
    setTimer: clock.later,
    startsRound: () => false,
    stepMs: () => 500,
    waitsForReader: () => false,
    speed: () => ({ factor: 1, turnMs: 1e6 }),
    reducedMotion: () => false,
    isVisible: () => true,
    now: () => clock.now,
    readSeen: () => null,
    writeSeen: () => undefined,
    readChatRead: () => -1,
    writeChatRead: () => undefined,
  });
  controller.open();
});

describe('a line that is shown again', () => {
  const log = [moveEntry(0, 0, 1), moveEntry(1, 1, 2), moveEntry(2, 0, 3)];

  test('stands beside the present for a while', () => {
    arrive(log);
    controller.showAgain(1);
    expect(state()).toMatchObject({ lookBack: null, again: { seat: 1, events: log[1]?.events } });
    clock.pass(2999);
    expect(state().again).not.toBeNull();
    clock.pass(1);
    expect(state().again).toBeNull();
  });

  test('is replaced by the next one, which has its whole time', () => {
    arrive(log);
    controller.showAgain(1);
    const first = state().again;
    clock.pass(2000);
    controller.showAgain(1);
    expect(state().again?.id).not.toBe(first?.id);
    clock.pass(2000);
    expect(state().again).not.toBeNull();
  });

  test('by its key is the last move of another seat', () => {
    arrive(log);
    controller.showAgain();
    expect(state().again).toMatchObject({ seat: 1 });
  });

  test('is a move; no other line, and none during a look back', () => {
    arrive([...log, { ...moveEntry(3, 1), kind: 'pause' }]);
    controller.showAgain(3);
    expect(state().again).toBeNull();
    void controller.lookAt(1);
    controller.showAgain(1);
    expect(state().again).toBeNull();
  });
});
