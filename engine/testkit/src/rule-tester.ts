import type { Game, GameEvent, Seat, Values } from '@durbar/kernel';
import { at, play } from '@durbar/kernel';

/** What tests of rules do with a state: make moves and ask for refusals, for whoever must decide. */
export interface RuleTester<S, M, E extends GameEvent> {
  /** Makes moves of the first seat that decides, each checked, and gives what happened. @throws {IllegalMove} */
  readonly playMoves: (state: S, ...moves: readonly M[]) => E[];
  /** Clause and key of a refusal, with a blank between; null if the move is legal. */
  readonly refusal: (state: S, move: M, seat?: Seat) => string | null;
  /** Values of a refusal. */
  readonly refusalValues: (state: S, move: M) => Values | undefined;
  /** Keys of the legal moves of the seat that decides, those of some kinds only if any are named. */
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

/** Events of one kind. */
export function eventsOfKind<E extends GameEvent, K extends E['kind']>(
  events: readonly E[],
  kind: K,
): Extract<E, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
}
