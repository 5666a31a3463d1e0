import type { KingdomGame } from '../../kingdom/board/kingdom-game.ts';
import type { MapPlace } from '../../kingdom/board/model/targets.ts';
import {
  CITY_COUNT,
  type Move,
  owesCityPiece,
  owingSource,
  PART_SHRINE,
  PART_STATUE,
  SOURCE_ABILITY,
  SOURCE_REWARD,
  SOURCE_TOKEN,
  type View,
} from '../rules/index.ts';
import { describeGame } from './describe-game.ts';
import { edition } from './edition.ts';
import { getPlanner } from './model/plan-preview.ts';
import { getMapLayout } from './model/position.ts';
import { listTargets, NO_TARGETS, type Targets } from './model/targets.ts';
import { listTurnCards } from './model/turn-cards.ts';

/** Maharaja (2020) for the shared board. */
export const game: KingdomGame<View, Move, Targets> = {
  edition,
  pressedMove: {
    token: SOURCE_TOKEN,
    place: placeMove,
    flag: (city, card) => ({ type: 'flag', city, by: card ?? 8 }),
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
  if (phase === 'maharani') return { type: 'maharani', character };
  return phase === 'draft' || phase === 'robbed'
    ? { type: 'pick', character }
    : { type: 'character', character };
}

/** Actions that include a statue; actions that include a shrine. */
const STATUES: ReadonlySet<number> = new Set([0, 2]);
const SHRINES: ReadonlySet<number> = new Set([1, 2, 3]);

/** The move that a press on a place stands for, so that its refusal can be shown. */
function placeMove(position: View, card: number | null, place: MapPlace): Move {
  const { phase, notBegun, begun, begunParts } = position;
  const allowing = (part: number) => [...((begunParts & part) === 0 ? [] : [begun]), ...notBegun];
  if (place.kind === 'city') return { type: 'travel', city: place.city, way: 0 };
  // While a shrine is owed, a press on a site means its city, because a site would mean a statue.
  if (place.kind === 'site' && owesCityPiece(position))
    return { type: 'shrine', place: place.city, by: owingSource(position) };
  if (place.kind === 'site') {
    const source = card ?? allowing(PART_STATUE).find((action) => STATUES.has(action)) ?? 0;
    return { type: 'statue', city: place.city, site: place.site, by: source === SOURCE_ABILITY ? 0 : source };
  }
  if (phase === 'found') return { type: 'found', village: place.village };
  const source =
    phase === 'shrine'
      ? SOURCE_REWARD
      : (card ?? allowing(PART_SHRINE).find((action) => SHRINES.has(action)) ?? 1);
  return { type: 'shrine', place: CITY_COUNT + place.village, by: source };
}
