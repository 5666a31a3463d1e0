import type { Message } from '@durbar/kernel';
import { memoizeBySeat, type PlanTotals, previewPlan } from '../../../kingdom/board/model/plan-preview.ts';
import {
  ACTIONS,
  type ActionPreview,
  afterMoves,
  CITY_COUNT,
  cityScoring,
  type Move,
  maharaja2020,
  type PreviewableMove,
  previewActions,
  previewTurn,
  SOURCE_TOKEN,
  type State,
  type View,
  type WorshipLine,
} from '../../rules/index.ts';
import { buildsInCity, isPreviewable, moveSource } from './targets.ts';

/** A short text about what an action would bring or cost in the present position. */
export function actionPreviewText(
  position: View,
  seat: number,
  { action, statue, toll, possible }: ActionPreview,
): Message {
  const coins = position.coins[seat] ?? 0;
  const hand = position.hand[seat] ?? 0;
  // The action includes a shrine, which costs 1 coin.
  const shrine = action === 2 ? 1 : 0;
  return {
    key: 'm20.preview',
    values: {
      action: ACTIONS[action] ?? 'coins',
      there: (statue?.maharaja ?? 0) + shrine,
      elsewhere: (statue?.elsewhere ?? 0) + shrine,
      coins,
      more: coins + 3,
      hand,
      moreHand: Math.min(hand + 2, hand + (position.supply[seat] ?? 0)),
      character: position.characters[seat] ?? 0,
      journey: possible ? toll : 0,
    },
  };
}

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);

/** The result of a plan in the Maharaja's city if the seat's turn were now and the other seats did nothing. */
export interface PlanPreview extends PlanTotals<WorshipLine> {
  readonly statues: number;
  readonly shrines: number;
  /** Prestige bought by the plan. */
  readonly prestige: number;
  /** Whether the whole plan could be carried out. */
  readonly isComplete: boolean;
}

/** Plays the two actions in a sensible order: first gains, then travel, then builds, statues first. */
export function createPlanPreview(
  position: View,
  seat: number,
  actions: readonly [number, number],
): PlanPreview | null {
  const city = position.maharaja;
  if (city < 0) return null;
  const start = previewTurn(position, seat, actions);
  const player = {
    after: afterMoves,
    next: (state: State) => chooseNextMove(state, city),
    coins: (state: State) => state.coins[seat] ?? 0,
  };
  const played = previewPlan(start, seat, player, (state) => cityScoring(state, city));
  if (!played) return null;
  const { end, moves, sum } = played;
  const kinds = (type: Move['type']) => moves.filter((move) => move.type === type).length;
  return {
    ...sum,
    statues: kinds('statue'),
    shrines: kinds('shrine'),
    prestige: (end.prestige[seat] ?? 0) - (start.prestige[seat] ?? 0),
    isComplete: end.notBegun.every((action) => action < 0 || action > 6) && end.begunParts === 0,
  };
}

/** Chooses the next step: gain, travel to the city if something can be built there, build; prestige is bought last. */
function chooseNextMove(state: State, city: number): PreviewableMove | null {
  const legal = maharaja2020.legalMoves(state, state.seat);
  const disc = legal.filter(isPreviewable).filter((move) => (moveSource(move) ?? 0) < SOURCE_TOKEN);
  return (
    disc.find((move) => move.type === 'gain' && move.by < 6) ??
    disc.find((move) => move.type === 'statue' && move.city === city) ??
    disc.find((move) => move.type === 'shrine' && move.place === city) ??
    disc.find((move) => move.type === 'travel' && move.city === city && buildsAfter(state, move, city)) ??
    disc.find((move) => move.type === 'statue') ??
    disc.find((move) => move.type === 'shrine' && move.place < CITY_COUNT) ??
    disc.find((move) => move.type === 'gain') ??
    null
  );
}

function buildsAfter(state: State, travel: PreviewableMove, city: number): boolean {
  const there = afterMoves(state, [travel]);
  return maharaja2020
    .legalMoves(there, there.seat)
    .some((move) => (moveSource(move) ?? SOURCE_TOKEN) < SOURCE_TOKEN && buildsInCity(move, city));
}
