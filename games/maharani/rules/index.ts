import { maharani1 } from './game.ts';

export { ratings } from '../data/ratings.ts';
export { COLOURS, PATTERNS, QUARTER_PAYOUT, SECOND_TILE_PRICE } from '../data/tiles.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { quarterPay, workersIn } from './evaluation.ts';
export { type MaharaniGame, maharani, maharani as game, maharani1 } from './game.ts';
export {
  NEIGHBOURS,
  QUARTER_SIZE,
  QUARTER_SPACES,
  QUARTERS,
  SIDES,
  SPACE_COUNT,
  SPACES,
  type Space,
  seatAt,
  sideOf,
  slotQuarter,
  spaceAt,
  spaceName,
} from './geometry.ts';
export { ALL_UP, countFree, isFull, markerUp } from './position.ts';
export {
  afterPlacement,
  type PlacementPreview,
  type PlayedBy,
  placements,
  type RotationPreview,
  spaceRefusal,
  type WorkerPreview,
  workerChoices,
} from './preview.ts';
export {
  arrowSide,
  laidRotation,
  laidTile,
  rondelRotation,
  TILE_COUNT,
  TILES,
  type Tile,
  tileEdges,
} from './tiles.ts';
export type {
  EndMove,
  Event,
  Move,
  Options,
  PlaceMove,
  RefreshMove,
  State,
  View,
  WorkerMove,
} from './types.ts';

/** Loads the rules in a form for fast searches. */
export const loadFast = () => import('./fast/index.ts');

/** The earlier versions of the rules, the oldest first. */
export const versions = [maharani1];
