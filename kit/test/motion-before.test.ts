import { expect, test, vi } from 'vitest';
import { movementOf, stoodBefore } from '../board/motion/before.ts';
import type { Motion } from '../board/motion/types.ts';

const motion: Motion = { id: 1, cues: [], counts: [] };
const stepOf = (id: number, ms: number) => ({ id, seat: 0, events: [], ms });

test('a step moves from what stood before it', () => {
  const plan = vi.fn<() => Motion>(() => motion);
  const step = stepOf(1, 300);
  expect(movementOf(step, stoodBefore('first', false), plan)).toBe(motion);
  expect(plan).toHaveBeenCalledWith(step, 'first');
});

test('after a look at the past nothing moves or counts up from what was looked at', () => {
  const plan = vi.fn<() => Motion>(() => motion);
  // Back at the newest position its step is on the stage again, and what was drawn last was an earlier position.
  expect(movementOf(stepOf(7, 300), stoodBefore('long ago', true), plan)).toBeNull();
  expect(plan).not.toHaveBeenCalled();
  // What comes after it moves again.
  expect(movementOf(stepOf(8, 300), stoodBefore('now', false), plan)).toBe(motion);
});

test('without a step, or with nothing to see, nothing moves', () => {
  const plan = vi.fn<() => Motion>(() => motion);
  expect(movementOf(null, 'now', plan)).toBeNull();
  expect(movementOf(stepOf(1, 0), 'now', plan)).toBeNull();
  expect(plan).not.toHaveBeenCalled();
});
