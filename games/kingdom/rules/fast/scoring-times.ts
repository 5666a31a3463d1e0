import type { Cells } from '@durbar/kernel';
import { scoringOrder } from '../heuristics/scoring-order.ts';
import { Memo } from './memo.ts';

const CITIES = 7;
/** Spaces of a track, and numbers of scorings, fit into so many bits. */
const BITS = 5;
const TABLE_BITS = 8;
/** Index, after the times of the cities, of what `weighDistances` depends on: two bits for each city. */
export const URGENCIES = CITIES;

/** When each city will be scored, see `scoringOrder`, remembered by the spaces of the flags. */
export class ScoringTimes {
  /** The times of the cities, from the index on that `find` returns. */
  readonly values: Float64Array;
  readonly #memo = new Memo(TABLE_BITS, CITIES + 1);

  constructor() {
    this.values = this.#memo.values;
  }

  /** @param spacesAt cell of the space of city 0; the other cities follow */
  find(cells: Cells, spacesAt: number, scorings: number, pending: number): number {
    let low = 0;
    for (let city = 0; city < 4; city++) low = (low << BITS) | cells[spacesAt + city]!;
    let high = 0;
    for (let city = 4; city < CITIES; city++) high = (high << BITS) | cells[spacesAt + city]!;
    const at = this.#memo.find(low, high, scorings, pending + 1);
    if (!this.#memo.known) {
      const spaces = Array.from(cells.subarray(spacesAt, spacesAt + CITIES));
      const times = scoringOrder(spaces, scorings, pending);
      this.values.set(times, at);
      this.values[at + URGENCIES] = times.reduce((all, time) => (all << 2) | (Math.min(time, 1) + 1), 0);
    }
    return at;
  }
}
