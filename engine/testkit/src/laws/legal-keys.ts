import type { Seat } from '@durbar/kernel';
import type { AnyGame } from '../settings.ts';

/** Copies the legal moves, since the game may reuse the array it returns. */
export function copyLegalMoves(game: AnyGame, position: unknown, seat: Seat): unknown[] {
  return [...game.legalMoves(position, seat)];
}

export function listLegalKeys(game: AnyGame, position: unknown, seat: Seat): string[] {
  return game.legalMoves(position, seat).map((move) => game.key(move));
}
