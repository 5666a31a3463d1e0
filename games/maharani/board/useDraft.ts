import type { Point } from '@durbar/kit/board/points.ts';
import { useCallback, useState } from 'react';
import type { Note } from './desk.ts';
import { type Choice, NOTHING_CHOSEN } from './model/choice.ts';

/** What the player is about to do; it is forgotten with the decision that it was meant for. */
export interface Draft {
  readonly choice: Choice;
  readonly note: Note | null;
  readonly quarter: number | null;
  readonly zoom: Point | null;
}

const EMPTY: Draft = { choice: NOTHING_CHOSEN, note: null, quarter: null, zoom: null };

/** @param decision id of the decision that is asked, or null */
export function useDraft(decision: number | null): readonly [Draft, (change: Partial<Draft>) => void] {
  const [kept, setKept] = useState<{ decision: number | null; draft: Draft }>({ decision, draft: EMPTY });
  const change = useCallback(
    (change: Partial<Draft>) =>
      setKept((last) => {
        const draft = last.decision === decision ? last.draft : EMPTY;
        return { decision, draft: { ...draft, ...change } };
      }),
    [decision],
  );
  return [kept.decision === decision ? kept.draft : EMPTY, change];
}
