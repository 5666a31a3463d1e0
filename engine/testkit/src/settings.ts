import type { Game, GameEvent, OptionValues, Seat, Viewer } from '@durbar/kernel';
import type { Catalogue, WordChecker } from './check-words.ts';

/** A game whose state, view, move and event types are unknown to the checks. */
export type AnyGame = Game;

/** Game-specific information for the checks, and how thorough they are. */
export interface CheckSettings<S = unknown, M = unknown, E = GameEvent> {
  /** Seed of all random choices; the same seed checks the same matches. */
  readonly seed?: string;
  /** Number of playouts per policy, seat count and option set. */
  readonly games?: number;
  /** Maximum number of entries of a playout; a longer match breaks the law `ends`. */
  readonly limit?: number;
  /** Interval in positions between full checks. The first position of each decision kind is always checked fully. */
  readonly every?: number;
  /** Number of failures after which to stop. */
  readonly failures?: number;
  /** Number of random option combinations to try, besides each single value. */
  readonly combinations?: number;
  /** Seat counts to check; all by default. */
  readonly seatCounts?: readonly number[];
  /** Documents to try for document options, by option name. */
  readonly documents?: Readonly<Record<string, readonly object[]>>;
  /** Catalogues by locale, to check messages against; without them messages are not checked. */
  readonly words?: Readonly<Record<string, Catalogue>>;
  /**
   * Names that playouts must reach, besides every value of every option: `event.<kind>`, `decision.<kind>`,
   * `option.<name>.<value>`, keys of endings, refusals, tie-breaks, score lines and messages, clauses of refusals, and
   * names returned by `reached`.
   */
  readonly mustReach?: readonly string[];
  /** Whether a move ends a turn or passes; the `building` policy makes one only if no other move is legal. */
  isPassing?(move: M): boolean;
  /** Sums that no move may change, by name. */
  conserved?(state: S): Readonly<Record<string, number>>;
  /** Additional coverage names for a state. */
  reached?(state: S): readonly string[];
  /** Whether an event shows information that no view keeps. Such events may differ without counting as a leak. */
  transient?(event: E): boolean;
}

/** What a check runs on: the game, its settings and one configuration. */
export interface CheckSubject {
  readonly game: AnyGame;
  readonly settings: CheckSettings;
  readonly words: WordChecker;
  readonly configuration: Configuration;
  readonly notes: CoverageNotes;
}

export interface Configuration {
  readonly players: number;
  /** Number of seats, including automata. */
  readonly seats: number;
  readonly options: OptionValues;
}

/** Counts and coverage names collected by the checks. */
export class CoverageNotes {
  readonly reached = new Set<string>();
  playouts = 0;
  moves = 0;
  /** Number of positions fully checked. */
  positions = 0;
  /** Pairs of states compared for leaks. */
  pairs = 0;
  /** Pairs whose two states differed. */
  differingPairs = 0;
}

/** Lists the viewers: the seats of people and the spectator. Automata have no view. */
export function listViewers({ players }: Configuration): Viewer[] {
  return [...Array.from({ length: players }, (_, seat): Viewer => seat), 'spectator'];
}

export function listSeats({ seats }: Configuration): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
