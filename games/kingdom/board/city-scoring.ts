import type { GameEvent } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { usePlayerColours } from '@durbar/kit/board/seats.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import type { PositionOf } from './kingdom-game.ts';
import type { CityScoreLine } from './model/city-ranking.ts';

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
const SCORING_LINE_MS = 420;

/** The scoring that is shown, until it is closed. */
export interface DisplayedScoring {
  readonly scoring: CityScoring | null;
  readonly close: () => void;
}

export const CityScoringContext = createContext<DisplayedScoring>({ scoring: null, close: () => {} });

export function useCityScoring(): DisplayedScoring {
  return useContext(CityScoringContext);
}

/** A scoring that can be closed. */
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

/** A city scoring that was seen at this screen. */
export interface SeenScoring {
  /** The step that it came with. */
  readonly step: number;
  readonly scoring: CityScoring;
  readonly round: number;
  /** Whether somebody at this screen has chosen something with it before their eyes. */
  readonly answered: boolean;
}

/** What the board shows now. */
export interface ScoringView {
  /** The step that is shown, with its scoring, if there is one. */
  readonly step: { readonly id: number; readonly scoring: CityScoring | null } | null;
  readonly round: number;
  readonly planning: boolean;
  /** Whether something is asked. */
  readonly asked: boolean;
  /** Whether an earlier position is looked at. */
  readonly past: boolean;
}

/**
 * The last city scoring that was seen. The same step tells the same scoring once: whoever has looked at the past in between
 * finds it told, line by line no more.
 */
export function nextSeenScoring(
  last: SeenScoring | null,
  { step, round, planning, asked, past }: ScoringView,
): SeenScoring | null {
  if (step?.scoring && step.id !== last?.step)
    return { step: step.id, scoring: step.scoring, round, answered: false };
  if (!last) return null;
  if (past) return last.scoring.stepMs > 0 ? { ...last, scoring: { ...last.scoring, stepMs: 0 } } : last;
  return asked && !planning && !last.answered ? { ...last, answered: true } : last;
}

interface SeenScorings {
  /** The scoring that has only now been made. */
  readonly fresh: CityScoring | null;
  /** The last one that was seen. */
  readonly seen: CityScoring | null;
  /** It, while the plan after it waits for it to be read. */
  readonly unread: CityScoring | null;
}

/** City scorings as they are seen at this screen. @param scoringIn the scoring among events, if there is one */
export function useSeenScoring<V extends PositionOf, M, E extends GameEvent>(
  { step, position, seats, isLookingBack, decision }: BoardProps<V, M, E>,
  scoringIn: (
    events: readonly E[],
    stepMs: number,
    playerColourOf: (seat: number) => number,
  ) => CityScoring | null,
): SeenScorings {
  const [last, setLast] = useState<SeenScoring | null>(null);
  const playerColourOf = usePlayerColours(seats);
  const { round, phase } = position;
  const made = useMemo(
    () => step && scoringIn(step.events, step.ms > 0 ? SCORING_LINE_MS : 0, playerColourOf),
    [step, playerColourOf, scoringIn],
  );
  const planning = phase === 'plan';
  const sight = { round, planning, asked: decision !== null, past: isLookingBack };
  const now = nextSeenScoring(last, { ...sight, step: step && { id: step.id, scoring: made } });
  if (now !== last) setLast(now);
  const fresh = step && now?.step === step.id ? now.scoring : null;
  // A choice that belongs to the scoring ends its round; without one the round has ended with it.
  const waits = !isLookingBack && planning && now !== null && !now.answered && round - now.round <= 1;
  return { fresh, seen: now?.scoring ?? null, unread: waits ? now.scoring : null };
}
