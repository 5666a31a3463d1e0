import type { Game, GameEvent, OptionValues, Seat, Viewer } from '@durbar/kernel';
import type { Catalogue, WordChecker } from './check-words.ts';

/** Any game, with states, views and moves that only it understands. */
export type AnyGame = Game;

/** What a game tells the checks, and how much they shall do. */
export interface CheckSettings<S = unknown, M = unknown, E = GameEvent> {
  /** The same seed checks the same matches. */
  readonly seed?: string;
  /** Playouts of each policy for each seat count and option set. */
  readonly games?: number;
  /** Most entries of a playout; one that is longer is taken for endless. */
  readonly limit?: number;
  /** Every how many positions the costly checks are made; for each option set they are made at the first of each kind of decision too. */
  readonly every?: number;
  /** After how many failures to stop. */
  readonly failures?: number;
  /** How many random combinations of options are tried besides each single value. */
  readonly combinations?: number;
  /** Seat counts to check, instead of all. */
  readonly seatCounts?: readonly number[];
  /** Documents to try for document options, by option name. */
  readonly documents?: Readonly<Record<string, readonly object[]>>;
  /** Catalogues by locale; checked where given. */
  readonly words?: Readonly<Record<string, Catalogue>>;
  /**
   * Names that playouts must reach: `event.<kind>`, `decision.<kind>`, `option.<name>.<value>`, keys of endings,
   * refusals, tie-breaks, score lines and messages, clauses of refusals, and what `reached` names. Every value of
   * every option must be reached anyway.
   */
  readonly mustReach?: readonly string[];
  /** Moves that end a turn or pass; the building policy makes one only where there is nothing else. */
  isPassing?(move: M): boolean;
  /** Sums that no move may change, by name. */
  conserved?(state: S): Readonly<Record<string, number>>;
  /** Further names that a state reaches. */
  reached?(state: S): readonly string[];
  /** Events that show a viewer for a moment what no view keeps; their difference is no leak. */
  transient?(event: E): boolean;
}

/** A match under check: the game, one seat count, one option set. */
export interface CheckSubject {
  readonly game: AnyGame;
  readonly settings: CheckSettings;
  readonly words: WordChecker;
  readonly configuration: Configuration;
  readonly notes: CoverageNotes;
}

export interface Configuration {
  readonly players: number;
  /** Seats with automata. */
  readonly seats: number;
  readonly options: OptionValues;
}

/** What the checks saw on their way. */
export class CoverageNotes {
  readonly reached = new Set<string>();
  playouts = 0;
  moves = 0;
  /** Positions that went through all checks. */
  positions = 0;
  /** Pairs of states compared for leaks. */
  pairs = 0;
  /** Of these, pairs whose states really differed. */
  differingPairs = 0;
}

/** Those who may look: people's seats and the spectator. Automata look at nothing. */
export function listViewers({ players }: Configuration): Viewer[] {
  return [...Array.from({ length: players }, (_, seat): Viewer => seat), 'spectator'];
}

export function listSeats({ seats }: Configuration): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
