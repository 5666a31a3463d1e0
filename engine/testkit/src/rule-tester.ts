import type { Game, GameEvent, Seat, Values } from '@durbar/kernel';
import { at, play } from '@durbar/kernel';

/** Helpers for rule tests: make moves and query refusals for the first active seat. */
export interface RuleTester<S, M, E extends GameEvent> {
  /** Plays moves, each for the seat that is then the first active one, and returns the events. @throws {IllegalMove} */
  readonly playMoves: (state: S, ...moves: readonly M[]) => E[];
  /** Returns a refusal as `<clause> <key>`; null if the move is legal. `seat` defaults to the first active seat. */
  readonly refusal: (state: S, move: M, seat?: Seat) => string | null;
  /** Returns the message values of a refusal; undefined if it has none or the move is legal. */
  readonly refusalValues: (state: S, move: M) => Values | undefined;
  /** Returns the keys of the first active seat's legal moves; if kinds are given, only of moves of these kinds. */
  readonly legalKeys: (state: S, ...kinds: readonly string[]) => string[];
}

export function createRuleTester<S extends V, V, M extends { readonly type: string }, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
): RuleTester<S, M, E> {
  const decider = (state: S): Seat => game.active(state)[0] ?? 0;
  return {
    playMoves(state, ...moves) {
      const events: E[] = [];
      for (const move of moves) play(game, state, at(game.active(state), 0), move, events);
      return events;
    },
    refusal(state, move, seat = decider(state)) {
      const refusal = game.refusal(state, seat, move);
      return refusal && `${refusal.clause} ${refusal.key}`;
    },
    refusalValues: (state, move) => game.refusal(state, decider(state), move)?.values,
    legalKeys: (state, ...kinds) =>
      game
        .legalMoves(state, decider(state))
        .filter(({ type }) => kinds.length === 0 || kinds.includes(type))
        .map((move) => game.key(move)),
  };
}

/** Returns the events of one kind. */
export function eventsOfKind<E extends GameEvent, K extends E['kind']>(
  events: readonly E[],
  kind: K,
): Extract<E, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
}
