import type { Cells } from '@durbar/kernel';
import { CITY_COUNT } from '../../../data/components.ts';
import {
  CHARACTERS,
  FLAGS,
  MAHARAJA,
  PHASE,
  ROUND,
  STATUES_LEFT,
  TAKEN,
} from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { packedPoints } from '../match.ts';
import { LAST_PENDING, OVER } from '../phases.ts';
import { worshipPoints } from '../scoring.ts';
import type { CityKey } from './cities.ts';
import { CityValues, orderOf } from './cities.ts';
import { MatchValues } from './match-values.ts';

/** What the contract's `extractFeatures` computes, about the cells that `read` got last. */
export class FastFeatures {
  readonly known: MatchValues;
  /** The values of cities, from the indices in `cityAt` on. */
  readonly values: Float64Array;
  readonly cityAt = new Int32Array(CITY_COUNT);
  /** When cities are scored, from index `whenAt` on. */
  readonly when: Float64Array;
  whenAt = 0;
  pending = false;
  /** Scorings to come, and after this round. */
  scorings = 0;
  later = 0;
  /** Value of a coin, now and after this round. */
  coin = 0;
  coinLater = 0;

  readonly #match: FastMatch;
  readonly #cities: CityValues;
  readonly #key: { -readonly [K in keyof CityKey]: CityKey[K] } = {
    final: 0,
    worship: 0,
    taken: 0,
    when: 0,
    scorings: 0,
    later: 0,
    order: 0,
  };

  constructor(match: FastMatch) {
    this.#match = match;
    this.known = new MatchValues(match);
    this.#cities = new CityValues(match, this.known);
    this.values = this.#cities.values;
    this.when = match.times.values;
  }

  /** Reads the features of a state, and its villages into the match's `roads`. */
  read(cells: Cells): void {
    const match = this.#match;
    match.roads.read(cells);
    this.#readScorings(cells);
    const { scorings, later, pending } = this;
    const maharaja = pending ? cells[MAHARAJA]! : -1;
    this.coin = this.known.coins[scorings]!;
    this.coinLater = this.known.coins[later]!;
    this.whenAt = match.times.find(cells, FLAGS, scorings, maharaja);
    const key = this.#key;
    const { ties } = this.#cities;
    for (let seat = 0; seat < match.seats; seat++) ties[seat] = cells[CHARACTERS + seat]!;
    key.order = orderOf(ties, match.seats);
    key.scorings = scorings;
    key.later = later;
    for (let city = 0; city < CITY_COUNT; city++) {
      const final = packedPoints(cells, city);
      key.final = final;
      // Priests and characters count in the pending scoring; for later scorings they are unknown.
      key.worship = city === maharaja ? this.#worship(cells, city) : final;
      key.taken = cells[TAKEN + city]!;
      key.when = this.when[this.whenAt + city]!;
      this.cityAt[city] = this.#cities.find(city, key);
    }
  }

  #readScorings(cells: Cells): void {
    const phase = cells[PHASE]!;
    const pending = phase <= LAST_PENDING;
    this.pending = pending;
    let fewest = cells[STATUES_LEFT]!;
    for (let seat = 1; seat < this.#match.seats; seat++)
      fewest = Math.min(fewest, cells[STATUES_LEFT + seat]!);
    const rounds = phase === OVER ? 0 : this.known.rounds(cells[ROUND]!, fewest);
    this.later = rounds;
    this.scorings = rounds + (pending ? 1 : 0);
  }

  /** Worship of all seats in the pending scoring, eight bits each. */
  #worship(cells: Cells, city: number): number {
    let worship = 0;
    for (let seat = 0; seat < this.#match.seats; seat++)
      worship |= worshipPoints(this.#match, cells, seat, city) << (8 * seat);
    return worship;
  }
}
