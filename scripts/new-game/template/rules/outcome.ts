import type { Outcome } from '@durbar/kernel';
import { bonusOf, isOver, sumOf } from './position.ts';
import type { View } from './types.ts';

/** The result once the match is over: most points win, equal points share a rank (SMP-3.2). */
export function outcome(position: View): Outcome | null {
  if (!isOver(position)) return null;
  const lines = position.stones.map((_, seat) => [
    { key: 'score.stones', points: sumOf(position, seat) },
    { key: 'score.first', points: bonusOf(position, seat) },
  ]);
  const scores = lines.map((own) => own.reduce((sum, { points }) => sum + points, 0));
  return {
    ending: 'ending.allStopped',
    ranks: scores.map((mine) => 1 + scores.filter((other) => other > mine).length),
    scores,
    lines,
    tieBreaks: [],
  };
}
