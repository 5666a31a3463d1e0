import { replay } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { Match } from '../src/index.ts';
import { counting, MatchDriver, refusalOf } from './table.ts';
import { walk } from './walk.ts';

const undo = { kind: 'undo' } as const;

test('a seat takes back one move after the other; each undo is a new entry of the log', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  const before = driver.see('spectator').view;
  driver.move(0, { kind: 'build' });
  driver.move(0, { kind: 'build' });
  const length = driver.match.log.length;
  expect(driver.see(0)).toMatchObject({ undo: true, undoRefusal: null });
  expect(driver.see(1)).toMatchObject({ undo: false, undoRefusal: { key: 'table.notDeciding' } });
  expect(driver.do(0, undo).entries).toEqual([{ at: 70, command: '0/c6', kind: 'undo', seat: 0 }]);
  driver.do(0, undo);
  expect(driver.match.log).toHaveLength(length + 2);
  expect(driver.see('spectator').view).toEqual(before);
});

test('every viewer gets an update, and the decision has a new id', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  driver.move(0, { kind: 'build' });
  const { n, situation } = driver.match.snapshot(1);
  const asked = driver.see(0).decision?.id ?? 0;
  driver.do(0, undo);
  expect(situation.view).toMatchObject({ fame: [1, 0, 0] });
  expect(driver.match.updatesSince(1, n)).toMatchObject([
    { happened: [{ kind: 'undo', seat: 0, events: [] }], view: { fame: [0, 0, 0] } },
  ]);
  expect(driver.see(0).decision?.id).toBe(asked + 1);
});

describe('undo is refused', () => {
  test('for a draw', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    expect(driver.see(0).undoRefusal?.key).toBe('table.undo.revealed');
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.revealed');
  });

  test('for sealed choices that were opened', () => {
    const unturned = { ...bazaar, turn: () => 0, reveals: () => false };
    const driver = new MatchDriver({}, unturned);
    driver.bids(0);
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.sealed');
  });

  test('for the previous turn', () => {
    const driver = new MatchDriver();
    driver.bids(0);
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.nothing');
  });

  test('for a move after which another seat has decided', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    driver.move(0, { kind: 'build' });
    driver.move(0, { kind: 'offer', place: 0 });
    driver.move(1, { kind: 'decline' });
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.others');
    driver.move(0, { kind: 'build' });
    expect(driver.do(0, undo).answer.ok).toBe(true);
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.others');
  });

  test('for a move while another seat is asked', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    driver.move(0, { kind: 'offer', place: 0 });
    expect(refusalOf(driver.do(0, undo))).toBe('table.notDeciding');
    expect(refusalOf(driver.do(1, undo))).toBe('table.undo.others');
  });

  test('for any move during a pause or while a bot plays the seat', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    driver.move(0, { kind: 'build' });
    driver.do(1, { kind: 'pause' });
    expect(refusalOf(driver.do(0, undo))).toBe('table.paused');
    driver.do(1, { kind: 'resume' });
    driver.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' });
    expect(refusalOf(driver.do(0, undo))).toBe('table.botPlays');
  });
});

test('a repeated undo command takes back only one move', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  driver.move(0, { kind: 'build' });
  driver.move(0, { kind: 'build' });
  const command = driver.command(0, undo);
  driver.match.command(command, 100);
  driver.match.command(command, 101);
  expect(driver.see(0).view).toMatchObject({ fame: [1, 0, 0] });
  expect(refusalOf(driver.match.command({ ...command, id: 'again' }, 102))).toBe('table.outdated');
});

/** Number of moves that one undo makes again, after some turns of two steps and then some steps in the current turn. */
function costOfUndo(turns: number, steps: number): number {
  const { game, count } = counting(walk);
  const driver = new MatchDriver({ people: 1 }, game);
  for (let turn = 0; turn < turns; turn++) for (const move of ['step', 'step', 'end']) driver.move(0, move);
  for (let step = 0; step < steps; step++) driver.move(0, 'step');
  const before = count('apply');
  expect(driver.do(0, undo).answer.ok).toBe(true);
  expect(driver.see(0).view).toEqual({ turn: turns, steps: 2 * turns + steps - 1 });
  return count('apply') - before;
}

test('undo costs the same at the end of a long game: it never replays more than its own turn', () => {
  expect(costOfUndo(0, 3)).toBe(2);
  expect(costOfUndo(10, 3)).toBe(2);
  expect(costOfUndo(1000, 3)).toBe(2);
});

test('and it replays only a small part of a long turn', () => {
  for (const steps of [15, 16, 17, 100, 1000]) expect(costOfUndo(0, steps)).toBeLessThan(16);
});

test('a long turn can be taken back completely', () => {
  const driver = new MatchDriver({ people: 1 }, walk);
  driver.move(0, 'end');
  for (let step = 0; step < 50; step++) driver.move(0, 'step');
  for (let step = 50; step > 0; step--) driver.do(0, undo);
  expect(driver.see(0).view).toEqual({ turn: 1, steps: 0 });
  expect(refusalOf(driver.do(0, undo))).toBe('table.undo.nothing');
});

describe('at a table that forbids undo', () => {
  test('the seat is told so before and after its move, and its record replays', () => {
    const driver = new MatchDriver({ undo: 'never' });
    driver.trade(0);
    expect(driver.see(0)).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.forbidden' } });
    driver.move(0, { kind: 'build' });
    const before = driver.see(0);
    expect(refusalOf(driver.do(0, undo))).toBe('table.undo.forbidden');
    expect(driver.see(0)).toEqual(before);
    expect(driver.see('spectator')).toMatchObject({ undo: false, undoRefusal: null });
    expect(driver.reload().snapshot(0).situation).toEqual(before);
    driver.do(null, { kind: 'abandon' });
    const record = driver.match.record({});
    expect(replay(bazaar, record).hash).toBe(record.hash);
  });

  test('a choice that is still sealed can be changed', () => {
    const driver = new MatchDriver({ undo: 'never' });
    driver.move(0, { kind: 'bid', coins: 0 });
    expect(refusalOf(driver.move(0, { kind: 'bid', coins: 1 }))).toBeNull();
  });

  test('a stored undo is damage', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    driver.move(0, { kind: 'build' });
    driver.do(0, undo);
    const { setup, log } = driver.match;
    expect(() => Match.load({ ...setup, undo: 'never' }, log, { game: bazaar })).toThrow(/forbids undo/);
    expect(Match.load(setup, log, { game: bazaar }).log).toEqual(log);
  });
});
