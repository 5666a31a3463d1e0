import { useCallback, useState } from 'react';

/**
 * What the player has begun and not sent, together with what decides how long it lasts.
 * @param initial the first draft
 * @param update replaces the draft where something else is asked now; must return its argument where nothing changes
 * @returns the draft, and a function that changes some of its fields
 */
export function useDraft<D extends object, K extends { readonly draft: D }>(
  initial: K,
  update: (kept: K) => K,
): readonly [D, (change: Partial<D>) => void] {
  const [kept, setKept] = useState(initial);
  const now = update(kept);
  if (now !== kept) setKept(now);
  const change = useCallback(
    (change: Partial<D>) => setKept((last) => ({ ...last, draft: { ...last.draft, ...change } })),
    [],
  );
  return [now.draft, change];
}

/** A draft with the id of the decision it is for, or null while nothing is asked. */
interface DecisionDraft<D> {
  readonly decision: number | null;
  readonly draft: D;
}

/** The draft of the current decision, and the last one before it that was changed. */
export interface KeptDecisionDraft<D> extends DecisionDraft<D> {
  readonly previous: DecisionDraft<D> | null;
}

/**
 * Starts an empty draft for each new decision. The draft of a decision comes back if the same one is asked again, as
 * after a look at an earlier position, unless another draft was begun meanwhile.
 * @param decision id of the decision that is asked, or null
 */
export function keepDecisionDraft<D>(
  kept: KeptDecisionDraft<D>,
  decision: number | null,
  empty: D,
): KeptDecisionDraft<D> {
  if (kept.decision === decision) return kept;
  const previous = kept.draft === empty ? kept.previous : { decision: kept.decision, draft: kept.draft };
  if (previous?.decision === decision) return { ...previous, previous: null };
  return { decision, draft: empty, previous };
}
