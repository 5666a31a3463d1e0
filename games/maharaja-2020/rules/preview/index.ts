/** What a board needs to show and foretell, beyond the game's contract; all of it pure. */
export type { RoadMap } from '../../../kingdom/rules/index.ts';
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
  CITY_COUNT,
  FINAL_SCORINGS,
  FLAG_STEPS,
  REWARDS,
  type RewardName,
  ROUNDS,
  SITE_COUNT,
  SPECIAL_RULES,
  STATUES,
  TOP_BONUS,
  TRACK_SPACES,
} from '../../data/components.ts';
export { BRAHMABOT, HUMAN } from '../brahmabot/seats.ts';
export type { BrahmabotView, ComparedCity } from '../brahmabot/types.ts';
export { CLAUSES, type Clause } from '../clauses.ts';
export { type FinalScoring, finalScoring, type Majority } from '../final.ts';
export { freeVillages, mapAt } from '../ground.ts';
export { owes } from '../hand.ts';
export {
  actionOf,
  BY_ABILITY,
  BY_REWARD,
  BY_TOKEN,
  has,
  hasToken,
  nextMover,
  ONCE_CHARACTERS,
  shrinePrice,
  statuePrice,
  usesLeft,
} from '../position.ts';
export { inReach, rewardReach } from '../rewards.ts';
export type { Event, Move, Options, Phase, State, View, WorshipLine } from '../types.ts';
export { type CityScoring, cityScoring } from '../worship.ts';
export { afterMoves, type OpenMove } from './after.ts';
export { type Journey, journeys, villagesMissing } from './journeys.ts';
export { type ActionOutlook, actionOutlooks, asIfActing } from './outlook.ts';
