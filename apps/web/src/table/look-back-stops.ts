import type { GameEvent } from '@durbar/kernel';
import type { ViewerLogEntry } from '@durbar/table';

/** What one step of a look back passes over. */
export const STEP_UNITS = ['move', 'turn', 'round'] as const;
export type StepUnit = (typeof STEP_UNITS)[number];

/** Whether a move's events begin a round. */
export type StartsRound = (events: readonly GameEvent[]) => boolean;

/**
 * The log lines after which a look back stops, in ascending order; −1 is the start of the match. The last line is always
 * a stop. `turn` stops where another seat moves next, `round` where a round begins. Where older lines are not loaded yet,
 * the line before the oldest known one is a stop.
 */
export function listStops(
  lines: readonly ViewerLogEntry[],
  unit: StepUnit,
  startsRound: StartsRound,
): readonly number[] {
  const oldest = lines[0]?.index ?? 0;
  const stops = oldest > 0 ? [-1, oldest - 1] : [-1];
  lines.forEach((line, i) => {
    if (i === lines.length - 1 || isStop(lines, i, unit, startsRound)) stops.push(line.index);
  });
  return stops;
}

function isStop(
  lines: readonly ViewerLogEntry[],
  i: number,
  unit: StepUnit,
  startsRound: StartsRound,
): boolean {
  const line = lines[i];
  if (unit === 'move' || line === undefined) return true;
  if (unit === 'round') return line.kind === 'move' && startsRound(line.events);
  const next = lines[i + 1];
  return next !== undefined && next.seat !== null && next.seat !== line.seat;
}

/** The stop before or after line `index`, or `index` if there is none. */
export function adjacentStop(stops: readonly number[], index: number, by: -1 | 1): number {
  const found = by > 0 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index);
  return found ?? index;
}
