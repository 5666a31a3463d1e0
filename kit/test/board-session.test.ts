import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTimeline } from '../board/animation/timeline.ts';
import { createBoardContext } from '../board/createBoardContext.ts';
import { createBoardPreferences } from '../board/createBoardPreferences.ts';
import { toReason } from '../board/reason.ts';
import { isYou, ownSeat, seatNamer } from '../board/seats.ts';
import { movesFocus } from '../board/useDecisionFocus.ts';
import { type KeptDecisionDraft, keepDecisionDraft, useDraft } from '../board/useDraft.ts';
import { takeNextMove } from '../board/useQueuedMoves.ts';

interface Draft {
  readonly card: number | null;
}
const EMPTY: Draft = { card: null };

describe('a draft', () => {
  const begun: KeptDecisionDraft<Draft> = { decision: 1, draft: { card: 3 }, previous: null };

  test('stays while the decision is the same', () => {
    expect(keepDecisionDraft(begun, 1, EMPTY)).toBe(begun);
  });

  test('is empty for the next decision', () => {
    const next = keepDecisionDraft(begun, 2, EMPTY);
    expect(next).toMatchObject({ decision: 2, draft: EMPTY });
    expect(keepDecisionDraft(next, 3, EMPTY).draft).toBe(EMPTY);
  });

  test('comes back with its decision after a look at an earlier position', () => {
    const lookingBack = keepDecisionDraft(begun, null, EMPTY);
    expect(lookingBack.draft).toBe(EMPTY);
    expect(keepDecisionDraft(lookingBack, 1, EMPTY).draft).toEqual({ card: 3 });
  });

  test('does not come back once another one was begun', () => {
    const lookingBack = { ...keepDecisionDraft(begun, null, EMPTY), draft: { card: 5 } };
    expect(keepDecisionDraft(lookingBack, 1, EMPTY).draft).toBe(EMPTY);
  });

  test('is updated before it is rendered', () => {
    const Card = ({ asked }: { readonly asked: number }) => {
      const [draft] = useDraft<Draft, KeptDecisionDraft<Draft>>(begun, (kept) =>
        keepDecisionDraft(kept, asked, EMPTY),
      );
      return String(draft.card);
    };
    expect(renderToStaticMarkup(createElement(Card, { asked: 1 }))).toBe('3');
    expect(renderToStaticMarkup(createElement(Card, { asked: 2 }))).toBe('null');
  });
});

describe('queued moves', () => {
  test('are played in order', () => {
    expect(takeNextMove(['build', 'end'], () => false)).toEqual({ next: 'build', rest: ['end'] });
    expect(takeNextMove([], () => false)).toEqual({ next: null, rest: [] });
  });

  test('are all dropped when one is refused', () => {
    expect(takeNextMove(['build', 'end'], (move) => move === 'build')).toEqual({ next: null, rest: [] });
  });
});

describe('the focus', () => {
  const asked = { decision: 2, kind: 'act', ready: true, followsKind: true };
  const last = { decision: 1, kind: 'act' };

  test('goes to a new kind of decision', () => {
    expect(movesFocus(asked, 'board', { decision: 1, kind: 'plan' })).toBe(true);
    expect(movesFocus(asked, 'board', null)).toBe(true);
    expect(movesFocus({ ...asked, followsKind: false }, 'board', null)).toBe(false);
  });

  test('returns once for each decision when its element is gone or disabled', () => {
    expect(movesFocus(asked, 'board', last)).toBe(false);
    expect(movesFocus(asked, 'disabled', last)).toBe(true);
    expect(movesFocus(asked, 'nowhere', last)).toBe(true);
    expect(movesFocus(asked, 'nowhere', { decision: 2, kind: 'act' })).toBe(false);
    expect(movesFocus({ ...asked, followsKind: false }, 'nowhere', last)).toBe(true);
    expect(movesFocus({ ...asked, followsKind: false }, 'disabled', last)).toBe(false);
  });

  test('stays in a dialog, while a move is sent, and without a decision', () => {
    expect(movesFocus(asked, 'elsewhere', null)).toBe(false);
    expect(movesFocus({ ...asked, ready: false }, 'nowhere', null)).toBe(false);
    expect(movesFocus({ ...asked, kind: null }, 'nowhere', null)).toBe(false);
    expect(movesFocus({ ...asked, decision: null, followsKind: false }, 'nowhere', null)).toBe(false);
  });
});

describe('a timeline', () => {
  const { listTimedEvents, stepMs } = createTimeline<'walk' | 'coin' | 'note'>(
    (event) => ({ walk: 400, coin: 90, note: 0 })[event],
    (event) => (event === 'coin' ? 210 : 60),
  );

  test('begins each event after the one before', () => {
    expect(listTimedEvents(['walk', 'note', 'coin', 'coin'])).toEqual([
      { event: 'walk', at: 0 },
      { event: 'note', at: 400 },
      { event: 'coin', at: 400 },
      { event: 'coin', at: 490 },
    ]);
  });

  test('is as long as its last event, which may begin before another ends', () => {
    expect(stepMs(['walk'])).toBe(460);
    expect(stepMs(['coin', 'coin'])).toBe(390);
    expect(stepMs(['coin', 'note'])).toBe(300);
  });

  test('takes no time if nothing is shown', () => {
    expect(stepMs([])).toBe(0);
    expect(stepMs(['note', 'note'])).toBe(0);
  });
});

describe('seats', () => {
  const seats = [
    { name: 'Asha', isMine: true },
    { name: 'Bela', isMine: false },
  ];

  test('are called by name', () => {
    expect([0, 1, 2].map(seatNamer(seats))).toEqual(['Asha', 'Bela', '']);
  });

  test('the own seat is the viewer’s, else the one at the bottom', () => {
    expect(ownSeat(1, 0, 2)).toBe(1);
    expect(ownSeat('spectator', 1, 2)).toBe(1);
    expect(ownSeat('spectator', 4, 2)).toBe(1);
  });

  test('only the deciding seat is called "you", and none at a shared screen', () => {
    expect(isYou(0, 0, seats)).toBe(true);
    expect(isYou(1, 0, seats)).toBe(false);
    expect(isYou(0, null, seats)).toBe(false);
    expect(isYou(0, 0, [...seats, { isMine: true }])).toBe(false);
  });
});

test('a refusal is a reason with its clause', () => {
  const refusal = { key: 'refusal.turn', clause: 'M20-2.1' };
  expect(toReason(refusal)).toEqual({ message: refusal, clause: 'M20-2.1' });
  expect(toReason(null)).toBeNull();
});

test('a part reads its board, and throws outside of it', () => {
  const [BoardContext, useBoard] = createBoardContext<{ readonly round: number }>('Test');
  const Part = () => `round ${useBoard().round}`;
  const part = createElement(Part);
  expect(renderToStaticMarkup(createElement(BoardContext, { value: { round: 3 } }, part))).toBe('round 3');
  expect(() => renderToStaticMarkup(part)).toThrow('inside the board of Test');
});

describe('board preferences', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const schema = z.object({ autoEnd: z.boolean() });
  const create = (stored: Map<string, string>) => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return createBoardPreferences('test', schema, { autoEnd: false });
  };

  test('are stored and read again', () => {
    const stored = new Map<string, string>();
    create(stored).setState({ autoEnd: true });
    expect(create(stored).getState()).toEqual({ autoEnd: true });
  });

  test('start from the defaults if nothing valid is stored', () => {
    expect(create(new Map()).getState()).toEqual({ autoEnd: false });
    expect(create(new Map([['test', '{"autoEnd":1}']])).getState()).toEqual({ autoEnd: false });
    expect(create(new Map([['test', '{']])).getState()).toEqual({ autoEnd: false });
  });
});
