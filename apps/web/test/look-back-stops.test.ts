import type { ViewerLogEntry } from '@durbar/table';
import { describe, expect, test } from 'vitest';
import {
  adjacentStop,
  type LookBackUnit,
  listStops,
  type StartsRound,
} from '../src/table/look-back-stops.ts';
import { moveEntry } from './help/situation.ts';

const startsRound: StartsRound = (events) => events.some(({ kind }) => kind === 'round');
const listed = (lines: readonly ViewerLogEntry[], unit: LookBackUnit) => listStops(lines, unit, startsRound);
const round = (index: number, seat: number): ViewerLogEntry => ({
  ...moveEntry(index, seat),
  events: [{ kind: 'round' }],
});

describe('stops of a look back', () => {
  const lines = [
    moveEntry(0, 0),
    moveEntry(1, 0),
    round(2, 1),
    moveEntry(3, 1),
    moveEntry(4, 0),
    moveEntry(5, 0),
  ];

  test('by move: every line', () => {
    expect(listed(lines, 'move')).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });

  test('by turn: where another seat moves next, and the end', () => {
    expect(listed(lines, 'turn')).toEqual([-1, 1, 3, 5]);
  });

  test('by turn: a line without a seat belongs to the turn before it', () => {
    const paused: ViewerLogEntry = { ...moveEntry(1, 0), kind: 'pause', seat: null };
    expect(listed([moveEntry(0, 0), paused, moveEntry(2, 1)], 'turn')).toEqual([-1, 1, 2]);
  });

  test('by round: where a round begins, and the end', () => {
    expect(listed(lines, 'round')).toEqual([-1, 2, 5]);
  });

  test('by round: an undone move begins none twice', () => {
    const undo: ViewerLogEntry = { ...round(3, 1), kind: 'undo' };
    expect(listed([moveEntry(0, 0), round(2, 1), undo, moveEntry(4, 0)], 'round')).toEqual([-1, 2, 4]);
  });

  test('before lines that are not loaded: the line before the oldest known one', () => {
    expect(listed([moveEntry(7, 0), moveEntry(8, 1)], 'round')).toEqual([-1, 6, 8]);
  });

  test('of an empty log: only the start', () => {
    expect(listed([], 'turn')).toEqual([-1]);
  });
});

test('the adjacent stop is the next one in its direction; at either end it stays', () => {
  const stops = [-1, 2, 5];
  expect(adjacentStop(stops, 3, 1)).toBe(5);
  expect(adjacentStop(stops, 3, -1)).toBe(2);
  expect(adjacentStop(stops, 2, -1)).toBe(-1);
  expect(adjacentStop(stops, 2, 1)).toBe(5);
  expect(adjacentStop(stops, 5, 1)).toBe(5);
  expect(adjacentStop(stops, -1, -1)).toBe(-1);
});
