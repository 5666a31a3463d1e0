import type { Seat, SeatRecord, Viewer } from '@durbar/kernel';
import { computeCommitment, isPlainObject, LOG_FORMAT } from '@durbar/kernel';
import type { ViewerLog } from './export.ts';
import { commandName } from './judge.ts';
import type { Result } from './match.ts';
import { tableRefusal } from './refusals.ts';
import { type MatchSetup, seatRecord } from './setup.ts';
import type { Command, LogEntry, MatchStatus, ViewerLogEntry } from './types.ts';

/** A stored match whose rules this program does not have. */
export interface StoredMatch {
  readonly game: string;
  /** Version of the rules of the match. */
  readonly rules: number;
  readonly setup: MatchSetup;
  readonly log: readonly LogEntry[];
  /** Status of the match when it was stored, because the log alone does not show whether the game is over. */
  readonly status: MatchStatus;
}

/**
 * A match whose rules this program does not have. Its log can be shown and exported, and it can be abandoned; nothing
 * else is possible. A program with the rules can still load the match from its log.
 */
export class MatchWithoutRules {
  readonly #stored: StoredMatch;
  readonly #log: LogEntry[];
  #status: MatchStatus;

  constructor(stored: StoredMatch) {
    this.#stored = stored;
    this.#log = [...stored.log];
    this.#status = stored.status;
  }

  get status(): MatchStatus {
    return this.#status;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /**
   * Carries out a command to abandon the match and refuses every other.
   * @param now milliseconds since the match began
   */
  command(command: Command, now: number): Result {
    const { id, seat, act } = command;
    const name = commandName(command);
    if (this.#log.some((entry) => entry.command === name)) return { answer: { id, ok: true }, entries: [] };
    const { status } = this;
    const ended = status === 'over' || status === 'abandoned';
    if (ended || act.kind !== 'abandon') {
      const refusal = tableRefusal(ended ? status : 'noRules');
      return { answer: { id, ok: false, refusal }, entries: [] };
    }
    const at = Math.max(Math.floor(now), this.#log.at(-1)?.at ?? 0);
    const entry: LogEntry = { kind: 'abandon', seat, at, command: name };
    this.#log.push(entry);
    this.#status = 'abandoned';
    return { answer: { id, ok: true }, entries: [entry] };
  }

  /** What a viewer may know of the match, for export. It has no view, because a view needs the rules. */
  viewerLog(viewer: Viewer): ViewerLog {
    const { game, rules, setup } = this.#stored;
    return {
      format: LOG_FORMAT,
      version: 1,
      game,
      rules,
      options: isPlainObject(setup.options) ? setup.options : {},
      table: setup.table,
      seats: setup.seats.map((each, seat): SeatRecord => seatRecord(each, seat)),
      viewer,
      status: this.#status,
      commitment: computeCommitment(setup.secret),
      lines: this.#entriesFor(viewer),
      view: null,
    };
  }

  /**
   * The log as far as the validity rules of the match log alone make it public. Sealed choices appear once a later entry proves
   * that they were opened; an earlier choice of the same seat may have been replaced and does not appear. Only the seat
   * itself may know its moves, as long as the person who made them plays it; everybody may once the match has ended.
   */
  #entriesFor(viewer: Viewer): ViewerLogEntry[] {
    const ended = this.#status === 'over' || this.#status === 'abandoned';
    const lines: ViewerLogEntry[] = [];
    const sealed = new Map<Seat, ChoiceEntry>();
    let completed = 0;
    const add = (entry: LogEntry, at: number): void => {
      const kind = entry.kind === 'seal' ? 'move' : entry.kind;
      const shown = isChoice(entry) && (ended || this.#isOwn(entry, viewer));
      const move = shown ? { move: entry.move } : {};
      lines.push({ index: lines.length, at, kind, seat: entry.seat, events: [], ...move });
    };
    for (const entry of this.#log) {
      if (entry.kind === 'seal') {
        sealed.set(entry.seat, entry);
        completed = entry.at;
        continue;
      }
      // Neither can happen while sealed choices wait for other seats.
      if (entry.kind === 'move' || entry.kind === 'undo') {
        const choices = [...sealed.values()].toSorted((a, b) => a.seat - b.seat);
        for (const choice of choices) add(choice, Math.max(completed, lines.at(-1)?.at ?? 0));
        sealed.clear();
      }
      add(entry, entry.at);
    }
    return lines;
  }

  /** Whether the present person of the viewer's seat made a choice, after they last came back to the seat. */
  #isOwn(choice: ChoiceEntry, viewer: Viewer): boolean {
    if (choice.seat !== viewer || choice.by !== 'person') return false;
    const since = this.#log.findLastIndex(({ kind, seat }) => kind === 'return' && seat === viewer);
    return this.#log.indexOf(choice) > since;
  }
}

type ChoiceEntry = Extract<LogEntry, { kind: 'move' | 'seal' }>;

function isChoice(entry: LogEntry): entry is ChoiceEntry {
  return entry.kind === 'move' || entry.kind === 'seal';
}
