import { createContext, type PointerEvent, useContext } from 'react';

/** Begins to follow a pointer that came down on the tile of a rondel place. */
export type Lift = (slot: number, event: PointerEvent) => void;

export const CarryContext = createContext<Lift>(() => undefined);

export function useCarry(): Lift {
  return useContext(CarryContext);
}
