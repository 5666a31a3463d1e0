/** Functions beyond the game contract that boards need to show positions and preview moves. */
export {
  actionOf,
  fullVillages,
  mapAt,
  owesCityPiece,
  type RoadMap,
  villagesWithRoom,
} from '../../../kingdom/rules/index.ts';
export {
  ACTIONS,
  type ActionName,
  BOXES,
  CHARACTERS,
  CITY_COUNT,
  HOMES,
  INNER_SITE,
  MAX_SEATS,
  PRESETS,
  SITE_COUNT,
  START_BOXES,
  VARIANTS,
} from '../../data/components.ts';
export { CLAUSES, type Clause } from '../clauses.ts';
export { housesAt, placeName } from '../ground.ts';
export { PART_HOUSE, PART_PALACE } from '../hand.ts';
export { type FinalLine, finalLines } from '../outcome.ts';
export {
  allPalaces,
  builderReady,
  countCharacters,
  findHolder,
  has,
  isHome,
  lastRound,
  listCards,
  nextMover,
  palacePrice,
  SOURCE_BUILDER,
  SOURCE_CHIT,
} from '../position.ts';
export { findEnding } from '../rounds.ts';
export { type CityScoring, cityScoring, payoutOf } from '../standing.ts';
export type { Ending, Event, Move, Options, Phase, Standing, State, View } from '../types.ts';
export { type ActionPreview, explainAction, movePrice, previewActions } from './actions.ts';
export { afterMoves, asIfActing, type PreviewableMove } from './positions.ts';
export {
  bankPays,
  blockingVillageNumbers,
  blockingVillages,
  type TravelOption,
  travelOptionsTo,
} from './travel.ts';
