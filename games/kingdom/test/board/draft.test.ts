import { describe, expect, test } from 'vitest';
import { EMPTY_KEPT_DRAFT, keepDraft } from '../../board/useKingdomDraft.ts';

const CITY = { kind: 'city', city: 3 } as const;

/** What is kept once a decision was asked, and a city opened, pointed at, and a card chosen in it. */
function drafted(kind: string) {
  const kept = keepDraft(EMPTY_KEPT_DRAFT, { id: 1, kind }, null);
  return { ...kept, draft: { ...kept.draft, openCity: 3, pointedPlace: CITY, presses: 2, card: 1 } };
}

describe('a draft', () => {
  test('stays as it is while the same decision is asked', () => {
    const kept = drafted('act');
    expect(keepDraft(kept, { id: 1, kind: 'act' }, null)).toBe(kept);
  });

  test('keeps the city that is looked at from move to move, and nothing else', () => {
    const { draft } = keepDraft(drafted('act'), { id: 2, kind: 'act' }, null);
    expect(draft).toMatchObject({ openCity: 3, pointedPlace: CITY, presses: 2, card: null });
  });

  test('keeps it while nothing is asked', () => {
    const waiting = keepDraft(drafted('act'), null, null);
    expect(waiting.draft.openCity).toBe(3);
    expect(keepDraft(waiting, { id: 2, kind: 'act' }, null).draft.openCity).toBe(3);
  });

  test('closes it once something of another kind is asked, also when others played in between', () => {
    const waiting = keepDraft(drafted('found'), null, null);
    expect(keepDraft(waiting, { id: 2, kind: 'act' }, null).draft).toMatchObject({
      openCity: null,
      pointedPlace: CITY,
    });
  });

  test('keeps nothing of the map once the disc covers it', () => {
    const planning = keepDraft(drafted('act'), { id: 2, kind: 'plan' }, null);
    expect(planning.draft).toMatchObject({ openCity: null, pointedPlace: null });
    expect(keepDraft(planning, { id: 3, kind: 'act' }, null).draft).toMatchObject({
      openCity: null,
      pointedPlace: null,
    });
  });

  test('closes it once a city is scored, and it may be opened again while that is shown', () => {
    const kept = drafted('act');
    const scored = keepDraft(kept, { id: 1, kind: 'act' }, 6);
    expect(scored.draft).toEqual({ ...kept.draft, openCity: null });
    const again = { ...scored, draft: { ...scored.draft, openCity: 2 } };
    expect(keepDraft(again, { id: 1, kind: 'act' }, 6)).toBe(again);
    expect(keepDraft(again, { id: 2, kind: 'act' }, null).draft.openCity).toBe(2);
    expect(keepDraft(again, null, 4).draft.openCity).toBeNull();
  });

  test('opened while waiting for the first decision stays', () => {
    const waiting = { ...EMPTY_KEPT_DRAFT, draft: { ...EMPTY_KEPT_DRAFT.draft, openCity: 5 } };
    expect(keepDraft(waiting, { id: 1, kind: 'draft' }, null).draft.openCity).toBe(5);
  });
});
