import type { GameEvent } from '@durbar/kernel';
import { useMemo, useState } from 'react';
import type { GameTableProps } from '../contract.ts';
import type { PositionOf } from './game.ts';
import { LINE_MS, type Scoring } from './scoring.ts';
import { useInks } from './useInks.ts';

interface Seen {
  readonly scoring: Scoring;
  readonly round: number;
  /** Whether somebody at this screen has chosen something with it before their eyes. */
  readonly answered: boolean;
}

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
  const fresh = useMemo(
    () => step && scoringIn(step.events, step.ms > 0 ? LINE_MS : 0, inkOf),
    [step, inkOf, scoringIn],
  );
  if (fresh && fresh !== last?.scoring) setLast({ scoring: fresh, round, answered: false });
  const planning = phase === 'plan';
  if (last && decision && !planning && !last.answered) setLast({ ...last, answered: true });
  // A choice that belongs to the scoring ends its round; without one the round has ended with it.
  const waits = !past && planning && last !== null && !last.answered && round - last.round <= 1;
  return { fresh, seen: last?.scoring ?? null, unread: waits ? last.scoring : null };
}
