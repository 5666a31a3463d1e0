import type { BoardGuide } from '@durbar/kit/board/board-contract.ts';
import { type ReactNode, useState } from 'react';
import { useIsNarrating, useKingdomBoard } from '../board-context.ts';
import type { Enlarged } from './PlanPane.tsx';

/** A part of the game's own that a phone opens as a drawer, between the city and the log. */
export interface Drawer {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly body: ReactNode;
  /** How the names of the places begin that are in it, for the guide of a tutorial. */
  readonly places: readonly string[];
}

/** What a phone shows below the map. */
export interface TallView {
  readonly drawer: string;
  readonly setDrawer: (drawer: string) => void;
  readonly enlarged: Enlarged;
  readonly setEnlarged: (enlarged: Enlarged) => void;
  /** Whether the plan is in sight. */
  readonly isPlanning: boolean;
  /**
   * During a tutorial: `explaining` if the guide has all the screen below the map, `asking` above the city's drawer,
   * `showing` above another one; else null.
   */
  readonly guided: 'explaining' | 'asking' | 'showing' | null;
}

/** @param asks the drawer with the pending choice; null for the city's */
export function useTallView(
  drawers: readonly Drawer[],
  asks: string | null,
  guide: BoardGuide | null,
): TallView {
  const { decisionKind, city } = useKingdomBoard();
  const reading = useIsNarrating();
  // While the guide of a tutorial explains, the drawer is the one with what they point at.
  const isExplaining = guide !== null && decisionKind === null && !reading;
  const wanted = findDrawerWith(drawers, guide?.points ?? []) ?? (isExplaining ? null : asks);
  const [drawer, setDrawer] = useDrawer(wanted ?? 'city');
  const [enlarged, setEnlarged] = useState<Enlarged>('none');
  const above = drawer === 'city' ? 'asking' : 'showing';
  const isAlone = isExplaining && city === null && drawer === 'city';
  return {
    drawer,
    setDrawer,
    enlarged,
    setEnlarged,
    isPlanning: decisionKind === 'plan' && drawer === 'city',
    guided: guide && (isAlone ? 'explaining' : above),
  };
}

/** The open drawer. A pending choice opens its drawer, and tapping a city opens the city's. */
function useDrawer(asks: string): [string, (drawer: string) => void] {
  const { decisionKind, draft } = useKingdomBoard();
  const { presses } = draft;
  const cue = `${decisionKind ?? ''} ${asks} ${draft.openCity ?? ''} ${presses}`;
  const [state, setState] = useState<{ cue: string; presses: number; drawer: string }>({
    cue,
    presses,
    drawer: asks,
  });
  if (state.cue !== cue) {
    const tapped = draft.openCity !== null && presses !== state.presses;
    setState({ cue, presses, drawer: tapped ? 'city' : asks });
  }
  return [state.drawer, (drawer) => setState({ ...state, drawer })];
}

/** The drawer with one of the places; null if they are elsewhere. */
function findDrawerWith(drawers: readonly Drawer[], places: readonly string[]): string | null {
  const found = drawers.find((drawer) =>
    drawer.places.some((beginning) => places.some((place) => place.startsWith(beginning))),
  );
  return found?.key ?? null;
}
