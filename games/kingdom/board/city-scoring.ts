import type { GameEvent } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { usePlayerColours } from '@durbar/kit/board/seats.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import type { PositionOf } from './kingdom-game.ts';
import type { CityScoreLine } from './model/city-ranking.ts';

/** One seat's line of a scoring, with the pieces that counted. */
export interface CityScoringLine extends CityScoreLine {
  /** What counted: each item has a drawing, its points and the message key of its name. */
  readonly parts: readonly { readonly art: ArtName; readonly points: number; readonly about: string }[];
}

/** A city scoring for display. */
export interface CityScoring {
  readonly city: number;
  /** Lines in order of rank. */
  readonly lines: readonly CityScoringLine[];
  /** Milliseconds between two lines; 0 under reduced motion. */
  readonly stepMs: number;
  /** Whether the next plan waits until the scoring is closed. */
  readonly blocksPlanning: boolean;
}

/** Milliseconds between two lines of an animated scoring. */
const SCORING_LINE_MS = 420;

/** The displayed scoring, until the player closes it. */
export interface DisplayedScoring {
  readonly scoring: CityScoring | null;
  readonly close: () => void;
}

export const CityScoringContext = createContext<DisplayedScoring>({ scoring: null, close: () => {} });

export function useCityScoring(): DisplayedScoring {
  return useContext(CityScoringContext);
}

/** Returns a scoring that the player can close. */
export function useDismissibleScoring(scoring: CityScoring | null): DisplayedScoring {
  const [closed, setClosed] = useState<CityScoring | null>(null);
  return useMemo(
    () => ({ scoring: scoring?.lines === closed?.lines ? null : scoring, close: () => setClosed(scoring) }),
    [scoring, closed],
  );
}

/**
 * Returns the events from the last city scoring on; none if there is no scoring. Several skipped steps arrive as one.
 */
export function eventsSinceScoring<E extends { readonly kind: string }>(events: readonly E[]): readonly E[] {
  const from = events.findLastIndex(({ kind }) => kind === 'scoring');
  return from < 0 ? [] : events.slice(from);
}

/** A city scoring that was shown on this screen. */
export interface SeenScoring {
  /** Id of the step that brought the scoring. */
  readonly step: number;
  readonly scoring: CityScoring;
  readonly round: number;
  /** Whether somebody at this screen has made a choice while it was visible. */
  readonly answered: boolean;
}

/** The input of `nextSeenScoring`: what the board shows now. */
export interface ScoringView {
  /** The displayed step, with its scoring if it has one. */
  readonly step: { readonly id: number; readonly scoring: CityScoring | null } | null;
  readonly round: number;
  readonly planning: boolean;
  /** Whether somebody at this screen must decide. */
  readonly asked: boolean;
  /** Whether the board shows an earlier position. */
  readonly past: boolean;
}

/**
 * Returns the last city scoring that was shown. The same step always gives the same scoring. After a look at an earlier
 * position the lines of the scoring no longer appear one by one.
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
  /** The scoring of the displayed step. */
  readonly current: CityScoring | null;
  /** The last scoring that was shown. */
  readonly seen: CityScoring | null;
  /** The last scoring, as long as the plan after it waits until it is read. */
  readonly unread: CityScoring | null;
}

/**
 * Follows the city scorings that are shown on this screen. @param scoringIn finds the scoring among events; null if
 * there is none
 */
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
  const current = step && now?.step === step.id ? now.scoring : null;
  // If the scoring needs a choice, that choice ends the round; otherwise the scoring itself ends it.
  const waits = !isLookingBack && planning && now !== null && !now.answered && round - now.round <= 1;
  return { current, seen: now?.scoring ?? null, unread: waits ? now.scoring : null };
}
