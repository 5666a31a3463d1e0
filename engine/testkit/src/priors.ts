import type { Game, GameEvent, Rng, Seat } from '@durbar/kernel';
import { at, fraction, play } from '@durbar/kernel';

/**
 * Plays a match to its end with moves drawn by the weights of the game's `movePriors`. Changes `state`.
 * @returns the decision kinds met
 * @throws {RangeError} if a legal move has no positive weight
 */
export function playByPrior<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  rng: Rng,
): Set<string> {
  const kinds = new Set<string>();
  for (let seat = game.active(state)[0]; seat !== undefined; seat = game.active(state)[0]) {
    const moves = [...game.legalMoves(state, seat)];
    const weights = game.heuristics?.movePriors?.(state, seat, moves) ?? [];
    if (weights.length !== moves.length || weights.some((weight) => !(weight > 0)))
      throw new RangeError(`${game.meta.id}: each move needs a positive weight`);
    kinds.add(game.decision(state, seat)?.kind ?? '');
    play(game, state, seat, drawWeighted(moves, weights, fraction(rng)));
  }
  return kinds;
}

/** Draws one of the moves. @param share of the sum of the weights, from 0 up to 1 */
export function drawWeighted<M>(moves: readonly M[], weights: readonly number[], share: number): M {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return at(moves, i);
  }
  return at(moves, moves.length - 1);
}

/** Returns the weight that the game's `movePriors` gives a move of a seat; 0 if the move is not legal. */
export function priorOfMove<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
): number {
  const moves = [...game.legalMoves(state, seat)];
  const index = moves.findIndex((one) => game.key(one) === game.key(move));
  return game.heuristics?.movePriors?.(state, seat, moves)[index] ?? 0;
}
