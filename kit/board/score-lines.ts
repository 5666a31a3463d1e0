import type { ScoreLine } from '@durbar/kernel';

/**
 * Lists the heads of the score lines, each once, in their order. Seats may have different lines; a line that only some
 * seats have comes before the next line that all of them have.
 */
export function listScoreHeads(seats: readonly (readonly ScoreLine[])[]): readonly ScoreLine[] {
  const heads: ScoreLine[] = [];
  const findHead = (line: ScoreLine | undefined) => heads.findIndex(({ key }) => key === line?.key);
  for (const lines of seats)
    lines.forEach((line, i) => {
      if (findHead(line) >= 0) return;
      const next = findHead(lines.slice(i + 1).find((later) => findHead(later) >= 0));
      heads.splice(next < 0 ? heads.length : next, 0, line);
    });
  return heads;
}

/** Points of a seat in a line; null if the seat has no such line. */
export function findPoints(lines: readonly ScoreLine[], head: ScoreLine): number | null {
  return lines.find(({ key }) => key === head.key)?.points ?? null;
}
