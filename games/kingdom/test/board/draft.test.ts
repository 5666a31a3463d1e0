import { describe, expect, test } from 'vitest';
import { carried, NOTHING_KEPT } from '../../board/useDraft.ts';

const CITY = { kind: 'city', city: 3 } as const;

/** What is kept once a decision was asked, and a city opened, pointed at, and a card chosen in it. */
function drafted(kind: string) {
  const kept = carried(NOTHING_KEPT, { id: 1, kind }, null);
  return { ...kept, draft: { ...kept.draft, open: 3, pointed: CITY, presses: 2, card: 1 } };
}

describe('a draft', () => {
  test('stays as it is while the same decision is asked', () => {
    const kept = drafted('act');
    expect(carried(kept, { id: 1, kind: 'act' }, null)).toBe(kept);
  });

  test('keeps the city that is looked at from move to move, and nothing else in hand', () => {
    const { draft } = carried(drafted('act'), { id: 2, kind: 'act' }, null);
    expect(draft).toMatchObject({ open: 3, pointed: CITY, presses: 2, card: null });
  });

  test('keeps it while nothing is asked', () => {
    const waiting = carried(drafted('act'), null, null);
    expect(waiting.draft.open).toBe(3);
    expect(carried(waiting, { id: 2, kind: 'act' }, null).draft.open).toBe(3);
  });

  test('closes it once something of another kind is asked, also when others played in between', () => {
    const waiting = carried(drafted('found'), null, null);
    expect(carried(waiting, { id: 2, kind: 'act' }, null).draft).toMatchObject({ open: null, pointed: CITY });
  });

  test('keeps nothing of the map when the disc comes to lie over it', () => {
    const planning = carried(drafted('act'), { id: 2, kind: 'plan' }, null);
    expect(planning.draft).toMatchObject({ open: null, pointed: null });
    expect(carried(planning, { id: 3, kind: 'act' }, null).draft).toMatchObject({
      open: null,
      pointed: null,
    });
  });

  test('closes it once a city is scored, and it may be opened again while that is shown', () => {
    const kept = drafted('act');
    const scored = carried(kept, { id: 1, kind: 'act' }, 6);
    expect(scored.draft).toEqual({ ...kept.draft, open: null });
    const again = { ...scored, draft: { ...scored.draft, open: 2 } };
    expect(carried(again, { id: 1, kind: 'act' }, 6)).toBe(again);
    expect(carried(again, { id: 2, kind: 'act' }, null).draft.open).toBe(2);
    expect(carried(again, null, 4).draft.open).toBeNull();
  });

  test('opened while waiting for the first decision stays', () => {
    const waiting = { ...NOTHING_KEPT, draft: { ...NOTHING_KEPT.draft, open: 5 } };
    expect(carried(waiting, { id: 1, kind: 'draft' }, null).draft.open).toBe(5);
  });
});
