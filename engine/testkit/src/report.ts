import type { MatchRecord, OptionValues } from '@durbar/kernel';
import type { Law } from './law.ts';

/** A law that a game broke, and how to see it again. */
export interface Failure {
  readonly law: Law;
  readonly message: string;
  /** Where in the code the game threw, if it did. */
  readonly trace: string | null;
  /** Where it is about one seat count and option set. */
  readonly players: number | null;
  readonly options: OptionValues | null;
  /** The match up to the failure; replaying it comes to the broken position, or fails at its last entry. */
  readonly record: MatchRecord | null;
}

/** What the checks did and found. */
export interface Report {
  readonly game: string;
  /** Seat counts times option sets. */
  readonly configurations: number;
  readonly playouts: number;
  readonly moves: number;
  /** Positions that went through all checks. */
  readonly positions: number;
  /** Pairs of states compared for leaks, and those of them whose states really differed. */
  readonly pairs: number;
  readonly differingPairs: number;
  /** Everything playouts reached, in order. */
  readonly reached: readonly string[];
  readonly failures: readonly Failure[];
}

/** A failure as a few lines of text. */
export function formatFailure({ law, message, trace, players, options, record }: Failure): string {
  const where = players === null ? '' : ` (${players} seats, options ${JSON.stringify(options)})`;
  const how = record ? `\n  seed ${JSON.stringify(record.seed)}, ${record.entries.length} entries` : '';
  return `${law}${where}: ${message}${how}${trace === null ? '' : `\n${trace}`}`;
}
