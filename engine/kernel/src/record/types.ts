import type { Dealt } from '../deal.ts';
import type { OptionValues } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';

/** The first field of a record. */
export const RECORD_FORMAT = 'durbar-record';
/** The first field of a running match's export: one viewer's log, which cannot be replayed. */
export const LOG_FORMAT = 'durbar-log';
/** The format version that this code writes, and the only one it reads. */
export const RECORD_VERSION = 1;

/** A whole finished or abandoned match: everything its states follow from. Described in `docs/record-format.md`. */
export interface MatchRecord extends MatchStart {
  readonly entries: readonly Entry[];
  /** Null where the match did not come to its end. */
  readonly outcome: Outcome | null;
  /** SHA-256 of the fingerprint of the state after the last entry, 64 hex digits. */
  readonly hash: string;
}

/** What is fixed before the first move. */
export interface MatchStart {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** `meta.id` and `meta.rules` of the game. */
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** In seat order, people and bots before automata. */
  readonly seats: readonly SeatRecord[];
  /** Name of the generator and its seeding; see `GENERATOR`. */
  readonly generator: string;
  readonly seed: string;
  readonly fairness?: Fairness;
  /** What the seed dealt, in clear text; replay starts from it. */
  readonly dealt: Dealt;
  /** Anything for display only, such as dates and a title. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A seat's occupant when the match began. */
export type SeatRecord = PersonSeat | BotSeat | AutomatonSeat;

interface SeatBase {
  /** Stable and unique in the record, such as `p1`; does not tell who it is. */
  readonly id: string;
  /** For display only. */
  readonly name?: string;
}

export interface PersonSeat extends SeatBase {
  readonly kind: 'person';
}

export interface BotSeat extends SeatBase {
  readonly kind: 'bot';
  /** Name of the bot, such as `playout:400`. */
  readonly bot: string;
}

/** A seat that the game itself plays. */
export interface AutomatonSeat extends SeatBase {
  readonly kind: 'automaton';
}

/** Evidence that nobody chose the seed. */
export interface Fairness {
  /** 64 hex digits. */
  readonly secret: string;
  /** Id of the table. */
  readonly table: string;
  /** One of each person, in seat order. */
  readonly nonces: readonly string[];
  /** SHA-256 of the secret, shown before the nonces were given. */
  readonly commitment: string;
}

/** One entry of the log. `at` is the time since the match began, in whole milliseconds. */
export type Entry = MoveEntry | UndoEntry | TableEntry;

export interface MoveEntry {
  readonly seat: Seat;
  /** A move as the game's `parseMove` reads it. */
  readonly move: unknown;
  readonly at?: number;
}

/** The seat takes its last `back` moves back. The moves stay in the log. */
export interface UndoEntry {
  readonly undo: Seat;
  readonly back: number;
  readonly at?: number;
}

/** An event at the table rather than in the game; it does not change the game's state. */
export type TableEntry = SeatEntry | TakeoverEntry | WholeTableEntry;

export interface SeatEntry {
  /** `resign`: the person gives up, and a bot plays on. `return`: the person plays again after a takeover. */
  readonly table: 'resign' | 'return';
  readonly seat: Seat;
  readonly at?: number;
}

export interface TakeoverEntry {
  /** A bot plays for a person who is away. */
  readonly table: 'takeover';
  readonly seat: Seat;
  readonly bot: string;
  readonly at?: number;
}

export interface WholeTableEntry {
  /** Nobody moves between `pause` and `resume`; `abandon` ends the match without an outcome. */
  readonly table: 'pause' | 'resume' | 'abandon';
  /** The seat that asked for it, if one did. */
  readonly seat?: Seat;
  readonly at?: number;
}
