import type {
  Entry,
  MatchRecord,
  MatchStart,
  OptionValues,
  Outcome,
  SeatRecord,
  Viewer,
} from '@durbar/kernel';
import { commitmentOf, hashOf, LOG_FORMAT } from '@durbar/kernel';
import type { Course, Occurrence } from './course.ts';
import type { MatchSetup } from './setup.ts';
import type { Happening, MatchOutcome, MatchStatus, Snapshot } from './types.ts';

/** What only the table's keeper knows and a record may carry, for display. */
export interface RecordExtras {
  /** What each seat was called, in seat order; null where it has no name. */
  readonly names?: readonly (string | null)[];
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The export of a running match: what one viewer has seen of it, and nothing else. */
export interface ViewerLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly table: string;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Viewer;
  readonly status: MatchStatus;
  /** What the table's secret will have to match once it is shown. */
  readonly commitment: string;
  readonly lines: readonly Happening[];
  readonly view: unknown;
}

/** @throws {Error} while the match is running */
export function recordOf(
  course: Course,
  start: MatchStart,
  { secret, table, nonces }: MatchSetup,
  { names = [], meta }: RecordExtras,
): MatchRecord {
  if (!course.ended) throw new Error('a match that is not over has no record');
  const seats = start.seats.map((seat, i) => {
    const name = names[i];
    return name ? { ...seat, name } : seat;
  });
  return {
    ...start,
    seats,
    fairness: { secret, table, nonces, commitment: commitmentOf(secret) },
    ...(meta && { meta }),
    entries: course.occurrences.flatMap(recordEntry),
    outcome: course.outcome && plainOutcome(course.outcome),
    hash: hashOf(course.game, course.line.state),
  };
}

function plainOutcome({ resigned: _, ...outcome }: MatchOutcome): Outcome {
  return outcome;
}

/** A sealed choice is in a record as the move it became; that a seat had sealed is not. */
function recordEntry({ kind, at, entry, point }: Occurrence): Entry[] {
  if (!entry) return kind === 'move' ? [{ seat: point.seat, move: point.move, at }] : [];
  switch (entry.kind) {
    case 'undo':
      return [{ undo: entry.seat, back: 1, at }];
    case 'resign':
    case 'return':
      return [{ table: entry.kind, seat: entry.seat, at }];
    case 'takeover':
      return [{ table: entry.kind, seat: entry.seat, bot: entry.bot, at }];
    case 'pause':
    case 'resume':
    case 'abandon':
      return [{ table: entry.kind, ...(entry.seat !== null && { seat: entry.seat }), at }];
  }
}

export function viewerLogOf(
  { situation, log }: Snapshot,
  viewer: Viewer,
  { game, rules, options, seats }: MatchStart,
  { table, secret }: MatchSetup,
): ViewerLog {
  return {
    format: LOG_FORMAT,
    version: 1,
    game,
    rules,
    options,
    table,
    seats,
    viewer,
    status: situation.status,
    commitment: commitmentOf(secret),
    lines: log,
    view: situation.view,
  };
}
