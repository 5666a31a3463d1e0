import { MOVES_1, MOVES_2, type MoveTable } from './moves/table.ts';
import { fingerprint, fingerprint1 } from './notation.ts';
import { parseView, parseView1 } from './parse.ts';
import type { View } from './types.ts';

/** Where the versions of the rules differ; everything else is the same in all of them. */
export interface RulesVersion {
  readonly number: number;
  /** Differs in refreshing (MHR-2.5) and the end of a turn (MHR-2.7, MHR-5.3). */
  readonly moves: MoveTable;
  /** Differ in the note of empty refreshes. */
  readonly parseView: (raw: unknown) => View;
  readonly fingerprint: (position: View) => string;
}

/**
 * The first rules: an empty refresh only where nothing can be placed; at the end of a turn evaluation comes before the
 * refill.
 */
export const RULES_1: RulesVersion = {
  number: 1,
  moves: MOVES_1,
  parseView: parseView1,
  fingerprint: fingerprint1,
};

/** The rules in force. */
export const RULES_2: RulesVersion = { number: 2, moves: MOVES_2, parseView, fingerprint };
