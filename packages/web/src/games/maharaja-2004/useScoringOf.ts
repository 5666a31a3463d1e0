import type { Event, Move, View } from '@durbar/maharaja-2004';
import { useMemo, useState } from 'react';
import type { GameTableProps } from '../contract.ts';
import { LINE_MS, type Scoring } from '../kingdom/scoring.ts';
import { useInks } from '../kingdom/useInks.ts';
import { scoringIn } from './model/scoring.ts';

/** The city scoring to show: the one just seen, until somebody plays in the next round. */
export function useScoringOf({
  step,
  position,
  seats,
  past,
}: GameTableProps<View, Move, Event>): Scoring | null {
  const [seen, setSeen] = useState<{ readonly scoring: Scoring; readonly round: number } | null>(null);
  const inkOf = useInks(seats);
  const { round, phase } = position;
  const fresh = useMemo(
    () => step && scoringIn(step.events, step.ms > 0 ? LINE_MS : 0, inkOf),
    [step, inkOf],
  );
  if (fresh && fresh !== seen?.scoring) setSeen({ scoring: fresh, round });
  if (fresh) return fresh;
  return !past && phase === 'plan' && seen?.round === round ? seen.scoring : null;
}
