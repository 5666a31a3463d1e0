import { describe, expect, test } from 'vitest';
import { tipPlace } from '../ui/tips.ts';

const room = { width: 390, height: 844 };
const tip = { width: 120, height: 30 };

describe('the place of a tip', () => {
  test('is below the middle of its element', () => {
    expect(tipPlace({ left: 100, top: 50, width: 44, height: 44 }, tip, room)).toEqual({
      left: 62,
      top: 100,
    });
  });

  test('is above an element at the lower edge', () => {
    expect(tipPlace({ left: 100, top: 790, width: 44, height: 44 }, tip, room)).toEqual({
      left: 62,
      top: 754,
    });
  });

  test('stays inside the window', () => {
    expect(tipPlace({ left: 0, top: 0, width: 44, height: 44 }, tip, room).left).toBe(8);
    expect(tipPlace({ left: 346, top: 0, width: 44, height: 44 }, tip, room).left).toBe(262);
    expect(tipPlace({ left: 0, top: 0, width: 390, height: 844 }, tip, room).top).toBe(8);
  });
});
