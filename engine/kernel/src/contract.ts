import type { Deal } from './deal.ts';
import type { FastRules } from './fast.ts';
import type { Foresight } from './foresight.ts';
import type { Heuristics } from './heuristics.ts';
import type { EventMessage, Message, PositionText, Refusal } from './message.ts';
import type { OptionSpec } from './options.ts';
import type { Outcome, Score } from './outcome.ts';
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
  /** The schema of the options. The lobby form, the command line, records and validation all use it. */
  readonly options: readonly OptionSpec[];
  /**
   * True if all viewers have the same view and see every event unredacted; at most future draws are hidden then. The
   * table computes one view for everybody.
   */
  readonly oneView?: boolean;
  /**
   * `never` if the newcomer of a seat can never decide, because the seat keeps secrets to the end (a hand of cards).
   * Only a bot may take over such a seat. Absent if the game makes public in time what a seat knew or chose.
   */
  readonly newcomers?: 'never';
}

/** The kind of choice that a seat has to make, as data. */
export interface Decision {
  /** Stable name of the kind of choice, e.g. `place`, `worker`; bots and boards switch on it. */
  readonly kind: string;
  /** One prompt line, addressed to the deciding seat. */
  readonly prompt: Message;
  /** True if several seats choose in secret at once: the table keeps each choice until all have sealed. */
  readonly sealed?: boolean;
}

/** Every event has a `kind`. All other fields are plain JSON that the game defines. */
export interface GameEvent {
  readonly kind: string;
}

/**
 * The contract between a game and the rest of the program: platform, bots and boards know nothing else about a game.
 *
 * `S` is the full state, `V` a view: a state whose unknown parts are `null`. Every state is also a view (functions that
 * rely on this say `S extends V`). A parameter of type `V` is called a position. All five types are plain JSON data.
 *
 * Methods are pure and deterministic unless they say otherwise: no clock, no `Math.random`, no locale.
 */
export interface Game<S = unknown, V = unknown, M = unknown, E extends GameEvent = GameEvent, O = unknown> {
  readonly meta: Meta;

  /** Reads options from outside. @throws {OptionError} naming the option and its allowed values */
  parseOptions(raw: unknown, players: number): O;
  /** Reads a move from outside. Does not check legality. @throws {FormatError} if it is not well-formed */
  parseMove(raw: unknown): M;
  /** Reads a view (or state) from outside, checking its shape. @throws {FormatError} */
  parseView(raw: unknown): V;
  /** Reads an event from outside, checking its shape. @throws {FormatError} */
  parseEvent(raw: unknown): E;

  /** Number of automaton seats. They come after the people: their seat numbers start at `players`. */
  automata(options: O, players: number): number;
  /**
   * Sets up a new match.
   * @param players number of people, one of `meta.seatCounts`
   * @param deal the only source of randomness; each draw is named and recorded
   */
  setup(options: O, players: number, deal: Deal): S;

  /** Seats that must decide now, ascending: several at once only if choices are sealed, none if the match is over. */
  active(position: V): readonly Seat[];
  /** The choice that `seat` has to make, or null if the seat is not active. */
  decision(position: V, seat: Seat): Decision | null;
  /**
   * Number of the turn, from 0. It rises with each new turn and never falls. A round of sealed choices is a turn of its
   * own. Undo stays inside one turn, and the match history keeps a copy of the state at each.
   */
  turn(position: V): number;
  /**
   * Number of the round, from 1 (0 before the first), and of the latest possible last one. Lists of matches show it.
   * Absent in games without rounds.
   */
  round?(position: V): { readonly number: number; readonly of: number };

  /**
   * Makes a view of a state. No other code redacts states: `view` hides everything by default, except what can be derived from
   * public history. Views are kept, so a view shares no data with `state` that a move can change. The newcomer of a
   * seat sees no more than a spectator does.
   */
  view(state: S, viewer: Viewer): V;
  /**
   * Returns what `viewer` may see of an event, or null for nothing. No other code redacts events. Newcomers see what
   * spectators see.
   */
  redact(event: E, viewer: Viewer): E | null;
  /** Whether the event showed somebody something new (a draw, a reveal): undo stops there. */
  reveals(event: E): boolean;

  /** Returns why `seat` may not make this well-formed move, or null if it may. Legality is defined here only. */
  refusal(position: V, seat: Seat, move: M): Refusal | null;
  /**
   * Lists all moves without a refusal, in a fixed order. Must be fast, for playouts. The next call may reuse the array.
   */
  legalMoves(position: V, seat: Seat): readonly M[];
  /**
   * Lists all well-formed moves that can occur in such a match; the conformance suite checks each against `refusal`.
   */
  wellFormedMoves(position: V): Iterable<M>;
  /**
   * Makes a legal move, changing `state`. Trusts its caller; `play` checks first.
   * @param events receives the events, unredacted; without it no events are made
   */
  apply(state: S, seat: Seat, move: M, events?: E[]): void;
  /** Returns an independent copy. Must be cheap. */
  clone(state: S): S;

  /** Stable text of a move. Two moves have the same key only if they are equal. */
  key(move: M): string;
  /**
   * Describes a well-formed move in words. @param position the position before the move, which has the names of things
   */
  describeMove(move: M, position: V): Message;
  /**
   * Describes an event in words.
   * @param before the event before it in the same step, so that the text need not repeat it
   */
  describeEvent(event: E, before?: E): EventMessage;
  /** Describes a position in words, for the plain table. Optional for a game that has its own board. */
  describePosition?(position: V): PositionText;

  /**
   * Draws with `rng` a full state that is consistent with what `seat` sees. Law: viewing that state as `seat` gives
   * `view` back. Generators inside the state are fresh, so the real future does not show.
   */
  determinize(view: V, seat: Seat, rng: Rng): S;
  /**
   * Canonical text of a position, documented by each game. Hashes are computed from this text, so the inner layout may
   * change.
   */
  fingerprint(position: V): string;
  /** The result once the match is over, else null. */
  outcome(position: V): Outcome | null;
  /**
   * The points counted so far, before any final scoring, for a match that resignations end early. Without it such a match
   * has no scores.
   */
  scoreSoFar?(position: V): Score;

  /** Lets seats plan moves while others decide. Without it they cannot. */
  readonly foresight?: Foresight<V, E>;
  /** Heuristics that help bots to play this game well. All of them are optional. */
  readonly heuristics?: Heuristics<S, V, M>;
  /**
   * The same rules in a form for fast searches, or null if it does not cover such a match. Absent until
   * somebody loads it (`loadWithFast` of the registry); everything works without it, only slower.
   */
  fast?(position: V): FastRules<S, V, M> | null;
}
