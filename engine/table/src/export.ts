import type {
  Entry,
  MatchRecord,
  MatchStart,
  MatchStatus,
  Outcome,
  SeatRecord,
  Viewer,
} from '@durbar/kernel';
import { computeCommitment, hashPosition, LOG_FORMAT, withDigest } from '@durbar/kernel';
import { createFairness, type MatchSetup } from './setup.ts';
import type { TableState, UnredactedEntry } from './table-state.ts';
import type { MatchOutcome, Snapshot, ViewerLogEntry } from './types.ts';

/** Facts that only the table's keeper knows and that a record may contain for display. */
export interface RecordExtras {
  /** Names in seat order; null for a seat without a name. */
  readonly names?: readonly (string | null)[];
  /** Chosen player colours in seat order. */
  readonly colours?: readonly (readonly number[])[];
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The export of a running match: exactly what one viewer has seen of it. */
export interface ViewerLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: string;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Viewer;
  readonly status: MatchStatus;
  /** SHA-256 of the table's secret, to check the secret by when it is shown. */
  readonly commitment: string;
  readonly lines: readonly ViewerLogEntry[];
  /** Null if this program does not have the rules of the match. */
  readonly view: unknown;
}

/** Makes the record with its digest, without a signature. @throws {Error} while the match is running */
export function createRecord(
  table: TableState,
  start: MatchStart,
  setup: MatchSetup,
  { names = [], colours = [], meta }: RecordExtras,
): MatchRecord {
  if (!table.match.ended) throw new Error('a match that is not over has no record');
  const seats = start.seats.map((seat, i) => {
    const name = names[i];
    const [colour, secondColour] = colours[i] ?? [];
    return {
      ...seat,
      ...(name && { name }),
      ...(colour !== undefined && { colour }),
      ...(secondColour !== undefined && { secondColour }),
    };
  });
  const fairness = createFairness(setup);
  return withDigest({
    ...start,
    seats,
    ...(fairness && { fairness }),
    ...(meta && { meta }),
    entries: table.entries.flatMap(recordEntry),
    outcome: table.outcome && plainOutcome(table.outcome),
    hash: hashPosition(table.game, table.match.state),
  });
}

function plainOutcome({ resigned: _, ...outcome }: MatchOutcome): Outcome {
  return outcome;
}

/** Converts an entry of the match's log to a record entry. A record keeps a sealed choice as a move and not the time of sealing. */
function recordEntry({ kind, at, entry, point }: UnredactedEntry): Entry[] {
  if (!entry) return kind === 'move' ? [{ seat: point.seat, move: point.move, at }] : [];
  switch (entry.kind) {
    case 'undo':
      return [{ undo: entry.seat, back: 1, at }];
    case 'resign':
    case 'return':
    case 'timeout':
      return [{ table: entry.kind, seat: entry.seat, at }];
    case 'takeover': {
      const { seat, bot, reason } = entry;
      return [{ table: entry.kind, seat, bot, ...(reason !== undefined && { reason }), at }];
    }
    case 'clock': {
      const { seat, change, ms, reason } = entry;
      const more = { ...(seat !== null && { seat }), ...(reason !== undefined && { reason }) };
      return [{ table: entry.kind, change, ms, ...more, at }];
    }
    case 'pause':
    case 'resume':
    case 'abandon':
      return [{ table: entry.kind, ...(entry.seat !== null && { seat: entry.seat }), at }];
  }
}

export function createViewerLog(
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
    commitment: computeCommitment(secret),
    lines: log,
    view: situation.view,
  };
}
