import { createContext, type PointerEvent, useContext } from 'react';

/** Begins to follow a pointer that came down on the tile of a rondel place. */
export type StartDrag = (slot: number, event: PointerEvent) => void;

export const DragContext = createContext<StartDrag>(() => undefined);

export function useStartDrag(): StartDrag {
  return useContext(DragContext);
}
