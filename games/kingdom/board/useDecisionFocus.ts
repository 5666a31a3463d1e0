import { useLastInputWasKey } from '@durbar/kit/board/useBoardKeys.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { KingdomBoard } from './board-context.ts';

export const TARGET_PLACE = '[data-place][data-lit="true"]';
export const TARGET_CHARACTER = '[data-target="character"][data-lit="true"]';
/** Where planning begins: with a scoring that waits to be read, else at the disc. */
export const PLANNING: readonly string[] = ['[data-mark="onward"]', '[data-action]'];
export const USABLE_CARD = '[data-card]:not([aria-disabled="true"])';

/** Kind of what is asked while something waits to be read, and where one goes on from it. */
export const NARRATING = 'next';
const NEXT = '[data-mark="next"]';

/**
 * For whoever plays by keyboard: the focus goes to what a new kind of decision asks for, and back to it where it was
 * lost with what it stood on. A pointer's user keeps it where it is.
 * @param decision id of the decision that is asked or of what is being read, or null
 */
export function useDecisionFocus(
  { decisionKind, busy, edition }: Pick<KingdomBoard, 'decisionKind' | 'busy' | 'edition'>,
  decision: number | string | null,
  root: RefObject<HTMLElement | null>,
): void {
  const byKeys = useLastInputWasKey();
  const answered = useRef<{ kind: string; decision: number | string | null } | null>(null);
  useEffect(() => {
    const table = root.current;
    if (decisionKind === null || busy || !table || !byKeys.current) return;
    const { activeElement } = document;
    const elsewhere =
      activeElement !== null && activeElement !== document.body && !table.contains(activeElement);
    // What lies above the table, such as the list of moves, keeps it.
    if (elsewhere) return;
    const lost =
      activeElement === null ||
      activeElement === document.body ||
      // It stands on what can be pressed no more.
      activeElement.getAttribute('aria-disabled') === 'true';
    const before = answered.current;
    if (!lost && before?.kind === decisionKind) return;
    if (lost && before?.kind === decisionKind && before.decision === decision) return;
    answered.current = { kind: decisionKind, decision };
    const found = (decisionKind === NARRATING ? [NEXT] : edition.beginnings[decisionKind])
      ?.map((one) => table.querySelector<HTMLElement>(one))
      .find(Boolean);
    found?.focus();
  }, [decisionKind, busy, decision, root, byKeys, edition]);
}
