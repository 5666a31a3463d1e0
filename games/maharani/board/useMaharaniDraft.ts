import type { Point } from '@durbar/kit/board/points.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { type KeptDecisionDraft, keepDecisionDraft, useDraft } from '@durbar/kit/board/useDraft.ts';
import { EMPTY_SELECTION, type TileSelection } from './model/selection.ts';

/** What the player has begun and not sent, for one decision. */
export interface MaharaniDraft {
  readonly selection: TileSelection;
  readonly reason: Reason | null;
  readonly quarter: number | null;
  readonly zoomCentre: Point | null;
}

const EMPTY: MaharaniDraft = { selection: EMPTY_SELECTION, reason: null, quarter: null, zoomCentre: null };

/** Keeps the draft of the present decision. @param decision its id, or null */
export function useMaharaniDraft(
  decision: number | null,
): readonly [MaharaniDraft, (change: Partial<MaharaniDraft>) => void] {
  return useDraft<MaharaniDraft, KeptDecisionDraft<MaharaniDraft>>(
    { decision, draft: EMPTY, previous: null },
    (kept) => keepDecisionDraft(kept, decision, EMPTY),
  );
}
