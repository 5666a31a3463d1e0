import type { Event, Move, View } from '@durbar/maharaja-2004';
import type { GameTableProps } from '../contract.ts';
import type { Scoring } from '../kingdom/scoring.ts';
import { useSeenScoring } from '../kingdom/useSeenScoring.ts';
import { scoringIn } from './model/scoring.ts';

/** The city scoring to show: the one just seen, until somebody plays in the next round. */
export function useScoringOf(props: GameTableProps<View, Move, Event>): Scoring | null {
  const { fresh, unread } = useSeenScoring(props, scoringIn);
  return fresh ?? unread;
}
