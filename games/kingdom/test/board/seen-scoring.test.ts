import { expect, test } from 'vitest';
import { type CityScoring, nextSeenScoring, type ScoringView } from '../../board/city-scoring.ts';
import { routeTraveller } from '../../board/model/routes.ts';

const createScoring = (): CityScoring => ({ city: 2, lines: [], stepMs: 420, blocksPlanning: true });
const still: Omit<ScoringView, 'step'> = { round: 3, planning: true, asked: false, past: false };
const step = (id: number) => ({ id, scoring: createScoring() });

test('a scoring is shown once, even after a look at an earlier position', () => {
  const told = nextSeenScoring(null, { ...still, step: step(5) });
  expect(told?.scoring.stepMs).toBe(420);
  // The same step again, with a new scoring object made from its events.
  expect(nextSeenScoring(told, { ...still, step: step(5) })).toBe(told);
  const away = nextSeenScoring(told, { ...still, step: null, past: true });
  const back = nextSeenScoring(away, { ...still, step: step(5) });
  expect(back).toMatchObject({ step: 5, answered: false, scoring: { city: 2, stepMs: 0 } });
  // This is the same scoring, so it stays closed once closed.
  expect(back?.scoring.lines).toBe(told?.scoring.lines);
  expect(nextSeenScoring(back, { ...still, step: null, past: true })).toBe(back);
});

test('the next scoring is shown as the one before it', () => {
  const first = nextSeenScoring(null, { ...still, step: step(5) });
  expect(nextSeenScoring(first, { ...still, step: step(9) })).toMatchObject({
    step: 9,
    scoring: { stepMs: 420 },
  });
});

test('a scoring is answered by any choice but a plan, even after a look at an earlier position', () => {
  const seen = nextSeenScoring(null, { ...still, step: step(5) });
  expect(nextSeenScoring(seen, { ...still, asked: true, step: null })?.answered).toBe(false);
  const answered = nextSeenScoring(seen, { ...still, planning: false, asked: true, step: null });
  expect(answered?.answered).toBe(true);
  const away = nextSeenScoring(answered, { ...still, step: null, past: true });
  expect(nextSeenScoring(away, { ...still, step: step(5) })?.answered).toBe(true);
});

test('a route is drawn for the seat that decides about it, until that seat has decided', () => {
  expect(routeTraveller({ decidingSeat: 0, decisionKind: 'act', city: 3 })).toBe(0);
  expect(routeTraveller({ decidingSeat: 0, decisionKind: 'plan', city: 3 })).toBe(0);
  expect(routeTraveller({ decidingSeat: null, decisionKind: null, city: 3 })).toBeNull();
  expect(routeTraveller({ decidingSeat: 0, decisionKind: 'reward', city: 3 })).toBeNull();
  expect(routeTraveller({ decidingSeat: 0, decisionKind: 'act', city: null })).toBeNull();
});
