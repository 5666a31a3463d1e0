import type { Seat, SeatRecord, Viewer } from '@durbar/kernel';
import { commitmentOf, isPlainObject, LOG_FORMAT } from '@durbar/kernel';
import type { ViewerLog } from './export.ts';
import { commandName } from './judge.ts';
import type { Result } from './match.ts';
import { tableRefusal } from './refusals.ts';
import { type MatchSetup, seatRecord } from './setup.ts';
import type { Command, LogEntry, MatchStatus, ViewerLogEntry } from './types.ts';

/** A match that this program has no rules for, as it was stored. */
export interface StoredMatch {
  readonly game: string;
  /** Version of the rules it is played by. */
  readonly rules: number;
  readonly setup: MatchSetup;
  readonly log: readonly LogEntry[];
  /** Where it stood when it was stored: the log alone does not say whether the game is over. */
  readonly status: MatchStatus;
}

/**
 * A match under rules that this program does not have. Its log can be shown and exported, and it can be abandoned; nothing
 * else is possible. A program that has the rules can still load it from its log.
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

  /** What a viewer may know of the match, for export. There is no view: it takes the rules. */
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
      commitment: commitmentOf(setup.secret),
      lines: this.#linesFor(viewer),
      view: null,
    };
  }

  /**
   * The log as far as the law of the match log alone makes it public. Sealed choices appear once a later entry proves that
   * they were opened; an earlier choice of the same seat may have been replaced and does not appear. What a move was is for
   * its own seat to know, as long as the person there made it, and for everybody once the match has ended.
   */
  #linesFor(viewer: Viewer): ViewerLogEntry[] {
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
      // Neither can happen while sealed choices wait for others.
      if (entry.kind === 'move' || entry.kind === 'undo') {
        const choices = [...sealed.values()].toSorted((a, b) => a.seat - b.seat);
        for (const choice of choices) add(choice, Math.max(completed, lines.at(-1)?.at ?? 0));
        sealed.clear();
      }
      add(entry, entry.at);
    }
    return lines;
  }

  /** Whether the person who has the viewer's seat now made a choice: since they last came back to it. */
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
