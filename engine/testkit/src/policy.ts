import type { Rng } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';
import type { CheckSettings } from './settings.ts';

/** Chooses one of the legal moves in a playout. */
export type Policy = (moves: readonly unknown[], rng: Rng) => unknown;

/** `random` chooses any legal move. `building` ends a turn or passes only if no other move is legal. */
export const POLICIES = ['random', 'building'] as const;
export type PolicyName = (typeof POLICIES)[number];

export function createPolicy(name: PolicyName, settings: CheckSettings): Policy {
  const any: Policy = (moves, rng) => at(moves, randomBelow(rng, moves.length));
  if (name === 'random') return any;
  return (moves, rng) => {
    const doing = moves.filter((move) => !settings.isPassing?.(move));
    return any(doing.length > 0 ? doing : moves, rng);
  };
}
