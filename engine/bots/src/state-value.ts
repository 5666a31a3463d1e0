import type { Game, Outcome, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** Lead of `seat` over its best rival in points; negative if it is behind. */
function margin(outcome: Outcome, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, score] of outcome.scores.entries()) if (other !== seat && score > rival) rival = score;
  const own = at(outcome.scores, seat);
  return rival === Number.NEGATIVE_INFINITY ? own : own - rival;
}

/**
 * Value of `state` for `seat` in points: the margin if the match is over, else the game's estimate, or 0 without one.
 */
export function valueInPoints<S extends V, V, M>(game: Game<S, V, M>, state: S, seat: Seat): number {
  const outcome = game.outcome(state);
  return outcome ? margin(outcome, seat) : (game.heuristics?.evaluate?.(state, seat) ?? 0);
}

/** The win of `seat`, from 0 to 1; seats that share the first rank share the win. */
export function shareOfWin(outcome: Outcome, seat: Seat): number {
  return outcome.ranks[seat] === 1 ? 1 / outcome.ranks.filter((rank) => rank === 1).length : 0;
}

/** Maps a margin to a rough chance to win, from 0 to 1; no margin is one half. */
export function winChanceOfMargin(points: number, spread: number): number {
  return 1 / (1 + Math.exp(-points / spread));
}

/**
 * Rough chance of `seat` to win with these final or expected scores; the same as `winChanceOfMargin` for two seats. With a large spread
 * it depends on the lead over the mean of the rivals, with a small one on the lead over the best rival.
 * @param spread usual distance between the scores of two seats, in points
 */
export function winChanceOfScores(scores: readonly number[], seat: Seat, spread: number): number {
  const own = at(scores, seat);
  let sum = 0;
  for (const score of scores) sum += Math.exp((score - own) / spread);
  return 1 / sum;
}

/** Mean distance between two of these scores, over all pairs; 0 for fewer than two scores. */
export function meanDistance(scores: readonly number[]): number {
  let sum = 0;
  let pairs = 0;
  for (const [seat, score] of scores.entries())
    for (let other = 0; other < seat; other++) {
      sum += Math.abs(score - at(scores, other));
      pairs++;
    }
  return pairs > 0 ? sum / pairs : 0;
}

/** Final scores if the match is over, else the expected ones; null if the game does not estimate them. */
export function estimateScores<S extends V, V, M>(game: Game<S, V, M>, state: S): readonly number[] | null {
  const { heuristics } = game;
  return heuristics?.expectedScores
    ? (game.outcome(state)?.scores ?? heuristics.expectedScores(state))
    : null;
}
