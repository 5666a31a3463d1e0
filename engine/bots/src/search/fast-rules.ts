import type { Cells, FastRules, Heuristics, MoveCode, Seat } from '@durbar/kernel';
import type { SearchRules } from './search-rules.ts';

/** The rules of a search by a game's fast form. `heuristics` are those of its contract. */
export function fastRules<S, V, M>(
  fast: FastRules<S, V, M>,
  heuristics: Heuristics<S, V, M> | undefined,
  view: V,
  viewer: Seat,
): SearchRules<Cells, MoveCode> {
  return {
    hasEstimate: heuristics?.evaluate !== undefined,
    looksAtAll: heuristics?.evaluateMoves !== undefined,
    newMoves: () => new Int32Array(fast.mostMoves),
    determinize(rng, reused) {
      const cells = reused ?? new Int16Array(fast.size);
      fast.determinize(view, viewer, rng, cells);
      return cells;
    },
    copy(state, reused) {
      const cells = reused ?? new Int16Array(fast.size);
      cells.set(state);
      return cells;
    },
    active: (state) => fast.active(state),
    turn: (state) => fast.turn(state),
    legalMoves: (state, seat, moves: Int32Array) => fast.legalMoves(state, seat, moves),
    apply: (state, seat, move) => fast.apply(state, seat, move),
    code: (move) => move,
    ranks(state, into) {
      fast.ranks(state, into);
      return fast.seats;
    },
    value: (state, seat) => fast.value(state, seat),
    values: (state, seat, moves: Int32Array, count, into) => fast.values(state, seat, moves, count, into),
    ...(fast.scores && {
      scores(state: Cells, into: Float64Array) {
        fast.scores?.(state, into);
        return fast.seats;
      },
    }),
    ...(fast.priors && {
      priors: (state: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array) =>
        fast.priors?.(state, seat, moves, count, into),
    }),
  };
}
