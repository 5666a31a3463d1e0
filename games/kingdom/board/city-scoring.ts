import type { ArtName } from '@durbar/kit/art/names.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import type { CityScoreLine } from './board-context.ts';

/** One seat's line of a scoring with what it counted for. */
export interface CityScoringLine extends CityScoreLine {
  /** What counted, each with its points and the key of what it is. */
  readonly parts: readonly { readonly art: ArtName; readonly points: number; readonly about: string }[];
}

/** The city scoring that is shown. */
export interface CityScoring {
  readonly city: number;
  /** In order of rank. */
  readonly lines: readonly CityScoringLine[];
  /** Milliseconds between two lines; 0 where nothing moves. */
  readonly stepMs: number;
  /** Whether the next plan waits until it is closed. */
  readonly blocksPlanning: boolean;
}

/** Milliseconds between two lines of a scoring that is played out. */
export const SCORING_LINE_MS = 420;

/** The scoring that is shown, until it is closed. */
export interface DisplayedScoring {
  readonly scoring: CityScoring | null;
  readonly close: () => void;
}

export const CityScoringContext = createContext<DisplayedScoring>({ scoring: null, close: () => {} });

export function useCityScoring(): DisplayedScoring {
  return useContext(CityScoringContext);
}

/** Lets a scoring be closed by whoever has seen it. */
export function useDismissibleScoring(scoring: CityScoring | null): DisplayedScoring {
  const [closed, setClosed] = useState<CityScoring | null>(null);
  return useMemo(
    () => ({ scoring: scoring?.lines === closed?.lines ? null : scoring, close: () => setClosed(scoring) }),
    [scoring, closed],
  );
}

/** Events from the last city scoring among them on; none where there is none. Steps that were not watched come as one. */
export function eventsSinceScoring<E extends { readonly kind: string }>(events: readonly E[]): readonly E[] {
  const from = events.findLastIndex(({ kind }) => kind === 'scoring');
  return from < 0 ? [] : events.slice(from);
}
