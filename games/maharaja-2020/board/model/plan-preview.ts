import { memoizeBySeat } from '../../../kingdom/board/model/memoize-by-seat.ts';
import type { Deed, PlanRules } from '../../../kingdom/board/model/plan-play.ts';
import { createPlanner } from '../../../kingdom/board/model/planner.ts';
import {
  afterMoves,
  blockingVillageNumbers,
  CITY_COUNT,
  cityScoring,
  explainAction,
  type Move,
  maharaja2020,
  movePrice,
  previewActions,
  previewTurn,
  type State,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';
import { moveSource } from './targets.ts';

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);

/** The planner of a seat; computed once for a position. */
export const getPlanner = memoizeBySeat((position: View, seat: number) =>
  createPlanner(planRules(position, seat)),
);

/** Number of pieces that each action builds: statue, free shrine, statue and shrine, two shrines. */
const PIECES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
]);
const PRESTIGE = 6;

type PlannedMove = Extract<Move, { type: 'gain' | 'statue' | 'shrine' | 'travel' }>;

const isPlanned = (move: Move): move is PlannedMove =>
  move.type === 'travel' ? move.way === 0 : ['gain', 'statue', 'shrine'].includes(move.type);

function planRules(position: View, seat: number): PlanRules<State, PlannedMove> {
  const legal = (state: State) => maharaja2020.legalMoves(state, seat);
  const travelTo = (city: number) => ({ type: 'travel' as const, city, way: 0 });
  return {
    seat,
    cities: CITY_COUNT,
    pieces: PIECES,
    scored: position.maharaja,
    start: (actions) => previewTurn(position, seat, actions),
    after: (state, move) => afterMoves(state, [move]),
    steps: (state) =>
      legal(state)
        .filter(isPlanned)
        .filter((move) => (moveSource(move) ?? 0) <= PRESTIGE),
    toDeed: (_, move) => toDeed(move),
    sourceOf: moveSource,
    price: (state, move) => movePrice(state, seat, move),
    stock: ({ coins, hand, prestige }) => ({
      coins: coins[seat] ?? 0,
      small: hand[seat] ?? 0,
      prestige: prestige[seat] ?? 0,
    }),
    here: ({ priests }) => priests[seat] ?? CITY_COUNT,
    journey: (state, city) => travelOptionsTo(state, seat, city)[0] ?? null,
    missing: (state, city) => blockingVillageNumbers(state, seat, city),
    refusal: explainAction,
    travelTo,
    refusedJourney: (state, city) => maharaja2020.refusal(state, seat, travelTo(city)),
    isChoice: (state, action) =>
      action > PRESTIGE && legal(state).some((move) => moveSource(move) === action),
    score: (state) => cityScoring(state, position.maharaja),
  };
}

function toDeed(move: PlannedMove): Deed {
  switch (move.type) {
    case 'gain':
      return { kind: move.by === PRESTIGE ? 'buy' : 'gain' };
    case 'travel':
      return { kind: 'travel', place: move.city };
    case 'statue':
      return { kind: 'great', place: move.city, site: move.site };
    case 'shrine':
      return { kind: 'small', place: move.place };
  }
}
