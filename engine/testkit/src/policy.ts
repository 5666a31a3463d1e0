import type { Rng } from '@durbar/kernel';
import { at, below } from '@durbar/kernel';
import type { CheckSettings } from './settings.ts';

/** How a playout chooses among legal moves. */
export type Policy = (moves: readonly unknown[], rng: Rng) => unknown;

/** Any legal move; or one that does something, ending a turn only where nothing else is left. */
export const POLICIES = ['random', 'building'] as const;
export type PolicyName = (typeof POLICIES)[number];

export function createPolicy(name: PolicyName, settings: CheckSettings): Policy {
  const any: Policy = (moves, rng) => at(moves, below(rng, moves.length));
  if (name === 'random') return any;
  return (moves, rng) => {
    const doing = moves.filter((move) => !settings.isPassing?.(move));
    return any(doing.length > 0 ? doing : moves, rng);
  };
}
