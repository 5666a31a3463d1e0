import type { Game, Outcome, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';

/** Points of `seat` above its best rival; positive only for a seat that is ahead. */
function margin(outcome: Outcome, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, score] of outcome.scores.entries()) if (other !== seat && score > rival) rival = score;
  const own = at(outcome.scores, seat);
  return rival === Number.NEGATIVE_INFINITY ? own : own - rival;
}

/**
 * How good `state` is for `seat`, in points: its margin if the match is over, else the game's own estimate of it, 0
 * where it has none.
 */
export function worth<S extends V, V, M>(game: Game<S, V, M>, state: S, seat: Seat): number {
  const outcome = game.outcome(state);
  return outcome ? margin(outcome, seat) : (game.hints?.evaluate?.(state, seat) ?? 0);
}

/** The part of a win that `seat` has, from 0 to 1: it is shared among those who share it. */
export function won(outcome: Outcome, seat: Seat): number {
  return outcome.ranks[seat] === 1 ? 1 / outcome.ranks.filter((rank) => rank === 1).length : 0;
}

/** A margin as something like a chance to win: 0 to 1, one half where nobody is ahead. */
export function squash(points: number, spread: number): number {
  return 1 / (1 + Math.exp(-points / spread));
}

/**
 * What `squash` says of two seats, for any number of them: something like the chance of `seat` to win with these scores,
 * or with these expected. Far from the end it tells what a lead over the mean of the rivals would, close to it the one
 * over the best of them.
 * @param spread points by which one seat is ordinarily ahead of another
 */
export function chance(scores: readonly number[], seat: Seat, spread: number): number {
  const own = at(scores, seat);
  let sum = 0;
  for (const score of scores) sum += Math.exp((score - own) / spread);
  return 1 / sum;
}

/** How far apart two of these scores are, on average over all pairs; 0 for less than two. */
export function distance(scores: readonly number[]): number {
  let sum = 0;
  let pairs = 0;
  for (const [seat, score] of scores.entries())
    for (let other = 0; other < seat; other++) {
      sum += Math.abs(score - at(scores, other));
      pairs++;
    }
  return pairs > 0 ? sum / pairs : 0;
}

/** The scores of a match that is over, else those that the game expects; null where it does not say. */
export function scoresOf<S extends V, V, M>(game: Game<S, V, M>, state: S): readonly number[] | null {
  const { hints } = game;
  return hints?.scores ? (game.outcome(state)?.scores ?? hints.scores(state)) : null;
}
