import type { Deal } from '@durbar/kernel';
import type { RoadMap } from '../../../kingdom/rules/index.ts';
import { mapAt } from '../../../kingdom/rules/index.ts';
import { ACTION_TILES, ROW, SOLO_START } from '../../data/brahmabot.ts';
import { SHRINES } from '../../data/components.ts';
import type { State } from '../types.ts';
import { shuffleSizes } from './tiles.ts';
import { BRAHMABOT } from './types.ts';

/**
 * Sets up the parts that a solo game has in addition to a match of two seats (M20-11.1, 11.2). Draws: `setupTile`, one
 * of the map's; `tiles`, the pile of action tiles; `shuffles`, the orders of their later shuffles.
 * @param state a new match of two seats, of which Brahmabot has the second
 * @param characters all characters in random order; Brahmabot gets the first
 */
export function setUpBrahmabot(state: State, level: number, characters: readonly number[], deal: Deal): void {
  const map = mapAt(state);
  const setupTile = deal.pick('setupTile', map.file.setupTiles?.length ?? 0);
  const villages = startVillages(map, setupTile, level);
  const { coins, prestige } = SOLO_START[level]!;
  state.coins[BRAHMABOT] = coins;
  state.prestige[BRAHMABOT] = prestige;
  state.hand[BRAHMABOT] = SHRINES - villages.length;
  state.supply[BRAHMABOT] = 0;
  state.villages[BRAHMABOT] = villages.reduce((mask, village) => mask | (1 << village), 0);
  state.characters[BRAHMABOT] = characters[0]!;
  state.display = characters.slice(1, 1 + ROW);
  state.brahmabot = {
    level,
    setupTile,
    gone: [],
    spent: [],
    check: 0,
    tile: 0,
    step: 0,
    stack: characters.slice(1 + ROW),
    drawn: [],
    pile: deal.order('tiles', ACTION_TILES.length).map((tile) => tile + 1),
    shuffles: deal.orders('shuffles', shuffleSizes(0)),
  };
}

/** Villages of a set-up tile by level: green, from medium on blue too, on hard all. */
function startVillages(map: RoadMap, setupTile: number, level: number): number[] {
  const tile = map.file.setupTiles?.[setupTile];
  const ids = tile ? [tile.green, tile.blue, tile.red].slice(0, level + 1).flat() : [];
  return ids.map((id) => map.villageIds.indexOf(id));
}
