import type { Game } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { Match } from '../src/index.ts';
import { createSetup, MatchDriver, refusalOf } from './table.ts';

describe('a repeated command', () => {
  test('is carried out once and gets the same answer', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    const build = driver.command(0, { kind: 'move', move: { kind: 'build' } });
    const first = driver.match.command(build, 100);
    const length = driver.match.log.length;
    const second = driver.match.command(build, 200);
    expect(second).toEqual({ answer: first.answer, entries: [] });
    expect(driver.match.log).toHaveLength(length);
  });

  test('gets the same answer after its match is loaded again', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    const build = driver.command(0, { kind: 'move', move: { kind: 'build' } });
    const first = driver.match.command(build, 100);
    expect(driver.reload().command(build, 200)).toEqual({ answer: first.answer, entries: [] });
  });

  test('gets its old refusal even if the move has become legal', () => {
    const driver = new MatchDriver();
    const resume = driver.command(0, { kind: 'resume' });
    expect(refusalOf(driver.match.command(resume, 1))).toBe('table.notPaused');
    driver.do(1, { kind: 'pause' });
    expect(driver.match.command(resume, 50)).toMatchObject({ answer: { ok: false }, entries: [] });
    expect(driver.match.status).toBe('paused');
  });

  test('with the same id from another seat is another command', () => {
    const driver = new MatchDriver();
    expect(driver.do(0, { kind: 'pause' }, { id: 'x' }).entries).toHaveLength(1);
    expect(driver.do(1, { kind: 'resume' }, { id: 'x' }).entries).toHaveLength(1);
    expect(driver.do(null, { kind: 'pause' }, { id: 'x' }).entries).toHaveLength(1);
  });
});

describe('a move', () => {
  test('is outdated if its decision was made meanwhile, and is accepted with the current id', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    const { decision } = driver.see(0);
    driver.move(0, { kind: 'build' });
    const stale = driver.move(0, { kind: 'build' }, { decision: decision?.id ?? 0 });
    expect(stale.answer).toMatchObject({ ok: false, refusal: { clause: 'table', key: 'table.outdated' } });
    expect(driver.move(0, { kind: 'build' }).answer.ok).toBe(true);
  });

  test('needs the id of its decision', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    const { decision: _, ...command } = driver.command(0, { kind: 'move', move: { kind: 'build' } });
    expect(refusalOf(driver.match.command(command, 99))).toBe('table.outdated');
  });

  test('of a seat that is not asked is refused', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    expect(refusalOf(driver.move(1, { kind: 'build' }))).toBe('table.notDeciding');
  });

  test('that is malformed or illegal is refused and changes nothing', () => {
    const driver = new MatchDriver();
    driver.trade(0);
    const before = JSON.stringify(driver.match.snapshot(0));
    expect(refusalOf(driver.move(0, { kind: 'steal' }))).toBe('table.malformed');
    expect(refusalOf(driver.move(0, null))).toBe('table.malformed');
    const { answer, entries } = driver.move(0, { kind: 'offer', place: 4 });
    expect(answer).toMatchObject({ ok: false, refusal: { clause: 'BZR-2.3', key: 'refusal.noCard' } });
    expect(entries).toEqual([]);
    expect(JSON.stringify(driver.match.snapshot(0))).toBe(before);
  });

  test('by nobody, or by a seat that does not exist, is refused', () => {
    const driver = new MatchDriver();
    expect(refusalOf(driver.do(null, { kind: 'move', move: { kind: 'bid', coins: 0 } }))).toBe(
      'table.noSeat',
    );
    const stranger = {
      id: 'x',
      seat: 9,
      decision: 1,
      act: { kind: 'move', move: { kind: 'bid', coins: 0 } },
    } as const;
    expect(refusalOf(driver.match.command(stranger, 1))).toBe('table.noSeat');
  });

  test('is refused without a reason if only the full state refuses it', () => {
    const jealous: Game = {
      ...bazaar,
      refusal: (position, seat, move) =>
        typeof position === 'object' && position !== null && 'stock' in position && position.stock !== null
          ? { clause: 'BZR-9.9', key: 'refusal.theStockHoldsAFour' }
          : bazaar.refusal(bazaar.parseView(position), seat, bazaar.parseMove(move)),
    };
    const match = Match.begin(createSetup(), { game: jealous });
    const { id } = match.snapshot(0).situation.decision ?? { id: 0 };
    const bid = {
      id: 'x',
      seat: 0,
      decision: id,
      act: { kind: 'move', move: { kind: 'bid', coins: 0 } },
    } as const;
    expect(match.command(bid, 1).answer).toMatchObject({
      refusal: { clause: 'table', key: 'table.impossible' },
    });
  });
});

test('time never falls, even if the clock does', () => {
  const driver = new MatchDriver();
  driver.match.command(driver.command(0, { kind: 'pause' }), 500.7);
  driver.match.command(driver.command(0, { kind: 'resume' }), 100);
  expect(driver.match.log.map(({ at }) => at)).toEqual([500, 500]);
});

test('a match whose game throws must be loaded again', () => {
  let sick = false;
  const game: Game = {
    ...bazaar,
    apply: (state, seat, move, events) => {
      if (sick) throw new Error('sick');
      (bazaar as Game).apply(state, seat, move, events);
    },
  };
  const driver = new MatchDriver({}, game);
  driver.trade(0);
  sick = true;
  expect(() => driver.move(0, { kind: 'build' })).toThrow('sick');
  sick = false;
  expect(() => driver.match.snapshot(0)).toThrow('load it again');
  expect(driver.reload().snapshot(0).situation.view).toMatchObject({ fame: [0, 0, 0], phase: 'trade' });
});
