import type { Point } from '@durbar/kit/board/points.ts';
import { useCallback, useState } from 'react';
import type { Reason } from './board-context.ts';
import { EMPTY_SELECTION, type TileSelection } from './model/selection.ts';

/** What the player is about to do; it is forgotten with the decision that it was meant for. */
export interface MaharaniDraft {
  readonly selection: TileSelection;
  readonly reason: Reason | null;
  readonly quarter: number | null;
  readonly zoomCentre: Point | null;
}

const EMPTY: MaharaniDraft = { selection: EMPTY_SELECTION, reason: null, quarter: null, zoomCentre: null };

/** @param decision id of the decision that is asked, or null */
export function useMaharaniDraft(
  decision: number | null,
): readonly [MaharaniDraft, (change: Partial<MaharaniDraft>) => void] {
  const [kept, setKept] = useState<{ decision: number | null; draft: MaharaniDraft }>({
    decision,
    draft: EMPTY,
  });
  const change = useCallback(
    (change: Partial<MaharaniDraft>) =>
      setKept((last) => {
        const draft = last.decision === decision ? last.draft : EMPTY;
        return { decision, draft: { ...draft, ...change } };
      }),
    [decision],
  );
  return [kept.decision === decision ? kept.draft : EMPTY, change];
}
