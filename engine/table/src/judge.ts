import type { EntryRefusal, Game, Refusal, Seat } from '@durbar/kernel';
import { describeRefusal, FormatError } from '@durbar/kernel';
import type { CappedKind } from './caps.ts';
import { type TableReason, tableRefusal } from './refusals.ts';
import type { TableState } from './table-state.ts';
import type { Command, CommandAction, Control, LogEntry } from './types.ts';

/** Who sends a command: a seat's person (or the table's keeper), or the bot that plays the seat. */
export type Sender = 'person' | 'bot';

export type Verdict = { readonly entry: LogEntry } | { readonly refusal: Refusal };

/** The name of a command in the log. */
export function commandName(command: Command): string {
  return `${command.seat ?? 'keeper'}/${command.id}`;
}

/** What `judge` needs besides the command. */
export interface JudgeContext {
  readonly table: TableState;
  /** The view of a seat now. */
  readonly seen: (seat: Seat) => unknown;
  /** The bot that plays on for a seat that resigns. */
  readonly standIn: string;
}

/**
 * Decides whether a command may be carried out now, and returns the entry that it becomes. Changes nothing. The table's
 * own rules, beyond the validity rules of the match log, are here: who may send a command, which decision it answers, and what a
 * refusal may reveal.
 * @param at milliseconds since the match began
 */
export function judge(context: JudgeContext, command: Command, at: number, by: Sender): Verdict {
  const { match } = context.table;
  if (match.status === 'over' || match.status === 'abandoned') return refused(match.status);
  const stamp: Stamp = { at, command: commandName(command) };
  const { act, seat } = command;
  switch (act.kind) {
    case 'pause':
      return (
        refuseIfCapped(context, 'pause', seat) ?? entryIfLegal(context, { ...stamp, kind: act.kind, seat })
      );
    case 'abandon':
    case 'resume':
      return entryIfLegal(context, { ...stamp, kind: act.kind, seat });
    case 'takeover': {
      const why = act.reason !== undefined && { reason: act.reason };
      const entry = { ...stamp, kind: act.kind, seat: act.seat, bot: act.bot, ...why };
      return refuseIfCapped(context, 'takeover', act.seat) ?? entryIfLegal(context, entry);
    }
    case 'timeout':
    case 'clock':
      if (seat !== null) return refused('impossible');
      return refuseIfCapped(context, act.kind, act.seat) ?? entryIfLegal(context, { ...stamp, ...act });
    default:
      if (seat === null || !match.seats.has(seat)) return refused('noSeat');
      return judgeOwn(context, { ...command, act, seat }, stamp, by);
  }
}

interface Stamp {
  readonly at: number;
  readonly command: string;
}

/** A command by which a seat acts for itself. */
interface SeatCommand extends Command {
  readonly seat: Seat;
  readonly act: Extract<CommandAction, { readonly kind: 'move' | 'undo' | 'resign' | 'return' }>;
}

function judgeOwn(context: JudgeContext, command: SeatCommand, stamp: Stamp, by: Sender): Verdict {
  const { table, standIn } = context;
  const { act, seat } = command;
  if (act.kind === 'move') return judgeMove(context, command, act.move, stamp, by);
  if (!table.match.seats.isPersons(seat)) return refused('notPerson');
  if (act.kind === 'resign') return entryIfLegal(context, { ...stamp, kind: 'resign', seat, bot: standIn });
  if (act.kind === 'return') return judgeReturn(context, seat, act.newcomer === true, stamp);
  const outdated = table.match.status === 'running' ? decisionRefusal(table, command) : null;
  if (outdated) return refused(outdated);
  const refusal =
    table.undoRefusal(seat) ?? (table.caps.isUsedUp('undo', seat) ? tableRefusal('tooOften') : null);
  return refusal ? { refusal } : { entry: { ...stamp, kind: 'undo', seat } };
}

/** The refusal of what was done too often in this match; null if it may be done. */
function refuseIfCapped({ table }: JudgeContext, kind: CappedKind, seat: Seat | null): Verdict | null {
  return table.caps.isUsedUp(kind, seat) ? refused('tooOften') : null;
}

/** A newcomer plays once nothing that the seat knew or chose is a secret any more. */
function judgeReturn(context: JudgeContext, seat: Seat, isNewcomer: boolean, stamp: Stamp): Verdict {
  if (!isNewcomer) return entryIfLegal(context, { ...stamp, kind: 'return', seat });
  const verdict = entryIfLegal(context, { ...stamp, kind: 'return', seat, newcomer: true });
  return 'entry' in verdict && context.table.keepsSecrets(seat) ? refused('secrets') : verdict;
}

function refused(reason: TableReason): Verdict {
  return { refusal: tableRefusal(reason) };
}

/** Returns the entry if the validity rules of the match log allow it next. */
function entryIfLegal({ table }: JudgeContext, entry: LogEntry): Verdict {
  const refusal = table.match.findRefusal(entry);
  return refusal ? { refusal: asRefusal(refusal) } : { entry };
}

function asRefusal(refusal: EntryRefusal): Refusal {
  if (typeof refusal !== 'string') return refusal;
  return tableRefusal(refusal === 'opening' || refusal === 'wrongKind' ? 'impossible' : refusal);
}

/** Returns why a command does not answer its seat's current decision: the decision was made or taken back meanwhile. */
function decisionRefusal(table: TableState, { seat, decision }: SeatCommand): TableReason | null {
  const pending = table.pending(seat);
  if (!pending && decision === undefined) return 'notDeciding';
  return pending?.id === decision ? null : 'outdated';
}

function judgeMove(
  context: JudgeContext,
  command: SeatCommand,
  raw: unknown,
  stamp: Stamp,
  by: Sender,
): Verdict {
  const { table, seen } = context;
  const { game, match } = table;
  const { seat } = command;
  if (match.status === 'paused') return refused('paused');
  if (match.seats.of(seat).control !== by) return refused(by === 'bot' ? 'notBot' : 'botPlays');
  const outdated = decisionRefusal(table, command);
  if (outdated) return refused(outdated);
  const read = readMove(table.game, raw);
  if (!read) return refused('malformed');
  const entry = choiceEntry(table, seat, read.move, by, stamp);
  if (match.hasSealed(seat) && table.caps.isUsedUp('change', seat)) return refused('tooOften');
  if (by === 'bot') return entryIfLegal(context, entry);
  // A person's move is judged by the seat's view, so that a refusal reveals nothing more. The contract excludes that
  // only the full state refuses a move; should it happen, the refusal gives no reason.
  const refusal = game.refusal(seen(seat), seat, read.move);
  if (refusal) return { refusal };
  return match.findRefusal(entry) ? refused('impossible') : { entry };
}

/** A move from outside; null if it is not well-formed. */
export function readMove(game: Game, raw: unknown): { readonly move: unknown } | null {
  try {
    return { move: game.parseMove(raw) };
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

/** Makes the entry for a choice of a seat that must decide: a move, or a sealed choice. */
export function choiceEntry(
  { match }: TableState,
  seat: Seat,
  move: unknown,
  by: Control,
  { at, command }: { readonly at: number; readonly command: string | null },
): LogEntry {
  const kind = match.decision(seat)?.sealed === true ? 'seal' : 'move';
  return { at, command, kind, seat, move, by };
}

/**
 * Checks a stored log's next entry and lets the game read its move.
 * @throws {FormatError} saying why the entry cannot come next, for people who inspect a damaged file
 */
export function readEntry({ game, match, forbidsUndo }: TableState, entry: LogEntry): LogEntry {
  if (entry.kind === 'undo' && forbidsUndo)
    throw new FormatError(`undo of seat ${entry.seat}: the table forbids undo`);
  const isChoice = entry.kind === 'move' || entry.kind === 'seal';
  const read = isChoice ? { ...entry, move: game.parseMove(entry.move) } : entry;
  const refusal = match.findRefusal(read);
  if (refusal) throw new FormatError(describeRefusal(read, refusal));
  return read;
}
