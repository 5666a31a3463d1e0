import { describe, expect, test } from 'vitest';
import { animationEnd, numberAt, stretchAnimation } from '../board/animation/step-animations.ts';
import { directionOfKey, nearestPoint, nextInDirection } from '../board/points.ts';
import { MIN_TOUCH_SIZE, resolveTap } from '../board/resolve-tap.ts';

/** A grid of points, 100 apart, three wide. */
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ x: col * 100, y: row * 100 })));

describe('points', () => {
  test('the nearest is the first of equally near ones, and none beyond reach', () => {
    expect(nearestPoint(grid, { x: 90, y: 5 })).toBe(1);
    expect(nearestPoint(grid, { x: 50, y: 0 })).toBe(0);
    expect(nearestPoint(grid, { x: 400, y: 0 }, 150)).toBe(-1);
    expect(nearestPoint([], { x: 0, y: 0 })).toBe(-1);
  });

  test('arrow keys go to the neighbour in a grid and stop at its edge', () => {
    const middle = 4;
    expect(nextInDirection(grid, middle, 'up')).toBe(1);
    expect(nextInDirection(grid, middle, 'down')).toBe(7);
    expect(nextInDirection(grid, middle, 'left')).toBe(3);
    expect(nextInDirection(grid, middle, 'right')).toBe(5);
    expect(nextInDirection(grid, 0, 'up')).toBe(0);
    expect(nextInDirection(grid, 0, 'left')).toBe(0);
  });

  test('distance to the side counts double: a point straight ahead wins over a nearer one to the side', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 100, y: 90 },
    ];
    expect(nextInDirection(points, 0, 'right')).toBe(1);
    expect(nextInDirection(points, 0, 'down')).toBe(2);
  });

  test('other keys have no direction', () => {
    expect(directionOfKey('ArrowLeft')).toBe('left');
    expect(directionOfKey('Enter')).toBeNull();
  });
});

describe('tap', () => {
  const targets = [
    { x: 50, y: 50 },
    { x: 150, y: 50 },
  ];

  test('takes the square that was hit', () => {
    expect(resolveTap(targets, { x: 149, y: 90 }, { half: 50, scale: 0.5, maxZoom: 1 })).toEqual({
      kind: 'take',
      index: 1,
    });
  });

  test('takes the nearest one for a finger that just missed it', () => {
    expect(resolveTap(targets, { x: 50, y: 109 }, { half: 50, scale: 0.5, maxZoom: 2 })).toEqual({
      kind: 'take',
      index: 0,
    });
    expect(resolveTap(targets, { x: 50, y: 125 }, { half: 50, scale: 0.5, maxZoom: 2 })).toEqual({
      kind: 'miss',
    });
  });

  test('a small square can be missed by more, up to half a finger from its centre', () => {
    const scale = 0.2;
    const off = MIN_TOUCH_SIZE / 2 / scale;
    expect(resolveTap([{ x: 50, y: 50 }], { x: 50, y: 50 + off }, { half: 50, scale, maxZoom: 2 }).kind).toBe(
      'take',
    );
  });

  test('targets closer than a finger are enlarged first, once', () => {
    const narrow = { half: 50, scale: 0.4, maxZoom: 2 };
    expect(resolveTap(targets, { x: 50, y: 50 }, narrow)).toEqual({ kind: 'enlarge' });
    expect(resolveTap(targets, { x: 50, y: 50 }, { ...narrow, scale: 0.8, maxZoom: 1 })).toEqual({
      kind: 'take',
      index: 0,
    });
    expect(resolveTap(targets, { x: 50, y: 50 }, { ...narrow, maxZoom: 1 })).toEqual({
      kind: 'take',
      index: 0,
    });
  });

  test('without targets a tap means nothing', () => {
    expect(resolveTap([], { x: 0, y: 0 }, { half: 50, scale: 1, maxZoom: 1 })).toEqual({ kind: 'miss' });
  });
});

describe('animations', () => {
  const counts = [
    { key: 'gold', at: 100, ms: 100, from: 5, to: 9 },
    { key: 'gold', at: 300, ms: 100, from: 9, to: 7 },
  ];

  test('a number waits, counts, rests and counts on', () => {
    const at = (now: number) => numberAt(counts, 7, now);
    expect([0, 100, 150, 200, 250, 350, 400, 1000].map(at)).toEqual([5, 5, 7, 9, 9, 8, 7, 7]);
    expect(numberAt([], 7, 0)).toBe(7);
  });

  test('a step is as long as its last movement, and stretches as a whole', () => {
    const animation = { id: 1, pieces: [{ key: 'tile', at: 0, ms: 350, frames: [] }], numbers: counts };
    expect(animationEnd(animation)).toBe(400);
    expect(animationEnd(stretchAnimation(animation, 0.5))).toBe(200);
    expect(animationEnd({ pieces: [], numbers: [] })).toBe(0);
  });
});
