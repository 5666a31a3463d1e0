import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import {
  DARA,
  EXAMPLE_SPACES,
  firstWorkers,
  KABIR,
  layTile,
  NOOR,
  QUARTER,
  scoreExample,
  tileOnSpace,
  YOU,
} from '../../intro/scene.ts';
import { isFull, maharani, QUARTER_PAYOUT, QUARTER_SPACES, TILES } from '../../rules/index.ts';

describe('the turn of the pictures', () => {
  test('is a legal move in a position that the rules know', () => {
    const { before, after } = layTile();
    for (const view of [before, after])
      expect(maharani.parseView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(maharani.active(before)).toEqual([YOU]);
    expect(isFull(before, QUARTER)).toBe(false);
    expect(isFull(after, QUARTER)).toBe(true);
  });

  test('uses each tile once, and keeps the number of workers', () => {
    const { before } = layTile();
    const laid = before.board.filter((item) => item >= 0).map((item) => item >> 2);
    const all = [...laid, ...before.rondel, ...(before.bag ?? [])];
    expect(all.toSorted((a, b) => a - b)).toEqual([...TILES.keys()]);
    for (const seat of [YOU, NOOR, KABIR, DARA]) {
      const standing = before.workers.filter((worker) => worker === seat * 2).length;
      expect(standing + at(before.supply, seat * 2)).toBe(8);
    }
  });

  test('joins an area of four and a group of three (MHR-3.1, 3.3)', () => {
    const { events } = layTile();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'tile', gold: 4, marker: null }));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'worker', gold: 3, from: null }));
  });
});

describe('the example', () => {
  test('begins as the pictures end (MHR-4)', () => {
    expect(scoreExample(firstWorkers())).toEqual([
      { seat: YOU, workers: 5, gold: 18 },
      { seat: NOOR, workers: 3, gold: 9 },
      { seat: KABIR, workers: 0, gold: 0 },
      { seat: DARA, workers: 1, gold: 4 },
    ]);
  });

  test('follows each press', () => {
    const first = firstWorkers();
    EXAMPLE_SPACES.forEach((own, seat) => {
      for (const space of own) {
        const isThere = first.includes(space);
        const spaces = isThere ? first.filter((one) => one !== space) : [...first, space];
        const before = at(scoreExample(first), seat);
        const after = at(scoreExample(spaces), seat);
        expect(after.workers).toBe(before.workers + (isThere ? -1 : 1));
        expect(after.gold).toBe(at(QUARTER_PAYOUT, after.workers));
      }
    });
  });

  test('has each space of the quarter once, and one worker of a seat on a colour (MHR-3.2)', () => {
    expect(EXAMPLE_SPACES.flat().toSorted((a, b) => a - b)).toEqual(at(QUARTER_SPACES, QUARTER));
    for (const own of EXAMPLE_SPACES) {
      const colours = own.map((space) => at(TILES, tileOnSpace(space)).colour);
      expect(new Set(colours).size).toBe(own.length);
    }
  });
});
