import type { Seat } from '@durbar/kernel';

/** An event of a turn, as far as games of turns share it. */
interface TurnEvent {
  readonly kind: string;
  readonly seat?: number | null;
}

/**
 * What a seat did in its last turn, or has done in the running one: the events from its last `turn` event to the next
 * seat's or to a `scoring`. Before the first `turn` event, what it did last in one piece.
 */
export function findLastTurn<E extends TurnEvent>(
  history: readonly (readonly E[])[],
  seat: Seat,
): readonly E[] {
  const events = history.flat();
  const begun = events.findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  // The first turn of a match may not be announced.
  const from = begun < 0 ? events.findIndex((event) => event.seat === seat) : begun + 1;
  if (from < 0) return [];
  const turn = events.slice(from);
  const end = turn.findIndex(({ kind }) => kind === 'turn' || kind === 'scoring' || kind === 'ended');
  return (end < 0 ? turn : turn.slice(0, end)).filter((event) => event.seat === seat);
}
