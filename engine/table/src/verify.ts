import { FormatError } from '@durbar/kernel';
import type { Course } from './course.ts';
import type { LogEntry } from './types.ts';

type MoveEntry = Extract<LogEntry, { kind: 'move' | 'seal' }>;

/**
 * A stored log's next entry, with its move read by the game.
 * @throws {FormatError} saying why it can't come next, for people who look into a damaged file
 */
export function readEntry(course: Course, entry: LogEntry): LogEntry {
  const isMove = entry.kind === 'move' || entry.kind === 'seal';
  const read = isMove ? { ...entry, move: course.game.parseMove(entry.move) } : entry;
  const trouble = troubleWith(course, read);
  if (trouble !== null) throw new FormatError(trouble);
  return read;
}

function troubleWith(course: Course, entry: LogEntry): string | null {
  if (course.ended) return 'the match has ended before it';
  if (entry.seat !== null && !(entry.seat in course.seating.setup)) return `there is no seat ${entry.seat}`;
  switch (entry.kind) {
    case 'move':
    case 'seal':
      return moveTrouble(course, entry);
    case 'undo':
      return course.undoRefusal(entry.seat)?.key ?? null;
    case 'resign':
    case 'takeover':
    case 'return':
      return course.seating.isPersons(entry.seat) ? null : `seat ${entry.seat} is no person's`;
    case 'pause':
    case 'resume':
      return (course.status === 'paused') === (entry.kind === 'resume') ? null : `${entry.kind} out of place`;
    case 'abandon':
      return null;
  }
}

function moveTrouble(course: Course, { kind, seat, move }: MoveEntry): string | null {
  const pending = course.pending(seat);
  if (!pending) return `seat ${seat} has nothing to decide`;
  if ((pending.decision.sealed === true) !== (kind === 'seal'))
    return `a ${kind} is not what seat ${seat} owes`;
  const refusal = course.game.refusal(course.line.state, seat, move);
  return refusal && `refused by ${refusal.clause} (${refusal.key})`;
}
