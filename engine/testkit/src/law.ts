import type { Entry } from '@durbar/kernel';

/** What every game must keep, by name. */
export const LAWS = {
  options: 'options are read, filled in and refused with the name of the option',
  setup: 'the same seed sets up the same match',
  consistency: 'active seats, and they alone, have a decision and a legal move; an automaton has exactly one',
  legality: 'legal moves and refusals agree on states and on every view; a refusal changes nothing',
  sealed: 'choices made at the same time neither depend on nor show each other',
  turn: 'the number of the turn never falls',
  conserved: 'what the game must conserve stays the same',
  copying: 'a clone and its original leave each other alone, and questions change no state',
  oneView: 'where a game says that all see the same, they do',
  newcomers: 'the newcomer of a seat sees no more than a spectator',
  json: 'states, views, moves and events are plain JSON and are read back the same',
  parsing: 'anything else from outside is refused as not well-formed, and a strange move never does harm',
  determinize: 'a determinized view looks the same to its seat and can be played on',
  leak: 'what a viewer may not see changes nothing that the viewer gets',
  events: 'events can be redacted and described for everyone',
  words: 'every message has its words in every language, and every value the words need',
  undo: 'undo brings the state back',
  records: 'a record is written, read, replayed and verified to the same end',
  outcome: 'an outcome is complete, adds up and is the same for everyone',
  ends: 'every sequence of moves ends',
  reached: 'playouts reach every option and all that must be reached',
  crash: 'nothing throws',
} as const;

export type Law = keyof typeof LAWS;

/** A game broke a law. */
export class LawViolation extends Error {
  override readonly name = 'LawBroken';
  readonly law: Law;
  /** Moves that were played on from the position under check, the one that broke the law last. */
  readonly lookedAhead: readonly Entry[];

  constructor(law: Law, message: string, ahead: readonly Entry[] = [], cause?: unknown) {
    super(message, { cause });
    this.law = law;
    this.lookedAhead = ahead;
  }
}

/** @throws {LawViolation} unless `holds` */
export function assertLaw(holds: boolean, law: Law, message: string | (() => string)): void {
  if (!holds) throw new LawViolation(law, typeof message === 'string' ? message : message());
}

/** Runs a check; what it throws that is no broken law yet becomes one, `crash` or what is given. */
export function runGuarded<T>(what: string, run: () => T, law: Law = 'crash'): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof LawViolation) throw error;
    throw new LawViolation(law, `${what}: ${String(error)}`, [], error);
  }
}
