import { listPlaces, type PlanPlace } from './plan-places.ts';
import {
  type Arrows,
  afterGains,
  type PlanRules,
  type PlayedPlan,
  playPlan,
  type TurnState,
} from './plan-play.ts';
import { type Plan, type Progress, summarize } from './plan-summary.ts';

/** Plays plans of one seat in one position. Results are kept, so the same question has the same answer. */
export interface Planner {
  /** @param aim the place that the player has chosen; null for the one with the best payout */
  play(arrows: Arrows, aim: number | null): Plan;
  /** Where the action at an arrow could be done after the action at the other one; empty if it builds nothing. */
  places(arrows: Arrows, arrow: 0 | 1): readonly PlanPlace[];
}

/** Makes the planner of a seat in a position. */
export function createPlanner<S extends TurnState, M>(rules: PlanRules<S, M>): Planner {
  const plans = new Map<string, Plan>();
  const places = new Map<string, readonly PlanPlace[]>();
  return {
    play: (arrows, aim) => keep(plans, `${arrows.join()} ${aim ?? ''}`, () => planFor(rules, arrows, aim)),
    places: (arrows, arrow) =>
      keep(places, `${arrows.join()} ${arrow}`, () => listPlaces(rules, arrows, arrow)),
  };
}

function keep<T>(kept: Map<string, T>, key: string, work: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = work();
  kept.set(key, value);
  return value;
}

function planFor<S extends TurnState, M>(rules: PlanRules<S, M>, arrows: Arrows, wish: number | null): Plan {
  const played = (aim: number | null) =>
    playPlan(rules, arrows, aim === null ? [] : [aim, rules.scored].filter((place) => place >= 0));
  if (arrows.every((action) => action === null || !rules.pieces.has(action)))
    return summarize(rules, arrows, null, played(null));
  if (wish !== null) {
    const wished = played(wish);
    if (buildsAt(wished, wish)) return summarize(rules, arrows, wish, wished);
  }
  const plans = listAims(rules, arrows).map((aim) => summarize(rules, arrows, aim, played(aim)));
  const [first, ...others] = plans;
  if (!first) return summarize(rules, arrows, null, played(null));
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

/** The scored city, the city where the seat stands, and those to which it can go. Of equal plans the first is best. */
function listAims<S extends TurnState, M>(rules: PlanRules<S, M>, arrows: Arrows): readonly number[] {
  const start = afterGains(rules, arrows);
  const reached = rules.steps(start).flatMap((move) => {
    const deed = rules.toDeed(start, move);
    return deed.kind === 'travel' ? [deed.place] : [];
  });
  const all = new Set([rules.scored, rules.here(start), ...reached]);
  return [...all].filter((place) => place >= 0 && place < rules.cities);
}

function buildsAt<S, M>({ steps }: PlayedPlan<S, M>, place: number): boolean {
  return steps.some(({ deed }) => (deed.kind === 'great' || deed.kind === 'small') && deed.place === place);
}

const PROGRESS: Readonly<Record<Progress, number>> = { done: 2, choice: 2, part: 1, none: 0 };

/** Whether a plan does more; or as much, for a better payout, a better place, or fewer coins. */
function isBetter(one: Plan, other: Plan): boolean {
  const theirs = ratePlan(other);
  const mine = ratePlan(one);
  const i = mine.findIndex((value, n) => value !== theirs[n]);
  return i >= 0 && (mine[i] ?? 0) > (theirs[i] ?? 0);
}

const ratePlan = ({ actions, scoring, left }: Plan): readonly number[] => [
  actions.reduce((sum, { progress }) => sum + PROGRESS[progress], 0),
  scoring?.after.coins ?? 0,
  scoring?.after.total ?? 0,
  left,
];
