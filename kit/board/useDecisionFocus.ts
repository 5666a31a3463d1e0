import { type RefObject, useEffect, useRef } from 'react';
import { useLastInputWasKey } from './useBoardKeys.ts';

/** The decision of a player who uses the keyboard, and the elements where answering it begins. */
export interface FocusRequest {
  /** Id of the decision or of a narration; null for none. */
  readonly decision: number | string | null;
  /** Kind of decision; null for none. */
  readonly kind: string | null;
  /** Selectors within the board; the first that matches gets the focus. */
  readonly selectors: readonly string[];
  /** False while a move is being sent. */
  readonly ready: boolean;
  /** Whether a new kind of decision also takes the focus from an element that could keep it. */
  readonly followsKind: boolean;
}

type Asked = Pick<FocusRequest, 'decision' | 'kind'>;

/**
 * Where the focus is: on nothing, on an element that can no longer be pressed, on another one of the board, elsewhere.
 */
type FocusPlace = 'nowhere' | 'disabled' | 'board' | 'elsewhere';

/** Whether the focus moves to the decision now. @param last the request that it moved for last */
export function movesFocus(
  { decision, kind, ready, followsKind }: Omit<FocusRequest, 'selectors'>,
  place: FocusPlace,
  last: Asked | null,
): boolean {
  // A dialog above the board keeps the focus.
  if (kind === null || !ready || place === 'elsewhere') return false;
  if (!followsKind) return decision !== null && place === 'nowhere';
  if (last?.kind !== kind) return true;
  return place !== 'board' && last.decision !== decision;
}

function focusPlace(board: HTMLElement): FocusPlace {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nowhere';
  if (!board.contains(activeElement)) return 'elsewhere';
  return activeElement.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'board';
}

/** Moves the focus to a new decision if the last input was a key. */
export function useDecisionFocus(
  { decision, kind, selectors, ready, followsKind }: FocusRequest,
  root: RefObject<HTMLElement | null>,
): void {
  const byKeys = useLastInputWasKey();
  const last = useRef<Asked | null>(null);
  const latest = useRef(selectors);
  useEffect(() => {
    latest.current = selectors;
  });
  useEffect(() => {
    const board = root.current;
    if (!board || !byKeys.current) return;
    if (!movesFocus({ decision, kind, ready, followsKind }, focusPlace(board), last.current)) return;
    last.current = { decision, kind };
    latest.current
      .map((selector) => board.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();
  }, [decision, kind, ready, followsKind, root, byKeys]);
}
