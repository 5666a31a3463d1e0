import { CITIES, MAX_VILLAGES } from './map/limits.ts';

/** Moves that both games have, and lists of moves. */

/** Pick a character that nobody holds. */
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
/** Travel to a city; `way` is the index of the travel option, cheapest first. */
export interface TravelMove {
  readonly type: 'travel';
  readonly city: number;
  readonly way: number;
}
/** End the turn. */
export interface EndMove {
  readonly type: 'end';
}

/** Moves that both games have. */
export type SharedMove = PickMove | FoundMove | PlanMove | TravelMove | EndMove;

/**
 * A list of frozen moves, made once, so that listing legal moves allocates no objects. Moves from outside are other
 * objects with the same fields: never compare moves by identity.
 */
export function internMoves<M extends object>(count: number, make: (i: number) => M): readonly M[] {
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

/** By village. */
export const FOUND: readonly FoundMove[] = internMoves(MAX_VILLAGES, (village) => ({
  type: 'found',
  village,
}));
export const END: EndMove = Object.freeze({ type: 'end' });

/** Travel options to one city for which interned moves exist; more are rare, and their moves are made when needed. */
const INTERNED_OPTIONS = 16;
const TRAVEL = internMoves<TravelMove>(CITIES * INTERNED_OPTIONS, (i) => ({
  type: 'travel',
  city: Math.trunc(i / INTERNED_OPTIONS),
  way: i % INTERNED_OPTIONS,
}));
export function travelMove(city: number, way: number): TravelMove {
  return way < INTERNED_OPTIONS ? TRAVEL[city * INTERNED_OPTIONS + way]! : { type: 'travel', city, way };
}

/** Travel moves to every city, `options` for each. */
export function allTravelMoves(options: number): TravelMove[] {
  return Array.from({ length: CITIES * options }, (_, i) => travelMove(Math.trunc(i / options), i % options));
}

/** Writes a move for each village of a mask to `out`, from index `count` on; returns the new count. */
export function listFoundMoves(villages: number, out: unknown[], count: number): number {
  for (let rest = villages; rest !== 0; rest &= rest - 1)
    out[count++] = FOUND[31 - Math.clz32(rest & -rest)]!;
  return count;
}

/** Puts the two actions of a plan in order, lower number first; returns other moves unchanged. */
export function sortPlan<M>(move: M | PlanMove): M | PlanMove {
  if (!isPlan(move) || move.first <= move.second) return move;
  return { type: 'plan', first: move.second, second: move.first };
}

function isPlan(move: unknown): move is PlanMove {
  return typeof move === 'object' && move !== null && 'type' in move && move.type === 'plan';
}

/** Caches the lists of all well-formed moves, by number of villages and of travel options to a city. */
export class MoveLists<M> {
  readonly #lists = new Map<number, readonly M[]>();
  readonly #make: (villages: number, options: number) => readonly M[];

  constructor(make: (villages: number, options: number) => readonly M[]) {
    this.#make = make;
  }

  of(villages: number, options: number): readonly M[] {
    const key = villages + options * 64;
    let moves = this.#lists.get(key);
    if (!moves) {
      moves = this.#make(villages, options);
      this.#lists.set(key, moves);
    }
    return moves;
  }
}

/** Number of places: the cities come first, then the villages. */
export const PLACES = CITIES + MAX_VILLAGES;
