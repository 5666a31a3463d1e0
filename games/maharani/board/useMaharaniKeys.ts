import { directionOfKey } from '@durbar/kit/board/points.ts';
import { useBoardKeys } from '@durbar/kit/board/useBoardKeys.ts';
import { useDecisionFocus } from '@durbar/kit/board/useDecisionFocus.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { MaharaniBoard } from './board-context.ts';
import { bestTarget, moveSelection } from './model/selection.ts';

/**
 * Handles the keyboard: 1 to 4 select a tile, arrow keys move between target spaces, R turns the tile, Enter places it,
 * Esc steps back. @param pressCaptionKey handles the keys for last turns
 */
export function useMaharaniKeys(
  board: MaharaniBoard,
  pressCaptionKey: (key: string) => boolean,
  root: RefObject<HTMLElement | null>,
): void {
  /** The target space to focus once it is rendered. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    focusSpace(root.current, wanted.current);
    wanted.current = null;
  });
  useBoardKeys(root, board.isLookingBack, (event, table) => {
    if (pressCaptionKey(event.key)) return true;
    const answered = handleKey(board, event, table);
    if (typeof answered === 'number') wanted.current = answered;
    return answered !== false;
  });
}

/** Handles a key. Returns false if the key has no meaning here, or the target space to focus once it is rendered. */
function handleKey(
  board: MaharaniBoard,
  { key, shiftKey }: KeyboardEvent,
  table: HTMLElement,
): boolean | number {
  const slot = '1234'.indexOf(key);
  if (slot >= 0) return selectTileByKey(board, slot);
  if (key === 'Escape') return stepBack(board, table);
  if (board.selection.slot === null || board.targets.length === 0) return false;
  const direction = directionOfKey(key);
  if (direction) {
    const next = moveSelection(board.selection, board.targetsBySlot, direction, {
      seat: board.decidingSeat ?? 0,
      rotation: board.floorRotation,
    });
    focusSpace(table, next.space);
    return true;
  }
  if (key.toLowerCase() !== 'r') return false;
  board.rotate(shiftKey ? -1 : 1);
  return true;
}

/** Selects or deselects a tile. Selecting moves the focus to the space where the tile earns most. */
function selectTileByKey(board: MaharaniBoard, slot: number): true | number {
  board.selectTile(slot);
  if (board.selection.slot === slot) return true;
  return bestTarget({ slot, space: null, arrow: null }, board.targetsBySlot, board.decidingSeat ?? 0) ?? true;
}

function stepBack(board: MaharaniBoard, table: HTMLElement): boolean {
  const { selection } = board;
  if (selection.slot === null && board.quarter === null && board.reason === null && board.zoomCentre === null)
    return false;
  board.cancel();
  if (selection.slot !== null) table.querySelector<HTMLElement>(`[data-slot="${selection.slot}"]`)?.focus();
  return true;
}

function focusSpace(table: HTMLElement | null, space: number | null): void {
  if (space !== null) table?.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
}

/** Moves the focus of a keyboard user to the next action if the focused element is gone. */
export function useMaharaniFocus(
  { nextAction }: Pick<MaharaniBoard, 'nextAction'>,
  decision: number | null,
  root: RefObject<HTMLElement | null>,
): void {
  const selector =
    nextAction === 'place' ? '[data-slot]:not([aria-disabled="true"])' : `[data-mark="${nextAction}"]`;
  useDecisionFocus(
    { decision, kind: nextAction, selectors: [selector], ready: true, followsKind: false },
    root,
  );
}
