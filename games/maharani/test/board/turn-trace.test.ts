import { expect, test } from 'vitest';
import { traceTiles } from '../../board/model/turn-trace.ts';
import type { Event } from '../../rules/index.ts';

const tile = (space: number): Event => ({
  kind: 'tile',
  seat: 1,
  slot: 0,
  tile: 3,
  space,
  turn: 0,
  gold: 2,
  marker: null,
});
const worker = (space: number, from: number | null): Event => ({
  kind: 'worker',
  seat: 1,
  colour: null,
  from,
  space,
  gold: 1,
});

test('the tiles of a turn are numbered in their order, each with the way of its worker', () => {
  const price: Event = { kind: 'price', seat: 1, gold: 2 };
  expect(traceTiles([tile(8), worker(8, 30), price, tile(12), worker(12, null)])).toEqual([
    { number: 1, space: 8, from: 30 },
    { number: 2, space: 12, from: null },
  ]);
});

test('a worker that is chosen in a line of its own is traced there', () => {
  expect(traceTiles([worker(8, 30)])).toEqual([{ number: 1, space: 8, from: 30 }]);
});

test('a turn without tiles leaves no trace', () => {
  expect(traceTiles([{ kind: 'refreshed', seat: 1, quarters: [0] }])).toEqual([]);
});
