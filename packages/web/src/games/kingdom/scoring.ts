import { createContext, useContext } from 'react';
import type { ArtName } from '../../board-kit/art-names.ts';
import type { ScoreLine } from './court.ts';

/** One seat's line of a scoring with what it counted for. */
export interface ScoringLine extends ScoreLine {
  /** What counted, each with its points and the key of what it is. */
  readonly parts: readonly { readonly art: ArtName; readonly points: number; readonly about: string }[];
}

/** The city scoring that is shown. */
export interface Scoring {
  readonly city: number;
  /** In order of rank. */
  readonly lines: readonly ScoringLine[];
  /** Milliseconds between two lines; 0 where nothing moves. */
  readonly stepMs: number;
}

/** Milliseconds between two lines of a scoring that is played out. */
export const LINE_MS = 420;

export const ScoringContext = createContext<Scoring | null>(null);

export function useScoring(): Scoring | null {
  return useContext(ScoringContext);
}
