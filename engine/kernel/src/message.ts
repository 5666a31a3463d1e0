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

/** An event in words, for a log. It says who did it only where that is not the seat whose move it came from. */
export interface EventMessage extends Message {
  /** What it brought `values.seat`, or else the seat that moved; shown apart, so the text does not say it again. */
  readonly gain?: number | undefined;
  /** True for what a short log leaves out. */
  readonly detail?: boolean | undefined;
}

/** Why a move is not allowed: the clause that forbids it and what to tell the player. */
export interface Refusal extends Message {
  /** Clause of the rules page, e.g. `MHR-2.3`, or `table` where the platform and no game rule refuses. */
  readonly clause: string;
}
