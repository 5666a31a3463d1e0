import type { Decision, Game, GameEvent, Refusal, Seat } from '@durbar/kernel';
import { seededRng } from '@durbar/kernel';

/** The next decision of a seat that waits, as it can be foreseen. */
export interface Foreseen {
  /** The seat's view when it is asked. */
  readonly view: unknown;
  readonly decision: Decision;
}

/** The next decision of a seat, from its own view; null if nothing can be foreseen. */
export function foreseeDecision(game: Game, view: unknown, seat: Seat): Foreseen | null {
  const expected = game.foresight?.expect(view, seat) ?? null;
  const decision = expected === null ? null : game.decision(expected, seat);
  return decision && { view: expected, decision };
}

/** What a move would do, as far as the seat can know. */
export interface ForeseenMove {
  /** The seat's own part of what happens, up to what nobody can foresee. */
  readonly effect: readonly GameEvent[];
  /** The seat's view afterwards; null where something is revealed. */
  readonly after: unknown;
  /** Whether the seat cannot plan beyond this move: it reveals something, or others decide. */
  readonly isLast: boolean;
}

/**
 * Tries a move of a seat on its view.
 * @param view a view in which the seat is asked
 */
export function foreseeMove(
  game: Game,
  view: unknown,
  seat: Seat,
  move: unknown,
): ForeseenMove | { readonly refusal: Refusal } {
  const refusal = game.refusal(view, seat, move);
  if (refusal) return { refusal };
  const state = game.determinize(view, seat, seededRng('foresight', 'plan'));
  const events: GameEvent[] = [];
  game.apply(state, seat, move, events);
  const revealed = events.findIndex((event) => game.reveals(event));
  const known = revealed < 0 ? events : events.slice(0, revealed);
  const own = game.foresight?.ownPart(known) ?? known;
  const goesOn = game.turn(state) === game.turn(view) && game.active(state).includes(seat);
  return {
    effect: own.flatMap((event) => game.redact(event, seat) ?? []),
    after: revealed >= 0 ? null : game.view(state, seat),
    isLast: revealed >= 0 || !goesOn,
  };
}
