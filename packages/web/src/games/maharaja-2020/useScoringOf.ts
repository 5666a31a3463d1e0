import { cityScoring, type Event, type View } from '@durbar/maharaja-2020';
import { useMemo, useState } from 'react';
import type { ShownStep } from '../contract.ts';
import { type Scoring, scoringIn } from './scoring.ts';

const LINE_MS = 420;

/** The city scoring to show: the one just seen, or while rewards are chosen what it came to. */
export function useScoringOf(step: ShownStep<Event> | null, position: View): Scoring | null {
  const [seen, setSeen] = useState<Scoring | null>(null);
  const { phase, maharaja, round } = position;
  const fresh = useMemo(() => step && scoringIn(step.events, step.ms > 0 ? LINE_MS : 0), [step]);
  if (fresh && fresh !== seen) setSeen(fresh);
  // While a shrine is placed the map must be free.
  const choosing = phase === 'reward' || phase === 'buy' || phase === 'maharani';
  const late = useMemo(
    () => (choosing ? standing(position, maharaja) : null),
    [choosing, position, maharaja],
  );
  if (phase === 'shrine') return null;
  if (fresh) return fresh;
  if (!choosing) return null;
  return seen?.city === maharaja && round > 0 ? seen : late;
}

/** For who comes late, as after a reload: what counted then still stands, but for what rewards have changed. */
function standing(position: View, city: number): Scoring {
  const { ranking, lines } = cityScoring(position, city);
  const order = [...ranking, ...lines.map(({ seat }) => seat).filter((seat) => !ranking.includes(seat))];
  return { city, lines: order.flatMap((seat) => lines[seat] ?? []), stepMs: 0 };
}
