import type { Move, View } from '@durbar/maharaja-2020';
import { createContext, useContext } from 'react';
import type { CourtOf } from '../kingdom/useCourtOf.ts';
import type { Offers } from './model/offers.ts';

/** The state of Maharaja (2020)'s table: what its own parts go by beside the shared ones. */
export type Desk = CourtOf<View, Move, Offers>;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part belongs on Maharaja’s table');
  return desk;
}
