import { type Game, newcomerOf } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { MatchDriver, refusalOf } from './table.ts';

const { newcomers: _, ...meta } = bazaar.meta;
/** The bazaar, open to newcomers. */
const open: Game = { ...bazaar, meta };

/** Somebody else sits down: a bot plays, then the newcomer as soon as that may be. */
function replace(driver: MatchDriver, seat: number): string | null {
  driver.do(null, { kind: 'takeover', seat, bot: 'random' });
  return sitDown(driver, seat);
}

function sitDown(driver: MatchDriver, seat: number): string | null {
  return refusalOf(driver.do(seat, { kind: 'return', newcomer: true }));
}

test('a newcomer waits while the seat has sealed, and plays once the choices are public', () => {
  const driver = new MatchDriver({}, open);
  driver.move(0, { kind: 'bid', coins: 3 });
  expect(driver.match.keepsSecrets(0)).toBe(true);
  expect(replace(driver, 0)).toBe('table.secrets');
  expect(driver.see(newcomerOf(0))).toMatchObject({ sealed: null, decision: null });
  driver.move(1, { kind: 'bid', coins: 0 });
  driver.move(2, { kind: 'bid', coins: 0 });
  expect(driver.match.keepsSecrets(0)).toBe(false);
  expect(sitDown(driver, 0)).toBeNull();
  expect(driver.see(0)).toMatchObject({ decision: { kind: 'take' } });
});

test('a newcomer plays at once where the seat has no secret', () => {
  const driver = new MatchDriver({}, open);
  expect(replace(driver, 0)).toBeNull();
  expect(driver.move(0, { kind: 'bid', coins: 1 }).answer.ok).toBe(true);
});

test('a newcomer waits for a driver of cards to be empty; of the time before they know what was public', () => {
  const driver = new MatchDriver({}, open);
  driver.trade(0);
  const drawn = driver.match
    .snapshot(0)
    .log.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew'));
  expect(replace(driver, 0)).toBe('table.secrets');
  driver.do(0, { kind: 'return' });
  driver.move(0, { kind: 'offer', place: 0 });
  driver.move(1, { kind: 'buy' });
  expect(replace(driver, 0)).toBeNull();
  const [before, after] = [driver.match.snapshot(0), driver.match.snapshot(newcomerOf(0))];
  expect(before.log).toEqual(after.log);
  expect(before.log[drawn]?.events).toMatchObject([{ kind: 'drew', card: null }]);
  expect(driver.match.past(0, drawn)).toEqual(driver.match.past('spectator', drawn));
  const loaded = driver.reload();
  expect(JSON.stringify(loaded.snapshot(0))).toBe(JSON.stringify(before));
  expect(loaded.past(0, drawn)).toEqual(driver.match.past(0, drawn));
});

test('nobody but a bot takes over a seat of a game that says so', () => {
  const driver = new MatchDriver();
  expect(replace(driver, 0)).toBe('table.secrets');
  expect(refusalOf(driver.do(0, { kind: 'return' }))).toBeNull();
});

test('a newcomer takes back what they did themselves and nothing from before', () => {
  const driver = new MatchDriver({}, open);
  driver.trade(0);
  driver.move(0, { kind: 'offer', place: 0 });
  driver.move(1, { kind: 'buy' });
  expect(replace(driver, 0)).toBeNull();
  expect(driver.see(0)).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.newcomer' } });
  driver.move(0, { kind: 'build' });
  expect(driver.see(0)).toMatchObject({ undo: true });
  driver.do(0, { kind: 'undo' });
  expect(driver.see(0)).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.newcomer' } });
});

test('a command of the person before gives a newcomer no answer', () => {
  const driver = new MatchDriver({}, open);
  const bid = driver.command(0, { kind: 'move', move: { kind: 'bid', coins: 2 } });
  driver.match.command(bid, driver.time);
  driver.move(1, { kind: 'bid', coins: 0 });
  driver.move(2, { kind: 'bid', coins: 0 });
  expect(replace(driver, 0)).toBeNull();
  expect(refusalOf(driver.match.command(bid, driver.time))).not.toBeNull();
});
