import type { Deal } from './deal.ts';
import type { Heuristics } from './heuristics.ts';
import type { EventMessage, Message, PositionText, Refusal } from './message.ts';
import type { OptionSpec } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** What the platform knows about a game without playing it. */
export interface Meta {
  /** Stable id in URLs, records and the command line, e.g. `maharani`. */
  readonly id: string;
  /** Raised whenever a stored game would replay differently. */
  readonly rules: number;
  /** Numbers of people a match may have, ascending. Automaton seats are not counted. */
  readonly seatCounts: readonly number[];
  /** The one schema behind lobby form, command line, records and validation. */
  readonly options: readonly OptionSpec[];
  /**
   * True where all viewers have the same view and see every event unredacted, so that at most future draws are hidden.
   * The table then computes one view for everybody.
   */
  readonly oneView?: boolean;
  /**
   * `never` where the newcomer of a seat can never decide, because the seat keeps secrets to the end (a hand of cards):
   * only a bot may take such a seat over. Left out where the game makes public in time what a seat knew or chose.
   */
  readonly newcomers?: 'never';
}

/** The kind of choice that a seat has to make, as data. */
export interface Decision {
  /** Stable name of the kind of choice, e.g. `place`, `worker`; bots and boards switch on it. */
  readonly kind: string;
  /** One prompt line, addressed to the deciding seat. */
  readonly prompt: Message;
  /** True where several seats choose in secret at once: the table keeps each choice until all have sealed. */
  readonly sealed?: boolean;
}

/** Every event names its kind; the rest is plain JSON of the game's own. */
export interface GameEvent {
  readonly kind: string;
}

/**
 * The contract between a game and everything else: platform, bots and boards see nothing more of a game.
 *
 * `S` is the full state, `V` a view: a state whose unknown parts are `null`. Every state is also a view
 * (functions that need it say `S extends V`); a parameter of type `V` is called a position. All five types are plain JSON data.
 *
 * Methods are pure and deterministic unless they say otherwise: no clock, no `Math.random`, no locale.
 */
export interface Game<S = unknown, V = unknown, M = unknown, E extends GameEvent = GameEvent, O = unknown> {
  readonly meta: Meta;

  /** Reads options from outside. @throws {OptionError} naming the option and what it may be. */
  parseOptions(raw: unknown, players: number): O;
  /** Reads a move from outside. Does not check legality. @throws {FormatError} if it is not well-formed */
  parseMove(raw: unknown): M;
  /** Reads a view (or state) from outside, checking its shape. @throws {FormatError} */
  parseView(raw: unknown): V;
  /** Reads an event from outside, checking its shape. @throws {FormatError} */
  parseEvent(raw: unknown): E;

  /** Automaton seats that sit beyond the people (seat numbers `players` and up). */
  automata(options: O, players: number): number;
  /**
   * A new match.
   * @param players number of people, one of `meta.seatCounts`
   * @param deal the only source of chance; each draw is named and recorded
   */
  setup(options: O, players: number, deal: Deal): S;

  /** Seats that must decide now, ascending; several at once only where choices are sealed; empty when over. */
  active(position: V): readonly Seat[];
  /** What `seat` has to decide, or null if it is not active. */
  decision(position: V, seat: Seat): Decision | null;
  /**
   * Number of the turn, from 0. It rises with each new turn (a common sealed choice is a turn of its own) and never
   * falls. Undo stays inside one turn, and the match history keeps a copy of the state at each.
   */
  turn(position: V): number;

  /**
   * The only redaction of states: hidden by default, what follows from public history stays in. Shares nothing with the
   * state that a move changes, since views are kept. The newcomer of a seat sees no more than a spectator does.
   */
  view(state: S, viewer: Viewer): V;
  /** The only redaction of events: what `viewer` may see of it, or null for nothing. Newcomers see what spectators see. */
  redact(event: E, viewer: Viewer): E | null;
  /** Whether the event showed anybody something new (a draw, a reveal): undo stops there. */
  reveals(event: E): boolean;

  /** Legality, written once: null if `seat` may make this well-formed move, else the reason. */
  refusal(position: V, seat: Seat, move: M): Refusal | null;
  /** All moves without a refusal, in a fixed order. Must be fast, for playouts. The next call may reuse the array. */
  legalMoves(position: V, seat: Seat): readonly M[];
  /** All well-formed moves such a match could ever contain; the conformance suite checks each against `refusal`. */
  wellFormedMoves(position: V): Iterable<M>;
  /**
   * Makes a legal move, changing `state`. Trusts its caller; `play` checks first.
   * @param events receives the events, unredacted; without it no events are made
   */
  apply(state: S, seat: Seat, move: M, events?: E[]): void;
  /** An independent copy, cheap. */
  clone(state: S): S;

  /** Stable text of a move, equal exactly for equal moves. */
  key(move: M): string;
  /** A well-formed move in words. @param position where it would be made; it has the names of things */
  describeMove(move: M, position: V): Message;
  /**
   * An event in words.
   * @param before the event before it in the same step, so that nothing need be said twice
   */
  describeEvent(event: E, before?: E): EventMessage;
  /** A position in words, for the plain table. A game with a board of its own may leave it out. */
  describePosition?(position: V): PositionText;

  /**
   * A full state that `seat` could be in, drawn with `rng`. Law: viewing it as `seat` gives `view` back.
   * Generators inside the state are fresh, so the real future does not show.
   */
  determinize(view: V, seat: Seat, rng: Rng): S;
  /** Canonical text of a position, documented per game. Hashes are taken of it, so the inner layout may change. */
  fingerprint(position: V): string;
  /** The result once the match is over, else null. */
  outcome(position: V): Outcome | null;

  /** What helps bots to play this game well; optional throughout. */
  readonly heuristics?: Heuristics<S, V, M>;
}
