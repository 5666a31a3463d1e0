import type {
  ClockChange,
  Control,
  GameEvent,
  MatchStatus,
  Message,
  Outcome,
  Refusal,
  Seat,
} from '@durbar/kernel';

export type { Control, MatchStatus };

export interface SeatSetup {
  /** Stable id of the occupant, e.g. a person's id; never a display name. */
  readonly id: string;
  readonly control: Control;
  /** Name of the bot, e.g. `playout:400`; absent for a person. */
  readonly bot?: string;
}

/** The request of a command: by a seat, or by the table's keeper. */
export type CommandAction =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'undo' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** A bot plays for `seat` until its person returns. The keeper checks whether the seat has been away long enough. */
  | { readonly kind: 'takeover'; readonly seat: Seat; readonly bot: string; readonly reason?: string }
  /** The person of `seat` is back and plays again; with `newcomer`, somebody else who has sat down there meanwhile. */
  | { readonly kind: 'return'; readonly newcomer?: true }
  | { readonly kind: 'abandon' };

/** What only the table's keeper asks, who alone knows the clocks. */
export type KeeperAction =
  /** The time of the seat's person has run out. */
  | { readonly kind: 'timeout'; readonly seat: Seat }
  /** A clock is changed outside its rules; if `seat` is null, those of all people. */
  | {
      readonly kind: 'clock';
      readonly seat: Seat | null;
      readonly change: ClockChange;
      readonly ms: number;
      readonly reason: string;
    };

/**
 * One command. A command with the same id from the same seat is carried out once and gets the same answer each time.
 */
export interface Command {
  /** Made by the client, unique for this client. */
  readonly id: string;
  /** The seat that asks; null for the table's keeper. */
  readonly seat: Seat | null;
  /** Id of the decision that a move or undo answers, from the situation. */
  readonly decision?: number;
  readonly act: CommandAction | KeeperAction;
}

export type Answer =
  | { readonly id: string; readonly ok: true }
  | { readonly id: string; readonly ok: false; readonly refusal: Refusal };

/**
 * One entry of a match's log. The log only grows, and all other state is derived from it. `at` is milliseconds since the
 * match began. `command` names the command that made the entry, as `<seat or keeper>/<command id>`; null for moves of
 * automata.
 */
export type LogEntry = { readonly at: number; readonly command: string | null } & (
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown; readonly by: Control }
  /** A sealed choice; a later one of the same seat replaces it until all have sealed and all are applied. */
  | { readonly kind: 'seal'; readonly seat: Seat; readonly move: unknown; readonly by: Control }
  /** Takes back the last move of this seat. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'takeover'; readonly seat: Seat; readonly bot: string; readonly reason?: string }
  /** With `newcomer`, somebody else than before plays the seat from now on. */
  | { readonly kind: 'return'; readonly seat: Seat; readonly newcomer?: true }
  /** The time of the seat's person ran out. */
  | { readonly kind: 'timeout'; readonly seat: Seat }
  /** A clock was changed outside its rules; if `seat` is null, the clocks of all people. */
  | {
      readonly kind: 'clock';
      readonly seat: Seat | null;
      readonly change: ClockChange;
      readonly ms: number;
      readonly reason?: string;
    }
  | { readonly kind: 'pause'; readonly seat: Seat | null }
  | { readonly kind: 'resume'; readonly seat: Seat | null }
  | { readonly kind: 'abandon'; readonly seat: Seat | null }
);

/** The part of a situation that is the same for every viewer. */
export interface SharedPart {
  readonly status: MatchStatus;
  readonly turn: number;
  /** Seats that must still decide; with sealed choices, those that have not sealed. */
  readonly active: readonly Seat[];
  readonly seats: readonly SeatSituation[];
  readonly outcome: MatchOutcome | null;
}

/** The part of a situation that is the viewer's own. */
export interface OwnPart {
  /** The viewer's own decision. Its id changes only when that seat's decision changes. */
  readonly decision: PendingDecision | null;
  /** The viewer's own sealed choice, while it waits for others and may still be changed. */
  readonly sealed: unknown;
  /** Whether the viewer may take its last move back. */
  readonly undo: boolean;
  /** Why the viewer may not undo; null if it may, and for spectators. */
  readonly undoRefusal: Refusal | null;
}

/** Everything that one viewer may know about the match now; plain JSON. */
export interface Situation extends SharedPart, OwnPart {
  /** The game's view for this viewer. */
  readonly view: unknown;
}

export interface PendingDecision {
  readonly id: number;
  readonly kind: string;
  readonly prompt: Message;
  /** Whether the choice stays secret until all have sealed. */
  readonly sealed: boolean;
}

export interface SeatSituation {
  /** Who plays the seat now: `bot` for a person's seat after a takeover or a resignation. */
  readonly control: Control;
  readonly bot: string | null;
  readonly resigned: boolean;
  /** Time that this seat has used for its decisions, in milliseconds, up to the last entry. */
  readonly usedMs: number;
}

/** The game's outcome, with resigned seats ranked behind all others. */
export interface MatchOutcome extends Outcome {
  readonly resigned: readonly Seat[];
}

/** One entry of a viewer's log: what happened, as far as this viewer may know. */
export interface ViewerLogEntry {
  /** Number of the entry, from 0; a position of the history slider. */
  readonly index: number;
  readonly at: number;
  readonly kind: LogEntry['kind'];
  readonly seat: Seat | null;
  /**
   * Redacted events of a move, in order; empty for other entries. A sealed choice becomes a `move` once all are
   * applied.
   */
  readonly events: readonly GameEvent[];
  /** The move as it was sent, if the viewer may know it; only without rules, which would make events. */
  readonly move?: unknown;
}

/** One update of a viewer's stream. Numbers are the viewer's own and have no gaps. */
export interface Update {
  readonly n: number;
  /** Changed fields of the viewer's own part. */
  readonly own: Partial<OwnPart>;
  /** The new entries of the viewer's log. */
  readonly happened: readonly ViewerLogEntry[];
  /** Changed fields of the shared part, which all viewers get alike. */
  readonly set: Partial<SharedPart>;
  /** Changed top-level fields of the view, each with its whole new value. */
  readonly view: Readonly<Record<string, unknown>>;
}

/** Everything for one viewer; its stream continues from `n`. */
export interface Snapshot {
  readonly n: number;
  readonly situation: Situation;
  /** The newest entries of the viewer's log: all, or as many as were asked for. */
  readonly log: readonly ViewerLogEntry[];
}
