import type { ScoreLine } from '@durbar/kernel';

/**
 * The lines that scores add up from, each once, in their order. Seats may have different ones; what only some have stands
 * before the next line that all of them know.
 */
export function listScoreHeads(seats: readonly (readonly ScoreLine[])[]): readonly ScoreLine[] {
  const heads: ScoreLine[] = [];
  const indexOf = (line: ScoreLine | undefined) => heads.findIndex(({ key }) => key === line?.key);
  for (const lines of seats)
    lines.forEach((line, i) => {
      if (indexOf(line) >= 0) return;
      const next = indexOf(lines.slice(i + 1).find((later) => indexOf(later) >= 0));
      heads.splice(next < 0 ? heads.length : next, 0, line);
    });
  return heads;
}

/** What a seat got in a line; null where it has no such line. */
export function findPoints(lines: readonly ScoreLine[], head: ScoreLine): number | null {
  return lines.find(({ key }) => key === head.key)?.points ?? null;
}
