import type { Refusal } from '@durbar/kernel';
import type { TravelMove } from './moves.ts';
import { encodePlan } from './plans.ts';
import { type ActionPosition, startActions } from './turn-actions.ts';

/** Whether an action would be possible if the seat took its turn now. */
export interface ActionAvailability {
  readonly action: number;
  /** Whether a step of the action is legal, at once or after one journey. */
  readonly possible: boolean;
  /** Coins of the cheapest journey that makes the action possible; 0 if none is needed. */
  readonly toll: number;
  /** Why it is not possible, else null. */
  readonly refusal: Refusal | null;
}

/** Functions by which a game lets an action be tried; `S` and `M` are its own types. */
export interface ActionTrial<S, M> {
  /** The position as if the seat had just revealed this action alone. */
  readonly state: S;
  readonly legal: (state: S) => readonly M[];
  /** A copy of a state after a move. */
  readonly after: (state: S, move: M & TravelMove) => S;
  /** Coins of the seat. */
  readonly coins: (state: S) => number;
  /** Whether a move is a step of the action. */
  readonly isStep: (move: M) => boolean;
  /** The refusal of a step at the place where the action comes closest to being legal. */
  readonly whyNot: (state: S) => Refusal | null;
}

/**
 * Tries an action: first at once, then after the cheapest journey that makes it possible. If neither works, the refusal
 * says why.
 */
export function findAvailability<S, M extends { readonly type: string }>(
  action: number,
  trial: ActionTrial<S, M>,
): ActionAvailability {
  const { state, legal, isStep, whyNot } = trial;
  const moves = [...legal(state)];
  if (moves.some(isStep)) return { action, possible: true, toll: 0, refusal: null };
  const toll = cheapestTravel(trial, moves);
  return {
    action,
    possible: toll !== null,
    toll: toll ?? 0,
    refusal: toll === null ? whyNot(state) : null,
  };
}

function cheapestTravel<S, M extends { readonly type: string }>(
  { state, legal, after, coins, isStep }: ActionTrial<S, M>,
  moves: readonly M[],
): number | null {
  let cheapest: number | null = null;
  for (const move of moves) {
    if (!isTravel(move) || move.way > 0) continue;
    const there = after(state, move);
    if (!legal(there).some(isStep)) continue;
    const cost = coins(state) - coins(there);
    if (cheapest === null || cost < cheapest) cheapest = cost;
  }
  return cheapest;
}

function isTravel<M extends { readonly type: string }>(move: M): move is M & TravelMove {
  return move.type === 'travel';
}

interface Acting extends ActionPosition {
  phase: string;
  mover: number;
  walked: boolean;
  plans: number[];
  notBegun: number[];
}

/** Changes a state as if `seat` had just revealed these actions and had no token to spend. */
export function startTurnWith(
  state: { -readonly [K in keyof Acting]: Acting[K] },
  seat: number,
  actions: readonly number[],
): void {
  state.phase = 'act';
  state.seat = seat;
  state.mover = seat;
  const [first, second] = actions;
  state.plans[seat] = encodePlan(first ?? 0, second ?? first ?? 0);
  startActions(state, -1);
  state.notBegun[0] = first ?? -1;
  state.notBegun[1] = second ?? -1;
  state.tokenSpent = true;
  state.walked = false;
}
