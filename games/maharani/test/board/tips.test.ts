import { expect, test } from 'vitest';
import { EMPTY_SELECTION } from '../../board/model/selection.ts';
import { currentTip, TIPS } from '../../board/model/tips.ts';
import { CLAUSES, maharani } from '../../rules/index.ts';
import { steps } from './games.ts';

/** Every decision of some games, without and with a selected tile. */
const decisions = steps.flatMap(({ before: position }) =>
  [EMPTY_SELECTION, { ...EMPTY_SELECTION, slot: 0 }].map((selection) => ({
    position,
    selection,
    decidingSeat: position.seat,
    decisionKind: maharani.decision(position, position.seat)?.kind ?? null,
  })),
);

test('a first game shows every tip once, and begins with how to take a tile', () => {
  const seen: string[] = [];
  for (const decision of decisions)
    for (let tip = currentTip(decision, seen); tip; tip = currentTip(decision, seen)) seen.push(tip.name);
  expect(seen[0]).toBe('take');
  expect(seen.toSorted()).toEqual(TIPS.map(({ name }) => name).toSorted());
});

test('each tip names a clause, and nobody who does not decide gets one', () => {
  for (const { clause } of TIPS) expect(CLAUSES).toContain(clause);
  for (const decision of decisions) expect(currentTip({ ...decision, decidingSeat: null }, [])).toBeNull();
});
