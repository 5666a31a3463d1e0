import type { Seat } from '@durbar/kernel';
import type { AnyGame } from '../settings.ts';

/** Legal moves as an array of its own, since the game may reuse the one it gives. */
export function copyLegalMoves(game: AnyGame, position: unknown, seat: Seat): unknown[] {
  return [...game.legalMoves(position, seat)];
}

export function listLegalKeys(game: AnyGame, position: unknown, seat: Seat): string[] {
  return game.legalMoves(position, seat).map((move) => game.key(move));
}
