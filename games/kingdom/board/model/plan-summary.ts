import type { Refusal } from '@durbar/kernel';
import type { TravelOption } from '../../rules/index.ts';
import type { CityScoreLine } from './city-ranking.ts';
import { explainPlace } from './plan-places.ts';
import type { Arrows, PlanRules, PlanStep, PlayedPlan, Stock, TurnState } from './plan-play.ts';

/** How far an action gets: wholly, in part, not at all; or its target is for the player to choose in the turn. */
export type Progress = 'done' | 'part' | 'none' | 'choice';

/** Pieces of one kind that an action builds. */
interface Pieces {
  readonly count: number;
  readonly coins: number;
}

/** What one arrow's action does in a plan. All numbers come from the rules. */
export interface PlannedAction {
  readonly arrow: 0 | 1;
  readonly action: number;
  readonly progress: Progress;
  /** What it changes, with the tolls of the journey before it. */
  readonly change: Stock;
  readonly great: Pieces;
  readonly small: Pieces;
  /** Coins that a site pays back at once. */
  readonly bonus: number;
  readonly journey: TravelOption | null;
  readonly toll: number;
  /** Where it builds first, and the site of a large piece; null if it builds nothing. */
  readonly place: number | null;
  readonly site: number | null;
  /** Why it does nothing; null if it does something. */
  readonly refusal: Refusal | null;
}

/** A plan as one would play it, and what it would bring if the others did nothing. */
export interface Plan {
  /** The place that it is played for; null if it builds nothing there. */
  readonly aim: number | null;
  /** In the order in which they are played; those that do nothing come last. */
  readonly actions: readonly PlannedAction[];
  readonly coins: number;
  readonly left: number;
  readonly change: Stock;
  /** Number of large pieces that it builds. */
  readonly great: number;
  /** The seat's lines in the scored city, and the best other line after the plan; null before the first scoring. */
  readonly scoring: {
    readonly before: CityScoreLine;
    readonly after: CityScoreLine;
    readonly rival: CityScoreLine | null;
  } | null;
}

/** Sums up a plan that was played. @param aim the place it was played for */
export function summarize<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrows: Arrows,
  aim: number | null,
  played: PlayedPlan<S, M>,
): Plan {
  const { start, end, steps } = played;
  const [before, after] = [rules.stock(start), rules.stock(end)];
  const actions = ([0, 1] as const).flatMap((arrow) =>
    arrows[arrow] === null ? [] : [plannedAction(rules, arrow, arrows[arrow], played, aim)],
  );
  // An arrow without a step comes after all others.
  const order = (arrow: number) => {
    const first = steps.findIndex((step) => step.arrow === arrow);
    return first < 0 ? steps.length : first;
  };
  return {
    aim: aim !== null && actions.some(({ place }) => place === aim) ? aim : null,
    actions: actions.toSorted((a, b) => order(a.arrow) - order(b.arrow)),
    coins: before.coins,
    left: after.coins,
    change: difference(before, after),
    great: actions.reduce((sum, { great }) => sum + great.count, 0),
    scoring: compareScoring(rules, start, end),
  };
}

function compareScoring<S extends TurnState, M>(rules: PlanRules<S, M>, start: S, end: S): Plan['scoring'] {
  if (rules.scored < 0) return null;
  const { seat } = rules;
  const before = rules.score(start).lines[seat];
  const { ranking, lines } = rules.score(end);
  const after = lines[seat];
  if (!before || !after) return null;
  const other = ranking.find((one) => one !== seat);
  return { before, after, rival: (other === undefined ? null : lines[other]) ?? null };
}

function difference(before: Stock, after: Stock): Stock {
  return {
    coins: after.coins - before.coins,
    small: after.small - before.small,
    prestige: after.prestige - before.prestige,
  };
}

function plannedAction<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  arrow: 0 | 1,
  action: number,
  { start, end, steps }: PlayedPlan<S, M>,
  aim: number | null,
): PlannedAction {
  const mine = steps.filter((step) => step.arrow === arrow);
  const change = mine
    .map(({ before, after }) => difference(before, after))
    .reduce(addStock, { coins: 0, small: 0, prestige: 0 });
  const travel = mine.find(({ deed }) => deed.kind === 'travel');
  const [great, small] = [sumPieces(mine, 'great'), sumPieces(mine, 'small')];
  const toll = travel?.price ?? 0;
  const built = mine.find(({ deed }) => deed.kind === 'great' || deed.kind === 'small')?.deed;
  const progress = judgeProgress(rules, start, action, mine.length, great.count + small.count);
  return {
    arrow,
    action,
    progress,
    change,
    great,
    small,
    bonus: built ? change.coins + great.coins + small.coins + toll : 0,
    journey: travel?.journey ?? null,
    toll,
    place: built && 'place' in built ? built.place : null,
    site: built?.kind === 'great' ? built.site : null,
    refusal: progress === 'none' ? whyNot(rules, end, action, aim) : null,
  };
}

const addStock = (a: Stock, b: Stock): Stock => ({
  coins: a.coins + b.coins,
  small: a.small + b.small,
  prestige: a.prestige + b.prestige,
});

function sumPieces<M>(steps: readonly PlanStep<M>[], kind: 'great' | 'small'): Pieces {
  const built = steps.filter(({ deed }) => deed.kind === kind);
  return { count: built.length, coins: built.reduce((sum, { price }) => sum + price, 0) };
}

function judgeProgress<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  start: S,
  action: number,
  steps: number,
  built: number,
): Progress {
  const pieces = rules.pieces.get(action) ?? 0;
  if (pieces > 0) return built === 0 ? 'none' : built < pieces ? 'part' : 'done';
  if (steps > 0) return 'done';
  return rules.isChoice(start, action) ? 'choice' : 'none';
}

/** Why an action does nothing: in the city that the plan is for, if it builds. */
function whyNot<S extends TurnState, M>(
  rules: PlanRules<S, M>,
  end: S,
  action: number,
  aim: number | null,
): Refusal | null {
  const city = aim !== null && aim < rules.cities ? aim : Math.max(0, rules.scored);
  if (!rules.pieces.has(action)) return rules.refusal(end, action, city);
  return explainPlace(rules, end, action, city).refusal;
}
