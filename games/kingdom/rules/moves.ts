import { BY_TOKEN } from './disc.ts';
import { CITIES, MOST_VILLAGES } from './map/limits.ts';

/** Moves that both games have, and tables of moves. */

/** Pick a character of those that nobody holds. */
export interface PickMove {
  readonly type: 'pick';
  readonly character: number;
}
/** Place one of the four first pieces in a village. */
export interface FoundMove {
  readonly type: 'found';
  readonly village: number;
}
/** Seal two of the nine actions, the lower number first. */
export interface PlanMove {
  readonly type: 'plan';
  readonly first: number;
  readonly second: number;
}
/** Travel to a city; `way` counts the possible sets of payments, cheapest first. */
export interface TravelMove {
  readonly type: 'travel';
  readonly city: number;
  readonly way: number;
}
/** End the turn. */
export interface EndMove {
  readonly type: 'end';
}

/**
 * Nearly every well-formed move exists once, so that listing moves makes no objects. Moves from outside need not be
 * these very objects: nothing compares them by identity.
 */
export function interned<M extends object>(count: number, make: (i: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, i): M => {
    const move = make(i);
    Object.freeze(move);
    return move;
  });
}

/** Actions on a disc. */
const ACTIONS = 9;

const PAIRS = Array.from({ length: ACTIONS }, (_, first) =>
  Array.from({ length: ACTIONS - first }, (_, more) => [first, first + more] as const),
).flat();
/** All plans, in order. */
export const PLANS: readonly PlanMove[] = PAIRS.map(([first, second]) =>
  Object.freeze({ type: 'plan', first, second }),
);

/** At the village. */
export const FOUND: readonly FoundMove[] = interned(MOST_VILLAGES, (village) => ({ type: 'found', village }));
export const END: EndMove = Object.freeze({ type: 'end' });

/** Ways to one city that have a move of their own here; more are rare, and made when needed. */
const WAYS = 16;
const TRAVEL = interned<TravelMove>(CITIES * WAYS, (i) => ({
  type: 'travel',
  city: Math.trunc(i / WAYS),
  way: i % WAYS,
}));
export function travelMove(city: number, way: number): TravelMove {
  return way < WAYS ? TRAVEL[city * WAYS + way]! : { type: 'travel', city, way };
}

/** All journeys with so many ways to each city. */
export function allTravels(ways: number): TravelMove[] {
  return Array.from({ length: CITIES * ways }, (_, i) => travelMove(Math.trunc(i / ways), i % ways));
}

/** Adds a placing for each village of a mask to `found` from `count` on; gives the new count. */
export function listFoundings(villages: number, found: unknown[], count: number): number {
  for (let rest = villages; rest !== 0; rest &= rest - 1)
    found[count++] = FOUND[31 - Math.clz32(rest & -rest)]!;
  return count;
}

/** The two actions of a plan may come in either order; they are kept lower number first. */
export function inOrder<M>(move: M | PlanMove): M | PlanMove {
  if (!isPlan(move) || move.first <= move.second) return move;
  return { type: 'plan', first: move.second, second: move.first };
}

function isPlan(move: unknown): move is PlanMove {
  return typeof move === 'object' && move !== null && 'type' in move && move.type === 'plan';
}

/** Lists of all well-formed moves, made once for each number of villages and of ways to a city. */
export class MoveLists<M> {
  readonly #lists = new Map<number, readonly M[]>();
  readonly #make: (villages: number, ways: number) => readonly M[];

  constructor(make: (villages: number, ways: number) => readonly M[]) {
    this.#make = make;
  }

  of(villages: number, ways: number): readonly M[] {
    const key = villages + ways * 64;
    let moves = this.#lists.get(key);
    if (!moves) {
      moves = this.#make(villages, ways);
      this.#lists.set(key, moves);
    }
    return moves;
  }
}

/** Places: cities, then villages. */
export const PLACES = CITIES + MOST_VILLAGES;

/** By what a step of these actions can be made: the disc, or a token. */
export function withTokens(...actions: readonly number[]): readonly number[] {
  return [...actions, ...actions.map((action) => BY_TOKEN + action)];
}
