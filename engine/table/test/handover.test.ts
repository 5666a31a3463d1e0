import { type Game, newcomerOf } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { Hand, refusalOf } from './table.ts';

const { newcomers: _, ...meta } = bazaar.meta;
/** The bazaar, open to newcomers. */
const open: Game = { ...bazaar, meta };

/** Somebody else sits down: a bot plays, then the newcomer as soon as that may be. */
function replace(hand: Hand, seat: number): string | null {
  hand.do(null, { kind: 'takeover', seat, bot: 'random' });
  return sitDown(hand, seat);
}

function sitDown(hand: Hand, seat: number): string | null {
  return refusalOf(hand.do(seat, { kind: 'return', newcomer: true }));
}

test('a newcomer waits while the seat has sealed, and plays once the choices are public', () => {
  const hand = new Hand({}, open);
  hand.move(0, { kind: 'bid', coins: 3 });
  expect(hand.match.keepsSecrets(0)).toBe(true);
  expect(replace(hand, 0)).toBe('table.secrets');
  expect(hand.see(newcomerOf(0))).toMatchObject({ sealed: null, decision: null });
  hand.move(1, { kind: 'bid', coins: 0 });
  hand.move(2, { kind: 'bid', coins: 0 });
  expect(hand.match.keepsSecrets(0)).toBe(false);
  expect(sitDown(hand, 0)).toBeNull();
  expect(hand.see(0)).toMatchObject({ decision: { kind: 'take' } });
});

test('a newcomer plays at once where the seat has no secret', () => {
  const hand = new Hand({}, open);
  expect(replace(hand, 0)).toBeNull();
  expect(hand.move(0, { kind: 'bid', coins: 1 }).answer.ok).toBe(true);
});

test('a newcomer waits for a hand of cards to be empty; of the time before they know what was public', () => {
  const hand = new Hand({}, open);
  hand.trade(0);
  const drawn = hand.match
    .snapshot(0)
    .log.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew'));
  expect(replace(hand, 0)).toBe('table.secrets');
  hand.do(0, { kind: 'return' });
  hand.move(0, { kind: 'offer', place: 0 });
  hand.move(1, { kind: 'buy' });
  expect(replace(hand, 0)).toBeNull();
  const [before, after] = [hand.match.snapshot(0), hand.match.snapshot(newcomerOf(0))];
  expect(before.log).toEqual(after.log);
  expect(before.log[drawn]?.events).toMatchObject([{ kind: 'drew', card: null }]);
  expect(hand.match.past(0, drawn)).toEqual(hand.match.past('spectator', drawn));
  const loaded = hand.reload();
  expect(JSON.stringify(loaded.snapshot(0))).toBe(JSON.stringify(before));
  expect(loaded.past(0, drawn)).toEqual(hand.match.past(0, drawn));
});

test('nobody but a bot takes over a seat of a game that says so', () => {
  const hand = new Hand();
  expect(replace(hand, 0)).toBe('table.secrets');
  expect(refusalOf(hand.do(0, { kind: 'return' }))).toBeNull();
});

test('a newcomer takes back what they did themselves and nothing from before', () => {
  const hand = new Hand({}, open);
  hand.trade(0);
  hand.move(0, { kind: 'offer', place: 0 });
  hand.move(1, { kind: 'buy' });
  expect(replace(hand, 0)).toBeNull();
  expect(hand.see(0)).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.newcomer' } });
  hand.move(0, { kind: 'build' });
  expect(hand.see(0)).toMatchObject({ undo: true });
  hand.do(0, { kind: 'undo' });
  expect(hand.see(0)).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.newcomer' } });
});

test('a command of the person before gives a newcomer no answer', () => {
  const hand = new Hand({}, open);
  const bid = hand.command(0, { kind: 'move', move: { kind: 'bid', coins: 2 } });
  hand.match.command(bid, hand.time);
  hand.move(1, { kind: 'bid', coins: 0 });
  hand.move(2, { kind: 'bid', coins: 0 });
  expect(replace(hand, 0)).toBeNull();
  expect(refusalOf(hand.match.command(bid, hand.time))).not.toBeNull();
});
