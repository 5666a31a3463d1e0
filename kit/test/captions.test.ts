import type { EventMessage } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { createCaption } from '../board/captions/caption.ts';
import { findLastTurn } from '../board/captions/last-turn.ts';

interface Event {
  readonly kind: string;
  readonly seat?: number | null;
}

const game = {
  describeEvent: ({ kind }: Event): EventMessage => ({ key: kind, detail: kind === 'detail' }),
};
const seatOf = (seat: number, isMine: boolean) => ({
  seat,
  playerColour: seat,
  secondColour: null,
  name: `Seat ${seat}`,
  control: 'bot' as const,
  isMine,
  isPresent: true,
  resigned: false,
  active: false,
  usedMs: 0,
});
const travels = { kind: 'travel', seat: 1 };
const shown = {
  game,
  step: { id: 4, seat: 1, events: [travels] as readonly Event[], ms: 900 },
  again: null,
  decision: null,
  outcome: null,
  isLookingBack: false,
  seats: [seatOf(0, true), seatOf(1, false)],
};
const decision = { id: 3, kind: 'act', prompt: { key: 'prompt' }, sealed: false };

describe('a caption', () => {
  test('shows what another seat does, for as long as the step lasts', () => {
    const [sentence] = createCaption(shown)?.sentences ?? [];
    expect(createCaption(shown)).toMatchObject({ seat: 1, ms: 900 });
    expect(sentence?.key).toBe('travel');
  });

  test('leaves out details, and what is too much to read', () => {
    const events = ['detail', 'one', 'two', 'three'].map((kind) => ({ kind, seat: 1 }));
    const told = createCaption({ ...shown, step: { ...shown.step, events } });
    expect(told?.sentences.map(({ key }) => key)).toEqual(['one', 'two']);
  });

  test.each([
    ['of an own move', { step: { ...shown.step, seat: 0 } }],
    ['once the player must decide', { decision }],
    ['of nobody’s move', { step: { ...shown.step, seat: null } }],
    [
      'after the end',
      { outcome: { ranks: [], lines: [], scores: [], tieBreaks: [], ending: 'over', resigned: [] } },
    ],
    ['during a look back', { isLookingBack: true }],
  ])('is not there %s', (_, change) => {
    expect(createCaption({ ...shown, ...change })).toBeNull();
  });

  test('shows a line again even while the player must decide', () => {
    const again = { id: 2, seat: 0, events: [{ kind: 'statue', seat: 0 }], ms: 2000 };
    expect(createCaption({ ...shown, decision, again })).toMatchObject({ id: 'again-2', seat: 0, ms: 2000 });
  });
});

describe('the last turn of a seat', () => {
  const of = (seat: number, ...kinds: string[]): Event[] => kinds.map((kind) => ({ kind, seat }));
  const history = [
    of(0, 'founded'),
    of(1, 'founded'),
    [...of(0, 'planned'), ...of(1, 'turn')],
    of(1, 'travel'),
    of(1, 'coins'),
    [...of(1, 'ended'), ...of(0, 'turn')],
    [...of(0, 'statue'), ...of(1, 'robbed')],
    [...of(0, 'ended'), { kind: 'scoring' }, ...of(1, 'coins')],
  ];
  const kindsOf = (seat: number, moves: readonly (readonly Event[])[]) =>
    findLastTurn(moves, seat).map(({ kind }) => kind);

  test('ends with the turn, and has only what the seat did', () => {
    expect(kindsOf(0, history)).toEqual(['statue']);
    expect(kindsOf(1, history)).toEqual(['travel', 'coins']);
  });

  test('is the running one as far as it went', () => {
    expect(kindsOf(1, history.slice(0, 4))).toEqual(['travel']);
  });

  test('before the first turn is what the seat did so far', () => {
    expect(kindsOf(0, history.slice(0, 2))).toEqual(['founded']);
    expect(kindsOf(1, [])).toEqual([]);
  });
});
