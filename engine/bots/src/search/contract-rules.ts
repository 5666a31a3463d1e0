import type { Game, Rng, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { lookAhead } from '../look-ahead.ts';
import { valueInPoints } from '../state-value.ts';
import type { List, SearchRules } from './search-rules.ts';

/**
 * The rules of a search by the contract. A move stands for itself; its code is the place of its key among those met so
 * far.
 */
export function contractRules<S extends V, V, M>(
  game: Game<S, V, M>,
  view: V,
  viewer: Seat,
): SearchRules<S, M> {
  const { heuristics } = game;
  const codes = new Map<string, number>();
  return {
    hasEstimate: heuristics?.evaluate !== undefined,
    looksAtAll: heuristics?.evaluateMoves !== undefined,
    newMoves: () => [],
    determinize: (rng: Rng) => game.determinize(view, viewer, rng),
    copy: (state) => game.clone(state),
    active: (state) => game.active(state).reduce((bits, seat) => bits | (1 << seat), 0),
    turn: (state) => game.turn(state),
    legalMoves: (state, seat, moves) => fill(moves, game.legalMoves(state, seat)),
    apply: (state, seat, move) => game.apply(state, seat, move),
    code(move) {
      const key = game.key(move);
      const known = codes.get(key) ?? codes.size;
      codes.set(key, known);
      return known;
    },
    ranks: (state, into) => fill(into, game.outcome(state)?.ranks ?? []),
    value: (state, seat) => valueInPoints(game, state, seat),
    values(state, seat, moves, count, into) {
      fill(into, lookAhead(game, state, seat, firstOf(moves, count)));
    },
    ...(heuristics?.expectedScores && {
      scores: (state: S, into: Float64Array) =>
        fill(into, game.outcome(state)?.scores ?? heuristics.expectedScores?.(state) ?? []),
    }),
    ...(heuristics?.movePriors && {
      priors(state: S, seat: Seat, moves: List<M>, count: number, into: Float64Array) {
        fill(into, heuristics.movePriors?.(state, seat, firstOf(moves, count)) ?? []);
      },
    }),
  };
}

/** Copies items to the start of a list and returns their number. */
function fill<T>(into: List<T>, items: readonly T[]): number {
  for (let i = 0; i < items.length; i++) into[i] = at(items, i);
  return items.length;
}

function firstOf<T>(list: List<T>, count: number): T[] {
  const items: T[] = [];
  for (let i = 0; i < count; i++) items.push(at(list, i));
  return items;
}
