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

/**
 * What a search is after, from 0 to 1: the win, shared among those who share it, and the margin, so that it plays on
 * well when the win is safe or gone.
 * @param spread margin, in points, that is an ordinary lead in this game
 * @param share of the win, from 0 to 1; the rest is the margin's
 */
export function finalReward(outcome: Outcome, seat: Seat, spread: number, share: number): number {
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  const win = outcome.ranks[seat] === 1 ? 1 / winners : 0;
  return share * win + (1 - share) * squash(margin(outcome, seat), spread);
}

/** A margin as something like a chance to win: 0 to 1, one half where nobody is ahead. */
export function squash(points: number, spread: number): number {
  return 1 / (1 + Math.exp(-points / spread));
}
