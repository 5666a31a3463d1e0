import type { Event, Move, View } from '@durbar/maharaja-2020';
import { useMemo, useState } from 'react';
import type { GameTableProps } from '../contract.ts';
import { LINE_MS, type Scoring } from '../kingdom/scoring.ts';
import { useInks } from '../kingdom/useInks.ts';
import { scoringIn, scoringNow } from './model/scoring.ts';

/** The city scoring to show: the one just seen, or while rewards are chosen what it came to. */
export function useScoringOf({ step, position, seats }: GameTableProps<View, Move, Event>): Scoring | null {
  const [seen, setSeen] = useState<Scoring | null>(null);
  const { phase, maharaja, round } = position;
  const inkOf = useInks(seats);
  const fresh = useMemo(
    () => step && scoringIn(step.events, step.ms > 0 ? LINE_MS : 0, inkOf),
    [step, inkOf],
  );
  if (fresh && fresh !== seen) setSeen(fresh);
  // While a shrine is placed the map must be free.
  const choosing = phase === 'reward' || phase === 'buy' || phase === 'maharani';
  const late = useMemo(
    () => (choosing ? scoringNow(position, maharaja, inkOf) : null),
    [choosing, position, maharaja, inkOf],
  );
  if (phase === 'shrine') return null;
  if (fresh) return fresh;
  if (!choosing) return null;
  return seen?.city === maharaja && round > 0 ? seen : late;
}
