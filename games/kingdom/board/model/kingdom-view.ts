import type { MapChoice } from '../../rules/index.ts';

/** Fields that positions of both games have; each game's own types document them. */
export interface KingdomView {
  readonly seats: number;
  readonly map: MapChoice;
  readonly phase: string;
  readonly round: number;
  readonly seat: number;
  readonly mover: number;
  readonly acted: number;
  readonly maharaja: number;
  readonly sites: readonly number[];
  readonly plans: readonly (number | null)[];
  readonly notBegun: readonly number[];
  readonly begun: number;
  readonly begunParts: number;
  readonly tokens: readonly number[];
  readonly tokenSpent: boolean;
  readonly tokenBegun: number;
  readonly tokenParts: number;
}

/** A move of either game, with the fields that the shared board reads. */
export interface KingdomMove {
  readonly type: string;
  readonly by?: number;
  /** The two actions of a plan. */
  readonly first?: number;
  readonly second?: number;
}
