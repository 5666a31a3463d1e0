import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { usePlayerColours } from '@durbar/kit/board/seats.ts';
import { useMemo } from 'react';
import { type CityScoring, useSeenScoring } from '../../kingdom/board/city-scoring.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { currentScoring, findScoring } from './model/city-scoring.ts';

/**
 * The city scoring to show. First the scoring of the displayed step. While rewards are chosen, a scoring computed from
 * the position. After that the last scoring, until it is read, if nobody at this screen had a choice in it.
 */
export function useCurrentScoring(props: BoardProps<View, Move, Event>): CityScoring | null {
  const { position, seats } = props;
  const { phase, maharaja, round } = position;
  const { fresh, seen, unread } = useSeenScoring(props, findScoring);
  const playerColourOf = usePlayerColours(seats);
  const choosing = phase === 'reward' || phase === 'buy' || phase === 'maharani';
  const late = useMemo(
    () => (choosing ? currentScoring(position, maharaja, playerColourOf) : null),
    [choosing, position, maharaja, playerColourOf],
  );
  // The map must be free while a shrine is placed.
  if (phase === 'shrine') return null;
  if (fresh) return fresh;
  if (!choosing) return unread;
  return seen?.city === maharaja && round > 0 ? seen : late;
}
