import { describe, expect, test } from 'vitest';
import { DoubleTapDetector } from '../board/double-tap.ts';
import { clampView, MAX_SCALE, pinchView, WHOLE_BOARD, zoomAt } from '../board/zoom-view.ts';

const size = { width: 390, height: 346 };

describe('zooming a board', () => {
  test('keeps the point of the board under the pointer', () => {
    const at = { x: 200, y: 150 };
    const { scale, x, y } = zoomAt(WHOLE_BOARD, at, 2, size);
    expect(scale).toBe(2);
    expect(x + at.x * 2).toBe(at.x);
    expect(y + at.y * 2).toBe(at.y);
  });

  test('never shows an area outside the board', () => {
    expect(clampView({ scale: 2, x: 50, y: -9999 }, size)).toEqual({ scale: 2, x: 0, y: -346 });
    expect(zoomAt(WHOLE_BOARD, { x: 0, y: 0 }, 0.5, size)).toEqual(WHOLE_BOARD);
    expect(zoomAt(WHOLE_BOARD, { x: 10, y: 10 }, 99, size).scale).toBe(MAX_SCALE);
  });

  test('follows two fingers', () => {
    const view = pinchView(
      WHOLE_BOARD,
      [
        { x: 150, y: 170 },
        { x: 250, y: 170 },
      ],
      [
        { x: 100, y: 170 },
        { x: 300, y: 170 },
      ],
      size,
    );
    expect(view.scale).toBe(2);
    expect(view.x + 200 * 2).toBe(200);
  });

  test('two fingers that move together move an enlarged board', () => {
    const near = zoomAt(WHOLE_BOARD, { x: 195, y: 173 }, 2, size);
    const moved = pinchView(
      near,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 120, y: 130 },
        { x: 220, y: 130 },
      ],
      size,
    );
    expect(moved).toEqual({ scale: 2, x: near.x + 20, y: near.y + 30 });
  });
});

describe('a double tap', () => {
  const here = { x: 100, y: 100 };
  const beside = { x: 110, y: 105 };

  test('is two taps, close and soon; the third starts a new one', () => {
    const taps = new DoubleTapDetector();
    expect([0, 200, 400, 600].map((time) => taps.add(here, time))).toEqual([false, true, false, true]);
  });

  test('is none if the taps lie apart or the second comes late', () => {
    const apart = new DoubleTapDetector();
    expect([apart.add(here, 0), apart.add({ x: 100, y: 140 }, 100)]).toEqual([false, false]);
    const late = new DoubleTapDetector();
    expect([late.add(here, 0), late.add(here, 300), late.add(beside, 500)]).toEqual([false, false, true]);
  });

  test('is none if the first tap had an effect: two quick moves do not enlarge the board', () => {
    const taps = new DoubleTapDetector();
    expect(taps.add(here, 0)).toBe(false);
    taps.answered();
    expect(taps.add(beside, 150)).toBe(false);
    expect(taps.add(here, 280)).toBe(true);
  });
});
