import { directionOfKey, nextInDirection } from '@durbar/kit/board/points.ts';
import { useBoardKeys } from '@durbar/kit/board/useBoardKeys.ts';
import { useDecisionFocus } from '@durbar/kit/board/useDecisionFocus.ts';
import type { RefObject } from 'react';
import type { KingdomBoard, StepNarration } from './board-context.ts';

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

/**
 * Handles the keyboard: 1 to 9 choose cards or actions, arrow keys move between targets, E seals a plan or ends the
 * turn, Esc steps back. @param pressCaptionKey handles the keys for last turns
 */
export function useKingdomKeys(
  board: KingdomBoard,
  pressCaptionKey: (key: string) => boolean,
  narration: StepNarration | null,
  root: RefObject<HTMLElement | null>,
): void {
  useBoardKeys(
    root,
    board.isLookingBack,
    (event, table) =>
      proceedByKey(narration, event) || pressCaptionKey(event.key) || handleKey(board, event, table),
  );
}

/** Continues a narration by Enter or Space, unless the key presses the focused element. */
function proceedByKey(narration: StepNarration | null, { key, target }: KeyboardEvent): boolean {
  if (!narration?.next || (key !== 'Enter' && key !== ' ')) return false;
  if (target instanceof Element && target.closest('button, a, input, summary')) return false;
  narration.next();
  return true;
}

/** Handles a key. Returns false if the key has no meaning here. */
function handleKey(board: KingdomBoard, { key, target }: KeyboardEvent, table: HTMLElement): boolean {
  const number = '123456789'.indexOf(key) + 1;
  if (number > 0) return handleNumberKey(board, number);
  if (key === 'Escape') return stepBack(board);
  if (key.toLowerCase() === 'e' && (board.decisionKind === 'act' || board.decisionKind === 'plan')) {
    if (board.decisionKind === 'act') board.endTurn();
    else board.sealPlan();
    return true;
  }
  const direction = directionOfKey(key);
  // The disc handles the arrow keys itself.
  if (!direction || board.decisionKind === 'plan') return false;
  return focusNextTarget(table, target, direction);
}

function handleNumberKey(board: KingdomBoard, number: number): boolean {
  if (board.decisionKind === 'plan') {
    board.turnArrow(number - 1);
    return true;
  }
  const card = board.cards[number - 1];
  if (card) board.pressCard(card);
  return card !== undefined;
}

function stepBack(board: KingdomBoard): boolean {
  const { reason, isConfirmingEnd, openChoice, card, openCity, pointedPlace } = board.draft;
  if (
    !reason &&
    !isConfirmingEnd &&
    openChoice === null &&
    card === null &&
    openCity === null &&
    pointedPlace === null
  )
    return false;
  board.cancel();
  return true;
}

/** Focuses the nearest target or city in a direction; cities can always be inspected. */
function focusNextTarget(
  table: HTMLElement,
  from: EventTarget | null,
  direction: 'up' | 'down' | 'left' | 'right',
): boolean {
  const targets = [...table.querySelectorAll<HTMLElement>('[data-lit="true"], [data-target="city"]')];
  if (targets.length === 0) return false;
  const points = targets.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const at = from instanceof HTMLElement ? targets.indexOf(from) : -1;
  const next =
    at < 0
      ? targets.findIndex(({ dataset }) => dataset['lit'] === 'true')
      : nextInDirection(points, at, direction);
  targets[Math.max(0, next)]?.focus();
  return true;
}
