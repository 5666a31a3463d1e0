import type { Event } from '../../rules/index.ts';

/** A tile that was placed in a turn, and the worker that came onto it. */
export interface TracedTile {
  readonly number: number;
  readonly space: number;
  /** The space that the worker left; null if none moved there. */
  readonly from: number | null;
}

/** The tiles that were placed among the events, numbered in their order. */
export function traceTiles(events: readonly Event[]): readonly TracedTile[] {
  const spaces = events.flatMap((event) => (event.kind === 'tile' ? [event.space] : []));
  const placed = spaces.map((space, i) => ({ number: i + 1, space, from: cameFrom(events, space) }));
  // A worker that was chosen later is a line of its own, without the tile.
  const moved = events.flatMap((event) =>
    event.kind === 'worker' && !spaces.includes(event.space) ? [event] : [],
  );
  return [...placed, ...moved.map(({ space, from }, i) => ({ number: placed.length + i + 1, space, from }))];
}

function cameFrom(events: readonly Event[], space: number): number | null {
  const worker = events.find((event) => event.kind === 'worker' && event.space === space);
  return worker?.kind === 'worker' ? worker.from : null;
}
