import type { MatchRecord, OptionValues } from '@durbar/kernel';
import type { Law } from './law.ts';

/** A law that a game broke, with what is needed to reproduce it. */
export interface Failure {
  readonly law: Law;
  readonly message: string;
  /** Stack trace if the game threw, else null. */
  readonly trace: string | null;
  /** Seat count of the failing match; null, as `options`, if the failure is not tied to one configuration. */
  readonly players: number | null;
  readonly options: OptionValues | null;
  /** The match up to the failure: a replay reaches the broken position, or throws at the last entry. */
  readonly record: MatchRecord | null;
}

/** What the checks did and found. */
export interface Report {
  readonly game: string;
  /** Number of configurations: seat count with option set. */
  readonly configurations: number;
  readonly playouts: number;
  readonly moves: number;
  /** Number of positions fully checked. */
  readonly positions: number;
  /** Pairs of states compared for leaks. */
  readonly pairs: number;
  /** Pairs whose two states differed; only these can show a leak. */
  readonly differingPairs: number;
  /** Coverage names that playouts reached, sorted. */
  readonly reached: readonly string[];
  readonly failures: readonly Failure[];
}

/** Formats a failure as a few lines of text. */
export function formatFailure({ law, message, trace, players, options, record }: Failure): string {
  const where = players === null ? '' : ` (${players} seats, options ${JSON.stringify(options)})`;
  const how = record ? `\n  seed ${JSON.stringify(record.seed)}, ${record.entries.length} entries` : '';
  return `${law}${where}: ${message}${how}${trace === null ? '' : `\n${trace}`}`;
}
