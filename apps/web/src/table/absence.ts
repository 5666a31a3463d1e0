import type { Seat } from '@durbar/kernel';
import type { ViewerLogEntry } from '@durbar/table';
import { entriesBetween } from './stream-state.ts';

/** Absences shorter than this are not reported. */
const MIN_ABSENCE_MS = 60_000;

/** How many log entries were seen, and when, in milliseconds since 1970. */
export interface LastSeen {
  readonly entries: number;
  readonly at: number;
}

/** The log entries since the last look, or none if the absence was too short. */
export function listMissed(
  log: readonly ViewerLogEntry[],
  seen: LastSeen | null,
  now: number,
): readonly ViewerLogEntry[] {
  if (!seen || now - seen.at < MIN_ABSENCE_MS) return [];
  return entriesBetween(log, seen.entries);
}

/** The sum of each seat's gains over some log entries. @param gainsOf lists the gains of one entry */
export function gainsBySeat(
  entries: readonly ViewerLogEntry[],
  gainsOf: (entry: ViewerLogEntry) => readonly { readonly seat: Seat; readonly gain: number }[],
): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const entry of entries)
    for (const { seat, gain } of gainsOf(entry)) sums.set(seat, (sums.get(seat) ?? 0) + gain);
  return sums;
}
