/**
 * Values of a message. Code has no texts: everything a person reads is a key of a message catalogue with values. A value
 * named `seat`, or ending in `Seat`, is a seat number that is shown as a name.
 */
export type Values = Readonly<Record<string, string | number>>;

export interface Message {
  /** Key in the game's or the platform's catalogue, e.g. `refusal.occupied`. */
  readonly key: string;
  readonly values?: Values | undefined;
}

/** An event in words, for a log. It names the actor only where that is not the seat that moved. */
export interface EventMessage extends Message {
  /** What `values.seat`, or else the seat that moved, gained by it; shown separately, so the text does not repeat it. */
  readonly gain?: number | undefined;
  /** True for details that a short log leaves out. */
  readonly detail?: boolean | undefined;
}

/** Why a move is not allowed: the clause that forbids it and what to tell the player. */
export interface Refusal extends Message {
  /** Clause of the rules page, e.g. `MHR-2.3`, or `table` where the platform refuses and no game rule does. */
  readonly clause: string;
}

/** A position in words, for a table without a board. */
export interface PositionText {
  /** What lies between the seats. */
  readonly table: readonly Message[];
  /** What each seat has, automata included. */
  readonly seats: readonly (readonly Message[])[];
}
