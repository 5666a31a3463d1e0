import type { KingdomGame } from '../../kingdom/board/kingdom-game.ts';
import type { MapPlace } from '../../kingdom/board/model/targets.ts';
import {
  CITY_COUNT,
  INNER_SITE,
  type Move,
  PART_HOUSE,
  PART_PALACE,
  SOURCE_BUILDER,
  SOURCE_CHIT,
  type View,
} from '../rules/index.ts';
import { describeGame } from './describe-game.ts';
import { edition } from './edition.ts';
import { getPlanner } from './model/plan-preview.ts';
import { getMapLayout } from './model/position.ts';
import { listTargets, NO_TARGETS, type Targets } from './model/targets.ts';
import { listTurnCards } from './model/turn-cards.ts';

/** Maharaja (2004) for the shared board. */
export const game: KingdomGame<View, Move, Targets> = {
  edition,
  pressedMove: {
    token: SOURCE_CHIT,
    place: placeMove,
    flag: (city, card) => ({ type: 'governor', city, by: card ?? 7 }),
    character: characterMove,
  },
  mapLayout: getMapLayout,
  listTargets: listTargets,
  noTargets: NO_TARGETS,
  listTurnCards: listTurnCards,
  planner: getPlanner,
  describe: describeGame,
};

function characterMove({ phase }: View, character: number): Move {
  if (phase === 'give') return { type: 'give', character };
  return phase === 'act' ? { type: 'character', character } : { type: 'pick', character };
}

/** Actions that include a palace; actions that include a house. */
const PALACES: ReadonlySet<number> = new Set([5, 6]);
const HOUSES: ReadonlySet<number> = new Set([1, 2, 6]);
const MOVE_HOUSE = 3;

function placeMove({ phase, notBegun, begun, begunParts }: View, card: number | null, place: MapPlace): Move {
  if (phase === 'found' && place.kind === 'village') return { type: 'found', village: place.village };
  const at = place.kind === 'village' ? CITY_COUNT + place.village : place.city;
  if (phase === 'drop') return { type: 'drop', place: at };
  if (place.kind === 'city') return { type: 'travel', city: place.city, way: 0 };
  const allowing = (part: number) => [...((begunParts & part) === 0 ? [] : [begun]), ...notBegun];
  if (place.kind === 'site') {
    const source = card ?? allowing(PART_PALACE).find((action) => PALACES.has(action)) ?? 5;
    return {
      type: 'palace',
      city: place.city,
      inner: place.site === INNER_SITE,
      by: source === SOURCE_BUILDER ? 5 : source,
    };
  }
  const house = allowing(PART_HOUSE).find((action) => HOUSES.has(action));
  if (card === MOVE_HOUSE || (card === null && house === undefined && notBegun.includes(MOVE_HOUSE)))
    return { type: 'lift', place: at, by: MOVE_HOUSE };
  return { type: 'house', place: at, by: card ?? house ?? 1 };
}
