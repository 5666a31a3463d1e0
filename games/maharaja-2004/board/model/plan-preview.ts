import { memoizeBySeat } from '../../../kingdom/board/model/memoize-by-seat.ts';
import type { Deed, PlanRules } from '../../../kingdom/board/model/plan-play.ts';
import { createPlanner } from '../../../kingdom/board/model/planner.ts';
import {
  afterMoves,
  asIfActing,
  blockingVillageNumbers,
  CITY_COUNT,
  explainAction,
  type Move,
  maharaja2004,
  movePrice,
  previewActions,
  SITE_COUNT,
  SOURCE_CHIT,
  type State,
  travelOptionsTo,
  type View,
} from '../../rules/index.ts';
import { scoreCity } from './city.ts';
import { moveSource, palaceSite } from './targets.ts';

/** Previews each action for a seat; computed once for a position. */
export const listActionPreviews = memoizeBySeat(previewActions);

/** The planner of a seat; computed once for a position. */
export const getPlanner = memoizeBySeat((position: View, seat: number) =>
  createPlanner(planRules(position, seat)),
);

/** Number of pieces that each action builds: house, two houses, palace, palace and house. */
const PIECES: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 2],
  [5, 1],
  [6, 2],
]);

/** Actions whose target only the player can choose: move a house, a governor or a character. */
const CHOSEN: ReadonlySet<number> = new Set([3, 7, 8]);

type PlannedMove = Extract<Move, { type: 'gain' | 'palace' | 'house' | 'travel' }>;

const isPlanned = (move: Move): move is PlannedMove =>
  move.type === 'travel' ? move.way === 0 : ['gain', 'palace', 'house'].includes(move.type);

/** Steps of the disc, with an inner palace before outer ones. */
function listSteps(state: State, seat: number): readonly PlannedMove[] {
  const steps = maharaja2004
    .legalMoves(state, seat)
    .filter(isPlanned)
    .filter((move) => (moveSource(move) ?? 0) < SOURCE_CHIT);
  const inner = (move: PlannedMove) => (move.type === 'palace' && move.inner ? 0 : 1);
  return steps.toSorted((a, b) => inner(a) - inner(b));
}

function planRules(position: View, seat: number): PlanRules<State, PlannedMove> {
  const travelTo = (city: number) => ({ type: 'travel' as const, city, way: 0 });
  return {
    seat,
    cities: CITY_COUNT,
    pieces: PIECES,
    scored: position.maharaja,
    start: (actions) => asIfActing(position, seat, actions),
    after: (state, move) => afterMoves(state, [move]),
    steps: (state) => listSteps(state, seat),
    toDeed,
    sourceOf: moveSource,
    price: (state, move) => movePrice(state, seat, move),
    stock: ({ gold, hand }) => ({ coins: gold[seat] ?? 0, small: hand[seat] ?? 0, prestige: 0 }),
    here: ({ architects }) => architects[seat] ?? CITY_COUNT,
    journey: (state, city) => travelOptionsTo(state, seat, city)[0] ?? null,
    missing: (state, city) => blockingVillageNumbers(state, seat, city),
    refusal: explainAction,
    travelTo,
    refusedJourney: (state, city) => maharaja2004.refusal(state, seat, travelTo(city)),
    isChoice: (state, action) =>
      CHOSEN.has(action) && maharaja2004.legalMoves(state, seat).some((move) => moveSource(move) === action),
    score: (state) => scoreCity(state, position.maharaja),
  };
}

function toDeed(state: State, move: PlannedMove): Deed {
  switch (move.type) {
    case 'gain':
      return { kind: 'gain' };
    case 'travel':
      return { kind: 'travel', place: move.city };
    case 'palace':
      return { kind: 'great', place: move.city, site: palaceSite(state, move) % SITE_COUNT };
    case 'house':
      return { kind: 'small', place: move.place };
  }
}
