import type { Entry, GameEvent, Rng, Seat } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';
import { LawViolation } from '../law.ts';
import type { AnyGame } from '../settings.ts';
import { copyLegalMoves } from './legal-keys.ts';

/** Maximum number of moves that `playAhead` makes. */
const MOVES_AHEAD = 8;

/**
 * Makes a move on a copy of the state, appends it to `ahead` and returns the events.
 * @param ahead moves made on this copy so far
 * @throws {LawViolation} `crash`, with `ahead`, so that the failure can be reproduced from the true state
 */
export function applyAhead(
  game: AnyGame,
  state: unknown,
  { seat, move }: { readonly seat: Seat; readonly move: unknown },
  ahead: Entry[],
): GameEvent[] {
  const events: GameEvent[] = [];
  ahead.push({ seat, move });
  try {
    game.apply(state, seat, move, events);
    return events;
  } catch (error) {
    throw new LawViolation(
      'crash',
      `after playing ${ahead.length} moves ahead: ${String(error)}`,
      ahead,
      error,
    );
  }
}

/** Makes up to `MOVES_AHEAD` random moves on `state`. @throws {LawViolation} `crash`, with the moves made so far */
export function playAhead(game: AnyGame, state: unknown, rng: Rng): void {
  const ahead: Entry[] = [];
  for (let i = 0; i < MOVES_AHEAD; i++) {
    const [seat] = game.active(state);
    if (seat === undefined) return;
    const moves = copyLegalMoves(game, state, seat);
    applyAhead(game, state, { seat, move: at(moves, randomBelow(rng, moves.length)) }, ahead);
  }
}
