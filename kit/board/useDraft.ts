import { useCallback, useState } from 'react';

/**
 * Keeps what the player has begun and not sent, together with the facts that decide how long it lasts.
 * @param initial the first draft
 * @param update replaces the draft after a change of decision; must return its argument if nothing changes
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

/** A draft with the id of its decision; null without a decision. */
interface DecisionDraft<D> {
  readonly decision: number | null;
  readonly draft: D;
}

/** The draft of the current decision, and the last earlier one that was changed. */
export interface KeptDecisionDraft<D> extends DecisionDraft<D> {
  readonly previous: DecisionDraft<D> | null;
}

/**
 * Starts an empty draft for each new decision. If the same decision comes back, as after a look at an earlier position,
 * its draft does too, unless another draft was begun meanwhile.
 * @param decision id of the present decision, or null
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
