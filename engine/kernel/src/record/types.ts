import type { Dealt } from '../deal.ts';
import type { OptionValues } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';

/** What a record's first field says. */
export const RECORD_FORMAT = 'durbar-record';
/** What the first field of a running match's export says: one viewer's log, which cannot be replayed. */
export const LOG_FORMAT = 'durbar-log';
/** The version of the format that this code writes, and the only one it reads. */
export const RECORD_VERSION = 1;

/** A finished or abandoned match, whole: everything its states follow from. Described in `docs/record-format.md`. */
export interface MatchRecord extends MatchStart {
  readonly entries: readonly Entry[];
  /** Null where the match came to no end. */
  readonly outcome: Outcome | null;
  /** SHA-256 of the fingerprint of the state after the last entry, 64 hex digits. */
  readonly hash: string;
}

/** What is settled before the first move. */
export interface MatchStart {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** `meta.id` and `meta.rules` of the game it was played by. */
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** In seat order, people and bots before automata. */
  readonly seats: readonly SeatRecord[];
  /** Name of the generator and its seeding, see `GENERATOR`. */
  readonly generator: string;
  readonly seed: string;
  readonly fairness?: Fairness;
  /** What the seed dealt, in clear; replay starts from this. */
  readonly dealt: Dealt;
  /** Anything that is for display only, such as dates and a title. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Who sat there when the match began. */
export type SeatRecord = PersonSeat | BotSeat | AutomatonSeat;

interface SeatBase {
  /** Stable and unique in the record, such as `p1`; says nothing of who it is. */
  readonly id: string;
  /** For display only. */
  readonly name?: string;
}

export interface PersonSeat extends SeatBase {
  readonly kind: 'person';
}

export interface BotSeat extends SeatBase {
  readonly kind: 'bot';
  /** Which bot, such as `playout:400`. */
  readonly bot: string;
}

/** A seat that the game itself plays. */
export interface AutomatonSeat extends SeatBase {
  readonly kind: 'automaton';
}

/** What proves that nobody chose the seed. */
export interface Fairness {
  /** 64 hex digits. */
  readonly secret: string;
  /** Id of the table. */
  readonly table: string;
  /** One from each person, in seat order. */
  readonly nonces: readonly string[];
  /** SHA-256 of the secret, shown before the nonces were given. */
  readonly commitment: string;
}

/** One line of the log. `at` is the time since the match began, in whole milliseconds. */
export type Entry = MoveEntry | UndoEntry | TableEntry;

export interface MoveEntry {
  readonly seat: Seat;
  /** As the game's `parseMove` reads it. */
  readonly move: unknown;
  readonly at?: number;
}

/** The seat took its last `back` moves back. The moves stay in the log. */
export interface UndoEntry {
  readonly undo: Seat;
  readonly back: number;
  readonly at?: number;
}

/** What happened at the table rather than in the game; no state changes by it. */
export type TableEntry = SeatEntry | TakeoverEntry | WholeTableEntry;

export interface SeatEntry {
  /** The seat gives up: a bot plays on for it. Or the seat's person is back after a bot stood in. */
  readonly table: 'resign' | 'return';
  readonly seat: Seat;
  readonly at?: number;
}

export interface TakeoverEntry {
  /** A bot stands in for a person who is away. */
  readonly table: 'takeover';
  readonly seat: Seat;
  readonly bot: string;
  readonly at?: number;
}

export interface WholeTableEntry {
  /** Nobody moves until resumed; or the match is given up without an outcome. */
  readonly table: 'pause' | 'resume' | 'abandon';
  /** Who asked for it, if a seat did. */
  readonly seat?: Seat;
  readonly at?: number;
}
