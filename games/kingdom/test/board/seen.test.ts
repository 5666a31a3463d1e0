import { expect, test } from 'vitest';
import { type Sight, seenAfter } from '../../board/model/seen.ts';
import { travellerOf } from '../../board/model/way.ts';
import type { Scoring } from '../../board/scoring.ts';

const scoringOf = (): Scoring => ({ city: 2, lines: [], stepMs: 420, holds: true });
const still: Omit<Sight, 'step'> = { round: 3, planning: true, asked: false, past: false };
const step = (id: number) => ({ id, scoring: scoringOf() });

test('a scoring is told once, also to whoever looks at the past and comes back', () => {
  const told = seenAfter(null, { ...still, step: step(5) });
  expect(told?.scoring.stepMs).toBe(420);
  // The same step again, with a scoring made anew of its events.
  expect(seenAfter(told, { ...still, step: step(5) })).toBe(told);
  const away = seenAfter(told, { ...still, step: null, past: true });
  const back = seenAfter(away, { ...still, step: step(5) });
  expect(back).toMatchObject({ step: 5, answered: false, scoring: { city: 2, stepMs: 0 } });
  // Whoever had closed it finds it closed: it is the same one still.
  expect(back?.scoring.lines).toBe(told?.scoring.lines);
  expect(seenAfter(back, { ...still, step: null, past: true })).toBe(back);
});

test('the next scoring is told as the one before it', () => {
  const first = seenAfter(null, { ...still, step: step(5) });
  expect(seenAfter(first, { ...still, step: step(9) })).toMatchObject({ step: 9, scoring: { stepMs: 420 } });
});

test('a scoring is answered by a choice that is no plan, and stays so after a look at the past', () => {
  const seen = seenAfter(null, { ...still, step: step(5) });
  expect(seenAfter(seen, { ...still, asked: true, step: null })?.answered).toBe(false);
  const answered = seenAfter(seen, { ...still, planning: false, asked: true, step: null });
  expect(answered?.answered).toBe(true);
  const away = seenAfter(answered, { ...still, step: null, past: true });
  expect(seenAfter(away, { ...still, step: step(5) })?.answered).toBe(true);
});

test('a way is drawn for whoever decides about it, and gone with the decision', () => {
  expect(travellerOf({ me: 0, kind: 'act', city: 3 })).toBe(0);
  expect(travellerOf({ me: 0, kind: 'plan', city: 3 })).toBe(0);
  expect(travellerOf({ me: null, kind: null, city: 3 })).toBeNull();
  expect(travellerOf({ me: 0, kind: 'reward', city: 3 })).toBeNull();
  expect(travellerOf({ me: 0, kind: 'act', city: null })).toBeNull();
});
