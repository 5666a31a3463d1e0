import { describe, expect, test } from 'vitest';
import { EMPTY_KEPT_DRAFT, keepDraft } from '../../board/board-state.ts';

const CITY = { kind: 'city', city: 3 } as const;

/** A kept draft after a decision in which a city was opened and pointed at, and a card was chosen. */
function drafted(kind: string) {
  const kept = keepDraft(EMPTY_KEPT_DRAFT, { id: 1, kind }, null);
  return { ...kept, draft: { ...kept.draft, openCity: 3, pointedPlace: CITY, presses: 2, card: 1 } };
}

describe('a draft', () => {
  test('stays as it is while the decision is the same', () => {
    const kept = drafted('act');
    expect(keepDraft(kept, { id: 1, kind: 'act' }, null)).toBe(kept);
  });

  test('keeps only the inspected city from move to move', () => {
    const { draft } = keepDraft(drafted('act'), { id: 2, kind: 'act' }, null);
    expect(draft).toMatchObject({ openCity: 3, pointedPlace: CITY, presses: 2, card: null });
  });

  test('keeps the city while there is no decision', () => {
    const waiting = keepDraft(drafted('act'), null, null);
    expect(waiting.draft.openCity).toBe(3);
    expect(keepDraft(waiting, { id: 2, kind: 'act' }, null).draft.openCity).toBe(3);
  });

  test('closes the city when the kind of decision changes, even after other seats’ moves', () => {
    const waiting = keepDraft(drafted('found'), null, null);
    expect(keepDraft(waiting, { id: 2, kind: 'act' }, null).draft).toMatchObject({
      openCity: null,
      pointedPlace: CITY,
    });
  });

  test('keeps nothing on the map when the disc covers it', () => {
    const planning = keepDraft(drafted('act'), { id: 2, kind: 'plan' }, null);
    expect(planning.draft).toMatchObject({ openCity: null, pointedPlace: null });
    expect(keepDraft(planning, { id: 3, kind: 'act' }, null).draft).toMatchObject({
      openCity: null,
      pointedPlace: null,
    });
  });

  test('closes the city when one is scored; the player can open it again while the scoring is shown', () => {
    const kept = drafted('act');
    const scored = keepDraft(kept, { id: 1, kind: 'act' }, 6);
    expect(scored.draft).toEqual({ ...kept.draft, openCity: null });
    const again = { ...scored, draft: { ...scored.draft, openCity: 2 } };
    expect(keepDraft(again, { id: 1, kind: 'act' }, 6)).toBe(again);
    expect(keepDraft(again, { id: 2, kind: 'act' }, null).draft.openCity).toBe(2);
    expect(keepDraft(again, null, 4).draft.openCity).toBeNull();
  });

  test('keeps a city that was opened before the first decision', () => {
    const waiting = { ...EMPTY_KEPT_DRAFT, draft: { ...EMPTY_KEPT_DRAFT.draft, openCity: 5 } };
    expect(keepDraft(waiting, { id: 1, kind: 'draft' }, null).draft.openCity).toBe(5);
  });
});
