import type { BoardMove } from '../court.ts';

/** Steps in which a plan was played, and the coins taken and paid on the road meanwhile. */
export interface PlayedPlan<M extends BoardMove> {
  readonly moves: readonly M[];
  readonly taken: number;
  readonly road: number;
}

/** How a game plays a plan. */
export interface PlanPlayer<S, M extends BoardMove> {
  after(start: S, moves: readonly M[]): S;
  /** The next sensible step; null: none is left. */
  next(state: S): M | null;
  coins(state: S): number;
}

const MOST_STEPS = 8;

/** Plays a plan step by step from a position. */
export function playPlan<S, M extends BoardMove>(start: S, player: PlanPlayer<S, M>): PlayedPlan<M> {
  const moves: M[] = [];
  let taken = 0;
  let road = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
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
