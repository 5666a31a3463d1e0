import { createBoardPreferences } from '@durbar/kit/board/createBoardPreferences.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { MaharaniBoard } from './board-context.ts';

/** Time to see the result and to undo, in milliseconds. */
const GRACE = 1100;

/** Ends the turn automatically when nothing else can be done, if the player has chosen that. */
export function useAutoEnd(board: MaharaniBoard): boolean {
  const { autoEnd } = useStore(boardPreferences);
  const end = useRef(board.endTurn);
  useEffect(() => {
    end.current = board.endTurn;
  });
  const due = autoEnd && board.decisionKind === 'finish' && !board.busy && !board.isLookingBack;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => end.current(), GRACE);
    return () => clearTimeout(timer);
  }, [due]);
  return due;
}

import * as z from 'zod/mini';

const storedPreferences = z.object({
  /** Whether a turn ends automatically once no tile can be placed any more. */
  autoEnd: z.boolean(),
});

/** The preferences of Maharani's board. */
export const boardPreferences = createBoardPreferences('durbar.maharani', storedPreferences, {
  autoEnd: false,
});
