import type { Outcome, ScoreLine } from '@durbar/kernel';
import { rankByCriteria } from '@durbar/kingdom';
import { STATUES } from './data/components.ts';
import { finalScoring } from './final.ts';
import type { View } from './types.ts';

/** The result once the match is over: most prestige, ties by statues built, then coins, then shared (M20-9). */
export function outcome(position: View): Outcome | null {
  if (position.phase !== 'over') return null;
  const final = finalScoring(position);
  const built = position.statues.map((left) => STATUES - left);
  const { ranks, used } = rankByCriteria([final.totals, built, position.coins]);
  return {
    ending: position.statues.includes(0) ? 'ending.statues' : 'ending.rounds',
    ranks,
    scores: final.totals,
    lines: final.totals.map((_, seat): ScoreLine[] => [
      { key: 'score.received', points: final.received[seat]! },
      { key: 'score.statues', values: { statues: built[seat]! }, points: final.statues[seat]! },
      { key: 'score.coins', values: { coins: position.coins[seat]! }, points: final.coins[seat]! },
      ...(final.majorities.length > 0 ? [{ key: 'score.majority', points: final.majority[seat]! }] : []),
      ...(final.tile === null ? [] : [{ key: `score.${final.tile}`, points: final.tilePrestige[seat]! }]),
    ]),
    tieBreaks: used.map((criterion) => ({ key: criterion === 1 ? 'tieBreak.statues' : 'tieBreak.coins' })),
  };
}
