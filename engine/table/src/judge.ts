import type { Refusal, Seat } from '@durbar/kernel';
import { FormatError } from '@durbar/kernel';
import type { Course } from './course.ts';
import { tableRefusal } from './refusals.ts';
import type { Act, Command, LogEntry } from './types.ts';

/** Who sends a command: a seat's person (or the keeper), or the bot that plays the seat. */
export type Sender = 'person' | 'bot';

export type Verdict = { readonly entry: LogEntry } | { readonly refusal: Refusal };

/** How the log names a command. */
export function commandName(command: Command): string {
  return `${command.seat ?? 'keeper'}/${command.id}`;
}

/** What judging needs besides the command. */
export interface Bench {
  readonly course: Course;
  /** What a seat sees now. */
  readonly seen: (seat: Seat) => unknown;
  /** The bot that plays on for a seat that resigns. */
  readonly standIn: string;
}

/**
 * Whether a command may be carried out now, and the entry that it becomes. Changes nothing.
 * @param at milliseconds since the match began
 */
export function judge(bench: Bench, command: Command, at: number, by: Sender): Verdict {
  const { course, standIn } = bench;
  if (course.status === 'over' || course.status === 'abandoned') return no(course.status);
  const stamp: Stamp = { at, command: commandName(command) };
  const { act, seat } = command;
  if (act.kind === 'abandon') return { entry: { ...stamp, kind: 'abandon', seat } };
  if (act.kind === 'takeover') return takeover(course, act, stamp);
  if (act.kind === 'pause' || act.kind === 'resume') return pausing(course, act.kind, seat, stamp);
  if (seat === null || seat >= course.seating.count) return no('noSeat');
  if (act.kind === 'move') return move(bench, { ...command, seat }, act.move, stamp, by);
  if (!course.seating.isPersons(seat)) return no('notPerson');
  const { resigned, control } = course.seating.of(seat);
  if (act.kind === 'undo') return undo(course, { ...command, seat }, stamp);
  if (resigned) return no('resigned');
  if (act.kind === 'resign') return { entry: { ...stamp, kind: 'resign', seat, bot: standIn } };
  return control === 'person' ? no('notTakenOver') : { entry: { ...stamp, kind: 'return', seat } };
}

interface Stamp {
  readonly at: number;
  readonly command: string;
}

interface SeatCommand extends Command {
  readonly seat: Seat;
}

function no(reason: Parameters<typeof tableRefusal>[0]): Verdict {
  return { refusal: tableRefusal(reason) };
}

function takeover(course: Course, act: Extract<Act, { kind: 'takeover' }>, stamp: Stamp): Verdict {
  if (!course.seating.isPersons(act.seat)) return no('notPerson');
  const { resigned, control } = course.seating.of(act.seat);
  if (resigned) return no('resigned');
  if (control !== 'person') return no('takenOver');
  return { entry: { ...stamp, kind: 'takeover', seat: act.seat, bot: act.bot } };
}

function pausing(course: Course, kind: 'pause' | 'resume', seat: Seat | null, stamp: Stamp): Verdict {
  if (seat !== null && !course.seating.isPersons(seat)) return no('notPerson');
  if (kind === 'pause' && course.status === 'paused') return no('paused');
  if (kind === 'resume' && course.status !== 'paused') return no('notPaused');
  return { entry: { ...stamp, kind, seat } };
}

/** A decision that is not the seat's own of now has been made or taken back meanwhile. */
function outdated(course: Course, command: SeatCommand): Verdict | null {
  const pending = course.pending(command.seat);
  if (!pending && command.decision === undefined) return no('notDeciding');
  return pending?.id === command.decision ? null : no('outdated');
}

function undo(course: Course, command: SeatCommand, stamp: Stamp): Verdict {
  const stale = course.status === 'running' ? outdated(course, command) : null;
  if (stale) return stale;
  const refusal = course.undoRefusal(command.seat);
  return refusal ? { refusal } : { entry: { ...stamp, kind: 'undo', seat: command.seat } };
}

function move(bench: Bench, command: SeatCommand, raw: unknown, stamp: Stamp, by: Sender): Verdict {
  const { course } = bench;
  const { seat } = command;
  const { control } = course.seating.of(seat);
  if (course.status === 'paused') return no('paused');
  if (control !== by) return no(by === 'bot' ? 'notBot' : 'botPlays');
  const stale = outdated(course, command);
  if (stale) return stale;
  const made = parsedMove(course, raw);
  if (!made) return no('malformed');
  const refusal = moveRefusal(bench, seat, made.move, by);
  return refusal ? { refusal } : { entry: moveEntry(course, seat, made.move, by, stamp) };
}

/** The entry for a legal move of a seat that must decide: a move, or a sealed choice. */
export function moveEntry(
  course: Course,
  seat: Seat,
  move: unknown,
  by: 'person' | 'bot' | 'automaton',
  { at, command }: { readonly at: number; readonly command: string | null },
): LogEntry {
  const kind = course.pending(seat)?.decision.sealed === true ? 'seal' : 'move';
  return { at, command, kind, seat, move, by };
}

function parsedMove(course: Course, raw: unknown): { readonly move: unknown } | null {
  try {
    return { move: course.game.parseMove(raw) };
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

/**
 * A person's move is judged by what its seat sees, so that a refusal can't tell more. Where the full state still
 * refuses, which the contract excludes, the refusal says nothing.
 */
function moveRefusal({ course, seen }: Bench, seat: Seat, move: unknown, by: Sender): Refusal | null {
  const { game, line } = course;
  if (by === 'bot') return game.refusal(line.state, seat, move);
  const refusal = game.refusal(seen(seat), seat, move);
  return refusal ?? (game.refusal(line.state, seat, move) ? tableRefusal('impossible') : null);
}
