/**
 * Words are never in code: everything a person reads is a key of a message catalogue and its values.
 * A value called `seat`, or ending in `Seat`, is a seat number that the reader's side replaces by a name.
 */
export type Values = Readonly<Record<string, string | number>>;

export interface Message {
  /** Key in the game's or the platform's catalogue, e.g. `refusal.occupied`. */
  readonly key: string;
  readonly values?: Values | undefined;
}

/** Why a move is not allowed: the clause that forbids it and what to tell the player. */
export interface Refusal extends Message {
  /** Clause of the rules page, e.g. `MHR-2.3`, or `table` where the platform and no game rule refuses. */
  readonly clause: string;
}
