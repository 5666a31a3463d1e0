import type { Refusal } from '@durbar/kernel';
import type { TravelOption } from '../../rules/index.ts';
import type { CityScoreLine } from './city-ranking.ts';

/** A step of a plan, in terms of both games. Places are cities, then villages. */
export type Deed =
  | { readonly kind: 'gain' | 'buy' }
  | { readonly kind: 'travel'; readonly place: number }
  | { readonly kind: 'great'; readonly place: number; readonly site: number }
  | { readonly kind: 'small'; readonly place: number };

/** What a seat has: coins, small pieces in hand, and prestige if the game has it. */
export interface Stock {
  readonly coins: number;
  readonly small: number;
  readonly prestige: number;
}

/** The part of a position that determines which planned action a step belongs to. */
export interface TurnState {
  readonly notBegun: readonly number[];
}

/** Functions by which a game plays a plan for a seat; all are pure. */
export interface PlanRules<S extends TurnState, M> {
  readonly seat: number;
  readonly cities: number;
  /** Number of pieces that an action builds, by action; actions that build none are absent. */
  readonly pieces: ReadonlyMap<number, number>;
  /** The city that is scored at the end of the round; −1 for none. */
  readonly scored: number;
  /** The position as if the seat had just revealed these actions. */
  start(actions: readonly number[]): S;
  after(state: S, move: M): S;
  /** Legal steps of the planned actions that need no choice of the player's own, and the cheapest journeys. */
  steps(state: S): readonly M[];
  toDeed(state: S, move: M): Deed;
  /** The action that a step belongs to; null for a journey. */
  sourceOf(move: M): number | null;
  /** Price of a step in coins, without what it brings. */
  price(state: S, move: M): number;
  stock(state: S): Stock;
  /** The place where the seat's figure stands. */
  here(state: S): number;
  /** The cheapest journey to a city, affordable or not; null if no road is open. */
  journey(state: S, city: number): TravelOption | null;
  /** Villages that need a piece before the city can be reached. */
  missing(state: S, city: number): readonly number[];
  /** Why an action has no effect, or builds nothing in a city where the seat stands; null if it has one. */
  refusal(state: S, action: number, city: number): Refusal | null;
  /** The cheapest journey to a city as a move, and why the seat cannot make it; null if it can. */
  travelTo(city: number): M;
  refusedJourney(state: S, city: number): Refusal | null;
  /** Whether an action is possible, but only the player can choose its target. */
  isChoice(state: S, action: number): boolean;
  score(state: S): { readonly ranking: readonly number[]; readonly lines: readonly CityScoreLine[] };
}

/** One step as it would be played. */
export interface PlanStep<M> {
  readonly move: M;
  readonly deed: Deed;
  /** The arrow whose action the step belongs to; a journey belongs to the build after it. */
  readonly arrow: number;
  readonly price: number;
  readonly journey: TravelOption | null;
  readonly before: Stock;
  readonly after: Stock;
}

/** A plan that was played to its end. */
export interface PlayedPlan<S, M> {
  readonly start: S;
  readonly end: S;
  readonly steps: readonly PlanStep<M>[];
}

/** Actions at the two arrows; null for an arrow that is not set. */
export type Arrows = readonly [number | null, number | null];

const MAX_STEPS = 10;

/**
 * Plays the planned actions in a sensible order: first gains, then what can be built at the first of the places `aims`,
 * after a journey if it needs one, then at the next; prestige is bought last.
 * @param arrows the actions at the two arrows, null for an arrow that is not set
 */
export function playPlan<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: readonly (number | null)[],
  aims: readonly number[],
): PlayedPlan<S, M> {
  const used = [0, 1].filter((arrow) => (arrows[arrow] ?? null) !== null);
  const start = rules.start(used.map((arrow) => arrows[arrow] ?? 0));
  let state = start;
  let arrow = used[0] ?? 0;
  const steps: PlanStep<M>[] = [];
  for (let i = 0; i < MAX_STEPS; i++) {
    const move = nextStep(rules, state, aims);
    if (move === null) break;
    const deed = rules.toDeed(state, move);
    const next = rules.after(state, move);
    arrow = used.find((_, n) => state.notBegun[n] !== next.notBegun[n]) ?? arrow;
    const journey = deed.kind === 'travel' ? rules.journey(state, deed.place) : null;
    const [before, after] = [rules.stock(state), rules.stock(next)];
    const price = deed.kind === 'travel' ? before.coins - after.coins : rules.price(state, move);
    steps.push({ move, deed, arrow, price, journey, before, after });
    state = next;
  }
  return { start, end: state, steps: withJourneys(steps) };
}

/** Gives each journey to the arrow of the step after it. */
function withJourneys<M>(steps: readonly PlanStep<M>[]): PlanStep<M>[] {
  return steps.map((step, i) =>
    step.deed.kind === 'travel' ? { ...step, arrow: steps[i + 1]?.arrow ?? step.arrow } : step,
  );
}

function nextStep<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  state: S,
  aims: readonly number[],
): M | null {
  const steps = rules.steps(state).map((move) => ({ move, deed: rules.toDeed(state, move) }));
  const at = (place: number, kind: Deed['kind']) =>
    steps.find(({ deed }) => deed.kind === kind && 'place' in deed && deed.place === place);
  const found =
    steps.find(({ deed }) => deed.kind === 'gain') ??
    findFirst(aims, (aim) => at(aim, 'great') ?? at(aim, 'small') ?? journeyTo(aim)) ??
    steps.find(({ deed }) => deed.kind === 'great') ??
    steps.find(({ deed }) => deed.kind === 'small' && deed.place < rules.cities) ??
    steps.find(({ deed }) => deed.kind === 'buy');
  return found?.move ?? null;

  function journeyTo(aim: number) {
    const travel = at(aim, 'travel');
    return travel && canBuild(rules, rules.after(state, travel.move), aim) ? travel : undefined;
  }
}

function findFirst<A, B>(list: readonly A[], find: (one: A) => B | undefined): B | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether something can be built in a city. */
function canBuild<S extends TurnState, M>(rules: PlanRules<S, M>, state: S, city: number): boolean {
  return rules.steps(state).some((move) => {
    const deed = rules.toDeed(state, move);
    return (deed.kind === 'great' || deed.kind === 'small') && deed.place === city;
  });
}

/** The position after the gains of a plan. */
export function afterGains<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: readonly (number | null)[],
): S {
  const steps = (state: S) => rules.steps(state).filter((move) => rules.toDeed(state, move).kind === 'gain');
  return playPlan({ ...rules, steps }, arrows, []).end;
}
