import type { GameTableProps } from '@durbar/kit/board/contract.ts';
import type { Scoring } from '../../kingdom/board/scoring.ts';
import { useSeenScoring } from '../../kingdom/board/useSeenScoring.ts';
import type { Event, Move, View } from '../rules/index.ts';
import { scoringIn } from './model/scoring.ts';

/** The city scoring to show: the one just seen, until somebody plays in the next round. */
export function useScoringOf(props: GameTableProps<View, Move, Event>): Scoring | null {
  const { fresh, unread } = useSeenScoring(props, scoringIn);
  return fresh ?? unread;
}
