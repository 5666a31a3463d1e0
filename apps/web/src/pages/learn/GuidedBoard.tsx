import type { GameEvent } from '@durbar/kernel';
import type { BoardModule, BoardProps } from '@durbar/kit/board/board-contract.ts';
import { createContext, useContext } from 'react';

type AnyBoardProps = BoardProps<unknown, unknown, GameEvent>;

/** What a tutorial changes on a game's board. */
export interface BoardGuidance {
  readonly Board: BoardModule['Board'];
  readonly slots: Partial<AnyBoardProps['slots']>;
  /** Whether the learner must move, and may undo. */
  readonly mayMove: boolean;
  readonly mayUndo: boolean;
}

export const GuidanceContext = createContext<BoardGuidance | null>(null);

/** A game's board with the guide's card, which asks for a move only when the guide does. */
export function GuidedBoard(props: AnyBoardProps) {
  const guidance = useContext(GuidanceContext);
  if (!guidance) throw new Error('GuidedBoard is outside a GuidanceContext');
  const { Board, slots, mayMove, mayUndo } = guidance;
  return (
    <Board
      {...props}
      decision={mayMove ? props.decision : null}
      undo={mayUndo ? props.undo : null}
      slots={{ ...props.slots, ...slots }}
    />
  );
}
