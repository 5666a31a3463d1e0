/**
 * Values of a message. Code contains no texts: everything that a person reads is a key of a message catalogue with
 * values. A value whose name is `seat` or ends in `Seat` is a seat number, which is shown as the seat's name.
 */
export type Values = Readonly<Record<string, string | number>>;

export interface Message {
  /** Key in the game's or the platform's catalogue, e.g. `refusal.occupied`. */
  readonly key: string;
  readonly values?: Values | undefined;
}

/** An event in words, for a log. It names the actor only if the actor is not the seat that moved. */
export interface EventMessage extends Message {
  /**
   * What the event brought to `values.seat`, or to the seat that moved if there is no such value. Shown separately, so
   * the text does not repeat it.
   */
  readonly gain?: number | undefined;
  /** True for details that a short log leaves out. */
  readonly detail?: boolean | undefined;
}

/** Why a move is not allowed: the clause that forbids it, and the message for the player. */
export interface Refusal extends Message {
  /**
   * Clause of the rules page, e.g. `MHR-2.3`; `table` if the platform refuses the move and no rule of the game does.
   */
  readonly clause: string;
}

/** A position in words, for a table without a board. */
export interface PositionText {
  /** Messages about the common area of the table. */
  readonly table: readonly Message[];
  /** Messages about what each seat has, automata included. */
  readonly seats: readonly (readonly Message[])[];
}
