import type { KingdomGame } from '../../kingdom/board/kingdom-game.ts';
import type { MapPlace } from '../../kingdom/board/model/targets.ts';
import {
  CITY_COUNT,
  type Move,
  maharaja2020,
  owesCityPiece,
  SOURCE_ABILITY,
  SOURCE_REWARD,
  SOURCE_TOKEN,
  type View,
} from '../rules/index.ts';
import { describeGame } from './describe-game.ts';
import { edition } from './edition.ts';
import { mapLayoutOf } from './model/position.ts';
import { listTargets, NO_TARGETS, type Targets } from './model/targets.ts';
import { listTurnCards } from './model/turn-cards.ts';

/** Maharaja (2020) for the shared board. */
export const game: KingdomGame<View, Move, Targets> = {
  edition,
  rules: maharaja2020,
  pressedMove: {
    token: SOURCE_TOKEN,
    place: placeMove,
    flag: (city, card) => ({ type: 'flag', city, by: card ?? 8 }),
    character: characterMove,
  },
  mapLayout: mapLayoutOf,
  listTargets: listTargets,
  noTargets: NO_TARGETS,
  listTurnCards: listTurnCards,
  describe: describeGame,
};

function characterMove({ phase }: View, character: number): Move {
  if (phase === 'maharani') return { type: 'maharani', character };
  return phase === 'draft' || phase === 'robbed'
    ? { type: 'pick', character }
    : { type: 'character', character };
}

function placeMove(position: View, card: number | null, place: MapPlace): Move {
  const { phase, fresh, open, openParts } = position;
  const disc = openParts === 0 ? fresh.filter((action) => action >= 0 && action < 4) : [open];
  if (place.kind === 'city') return { type: 'travel', city: place.city, way: 0 };
  // A city that is pressed for the owed shrine: its sites, which ask for a statue, are not meant.
  if (place.kind === 'site' && owesCityPiece(position))
    return { type: 'shrine', place: place.city, by: owedBy(position) };
  if (place.kind === 'site') {
    const source = card ?? disc.find((action) => action === 0 || action === 2) ?? 0;
    return { type: 'statue', city: place.city, site: place.site, by: source === SOURCE_ABILITY ? 0 : source };
  }
  if (phase === 'found') return { type: 'found', village: place.village };
  const source = phase === 'shrine' ? SOURCE_REWARD : (card ?? disc.find((action) => action > 0) ?? 1);
  return { type: 'shrine', place: CITY_COUNT + place.village, by: source };
}

/** By what the owed shrine is built: the token's action, else the disc's. */
const owedBy = ({ tokenParts, tokenOpen, open }: View): number =>
  tokenParts === 0 ? open : SOURCE_TOKEN + tokenOpen;
