import { describe, expect, test } from 'vitest';
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

/** A state that plays a step of `seat`, with `queuedSteps` steps in all. */
function playing(seat: number | null, queuedSteps: number, extra: Partial<TableState> = {}): TableState {
  return {
    ...EMPTY_TABLE,
    info: tableInfo(),
    displayed: { situation: situation(), log: [], newEntries: [] },
    step: { id: 1, seat, events: [{ kind: 'gold' }], ms: 300 },
    queuedSteps,
    ...extra,
  };
}

describe('playback', () => {
  test('can be skipped while others move, and while steps wait', () => {
    expect(canSkipPlayback(playing(1, 1))).toBe(true);
    expect(canSkipPlayback(playing(0, 2))).toBe(true);
    // The viewer's own step is over before they could press a button.
    expect(canSkipPlayback(playing(0, 1))).toBe(false);
    expect(canSkipPlayback(playing(1, 0))).toBe(false);
  });

  test('cannot be skipped while a step is held or the viewer looks back', () => {
    expect(canSkipPlayback(playing(1, 3, { isHeld: true }))).toBe(false);
    expect(canSkipPlayback(playing(1, 3, { lookBack: { index: 0, position: null } }))).toBe(false);
  });
});

describe('the end', () => {
  const over = { situation: situation({ status: 'over', outcome }), log: [], newEntries: [] };

  test('has an outcome only after the last step', () => {
    const counting = playing(1, 1, { displayed: over });
    const finished = playing(1, 0, { displayed: over });
    expect([displayedOutcome(counting), isDisplayedOver(counting)]).toEqual([null, false]);
    expect([displayedOutcome(finished), isDisplayedOver(finished)]).toEqual([outcome, true]);
  });

  test('of an abandoned table has no winner', () => {
    const displayed = { ...over, situation: situation({ status: 'abandoned' }) };
    expect([
      displayedOutcome(playing(1, 0, { displayed })),
      isDisplayedOver(playing(1, 0, { displayed })),
    ]).toEqual([null, true]);
  });
});

test('the turn is that of the displayed position', () => {
  const game = { turn: (position: unknown) => Number(position) };
  const now = playing(null, 0, {
    displayed: { situation: situation({ turn: 12 }), log: [], newEntries: [] },
  });
  expect(displayedTurn(now, game)).toBe(12);
  expect(displayedTurn({ ...now, lookBack: { index: 4, position: null } }, game)).toBe(12);
  expect(displayedTurn({ ...now, lookBack: { index: 4, position: 3 } }, game)).toBe(3);
  expect(displayedTurn(EMPTY_TABLE, game)).toBe(0);
});
