import type { Outcome, Score, ScoreLine } from '@durbar/kernel';
import { rankByCriteria } from '../../kingdom/rules/index.ts';
import { STATUES } from '../data/components.ts';
import { BRAHMABOT, HUMAN } from './brahmabot/types.ts';
import type { FinalScoring } from './final-scoring.ts';
import { finalScoring } from './final-scoring.ts';
import type { View } from './types.ts';

/**
 * The result once the match is over: by prestige, then statues built, then coins, else a shared rank (M20-9). In a solo game
 * Brahmabot wins ties (M20-11.13).
 */
export function outcome(position: View): Outcome | null {
  if (position.phase !== 'over') return null;
  const final = finalScoring(position);
  const built = position.statues.map((left) => STATUES - left);
  const { ranks, tieBreaks } = position.brahmabot
    ? soloRanks(final.totals)
    : personRanks([final.totals, built, position.coins]);
  return {
    ending: position.statues.includes(0) ? 'ending.statues' : 'ending.rounds',
    ranks,
    scores: final.totals,
    lines: final.totals.map((_, seat) => listScoreLines(position, final, seat)),
    tieBreaks,
  };
}

/** The prestige that each seat has received; the final scoring is not played. */
export function scoreSoFar({ prestige }: View): Score {
  return {
    scores: prestige.slice(),
    lines: prestige.map((points) => [{ key: 'score.received', points }]),
  };
}

export type Ranks = Pick<Outcome, 'ranks' | 'tieBreaks'>;

export function personRanks(criteria: readonly (readonly number[])[]): Ranks {
  const { ranks, used } = rankByCriteria(criteria);
  return {
    ranks,
    tieBreaks: used.map((criterion) => ({ key: criterion === 1 ? 'tieBreak.statues' : 'tieBreak.coins' })),
  };
}

export function soloRanks(totals: readonly number[]): Ranks {
  const lead = totals[HUMAN]! - totals[BRAHMABOT]!;
  return {
    ranks: lead > 0 ? [1, 2] : [2, 1],
    tieBreaks: lead === 0 ? [{ key: 'tieBreak.brahmabot' }] : [],
  };
}

function listScoreLines(position: View, final: FinalScoring, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [{ key: 'score.received', points: final.received[seat]! }];
  if (final.standardCounts)
    lines.push(
      { key: 'score.statues', points: final.statues[seat]! },
      { key: seat < position.people ? 'score.coins' : 'score.anyCoin', points: final.coins[seat]! },
    );
  if (final.majorityCounts[seat]) lines.push({ key: 'score.majority', points: final.majority[seat]! });
  if (final.tile !== null) lines.push({ key: `score.${final.tile}`, points: final.tilePrestige[seat]! });
  return lines;
}
