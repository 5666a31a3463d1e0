import type { Message } from '@durbar/kernel';
import type { RoadMap } from './map/compile.ts';
import type { EndMove, FoundMove, PickMove, PlanMove, TravelMove } from './moves.ts';
import type { PlannedEvent } from './plans.ts';
import { firstOf, secondOf } from './plans.ts';

/** Moves that both games have. */
export type SharedMove = PickMove | FoundMove | PlanMove | TravelMove | EndMove;

/**
 * Text of a shared move: `pick-<character>`, `found-<village>`, `plan-<first>-<second>`, `travel-<city>-<way>`, `end`.
 */
export function sharedKey(move: SharedMove): string {
  switch (move.type) {
    case 'pick':
      return `pick-${move.character}`;
    case 'found':
      return `found-${move.village}`;
    case 'plan':
      return `plan-${move.first}-${move.second}`;
    case 'travel':
      return `travel-${move.city}-${move.way}`;
    case 'end':
      return 'end';
  }
}

/** A shared move in words. @param actions names of the nine actions, by number */
export function describeSharedMove(
  move: SharedMove,
  { cityNames, villageNames }: RoadMap,
  actions: readonly string[],
): Message {
  const key = `move.${move.type}`;
  switch (move.type) {
    case 'pick':
      return { key, values: { character: move.character } };
    case 'found':
      return { key, values: { village: villageNames[move.village]! } };
    case 'plan':
      return { key, values: { first: actions[move.first]!, second: actions[move.second]! } };
    case 'travel':
      return { key, values: { city: cityNames[move.city]!, way: move.way + 1 } };
    case 'end':
      return { key };
  }
}

/** Events that both games have, but for those that pieces and characters make. */
export type SharedEvent =
  /** A first piece was placed. */
  | { readonly kind: 'founded'; readonly seat: number; readonly village: number; readonly name: string }
  | PlannedEvent
  /** A turn begins, and the disc is revealed. */
  | { readonly kind: 'turn'; readonly seat: number; readonly plan: number }
  /** The turn ended. */
  | { readonly kind: 'ended'; readonly seat: number }
  /** City scoring begins. */
  | { readonly kind: 'scoring'; readonly city: number; readonly name: string };

/** A character came to a seat, from nobody (null) or another seat; `back` is the one it gave back (0 none). */
export interface CharacterEvent {
  readonly kind: 'character';
  readonly seat: number;
  readonly character: number;
  readonly fromSeat: number | null;
  readonly back: number;
}

/** A shared event in words; a turn without a plan, as an automaton's, and one's own plan have keys of their own. */
export function describeSharedEvent(event: SharedEvent, actions: readonly string[]): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'founded':
      return { key, values: { seat: event.seat, village: event.name } };
    case 'planned':
      return event.plan === null
        ? { key, values: { seat: event.seat } }
        : { key: 'event.plannedOwn', values: { seat: event.seat, ...planNames(event.plan, actions) } };
    case 'turn':
      return event.plan < 0
        ? { key: 'event.turnBare', values: { seat: event.seat } }
        : { key, values: { seat: event.seat, ...planNames(event.plan, actions) } };
    case 'ended':
      return { key, values: { seat: event.seat } };
    case 'scoring':
      return { key, values: { city: event.name } };
  }
}

function planNames(
  plan: number,
  actions: readonly string[],
): { readonly first: string; readonly second: string } {
  return { first: actions[firstOf(plan)]!, second: actions[secondOf(plan)]! };
}
