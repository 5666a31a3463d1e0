import { MOVES_1, MOVES_2, type MoveTable } from './moves/table.ts';
import { fingerprint, fingerprint1 } from './notation.ts';
import { parseView, parseView1 } from './parse.ts';
import type { View } from './types.ts';

/** The points at which the rules versions differ; everything else is the same. */
export interface RulesVersion {
  readonly number: number;
  /** Differs in refreshing (MHR-2.5) and the end of a turn (MHR-2.7, MHR-5.3). */
  readonly moves: MoveTable;
  /** Differ in storing empty refreshes. */
  readonly parseView: (raw: unknown) => View;
  readonly fingerprint: (position: View) => string;
}

/**
 * The first rules: an empty refresh is allowed only if nothing can be placed; at the end of a turn quarters are
 * evaluated before the refill.
 */
export const RULES_1: RulesVersion = {
  number: 1,
  moves: MOVES_1,
  parseView: parseView1,
  fingerprint: fingerprint1,
};

/** The current rules. */
export const RULES_2: RulesVersion = { number: 2, moves: MOVES_2, parseView, fingerprint };
