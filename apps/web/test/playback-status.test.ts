import { describe, expect, test } from 'vitest';
import { tuneFor } from '../src/pages/table/useSounds.ts';
import {
  canSkipPlayback,
  displayedOutcome,
  displayedTurn,
  isDisplayedOver,
} from '../src/table/playback-status.ts';
import { EMPTY_TABLE, type TableState } from '../src/table/table-controller.ts';
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
function telling(seat: number | null, queuedSteps: number, extra: Partial<TableState> = {}): TableState {
  return {
    ...EMPTY_TABLE,
    info: tableInfo(),
    displayed: { situation: situation(), log: [], happened: [] },
    step: { id: 1, seat, events: [{ kind: 'gold' }], ms: 300 },
    queuedSteps,
    ...extra,
  };
}

describe('the telling', () => {
  test('can be cut short while others move, and while more waits', () => {
    expect(canSkipPlayback(telling(1, 1))).toBe(true);
    expect(canSkipPlayback(telling(0, 2))).toBe(true);
    // One's own step is over before a button could be pressed.
    expect(canSkipPlayback(telling(0, 1))).toBe(false);
    expect(canSkipPlayback(telling(1, 0))).toBe(false);
  });

  test('is gone on from at the table where it holds, and is out of sight in the past', () => {
    expect(canSkipPlayback(telling(1, 3, { isHeld: true }))).toBe(false);
    expect(canSkipPlayback(telling(1, 3, { lookBack: { index: 0, position: null } }))).toBe(false);
  });
});

describe('the end', () => {
  const over = { situation: situation({ status: 'over', outcome }), log: [], happened: [] };

  test('names nobody, and sounds, before all of it was told', () => {
    const counting = telling(1, 1, { displayed: over });
    const told = telling(1, 0, { displayed: over });
    expect([displayedOutcome(counting), isDisplayedOver(counting)]).toEqual([null, false]);
    expect([displayedOutcome(told), isDisplayedOver(told)]).toEqual([outcome, true]);
    expect(tuneFor(counting, telling(0, 0))).toBe('move');
    expect(tuneFor(told, counting)).toBe('end');
    expect(tuneFor(told, told)).toBeNull();
  });

  test('of a table that was given up has no winner', () => {
    const displayed = { ...over, situation: situation({ status: 'abandoned' }) };
    expect([
      displayedOutcome(telling(1, 0, { displayed })),
      isDisplayedOver(telling(1, 0, { displayed })),
    ]).toEqual([null, true]);
  });
});

test('the turn is the one that is drawn', () => {
  const game = { turn: (position: unknown) => Number(position) };
  const now = telling(null, 0, { displayed: { situation: situation({ turn: 12 }), log: [], happened: [] } });
  expect(displayedTurn(now, game)).toBe(12);
  expect(displayedTurn({ ...now, lookBack: { index: 4, position: null } }, game)).toBe(12);
  expect(displayedTurn({ ...now, lookBack: { index: 4, position: 3 } }, game)).toBe(3);
  expect(displayedTurn(EMPTY_TABLE, game)).toBe(0);
});
