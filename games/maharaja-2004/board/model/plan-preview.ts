import type { Message } from '@durbar/kernel';
import {
  chooseStep,
  memoizeBySeat,
  type PlanTotals,
  previewPlan,
} from '../../../kingdom/board/model/plan-preview.ts';
import {
  ACTIONS,
  type ActionPreview,
  afterMoves,
  asIfActing,
  CITY_COUNT,
  cardsOf,
  cityScoring,
  maharaja2004,
  type PreviewableMove,
  previewActions,
  SOURCE_CHIT,
  type Standing,
  type State,
  type View,
} from '../../rules/index.ts';
import { hasVariant } from './position.ts';
import { buildsInCity, isPreviewable, moveSource } from './targets.ts';

/** A short text about what an action would bring or cost in the present position. */
export function actionPreviewText(
  position: View,
  seat: number,
  { action, palace, toll, possible }: ActionPreview,
): Message {
  const gold = position.gold[seat] ?? 0;
  const hand = position.hand[seat] ?? 0;
  const [character = 0] = cardsOf(position.cards[seat] ?? 0);
  return {
    key: 'm04.preview',
    values: {
      action: ACTIONS[action] ?? 'gold',
      gold,
      moreGold: gold + 2,
      hand,
      moreHand: hand + Math.min(2, position.quarry[seat] ?? 0),
      price: palace ?? 0,
      character: hasVariant(position, 'manyCharacters') ? 0 : character,
      journey: possible ? toll : 0,
    },
  };
}

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);

/** The result of a plan in the Maharaja's city if the seat's turn were now and the other seats did nothing. */
export interface PlanPreview extends PlanTotals<Standing> {
  readonly palaces: number;
  /** Whether the whole plan could be carried out, except actions that need a choice. */
  readonly isComplete: boolean;
}

/** Actions whose target only the player can choose: move a house, a governor or a character. */
const CHOSEN: ReadonlySet<number> = new Set([3, 7, 8]);

/** Plays the two actions in a sensible order: first gains, then travel, then builds, palaces first. */
export function createPlanPreview(
  position: View,
  seat: number,
  actions: readonly [number, number],
): PlanPreview | null {
  const city = position.maharaja;
  if (city < 0) return null;
  const gold = (state: State) => state.gold[seat] ?? 0;
  const next = (state: State) => chooseNextMove(state, city);
  const player = { after: afterMoves, next, coins: gold };
  const start = asIfActing(position, seat, actions);
  const played = previewPlan(start, seat, player, (state) => cityScoring(state, city));
  if (!played) return null;
  const { notBegun, begunParts } = played.end;
  return {
    ...played.sum,
    palaces: played.moves.filter(({ type }) => type === 'palace').length,
    isComplete: notBegun.every((action) => action < 0 || CHOSEN.has(action)) && begunParts === 0,
  };
}

/** Chooses the next step: gain, travel to the city if something can be built there, build. */
function chooseNextMove(state: State, city: number): PreviewableMove | null {
  return chooseStep(discSteps(state), [
    ({ type }) => type === 'gain',
    (move) => move.type === 'palace' && move.city === city && move.inner,
    (move) => move.type === 'palace' && move.city === city,
    (move) => move.type === 'house' && move.place === city,
    (move) =>
      move.type === 'travel' && move.city === city && move.way === 0 && buildsAfter(state, move, city),
    ({ type }) => type === 'palace',
    (move) => move.type === 'house' && move.place < CITY_COUNT,
  ]);
}

/** Steps of the disc, and travel. */
function discSteps(state: State): readonly PreviewableMove[] {
  return maharaja2004
    .legalMoves(state, state.seat)
    .filter(isPreviewable)
    .filter((move) => (moveSource(move) ?? 0) < SOURCE_CHIT);
}

function buildsAfter(state: State, travel: PreviewableMove, city: number): boolean {
  return discSteps(afterMoves(state, [travel])).some((move) => buildsInCity(move, city));
}
