import type { Game, GameEvent } from './contract.ts';
import { IllegalMove } from './errors.ts';
import type { Seat } from './seat.ts';

/**
 * Makes a move after checking that it is legal.
 * @param events receives the events, unredacted
 * @throws {IllegalMove} with the refusal; the state is unchanged
 */
export function play<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  events?: E[],
): void {
  const refusal = game.refusal(state, seat, move);
  if (refusal) throw new IllegalMove(refusal);
  game.apply(state, seat, move, events);
}

/** The number of seats, automata included. */
export function seatTotal<O>(
  game: Pick<Game<unknown, unknown, unknown, GameEvent, O>, 'automata'>,
  options: O,
  players: number,
): number {
  return players + game.automata(options, players);
}
