import type { Cells, FastRules, Game, GameEvent, Seat } from '@durbar/kernel';
import { at, leadOf } from '@durbar/kernel';

/** The two cells hold the number of a state, as its digits in this base. */
const BASE = 1 << 15;

/**
 * A stand-in for the fast form of any game, for tests: the cells are the number of a state in a table. It is not fast.
 * @param mostMoves upper bound of the number of legal moves
 */
export function makeFastTable<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  seats: number,
  mostMoves: number,
): FastRules<S, V, M> {
  const { heuristics } = game;
  const states: S[] = [];
  const moves: M[] = [];
  const codes = new Map<string, number>();
  const store = (state: S, into: Cells): void => {
    into.set([states.length % BASE, Math.floor(states.length / BASE)]);
    states.push(state);
  };
  const read = (cells: Cells): S => game.clone(at(states, at(cells, 0) + at(cells, 1) * BASE));
  const codeOf = (move: M): number => {
    const known = codes.get(game.key(move));
    if (known !== undefined) return known;
    codes.set(game.key(move), moves.length);
    return moves.push(move) - 1;
  };
  const value = (state: S, seat: Seat): number => {
    const outcome = game.outcome(state);
    return outcome ? leadOf(outcome, seat) : (heuristics?.evaluate?.(state, seat) ?? 0);
  };
  const after = (cells: Cells, seat: Seat, code: number): S => {
    const state = read(cells);
    game.apply(state, seat, at(moves, code));
    return state;
  };
  const listed = (codes: Int32Array, count: number): M[] =>
    Array.from(codes.subarray(0, count), (code) => at(moves, code));
  return {
    seats,
    size: 2,
    mostMoves,
    determinize: (view, seat, rng, into) => store(game.determinize(view, seat, rng), into),
    write: (state, into) => store(game.clone(state), into),
    read,
    move: (code) => at(moves, code),
    code: codeOf,
    active: (cells) => game.active(read(cells)).reduce((bits, seat) => bits | (1 << seat), 0),
    turn: (cells) => game.turn(read(cells)),
    legalMoves(cells, seat, into) {
      const legal = game.legalMoves(read(cells), seat).map(codeOf);
      into.set(legal);
      return legal.length;
    },
    apply: (cells, seat, code) => store(after(cells, seat, code), cells),
    ranks: (cells, into) => into.set(game.outcome(read(cells))?.ranks ?? []),
    value: (cells, seat) => value(read(cells), seat),
    values(cells, seat, codes, count, into) {
      for (let i = 0; i < count; i++) into[i] = value(after(cells, seat, at(codes, i)), seat);
    },
    ...(heuristics?.expectedScores && {
      scores(cells: Cells, into: Float64Array) {
        const state = read(cells);
        into.set(game.outcome(state)?.scores ?? heuristics.expectedScores?.(state) ?? []);
      },
    }),
    ...(heuristics?.movePriors && {
      priors(cells: Cells, seat: Seat, codes: Int32Array, count: number, into: Float64Array) {
        into.set(heuristics.movePriors?.(read(cells), seat, listed(codes, count)) ?? []);
      },
    }),
  };
}
