import type { Game, Rng, Seat } from '@durbar/kernel';
import { at, below, fraction } from '@durbar/kernel';
import { lookAhead } from '../greedy.ts';

/**
 * How likely each of `moves` seems before any search; sums to 1. The game's `prior` (all the same without one) times,
 * if `sharpness` is above 0 and the game has an estimate, how well each move looks one ahead.
 */
export function priorShares<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  sharpness: number,
  spread: number,
): number[] {
  const given = game.hints?.prior?.(state, seat, moves);
  const shares = moves.map((_, i) => (given ? at(given, i) : 1));
  if (sharpness > 0 && game.hints?.evaluate) {
    const values = lookAhead(game, state, seat, moves);
    const best = Math.max(...values);
    for (const [i, value] of values.entries())
      shares[i] = at(shares, i) * Math.exp((value - best) / (sharpness * spread));
  }
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** The light policy of playouts: a move drawn by the game's `prior` to the given power, any move without one. */
export function lightMove<S extends V, V, M>(
  game: Game<S, V, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  power: number,
  rng: Rng,
): M {
  if (moves.length === 1) return at(moves, 0);
  const weights = game.hints?.prior?.(state, seat, moves);
  if (!weights) return at(moves, below(rng, moves.length));
  const shares = weights.map((weight) => weight ** power);
  let left = fraction(rng) * shares.reduce((a, b) => a + b, 0);
  for (let i = 0; i < moves.length; i++) {
    left -= at(shares, i);
    if (left < 0) return at(moves, i);
  }
  return at(moves, moves.length - 1);
}
