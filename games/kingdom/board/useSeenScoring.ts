import type { GameEvent } from '@durbar/kernel';
import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { usePlayerColours } from '@durbar/kit/board/seats.ts';
import { useMemo, useState } from 'react';
import { type CityScoring, SCORING_LINE_MS } from './city-scoring.ts';
import type { PositionOf } from './kingdom-game.ts';
import { nextSeenScoring, type SeenScoring } from './model/seen-scoring.ts';

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
