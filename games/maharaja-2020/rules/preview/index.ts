/** Functions beyond the game contract that boards need: components, previews, scorings. All are pure. */
export type { RoadMap } from '../../../kingdom/rules/index.ts';
export { mapAt } from '../../../kingdom/rules/index.ts';
export {
  ACTION_TILES,
  type ActionTile,
  ARRIVAL_STATUE_PRICE,
  SOLO_LEVELS,
  type UpperAction,
  type UpperKind,
} from '../../data/brahmabot.ts';
export {
  ACTIONS,
  type ActionName,
  BONUSES,
  BOTTOM_BONUS,
  type Bonus,
  CENTRE_SITE,
  CITY_COUNT,
  FINAL_SCORING_MODES,
  FINAL_SCORINGS,
  FLAG_STEPS,
  PAYOUT,
  REWARDS,
  type RewardName,
  ROUNDS,
  SITE_COUNT,
  SPECIAL_RULES,
  STATUES,
  TOP_BONUS,
  TRACK_SPACES,
} from '../../data/components.ts';
export type { BrahmabotView, ComparedCity } from '../brahmabot/types.ts';
export { BRAHMABOT, HUMAN } from '../brahmabot/types.ts';
export { CLAUSES, type Clause } from '../clauses.ts';
export {
  COINS_A_POINT,
  type FinalScoring,
  finalScoring,
  MAJORITY_PRESTIGE,
  type Majority,
  STATUE_PRESTIGE,
} from '../final-scoring.ts';
export {
  actionOf,
  freeVillages,
  has,
  hasToken,
  nextMover,
  ONCE_CHARACTERS,
  SOURCE_ABILITY,
  SOURCE_REWARD,
  SOURCE_TOKEN,
  shrinePrice,
  statuePrice,
  usesLeft,
} from '../position.ts';
export { inReach, rewardReach } from '../rewards.ts';
export { owesCityPiece, owingSource, PART_SHRINE, PART_STATUE } from '../turn-actions.ts';
export type { Event, Move, Options, Phase, State, View, WorshipLine } from '../types.ts';
export { type CityScoring, cityScoring } from '../worship.ts';
export {
  type ActionPreview,
  explainAction,
  movePrice,
  previewActions,
  previewTurn,
} from './action-preview.ts';
export { afterMoves, type PreviewableMove } from './after-moves.ts';
export { blockingVillageNumbers, blockingVillages, type TravelOption, travelOptionsTo } from './travel.ts';
