import type { Match } from './match.ts';

/** How far a match is, as everybody may see it: for lists of matches. Shares no data with the match. */
export interface Progress {
  /** Number of the turn, from 0. */
  readonly turn: number;
  /** The round and the latest possible last one, from 1; null before the first, and in games without rounds. */
  readonly round: { readonly number: number; readonly of: number } | null;
  /** The points of each seat so far, or at the end; null if they are not known. */
  readonly scores: number[] | null;
  /** The rank of each seat once the match is over, else null. */
  readonly ranks: number[] | null;
}

export function computeProgress(match: Match): Progress {
  const { game, outcome } = match;
  const position = match.view('spectator');
  const scores = (outcome ?? game.scoreSoFar?.(position))?.scores;
  const round = game.round?.(position) ?? null;
  return {
    turn: game.turn(position),
    round: round && round.number > 0 ? round : null,
    scores: scores ? [...scores] : null,
    ranks: outcome ? [...outcome.ranks] : null,
  };
}
