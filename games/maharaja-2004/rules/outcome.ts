import type { Outcome, Score } from '@durbar/kernel';
import { rankByCriteria } from '../../kingdom/rules/index.ts';
import { CITY_COUNT, INNER_SITE, SITE_COUNT } from '../data/components.ts';
import { listOrder } from './position.ts';
import { findEnding } from './rounds.ts';
import type { View } from './types.ts';

/** Palaces of each seat on inner and on outer sites. */
export interface FinalLine {
  readonly seat: number;
  readonly inner: number;
  readonly outer: number;
  readonly palaces: number;
  readonly gold: number;
  /** The lowest character number. */
  readonly character: number;
}

/** The criteria that would decide the match if it ended now, by seat (M04-9). */
export function finalLines(position: View): FinalLine[] {
  const order = listOrder(position);
  return position.gold.map((gold, seat) => {
    let inner = 0;
    for (let city = 0; city < CITY_COUNT; city++)
      if (position.sites[city * SITE_COUNT + INNER_SITE] === seat) inner++;
    const palaces = position.sites.filter((colour) => colour === seat).length;
    return { seat, inner, outer: palaces - inner, palaces, gold, character: order[seat]! + 1 };
  });
}

const TIE_BREAKS = ['tieBreak.gold', 'tieBreak.character'] as const;

/** The result once the match is over: most palaces, ties by gold, then by the lower character (M04-9). */
export function outcome(position: View): Outcome | null {
  if (position.phase !== 'over') return null;
  const lines = finalLines(position);
  const scores = lines.map(({ palaces }) => palaces);
  // Lower characters win ties, so their numbers are negated.
  const { ranks, used } = rankByCriteria([scores, position.gold, lines.map(({ character }) => -character)]);
  return {
    ending: findEnding(position) ?? 'ending.rounds',
    ranks,
    ...palaceScore(lines),
    tieBreaks: used.map((criterion) => ({ key: TIE_BREAKS[criterion - 1]! })),
  };
}

function palaceScore(lines: readonly FinalLine[]): Score {
  return {
    scores: lines.map(({ palaces }) => palaces),
    lines: lines.map(({ inner, outer }) => [
      { key: 'score.inner', values: { palaces: inner }, points: inner },
      { key: 'score.outer', values: { palaces: outer }, points: outer },
    ]),
  };
}

/** The palaces that each seat has built. */
export function scoreSoFar(position: View): Score {
  return palaceScore(finalLines(position));
}
