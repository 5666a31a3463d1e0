import { type Context, createContext, useContext } from 'react';

/**
 * Makes the context of a board, and the hook that its parts use to read it.
 * @param name name of the board, for the error
 * @throws the hook, if a part is rendered outside the board
 */
export function createBoardContext<B>(name: string): readonly [Context<B | null>, () => B] {
  const BoardContext = createContext<B | null>(null);
  return [
    BoardContext,
    () => {
      const board = useContext(BoardContext);
      if (!board) throw new Error(`This part must be rendered inside the board of ${name}.`);
      return board;
    },
  ];
}
