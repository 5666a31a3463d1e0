import type { Event, WorshipLine } from '@durbar/maharaja-2020';
import { createContext, useContext } from 'react';

/** The city scoring that is shown: from the moment it happens until the next round. */
export interface Scoring {
  readonly city: number;
  /** In order of rank. */
  readonly lines: readonly WorshipLine[];
  /** Milliseconds between two lines; 0 where nothing moves. */
  readonly stepMs: number;
}

export const ScoringContext = createContext<Scoring | null>(null);

export function useScoring(): Scoring | null {
  return useContext(ScoringContext);
}

/** The city scoring among events, if there is one. */
export function scoringIn(events: readonly Event[], stepMs: number): Scoring | null {
  const begun = events.find((event) => event.kind === 'scoring');
  if (begun?.kind !== 'scoring') return null;
  const lines = events.flatMap((event) => (event.kind === 'worship' ? [event] : []));
  return { city: begun.city, lines, stepMs };
}
