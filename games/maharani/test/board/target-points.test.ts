import { digitHeight } from '@durbar/kit/board/Coin.tsx';
import { describe, expect, test } from 'vitest';
import { clampCoin, coinPoint, OPTION_COIN, TARGET_COIN, viewBoxOf } from '../../board/model/floor-view.ts';
import { SPACES } from '../../rules/index.ts';

/** Narrowest supported width of the floor in each layout, in CSS pixels. */
const FLOORS = { wide: 624, tall: 390 } as const;
const LAYOUTS = ['wide', 'tall'] as const;
/** Minimum height of a number in CSS pixels. */
const LEAST = 11;

describe.each(LAYOUTS)('numbers on coins, %s', (layout) => {
  test.each(['+3', '+12'])('are legible: %s', (text) => {
    const scale = FLOORS[layout] / viewBoxOf(layout).size;
    for (const size of [TARGET_COIN[layout], OPTION_COIN[layout]])
      expect(size * digitHeight(text) * scale).toBeGreaterThanOrEqual(LEAST);
  });

  test('are fully visible on every space, with the workers at their corner', () => {
    const box = viewBoxOf(layout);
    const coin = TARGET_COIN[layout];
    const edge = box.from + box.size;
    for (const space of SPACES.keys())
      for (const rotation of [0, 1, 2, 3])
        for (const workers of [0, 1, 2]) {
          const at = coinPoint(space, rotation);
          const { x, y } = clampCoin({ x: at.x + 19, y: at.y + 19 }, coin, workers, box);
          const reach = [0.5, 0.87, 1.02][workers] ?? 0;
          expect(x + coin * reach).toBeLessThanOrEqual(edge);
          expect(y + coin / 2).toBeLessThanOrEqual(edge);
          // Still on its own space, and not farther left or up than necessary.
          expect(Math.abs(x - at.x)).toBeLessThanOrEqual(30);
          expect(Math.abs(y - at.y)).toBeLessThanOrEqual(30);
        }
  });
});
