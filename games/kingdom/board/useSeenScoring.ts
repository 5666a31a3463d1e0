import type { GameEvent } from '@durbar/kernel';
import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { useMemo, useState } from 'react';
import type { PositionOf } from './game.ts';
import { type Seen, seenAfter } from './model/seen.ts';
import { LINE_MS, type Scoring } from './scoring.ts';
import { useInks } from './useInks.ts';

interface Known {
  /** The scoring that has only now been made. */
  readonly fresh: Scoring | null;
  /** The last one that was seen. */
  readonly seen: Scoring | null;
  /** It, while the plan after it waits for it to be read. */
  readonly unread: Scoring | null;
}

/** City scorings as they are seen at this screen. @param scoringIn the scoring among events, if there is one */
export function useSeenScoring<V extends PositionOf, M, E extends GameEvent>(
  { step, position, seats, past, decision }: GameTableProps<V, M, E>,
  scoringIn: (events: readonly E[], stepMs: number, inkOf: (seat: number) => number) => Scoring | null,
): Known {
  const [last, setLast] = useState<Seen | null>(null);
  const inkOf = useInks(seats);
  const { round, phase } = position;
  const made = useMemo(
    () => step && scoringIn(step.events, step.ms > 0 ? LINE_MS : 0, inkOf),
    [step, inkOf, scoringIn],
  );
  const planning = phase === 'plan';
  const sight = { round, planning, asked: decision !== null, past };
  const now = seenAfter(last, { ...sight, step: step && { id: step.id, scoring: made } });
  if (now !== last) setLast(now);
  const fresh = step && now?.step === step.id ? now.scoring : null;
  // A choice that belongs to the scoring ends its round; without one the round has ended with it.
  const waits = !past && planning && now !== null && !now.answered && round - now.round <= 1;
  return { fresh, seen: now?.scoring ?? null, unread: waits ? now.scoring : null };
}
