import type { BoardProps } from '@durbar/kit/board/board-contract.ts';
import { type CityScoring, useSeenScoring } from '../../kingdom/board/city-scoring.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { findScoring } from './model/city-scoring.ts';

/** The city scoring to show: the last one, until somebody plays in the next round. */
export function useCurrentScoring(props: BoardProps<View, Move, Event>): CityScoring | null {
  const { fresh, unread } = useSeenScoring(props, findScoring);
  return fresh ?? unread;
}
