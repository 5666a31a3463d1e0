import type { Cells } from '@durbar/kernel';
import { URGENCIES } from '../../../../kingdom/rules/fast/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { WEAK_EXTERNALS } from '../../position.ts';
import {
  CHARACTERS,
  FLAGS,
  MAHARAJA,
  MAHARANI,
  MOST_SEATS,
  PHASE,
  ROUND,
  STATUES_LEFT,
  TAKEN,
} from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { packedPoints } from '../match.ts';
import { OVER, ROBBED } from '../phases.ts';
import { worshipPoints } from '../scoring.ts';
import type { CityTimes } from './cities.ts';
import { CityValues, orderOf } from './cities.ts';
import { MatchValues } from './match-values.ts';

/** What the contract's `extractFeatures` computes, about the cells that `read` got last. */
export class FastFeatures implements CityTimes {
  readonly known: MatchValues;
  readonly cities: CityValues;
  /** The values of cities, from the indices in `cityAt` on. */
  readonly values: Float64Array;
  readonly cityAt = new Int32Array(CITY_COUNT);
  /** When cities are scored, from index `whenAt` on. */
  readonly when: Float64Array;
  whenAt = 0;
  /** See `URGENCIES`. */
  urgencies = 0;
  pending = false;
  /** Scorings to come, and after this round. */
  scorings = 0;
  later = 0;
  order = 0;
  /** Value of a coin, now and after this round. */
  coin = 0;
  coinLater = 0;
  /** Abilities of each seat, as holder or by token: bit `n` for character `n`. */
  readonly abilities = new Int32Array(MOST_SEATS);
  readonly #match: FastMatch;

  constructor(match: FastMatch) {
    this.#match = match;
    this.known = new MatchValues(match);
    this.cities = new CityValues(match, this.known);
    this.values = this.cities.values;
    this.when = match.times.values;
    this.order = orderOf(this.cities.ties, match.seats);
  }

  /** Whether `seat` has a character's ability, see the contract's `has`. */
  has(seat: number, character: number): boolean {
    return ((this.abilities[seat]! >> character) & 1) !== 0;
  }

  /** Reads the features of a state, and its villages into the match's `roads`. */
  read(cells: Cells): void {
    const match = this.#match;
    const { cities, cityAt, when } = this;
    match.roads.read(cells);
    this.#readScorings(cells);
    this.#readCharacters(cells);
    const maharaja = this.pending ? cells[MAHARAJA]! : -1;
    const whenAt = match.times.find(cells, FLAGS, this.scorings, maharaja);
    this.whenAt = whenAt;
    this.urgencies = when[whenAt + URGENCIES]!;
    for (let city = 0; city < CITY_COUNT; city++) {
      const final = packedPoints(cells, city);
      // Priests and characters count in the pending scoring; for later scorings they are unknown.
      const worship = city === maharaja ? this.#worship(cells, city, final) : final;
      cityAt[city] = cities.find(city, worship, final, cells[TAKEN + city]!, when[whenAt + city]!, this);
    }
  }

  #readScorings(cells: Cells): void {
    const phase = cells[PHASE]!;
    // The phases up to the robbed seat's choice come before the city's scoring.
    const pending = phase <= ROBBED;
    let fewest = cells[STATUES_LEFT]!;
    for (let seat = 1; seat < this.#match.seats; seat++)
      if (cells[STATUES_LEFT + seat]! < fewest) fewest = cells[STATUES_LEFT + seat]!;
    const rounds = phase === OVER ? 0 : this.known.rounds(cells[ROUND]!, fewest);
    this.pending = pending;
    this.later = rounds;
    this.scorings = rounds + (pending ? 1 : 0);
    this.coin = this.known.coins[this.scorings]!;
    this.coinLater = this.known.coins[rounds]!;
  }

  #readCharacters(cells: Cells): void {
    const { seats, people } = this.#match;
    const { abilities } = this;
    const { ties } = this.cities;
    let changed = false;
    for (let seat = 0; seat < seats; seat++) {
      const character = cells[CHARACTERS + seat]!;
      abilities[seat] = seat < people ? 1 << character : 0;
      if (ties[seat] === character) continue;
      ties[seat] = character;
      changed = true;
    }
    if (changed) this.order = orderOf(ties, seats);
    for (let token = MAHARANI; token < MAHARANI + 6; token += 3) {
      const seat = cells[token]!;
      if (seat >= 0) abilities[seat] = abilities[seat]! | (1 << cells[token + 1]!);
    }
  }

  /** Worship of all seats in the pending scoring, eight bits each. @param final worship of their pieces at the end */
  #worship(cells: Cells, city: number, final: number): number {
    const match = this.#match;
    let worship = final;
    for (let seat = 0; seat < match.seats; seat++) {
      const has = this.abilities[seat]!;
      if ((has & WORSHIP_ABILITIES) === 0 && (match.rules & WEAK_EXTERNALS) === 0) continue;
      worship &= ~(255 << (8 * seat));
      worship |= worshipPoints(match, cells, seat, city) << (8 * seat);
    }
    return worship;
  }
}

/** Characters that bring worship. */
const WORSHIP_ABILITIES = (1 << 5) | (1 << 7) | (1 << 8);
