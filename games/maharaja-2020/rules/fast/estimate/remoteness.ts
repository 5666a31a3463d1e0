import type { Cells } from '@durbar/kernel';
import { Memo } from '../../../../kingdom/rules/fast/index.ts';
import { weighDistances } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { remotenessValue } from '../../heuristics/piece-estimates.ts';
import { MOST_SEATS, PRIESTS } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import type { FastFeatures } from './features.ts';

/** Entries of the table, as a power of two. */
const TABLE_BITS = 11;

/** The contract's `estimateRemoteness`, remembered by what it depends on. */
export class FastRemoteness {
  readonly #match: FastMatch;
  readonly #features: FastFeatures;
  readonly #memo = new Memo(TABLE_BITS, 1);
  /** The last key of each seat, and its value. */
  readonly #lastOwn = new Int32Array(MOST_SEATS);
  readonly #lastOccupied = new Int32Array(MOST_SEATS);
  readonly #lastFull = new Int32Array(MOST_SEATS);
  readonly #lastRest = new Int32Array(MOST_SEATS).fill(-1);
  readonly #lastValue = new Float64Array(MOST_SEATS);

  constructor(match: FastMatch, features: FastFeatures) {
    this.#match = match;
    this.#features = features;
  }

  /** Subtracts the remoteness of a seat, in the position that the features have read; `features.scorings` is not 0. */
  subtract(cells: Cells, seat: number, held: Float64Array): void {
    const { roads } = this.#match;
    const { urgencies, scorings } = this.#features;
    const from = cells[PRIESTS + seat]!;
    const has = this.#features.abilities[seat]!;
    // Bit 1: no tolls (character 9); bit 0: may build anywhere (character 12).
    const rest = (urgencies << 8) | (scorings << 5) | (from << 2) | ((has >> 8) & 2) | ((has >> 12) & 1);
    const own = roads.villages[seat]!;
    if (
      this.#lastRest[seat] !== rest ||
      this.#lastOccupied[seat] !== roads.occupied ||
      this.#lastOwn[seat] !== own ||
      this.#lastFull[seat] !== roads.full
    ) {
      this.#lastOwn[seat] = own;
      this.#lastOccupied[seat] = roads.occupied;
      this.#lastFull[seat] = roads.full;
      this.#lastRest[seat] = rest;
      this.#find(seat, rest);
    }
    held[seat] = held[seat]! - this.#lastValue[seat]!;
  }

  /** Writes the remoteness of a key to `#lastValue`. */
  #find(seat: number, rest: number): void {
    const { roads } = this.#match;
    const memo = this.#memo;
    const at = memo.find(roads.villages[seat]!, roads.occupied, roads.full, rest);
    if (!memo.known) {
      const { when, whenAt, scorings } = this.#features;
      const distances = roads.distances(seat, (rest >> 2) & 7, (rest & 2) !== 0);
      const sum = weighDistances(CITY_COUNT, roads.distanceValues, distances, when, whenAt);
      memo.values[at] = remotenessValue(sum, scorings, (rest & 1) !== 0);
    }
    this.#lastValue[seat] = memo.values[at]!;
  }
}
