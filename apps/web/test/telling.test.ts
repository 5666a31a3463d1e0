import { describe, expect, test } from 'vitest';
import { tuneFor } from '../src/pages/table/useSounds.ts';
import { emptyTable, type TableState } from '../src/table/controller.ts';
import { canSkip, isToldOver, toldOutcome, turnDrawn } from '../src/table/telling.ts';
import { tableInfo } from './help/info.ts';
import { situation } from './help/situation.ts';

const outcome = {
  ending: 'end',
  ranks: [1, 2],
  scores: [9, 3],
  lines: [[], []],
  tieBreaks: [],
  resigned: [],
};

/** A step of a seat on the stage, with `waiting` steps in all. */
function telling(seat: number | null, waiting: number, extra: Partial<TableState> = {}): TableState {
  return {
    ...emptyTable,
    info: tableInfo(),
    shown: { situation: situation(), log: [], happened: [] },
    step: { id: 1, seat, events: [{ kind: 'gold' }], ms: 300 },
    waiting,
    ...extra,
  };
}

describe('the telling', () => {
  test('can be cut short while others move, and while more waits', () => {
    expect(canSkip(telling(1, 1))).toBe(true);
    expect(canSkip(telling(0, 2))).toBe(true);
    // One's own step is over before a button could be pressed.
    expect(canSkip(telling(0, 1))).toBe(false);
    expect(canSkip(telling(1, 0))).toBe(false);
  });

  test('is gone on from at the table where it holds, and is out of sight in the past', () => {
    expect(canSkip(telling(1, 3, { held: true }))).toBe(false);
    expect(canSkip(telling(1, 3, { past: { index: 0, position: null } }))).toBe(false);
  });
});

describe('the end', () => {
  const over = { situation: situation({ status: 'over', outcome }), log: [], happened: [] };

  test('names nobody, and sounds, before all of it was told', () => {
    const counting = telling(1, 1, { shown: over });
    const told = telling(1, 0, { shown: over });
    expect([toldOutcome(counting), isToldOver(counting)]).toEqual([null, false]);
    expect([toldOutcome(told), isToldOver(told)]).toEqual([outcome, true]);
    expect(tuneFor(counting, telling(0, 0))).toBe('move');
    expect(tuneFor(told, counting)).toBe('end');
    expect(tuneFor(told, told)).toBeNull();
  });

  test('of a table that was given up has no winner', () => {
    const shown = { ...over, situation: situation({ status: 'abandoned' }) };
    expect([toldOutcome(telling(1, 0, { shown })), isToldOver(telling(1, 0, { shown }))]).toEqual([
      null,
      true,
    ]);
  });
});

test('the turn is the one that is drawn', () => {
  const game = { turn: (position: unknown) => Number(position) };
  const now = telling(null, 0, { shown: { situation: situation({ turn: 12 }), log: [], happened: [] } });
  expect(turnDrawn(now, game)).toBe(12);
  expect(turnDrawn({ ...now, past: { index: 4, position: null } }, game)).toBe(12);
  expect(turnDrawn({ ...now, past: { index: 4, position: 3 } }, game)).toBe(3);
  expect(turnDrawn(emptyTable, game)).toBe(0);
});
