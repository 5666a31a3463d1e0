import type { Deal } from '@durbar/kernel';
import { WORKERS } from '../data/tiles.ts';
import { QUARTERS, SPACE_COUNT } from './geometry.ts';
import { ALL_UP } from './position.ts';
import { refill } from './rondel.ts';
import { TILE_COUNT } from './tiles.ts';
import type { State } from './types.ts';

/**
 * Sets up a new match (MHR-1). Draws: `bag`, the order of the tiles, and `start`, the seat that begins.
 * @param players 2, 3 or 4
 */
export function setup(players: number, deal: Deal): State {
  const none = (length: number, value: number): number[] => Array.from({ length }, () => value);
  const supply = WORKERS[players];
  if (!supply) throw new RangeError(`Maharani has 2 to 4 seats, not ${players}`);
  const state: State = {
    players,
    turn: 0,
    seat: deal.pick('start', players),
    placed: 0,
    refreshed: false,
    pending: -1,
    filled: [],
    emptyRefreshes: 0,
    over: 0,
    gold: none(players, 0),
    ledger: none(players * 4, 0),
    markers: none(players, ALL_UP),
    supply: none(players, 0).flatMap(() => supply),
    rondel: none(QUARTERS.length, -1),
    board: none(SPACE_COUNT, -1),
    workers: none(SPACE_COUNT, -1),
    removed: [],
    bagCount: TILE_COUNT,
    bag: deal.order('bag', TILE_COUNT).toReversed(),
  };
  refill(state);
  return state;
}
