import { listSharedPlaces } from '../../kingdom/tutorial/script.ts';
import { ACTIONS, type Move, mapAt, REWARDS, type View } from '../rules/index.ts';

/** The places that the board marks in a position (`data-place`), on every screen. */
export function places(position: View): readonly string[] {
  const { people, phase, characters, display, rewards, brahmabot } = position;
  return [
    ...listSharedPlaces(mapAt(position), phase, ACTIONS.length),
    ...(phase === 'act' ? [`card-ability-${characters[0]}`] : []),
    ...rewards.flatMap((tile) => (tile in REWARDS ? [`tile-${tile}`] : [])),
    ...display.map((character) => `character-${character}`),
    ...Array.from({ length: people }, (_, seat) => `seat-${seat}`),
    ...(brahmabot ? ['seat-1', 'bot-tile-1', 'bot-tile-2', 'bot-tile-3'] : []),
  ];
}

export const statue = (city: number, site: number): Move => ({ type: 'statue', city, site, by: STATUE });
/** Takes what an action brings without a place. */
export const gain = (by: number): Move => ({ type: 'gain', by });
export const reward = (tile: number): Move => ({ type: 'reward', tile });

/** Actions of the disc. */
export const STATUE = ACTIONS.indexOf('statueDiscount');
export const FREE_SHRINE = ACTIONS.indexOf('shrineDiscount');
export const STATUE_AND_SHRINE = ACTIONS.indexOf('statueAndShrine');
export const TWO_SHRINES = ACTIONS.indexOf('twoShrines');
export const COINS = ACTIONS.indexOf('coins');
/** The number of the tile that Brahmabot performs in the solo tutorial. */
export const OPEN_TILE = 10;
/** Cities of the map of Hindustan. */
export const DELHI = 1;
export const GOLCONDA = 5;

/** The actions with a statue in them. */
export const STATUE_ACTIONS = [STATUE, STATUE_AND_SHRINE];
