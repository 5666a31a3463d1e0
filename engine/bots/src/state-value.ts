import type { Game, Seat } from '@durbar/kernel';
import { leadOf } from '@durbar/kernel';

/**
 * Value of `state` for `seat` in points: the lead if the match is over, else the game's estimate, or 0 without one.
 */
export function valueInPoints<S extends V, V, M>(game: Game<S, V, M>, state: S, seat: Seat): number {
  const outcome = game.outcome(state);
  return outcome ? leadOf(outcome, seat) : (game.heuristics?.evaluate?.(state, seat) ?? 0);
}

/** The win of `seat`, from 0 to 1, by the first `count` ranks; seats that share the first rank share the win. */
export function shareOfWin(ranks: Int32Array, count: number, seat: Seat): number {
  if (ranks[seat] !== 1) return 0;
  let first = 0;
  for (let other = 0; other < count; other++) if (ranks[other] === 1) first++;
  return 1 / first;
}

/** Maps a margin to a rough chance to win, from 0 to 1; no margin is one half. */
export function winChanceOfMargin(points: number, spread: number): number {
  return 1 / (1 + Math.exp(-points / spread));
}

/**
 * Rough chance of `seat` to win with the first `count` of these final or expected scores; the same as `winChanceOfMargin` for two
 * seats. With a large spread it depends on the lead over the mean of the rivals, with a small one on the lead over the best rival.
 * @param spread usual distance between the scores of two seats, in points
 */
export function winChanceOfScores(scores: Float64Array, count: number, seat: Seat, spread: number): number {
  const own = scores[seat] as number;
  let sum = 0;
  for (let other = 0; other < count; other++) sum += Math.exp(((scores[other] as number) - own) / spread);
  return 1 / sum;
}

/** Mean distance between two of the first `count` scores, over all pairs; 0 for fewer than two. */
export function meanDistance(scores: Float64Array, count: number): number {
  let sum = 0;
  for (let seat = 0; seat < count; seat++)
    for (let other = 0; other < seat; other++)
      sum += Math.abs((scores[seat] as number) - (scores[other] as number));
  const pairs = (count * (count - 1)) / 2;
  return pairs > 0 ? sum / pairs : 0;
}
