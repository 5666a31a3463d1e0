import type { Message } from '@durbar/kernel';
import { firstOf, type PlannedEvent, secondOf } from './plans.ts';

/** Events that both games have, except those about pieces and characters. */
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

/** A seat got a character, from another seat or from nobody (null); `back` is the one it gave back (0 none). */
export interface CharacterEvent {
  readonly kind: 'character';
  readonly seat: number;
  readonly character: number;
  readonly fromSeat: number | null;
  readonly back: number;
}

/** A shared event in words; the viewer's own plan, and a turn without a plan, have keys of their own. */
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
