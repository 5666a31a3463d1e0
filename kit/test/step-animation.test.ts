import { expect, test, vi } from 'vitest';
import type { StepAnimations } from '../board/animation/step-animations.ts';
import { animationOfStep, positionBefore } from '../board/animation/useStepAnimation.ts';

const animation: StepAnimations = { id: 1, pieces: [], numbers: [] };
const stepOf = (id: number, ms: number) => ({ id, seat: 0, events: [], ms });

test('a step moves from the position before it', () => {
  const plan = vi.fn<() => StepAnimations>(() => animation);
  const step = stepOf(1, 300);
  expect(animationOfStep(step, positionBefore('first', false), plan)).toBe(animation);
  expect(plan).toHaveBeenCalledWith(step, 'first');
});

test('after a look at an earlier position nothing moves or counts from there', () => {
  const plan = vi.fn<() => StepAnimations>(() => animation);
  // Back at the newest position, its step is shown again; the last drawn position was an earlier one.
  expect(animationOfStep(stepOf(7, 300), positionBefore('long ago', true), plan)).toBeNull();
  expect(plan).not.toHaveBeenCalled();
  // The next step is animated again.
  expect(animationOfStep(stepOf(8, 300), positionBefore('now', false), plan)).toBe(animation);
});

test('nothing moves without a step, or if a step shows nothing', () => {
  const plan = vi.fn<() => StepAnimations>(() => animation);
  expect(animationOfStep(null, 'now', plan)).toBeNull();
  expect(animationOfStep(stepOf(1, 0), 'now', plan)).toBeNull();
  expect(plan).not.toHaveBeenCalled();
});
