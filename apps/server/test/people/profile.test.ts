import { expect, test } from 'vitest';
import { findHabit } from '../../src/people/profile.ts';
import { describeResult } from '../../src/rooms/result.ts';
import { seat, table } from '../store/samples.ts';

const hours = (...times: number[]) => times.map((hour) => hour * 60);

test.each([
  [hours(20, 20, 21, 21, 22, 22, 9, 9, 14), null],
  [hours(20, 20, 21, 21, 22, 22, 9, 9, 14, 14), 'evenings'],
  [hours(20, 20, 21, 21, 22, 9, 9, 9, 14, 14), null],
  [hours(23, 23, 0, 1, 2, 3, 4, 9, 14, 20), 'nights'],
])('matches that end at %j are played %s', (minutes, habit) => {
  expect(findHabit(minutes)).toBe(habit);
});

test('a turn lasts from the choice of somebody else to the last one of its own', () => {
  const move = (who: number, at: number, by: 'person' | 'bot' = 'person') =>
    ({ kind: 'move', seat: who, move: {}, by, at, command: null }) as const;
  const log = [
    move(1, 10),
    move(0, 50),
    move(0, 70),
    move(1, 80),
    move(0, 90),
    move(1, 95, 'bot'),
    move(0, 195),
  ];
  const outcome = {
    scores: [5, 7],
    lines: [],
    ending: 'ending.x',
    ranks: [2, 1],
    tieBreaks: [],
    resigned: [],
  };
  const seated = ['anna', 'bert'].map((person) => ({
    row: seat({ kind: 'person', person }),
    bot: null,
    isWaiting: false,
  }));
  const result = describeResult({ table: table('t1'), automata: 0, seated, log, outcome });
  // Turns of 60, 10 and 100; of 10 and 10. Seat 1 began.
  expect(
    result.seats.map(({ person, place, score, order, turnMs }) => [person, place, score, order, turnMs]),
  ).toEqual([
    ['anna', 2, 5, 1, 60],
    ['bert', 1, 7, 0, 10],
  ]);
  const live = describeResult({ table: table('t1', { pace: 'live' }), automata: 0, seated, log, outcome });
  expect(live.seats.map(({ turnMs }) => turnMs)).toEqual([null, null]);
});
