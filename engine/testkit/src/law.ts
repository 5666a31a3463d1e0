import type { Entry } from '@durbar/kernel';

/** The laws that every game must keep: description by name. */
export const LAWS = {
  options: 'options are parsed and defaulted, and a refusal names the option',
  setup: 'the same seed sets up the same match',
  consistency: 'only active seats have a decision and legal moves; an automaton has exactly one legal move',
  legality: 'legal moves and refusals agree on the state and on every view; a refused move changes nothing',
  sealed: 'simultaneous choices neither affect nor reveal each other',
  turn: 'the turn number never decreases',
  conserved: 'conserved sums never change',
  copying: 'clones and views share no mutable data with the state, and queries do not change it',
  oneView: 'a game that declares oneView shows all viewers the same',
  newcomers: 'the newcomer of a seat sees no more than a spectator',
  json: 'states, views, moves and events are plain JSON and survive a round trip',
  parsing: 'malformed input throws a FormatError, and legality holds for every move that parses',
  determinize: 'a determinized state gives its seat the same view and can be played on',
  foresight: 'an expected position is one in which the seat decides, and hides and shows what its view does',
  leak: 'hidden information changes nothing that the viewer receives',
  events: 'events can be redacted and described for every viewer',
  words: 'every message has a text in every locale and all values that the text needs',
  undo: 'undo restores the earlier state',
  records: 'a record survives a round trip, replays to the same end and verifies',
  outcome: 'an outcome is complete, adds up and is the same on every view',
  ends: 'every match ends',
  fastForm: 'the fast form of the rules, if the game has it, agrees with the contract in every number',
  reached: 'playouts reach every option value and every required name',
  crash: 'the game throws no unexpected error',
} as const;

export type Law = keyof typeof LAWS;

/** Thrown when a game breaks a law; `law` is its name in `LAWS`. */
export class LawViolation extends Error {
  override readonly name = 'LawViolation';
  readonly law: Law;
  /** Moves played on from the checked position; the last one broke the law. */
  readonly lookedAhead: readonly Entry[];

  constructor(law: Law, message: string, lookedAhead: readonly Entry[] = [], cause?: unknown) {
    super(message, { cause });
    this.law = law;
    this.lookedAhead = lookedAhead;
  }
}

/** Asserts that a game keeps a law. @throws {LawViolation} unless `holds` */
export function assertLaw(holds: boolean, law: Law, message: string | (() => string)): void {
  if (!holds) throw new LawViolation(law, typeof message === 'string' ? message : message());
}

/**
 * Runs a check and returns its result; an unexpected error becomes a `LawViolation` that says where it happened.
 * @param what prefix of the message when an error is wrapped
 * @throws {LawViolation} the check's own one, or one of `law` that wraps any other error
 */
export function wrapErrors<T>(what: string, run: () => T, law: Law = 'crash'): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof LawViolation) throw error;
    throw new LawViolation(law, `${what}: ${String(error)}`, [], error);
  }
}
