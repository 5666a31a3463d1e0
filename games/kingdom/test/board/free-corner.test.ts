import { expect, test } from 'vitest';
import { freeCorner } from '../../board/model/free-corner.ts';

const pane = { x: 0, y: 100, width: 390, height: 324 };
const size = { width: 120, height: 44 };

test('a button over the map goes to the first corner where it hides no target', () => {
  const right = { x: 300, y: 380, width: 30, height: 20 };
  const left = { x: 20, y: 380, width: 30, height: 20 };
  expect(freeCorner(pane, size, [])).toBe('bottom-right');
  expect(freeCorner(pane, size, [right])).toBe('bottom-left');
  expect(freeCorner(pane, size, [right, left])).toBe('top-right');
});

test('it hides as little as possible if no corner is free', () => {
  const everywhere = { ...pane, height: 300 };
  expect(freeCorner(pane, size, [everywhere])).toBe('bottom-right');
});
