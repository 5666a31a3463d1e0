import type { Game } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, test } from 'vitest';
import { Match } from '../src/index.ts';
import { Hand, refusalOf, setupOf } from './table.ts';

describe('a repeated command', () => {
  test('is carried out once and gets the same answer', () => {
    const hand = new Hand();
    hand.trade(0);
    const build = hand.command(0, { kind: 'move', move: { kind: 'build' } });
    const first = hand.match.command(build, 100);
    const length = hand.match.log.length;
    const second = hand.match.command(build, 200);
    expect(second).toEqual({ answer: first.answer, entries: [] });
    expect(hand.match.log).toHaveLength(length);
  });

  test('gets the same answer after its match is loaded again', () => {
    const hand = new Hand();
    hand.trade(0);
    const build = hand.command(0, { kind: 'move', move: { kind: 'build' } });
    const first = hand.match.command(build, 100);
    expect(hand.reload().command(build, 200)).toEqual({ answer: first.answer, entries: [] });
  });

  test('gets its old refusal even if the move has become legal', () => {
    const hand = new Hand();
    const resume = hand.command(0, { kind: 'resume' });
    expect(refusalOf(hand.match.command(resume, 1))).toBe('table.notPaused');
    hand.do(1, { kind: 'pause' });
    expect(hand.match.command(resume, 50)).toMatchObject({ answer: { ok: false }, entries: [] });
    expect(hand.match.status).toBe('paused');
  });

  test('with the same id from another seat is another command', () => {
    const hand = new Hand();
    expect(hand.do(0, { kind: 'pause' }, { id: 'x' }).entries).toHaveLength(1);
    expect(hand.do(1, { kind: 'resume' }, { id: 'x' }).entries).toHaveLength(1);
    expect(hand.do(null, { kind: 'pause' }, { id: 'x' }).entries).toHaveLength(1);
  });
});

describe('a move', () => {
  test('is outdated if its decision was made meanwhile, and is accepted with the current id', () => {
    const hand = new Hand();
    hand.trade(0);
    const { decision } = hand.see(0);
    hand.move(0, { kind: 'build' });
    const stale = hand.move(0, { kind: 'build' }, { decision: decision?.id ?? 0 });
    expect(stale.answer).toMatchObject({ ok: false, refusal: { clause: 'table', key: 'table.outdated' } });
    expect(hand.move(0, { kind: 'build' }).answer.ok).toBe(true);
  });

  test('needs the id of its decision', () => {
    const hand = new Hand();
    hand.trade(0);
    const { decision: _, ...command } = hand.command(0, { kind: 'move', move: { kind: 'build' } });
    expect(refusalOf(hand.match.command(command, 99))).toBe('table.outdated');
  });

  test('of a seat that is not asked is refused', () => {
    const hand = new Hand();
    hand.trade(0);
    expect(refusalOf(hand.move(1, { kind: 'build' }))).toBe('table.notDeciding');
  });

  test('that is malformed or illegal is refused and changes nothing', () => {
    const hand = new Hand();
    hand.trade(0);
    const before = JSON.stringify(hand.match.snapshot(0));
    expect(refusalOf(hand.move(0, { kind: 'steal' }))).toBe('table.malformed');
    expect(refusalOf(hand.move(0, null))).toBe('table.malformed');
    const { answer, entries } = hand.move(0, { kind: 'offer', place: 4 });
    expect(answer).toMatchObject({ ok: false, refusal: { clause: 'BZR-2.3', key: 'refusal.noCard' } });
    expect(entries).toEqual([]);
    expect(JSON.stringify(hand.match.snapshot(0))).toBe(before);
  });

  test('by nobody, or by a seat that does not exist, is refused', () => {
    const hand = new Hand();
    expect(refusalOf(hand.do(null, { kind: 'move', move: { kind: 'bid', coins: 0 } }))).toBe('table.noSeat');
    const stranger = {
      id: 'x',
      seat: 9,
      decision: 1,
      act: { kind: 'move', move: { kind: 'bid', coins: 0 } },
    } as const;
    expect(refusalOf(hand.match.command(stranger, 1))).toBe('table.noSeat');
  });

  test('is refused without a reason if only the full state refuses it', () => {
    const jealous: Game = {
      ...bazaar,
      refusal: (position, seat, move) =>
        typeof position === 'object' && position !== null && 'stock' in position && position.stock !== null
          ? { clause: 'BZR-9.9', key: 'refusal.theStockHoldsAFour' }
          : bazaar.refusal(bazaar.parseView(position), seat, bazaar.parseMove(move)),
    };
    const match = Match.begin(setupOf(), { game: jealous });
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
  const hand = new Hand();
  hand.match.command(hand.command(0, { kind: 'pause' }), 500.7);
  hand.match.command(hand.command(0, { kind: 'resume' }), 100);
  expect(hand.match.log.map(({ at }) => at)).toEqual([500, 500]);
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
  const hand = new Hand({}, game);
  hand.trade(0);
  sick = true;
  expect(() => hand.move(0, { kind: 'build' })).toThrow('sick');
  sick = false;
  expect(() => hand.match.snapshot(0)).toThrow('load it again');
  expect(hand.reload().snapshot(0).situation.view).toMatchObject({ fame: [0, 0, 0], phase: 'trade' });
});
