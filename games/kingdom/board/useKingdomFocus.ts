import { useDecisionFocus } from '@durbar/kit/board/useDecisionFocus.ts';
import type { RefObject } from 'react';
import type { KingdomBoard } from './board-context.ts';

export const TARGET_PLACE = '[data-place][data-lit="true"]';
export const TARGET_CHARACTER = '[data-target="character"][data-lit="true"]';
/** Focus at the beginning of planning: the scoring that waits to be read, else the disc. */
export const PLANNING: readonly string[] = ['[data-mark="onward"]', '[data-action]'];
export const USABLE_CARD = '[data-card]:not([aria-disabled="true"])';

/** Kind of decision while a narration waits to be read. The focus goes to its continue button. */
export const NARRATING = 'next';
const NEXT: readonly string[] = ['[data-mark="next"]'];

/**
 * Moves the focus of a keyboard user to the element of the pending decision.
 * @param decision id of the decision or of the narration, or null
 */
export function useKingdomFocus(
  { decisionKind, busy, edition }: Pick<KingdomBoard, 'decisionKind' | 'busy' | 'edition'>,
  decision: number | string | null,
  root: RefObject<HTMLElement | null>,
): void {
  const selectors =
    decisionKind === NARRATING ? NEXT : decisionKind === null ? [] : (edition.beginnings[decisionKind] ?? []);
  useDecisionFocus({ decision, kind: decisionKind, selectors, ready: !busy, followsKind: true }, root);
}
