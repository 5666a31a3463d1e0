import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import { useMemo } from 'react';
import type { Scoring } from '../../kingdom/board/scoring.ts';
import { useInks } from '../../kingdom/board/useInks.ts';
import { useSeenScoring } from '../../kingdom/board/useSeenScoring.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { scoringIn, scoringNow } from './model/scoring.ts';

/**
 * The city scoring to show: the one just seen, while rewards are chosen what it came to, and until it is read where nobody
 * at this screen had a choice in it.
 */
export function useScoringOf(props: GameTableProps<View, Move, Event>): Scoring | null {
  const { position, seats } = props;
  const { phase, maharaja, round } = position;
  const { fresh, seen, unread } = useSeenScoring(props, scoringIn);
  const inkOf = useInks(seats);
  const choosing = phase === 'reward' || phase === 'buy' || phase === 'maharani';
  const late = useMemo(
    () => (choosing ? scoringNow(position, maharaja, inkOf) : null),
    [choosing, position, maharaja, inkOf],
  );
  // While a shrine is placed the map must be free.
  if (phase === 'shrine') return null;
  if (fresh) return fresh;
  if (!choosing) return unread;
  return seen?.city === maharaja && round > 0 ? seen : late;
}
