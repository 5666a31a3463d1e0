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
  const { known, isCut } = takeKnown(game, events);
  const reveals = events.some((event) => game.reveals(event));
  const goesOn = game.turn(state) === game.turn(view) && game.active(state).includes(seat);
  return {
    effect: known.flatMap((event) => game.redact(event, seat) ?? []),
    after: reveals ? null : game.view(state, seat),
    isLast: isCut || !goesOn,
  };
}

/** The events before the first that reveals something, and up to the one that ends the seat's own part. */
function takeKnown(
  game: Game,
  events: readonly GameEvent[],
): { readonly known: readonly GameEvent[]; readonly isCut: boolean } {
  const known: GameEvent[] = [];
  for (const event of events) {
    if (game.reveals(event)) return { known, isCut: true };
    known.push(event);
    if (game.foresight?.endsOwnPart(event)) return { known, isCut: true };
  }
  return { known, isCut: false };
}
