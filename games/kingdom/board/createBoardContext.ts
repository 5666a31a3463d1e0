import { type Context, createContext, useContext } from 'react';

/** The context of a game's own table, with its own position and offers, and the hook that reads it. */
export function createBoardContext<D>(): readonly [Context<D | null>, () => D] {
  const DeskContext = createContext<D | null>(null);
  return [
    DeskContext,
    () => {
      const desk = useContext(DeskContext);
      if (!desk) throw new Error('this part belongs on Maharaja’s table');
      return desk;
    },
  ];
}
