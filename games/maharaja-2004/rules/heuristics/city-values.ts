import { rankCertainty } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT, MAX_SEATS } from '../../data/components.ts';
import { payoutOf } from '../standing.ts';

/** Value of a gold piece that can be spent in `rounds` more rounds. At the end it only breaks ties. */
export function estimateCoin(rounds: number): number {
  return COINS[Math.max(0, Math.min(2, rounds))]!;
}
const COINS: readonly number[] = [0.002, 0.055, 0.066];

/** Points that one seat can have in a city, with what an estimate adds; −1 stands for one less than none. */
const POINTS = 64;
/** Values for one number of points, by rank from 0. */
const RANKS = MAX_SEATS;
const ROW = POINTS * RANKS;
/** Numbers of scorings before that of a city, from −1 (not any more) to the number of cities. */
const TIMES = CITY_COUNT + 2;

/**
 * The row of `cityValues` for a city.
 * @param when number of scorings before that of the city; −1 if there is none any more
 * @param scorings number of scorings left
 */
export function cityRow(when: number, scorings: number): number {
  return (Math.max(0, Math.min(2, scorings - 1 - when)) * TIMES + when + 1) * ROW + RANKS;
}

/** Index in a row of the values for `own` points. */
export function pointsIndex(own: number): number {
  return own * RANKS;
}

const tables = new Map<number, Float64Array>();

/**
 * Values of a city to a seat with `own` points there at some rank, in palaces, at `cityRow() + pointsIndex(own) + rank`.
 */
export function cityValues(seats: number): Float64Array {
  let table = tables.get(seats);
  if (!table) {
    table = makeTable(seats);
    tables.set(seats, table);
  }
  return table;
}

function makeTable(seats: number): Float64Array {
  const table = new Float64Array(COINS.length * TIMES * ROW);
  for (let rounds = 0; rounds < COINS.length; rounds++)
    for (let when = 0; when < TIMES - 1; when++)
      for (let own = -1; own < POINTS - 1; own++)
        for (let rank = 0; rank < seats; rank++)
          table[cityRow(when, rounds + 1 + when) + pointsIndex(own) + rank] =
            own === 0 ? 0 : estimateCity(seats, when, own, rank) * COINS[rounds]!;
  return table;
}

/** Gold that a seat with `own` points at a rank, from 0, can expect from the next scoring of a city. */
function estimateCity(seats: number, when: number, own: number, rank: number): number {
  const payout = payoutOf(seats);
  const middle = payout[seats >> 1]!;
  // Rivals' points will have changed before later scorings, so only the seat's own points count.
  const open = (own / (own + 2)) * 1.7 * middle;
  const sure = rankCertainty(when);
  const gold = sure * payout[rank]! + (1 - sure) * open;
  return (1 - 0.07 * when) * gold;
}
