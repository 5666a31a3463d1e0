import type { Deal } from '@durbar/kernel';
import { HIGHEST, OF_EACH, PLACES } from './position.ts';
import type { State } from './types.ts';

/**
 * A new match (SMP-1). Draws `bag`, the order of the stones, and `start`, the seat that begins.
 * @param players 2, 3 or 4
 */
export function setup(players: number, deal: Deal): State {
  const bag = deal.order('bag', HIGHEST * OF_EACH).map((stone) => 1 + Math.floor(stone / OF_EACH));
  const open = bag.splice(-PLACES);
  return {
    players,
    turn: 0,
    seat: deal.pick('start', players),
    taken: -1,
    open,
    stones: Array.from({ length: players }, () => []),
    stopped: Array.from({ length: players }, () => false),
    first: -1,
    bagCount: bag.length,
    bag,
  };
}
