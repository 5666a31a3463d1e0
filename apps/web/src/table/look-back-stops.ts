import type { GameEvent } from '@durbar/kernel';
import type { ViewerLogEntry } from '@durbar/table';

/** What a look back moves by. */
export const LOOK_BACK_UNITS = ['move', 'turn', 'round'] as const;
export type LookBackUnit = (typeof LOOK_BACK_UNITS)[number];

/** Whether a move's events begin a round. */
export type StartsRound = (events: readonly GameEvent[]) => boolean;

/**
 * The log entries after which a look back stops, in ascending order; −1 is the start of the match. The last entry is always
 * a stop. `turn` stops where another seat moves next, `round` where a round begins. Where older entries are not loaded yet,
 * the entry before the oldest known one is a stop.
 */
export function listStops(
  entries: readonly ViewerLogEntry[],
  unit: LookBackUnit,
  startsRound: StartsRound,
): readonly number[] {
  const oldest = entries[0]?.index ?? 0;
  const stops = oldest > 0 ? [-1, oldest - 1] : [-1];
  entries.forEach((entry, i) => {
    if (i === entries.length - 1 || isStop(entries, i, unit, startsRound)) stops.push(entry.index);
  });
  return stops;
}

function isStop(
  entries: readonly ViewerLogEntry[],
  i: number,
  unit: LookBackUnit,
  startsRound: StartsRound,
): boolean {
  const entry = entries[i];
  if (unit === 'move' || entry === undefined) return true;
  if (unit === 'round') return entry.kind === 'move' && startsRound(entry.events);
  const next = entries[i + 1];
  return next !== undefined && next.seat !== null && next.seat !== entry.seat;
}

/** The stop before or after entry `index`, or `index` if there is none. */
export function adjacentStop(stops: readonly number[], index: number, by: -1 | 1): number {
  const found = by > 0 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index);
  return found ?? index;
}
