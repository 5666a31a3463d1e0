import type { Game, GameEvent } from './contract.ts';
import { sha256Hex } from './seed.ts';

/** SHA-256 of a position's fingerprint, 64 hex digits, the same in Node and in every browser. */
export function hashPosition<S extends V, V, M, E extends GameEvent, O>(
  game: Game<S, V, M, E, O>,
  position: V,
): string {
  return sha256Hex(game.fingerprint(position));
}
