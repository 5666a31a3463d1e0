import type { Outcome, Score } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { View } from './types.ts';

/** The endings by `View.over`. */
const ENDINGS = ['', 'ending.lastQuarter', 'ending.nothingFits'] as const;

/** Score lines in the order of `View.ledger`. */
const LINES = ['score.tiles', 'score.workers', 'score.quarters', 'score.secondTiles'] as const;

/** The result once the match is over: most gold wins, equal gold shares a rank (MHR-5.4). */
export function outcome(position: View): Outcome | null {
  if (position.over === 0) return null;
  const { gold } = position;
  return {
    ending: at(ENDINGS, position.over),
    ranks: gold.map((mine) => 1 + gold.filter((other) => other > mine).length),
    ...scoreSoFar(position),
    tieBreaks: [],
  };
}

/** The gold of each seat, and what brought it. */
export function scoreSoFar({ gold, ledger }: View): Score {
  return {
    scores: gold.slice(),
    lines: gold.map((_, seat) => LINES.map((key, kind) => ({ key, points: at(ledger, seat * 4 + kind) }))),
  };
}
