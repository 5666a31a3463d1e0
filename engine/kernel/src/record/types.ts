import type { Dealt } from '../deal.ts';
import type { OptionValues } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';

/** The first field of a record. */
export const RECORD_FORMAT = 'durbar-record';
/** The first field of a running match's export: one viewer's log, which cannot be replayed. */
export const LOG_FORMAT = 'durbar-log';
/** The format versions that this code reads. A record keeps the version in which it was written. */
export type RecordVersion = 1 | 2;
/** The format version that this code writes. */
export const RECORD_VERSION = 2;

/**
 * A complete match, finished or abandoned: all of its states follow from the record. Described in
 * `docs/record-format.md`.
 */
export interface MatchRecord extends MatchStart {
  readonly entries: readonly Entry[];
  /** Null if the match was not played to its end. */
  readonly outcome: Outcome | null;
  /** SHA-256 of the fingerprint of the state after the last entry, 64 hex digits. */
  readonly hash: string;
  /** SHA-256 of all fields above, 64 hex digits; see `computeDigest`. Absent in version 1. */
  readonly digest?: string;
  /** The signature of the server that exported the record. */
  readonly signature?: RecordSignature;
}

/** A signature of a record's digest; see `signature.ts`. */
export interface RecordSignature {
  readonly algorithm: 'ed25519';
  /** The signer's public key, 64 hex digits. */
  readonly key: string;
  /** The first 16 hex digits of the SHA-256 of the key's bytes, which people can compare. */
  readonly id: string;
  /** 128 hex digits. */
  readonly value: string;
}

/** The part of a record that is fixed before the first move. */
export interface MatchStart {
  readonly format: typeof RECORD_FORMAT;
  readonly version: RecordVersion;
  /** `meta.id` and `meta.rules` of the game. */
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** In seat order, people and bots before automata. */
  readonly seats: readonly SeatRecord[];
  /** Name of the generator and its seeding; see `GENERATORS`. */
  readonly generator: string;
  readonly seed: string;
  readonly fairness?: Fairness;
  /** The draws of the deal, in clear text; replay starts from them. */
  readonly dealt: Dealt;
  /** Anything for display only, such as dates and a title. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A seat's occupant at the beginning of the match. */
export type SeatRecord = PersonSeat | BotSeat | AutomatonSeat;

interface SeatBase {
  /** Stable and unique in the record, such as `p1`; does not reveal who the person is. */
  readonly id: string;
  /** For display only. */
  readonly name?: string;
  /** The player colour chosen for the seat, 0 to 4. */
  readonly colour?: number;
  /** The second player colour, in a match in which each seat has two. */
  readonly secondColour?: number;
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

/** Proof that nobody chose the seed. */
export type Fairness = BoundFairness | OpenFairness;

interface FairnessBase {
  /** 64 hex digits. */
  readonly secret: string;
  /** Id of the table. */
  readonly table: string;
  /** SHA-256 of the secret, shown before the nonces were given. */
  readonly commitment: string;
}

/** Proof of a start in which each person was committed to their nonce by its hash before anybody showed theirs. */
export interface BoundFairness extends FairnessBase {
  /** In seat order, without automata: the person's nonce, null for a bot. */
  readonly nonces: readonly (string | null)[];
  /** SHA-256 of each nonce, given when its person sat down. */
  readonly hashes: readonly (string | null)[];
  /** Starts of this table that failed, in order. */
  readonly rounds: readonly FailedRound[];
}

/** Proof of a table that dealt before hashes were asked for: nothing committed the last person to their nonce. */
export interface OpenFairness extends FairnessBase {
  /** One nonce for each person, in seat order. */
  readonly nonces: readonly string[];
}

/**
 * Why a start failed: a nonce was `missing` when the time was over, a person gave another `hash` from another device,
 * somebody `left`, or the host changed the `seats`.
 */
export const ROUND_ENDINGS = ['missing', 'hash', 'left', 'seats'] as const;
export type RoundEnding = (typeof ROUND_ENDINGS)[number];

/** A start that failed. Its secret and nonces were never used for a deal. */
export interface FailedRound {
  readonly ending: RoundEnding;
  readonly secret: string;
  readonly commitment: string;
  /** In seat order, without automata; null if none was given. */
  readonly hashes: readonly (string | null)[];
  readonly nonces: readonly (string | null)[];
}

/** One entry of the log. `at` is the time since the match began, in whole milliseconds. */
export type Entry = MoveEntry | UndoEntry | TableEntry;

export interface MoveEntry {
  readonly seat: Seat;
  /** A move as the game's `parseMove` reads it. */
  readonly move: unknown;
  readonly at?: number;
}

/** The seat takes back its last `back` moves. The moves stay in the log. */
export interface UndoEntry {
  readonly undo: Seat;
  readonly back: number;
  readonly at?: number;
}

/** An event at the table rather than in the game; it does not change the game's state. */
export type TableEntry = SeatEntry | TakeoverEntry | WholeTableEntry | ClockEntry;

export interface SeatEntry {
  /**
   * `resign`: the person gives up, and a bot plays on. `return`: the person plays again after a takeover. `timeout`:
   * the person's time ran out while the game asked the seat; the consequence is an entry of its own.
   */
  readonly table: 'resign' | 'return' | 'timeout';
  readonly seat: Seat;
  readonly at?: number;
}

export interface TakeoverEntry {
  /** A bot plays for a person who is away. */
  readonly table: 'takeover';
  readonly seat: Seat;
  readonly bot: string;
  /** The cause, such as `absent`, `timeout` or `freed`. */
  readonly reason?: string;
  readonly at?: number;
}

/**
 * How a clock was changed outside its rules. `vacation` stops it for `ms` (0 ends the vacation), `extend` adds `ms`, and
 * `giveBack` returns `ms` that should not have counted, such as a server's downtime.
 */
export const CLOCK_CHANGES = ['vacation', 'extend', 'giveBack'] as const;
export type ClockChange = (typeof CLOCK_CHANGES)[number];

export interface ClockEntry {
  readonly table: 'clock';
  readonly change: ClockChange;
  /** Milliseconds. */
  readonly ms: number;
  /** The seat of the clock; absent for the clocks of all people. */
  readonly seat?: Seat;
  /** The cause, such as `agreed`, `automatic` or `downtime`. */
  readonly reason?: string;
  readonly at?: number;
}

export interface WholeTableEntry {
  /** Nobody moves between `pause` and `resume`; `abandon` ends the match without an outcome. */
  readonly table: 'pause' | 'resume' | 'abandon';
  /** The seat that asked for it; absent if the table did. */
  readonly seat?: Seat;
  readonly at?: number;
}
