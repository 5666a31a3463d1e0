import type { Seat } from '@durbar/kernel';
import type { Happening } from '@durbar/table';

/** Shorter absences than this need no telling. */
const MIN_ABSENCE_MS = 60_000;

/** Up to where the log was seen, and when, in milliseconds since 1970. */
export interface LastSeen {
  readonly lines: number;
  readonly at: number;
}

/**
 * The lines that happened since somebody in `seat` last looked, or nothing where the absence was too short or too
 * little happened to tell of. Lines of the own seat count only if a bot played it meanwhile.
 */
export function listMissed(
  log: readonly Happening[],
  seen: LastSeen | null,
  now: number,
): readonly Happening[] {
  if (!seen || now - seen.at < MIN_ABSENCE_MS || seen.lines >= log.length) return [];
  return log.slice(seen.lines);
}

/** What each seat's lines brought it, in the unit of the log's right side, by the gains `gainsOf` finds in a line. */
export function gainsBySeat(
  lines: readonly Happening[],
  gainsOf: (line: Happening) => readonly { readonly seat: Seat; readonly gain: number }[],
): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const line of lines)
    for (const { seat, gain } of gainsOf(line)) sums.set(seat, (sums.get(seat) ?? 0) + gain);
  return sums;
}
