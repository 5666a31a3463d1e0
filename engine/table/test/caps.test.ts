import { expect, test } from 'vitest';
import { type CommandAction, type LogEntry, Match } from '../src/index.ts';
import { MatchDriver, refusalOf } from './table.ts';
import { walk } from './walk.ts';

/** Repeats acts of a seat until one is refused; how often all were accepted, and the refusal. */
function repeat(driver: MatchDriver, seat: number | null, acts: readonly CommandAction[]) {
  for (let times = 0; times < 5000; times++)
    for (const act of acts) {
      const key = refusalOf(driver.do(seat, act));
      if (key !== null) return { times, kind: act.kind, key };
    }
  return { times: Number.POSITIVE_INFINITY };
}

test('a seat pauses at most 100 times, which keeps nobody else from it, and what is paused can go on', () => {
  const driver = new MatchDriver();
  const pausing = [{ kind: 'pause' }, { kind: 'resume' }] as const;
  expect(repeat(driver, 0, pausing)).toEqual({ times: 100, kind: 'pause', key: 'table.tooOften' });
  expect(repeat(driver, 1, pausing)).toMatchObject({ times: 100 });
  expect(repeat(driver, null, pausing)).toMatchObject({ times: 100 });
  expect(driver.match.status).toBe('running');
  const { answer } = driver.reload().command({ id: 'again', seat: 0, act: { kind: 'pause' } }, 0);
  expect(answer).toMatchObject({ ok: false, refusal: { key: 'table.tooOften' } });
});

test('a seat is taken over at most 200 times, and given back each time', () => {
  const driver = new MatchDriver();
  const takeover = { kind: 'takeover', seat: 1, bot: 'random' } as const;
  for (let times = 0; times < 200; times++) {
    expect(refusalOf(driver.do(0, takeover))).toBe(null);
    expect(refusalOf(driver.do(1, { kind: 'return' }))).toBe(null);
  }
  expect(refusalOf(driver.do(null, takeover))).toBe('table.tooOften');
});

test('a sealed choice is changed at most 1,000 times in a match, and others notice nothing of it', () => {
  const driver = new MatchDriver();
  driver.move(0, { kind: 'bid', coins: 0 });
  const before = JSON.stringify(driver.match.snapshot(1));
  const bid = { kind: 'move', move: { kind: 'bid', coins: 1 } } as const;
  expect(repeat(driver, 0, [bid])).toEqual({ times: 1000, kind: 'move', key: 'table.tooOften' });
  expect(JSON.stringify(driver.match.snapshot(1))).toBe(before);
  driver.move(1, { kind: 'bid', coins: 1 });
});

test('a seat takes moves back at most 1,000 times, and can still move', () => {
  const driver = new MatchDriver({ people: 1 }, walk);
  const slip = [{ kind: 'move', move: 'step' }, { kind: 'undo' }] as const;
  expect(repeat(driver, 0, slip)).toEqual({ times: 1000, kind: 'undo', key: 'table.tooOften' });
  expect(refusalOf(driver.move(0, 'end'))).toBe(null);
});

test('a log that is longer than the caps allow is still read', () => {
  const driver = new MatchDriver();
  const log = Array.from(
    { length: 1000 },
    (_, i): LogEntry => ({ at: i, command: `0/${i}`, kind: i % 2 === 0 ? 'pause' : 'resume', seat: 0 }),
  );
  const match = Match.load(driver.match.setup, log, { game: driver.match.game });
  expect(match.entryCount).toBe(1000);
  expect(match.snapshot('spectator', 3).log.map(({ index }) => index)).toEqual([997, 998, 999]);
  expect(match.entriesBefore(0, 997, 2).map(({ index }) => index)).toEqual([995, 996]);
  expect(match.entriesBefore(0, 1, 5).map(({ index }) => index)).toEqual([0]);
  expect(match.entriesBefore(0, 0, 5)).toEqual([]);
  expect(match.entriesBefore(0, 99_999, 1).map(({ index }) => index)).toEqual([999]);
});
