import type { KingdomMove } from './kingdom-view.ts';

/** The steps in which a plan was played, and the coins that were gained and paid as tolls. */
interface PlayedPlan<M extends KingdomMove> {
  readonly moves: readonly M[];
  readonly taken: number;
  readonly road: number;
}

/** Functions by which a game plays a plan. */
interface PlanRules<S, M extends KingdomMove> {
  after(start: S, moves: readonly M[]): S;
  /** The next sensible step; null if none is left. */
  next(state: S): M | null;
  coins(state: S): number;
}

const MAX_STEPS = 8;

/** Plays a plan step by step from a position. */
function playPlan<S, M extends KingdomMove>(start: S, player: PlanRules<S, M>): PlayedPlan<M> {
  const moves: M[] = [];
  let taken = 0;
  let road = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const state = player.after(start, moves);
    const next = player.next(state);
    if (!next) break;
    moves.push(next);
    const by = player.coins(player.after(start, moves)) - player.coins(state);
    if (by > 0 && next.type === 'gain') taken += by;
    if (next.type === 'travel') road -= by;
  }
  return { moves, taken, road };
}

/** Chooses the first legal step that fits a wish; wishes are tried in order. Null if none fits. */
export function chooseStep<M extends KingdomMove>(
  steps: readonly M[],
  wishes: readonly ((move: M) => boolean)[],
): M | null {
  for (const wish of wishes) {
    const step = steps.find(wish);
    if (step) return step;
  }
  return null;
}

/** The result of a plan: coins, and the ranking of a city. */
export interface PlanTotals<L> {
  /** Coins before the plan, gained, paid as tolls and for builds, and left. */
  readonly coins: number;
  readonly taken: number;
  readonly road: number;
  readonly builds: number;
  readonly left: number;
  /** The seat's line if the city were scored after the plan, and the line of the best other seat. */
  readonly mine: L;
  readonly rival: L | null;
}

/** A plan that was played to its end. */
interface PlayedOut<S, M extends KingdomMove, L> {
  readonly end: S;
  readonly moves: readonly M[];
  readonly sum: PlanTotals<L>;
}

/** Plays a plan for a seat from a position and sums up the result; null if the seat has no line in the scoring. */
export function previewPlan<S, M extends KingdomMove, L>(
  start: S,
  seat: number,
  player: PlanRules<S, M>,
  score: (end: S) => { readonly ranking: readonly number[]; readonly lines: readonly L[] },
): PlayedOut<S, M, L> | null {
  const { moves, taken, road } = playPlan(start, player);
  const end = player.after(start, moves);
  const { ranking, lines } = score(end);
  const mine = lines[seat];
  if (mine === undefined) return null;
  const other = ranking.find((one) => one !== seat);
  const rival = other === undefined ? null : (lines[other] ?? null);
  const [coins, left] = [player.coins(start), player.coins(end)];
  return { end, moves, sum: { coins, taken, road, builds: coins + taken - road - left, left, mine, rival } };
}

/** Caches a function's result for each position and seat, for the lifetime of the position. */
export function memoizeBySeat<V extends object, T>(
  work: (position: V, seat: number) => T,
): (position: V, seat: number) => T {
  const kept = new WeakMap<V, Map<number, T>>();
  return (position, seat) => {
    let seats = kept.get(position);
    if (!seats) kept.set(position, (seats = new Map<number, T>()));
    let found = seats.get(seat);
    if (found === undefined) seats.set(seat, (found = work(position, seat)));
    return found;
  };
}
