import type { Cells } from '@durbar/kernel';
import { readMask, writeMask } from '../../../../kingdom/rules/fast/index.ts';
import { continuesAction, listSources, owesCityPiece, owingSource } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { priceFrom, SHRINE_ACTIONS } from '../../moves/shrine.ts';
import { actionOf, SOURCE_ABILITY, SOURCE_REWARD, shrinePrice, TWO_SHRINES } from '../../position.ts';
import { PART_OWED, PART_SHRINE } from '../../turn-actions.ts';
import { COINS_OF, HAND, PHASE, PRIESTS, REPEATS, SHRINES_IN, SUPPLY, TURN, VILLAGES } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { addPoints } from '../match.ts';
import { SHRINE_CHOICE } from '../phases.ts';
import { afterReward } from '../rounds.ts';
import { beginStep, takeStep } from '../steps.ts';
import { giveCoins, spendUse } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('shrine');

/** The index has the source in the upper bits, the place in the lower six. */
export function shrineIndex(source: number, place: number): number {
  return (source << 6) | place;
}
export function shrineSource(index: number): number {
  return index >> 6;
}
export function shrinePlace(index: number): number {
  return index & 63;
}

const sources: number[] = [];

export const shrine: FastRow = {
  list(match, cells, seat, out, count) {
    if (cells[PHASE] === SHRINE_CHOICE) return listEverywhere(match, seat, SOURCE_REWARD, out, count);
    const { turn } = match;
    if (owesCityPiece(turn)) return listCities(match, cells, seat, owingSource(turn), out, count);
    if (cells[HAND + seat]! > 0) count = listActionShrines(match, cells, seat, out, count);
    if (cells[SUPPLY + seat]! > 0 && cells[COINS_OF + seat]! > 0 && match.usesLeft(cells, seat, 13) > 0)
      count = listEverywhere(match, seat, SOURCE_ABILITY, out, count);
    return count;
  },
  apply(match, cells, seat, index) {
    const source = shrineSource(index);
    const place = shrinePlace(index);
    beginStep(cells);
    if (source === SOURCE_ABILITY) spendUse(cells, seat, 13);
    else if (source !== SOURCE_REWARD) {
      const owes = ((cells[TURN + 3]! | cells[TURN + 5]!) & PART_OWED) !== 0;
      takeStep(match, cells, seat, source, owes ? PART_OWED : PART_SHRINE, place < CITY_COUNT);
    }
    giveCoins(cells, seat, -priceFrom(source));
    const from = source === SOURCE_ABILITY ? SUPPLY + seat : HAND + seat;
    cells[from] = cells[from]! - 1;
    placeShrine(cells, seat, place);
    if (source !== SOURCE_REWARD) return;
    cells[REPEATS] = cells[REPEATS]! - 1;
    afterReward(match, cells);
  },
};

/** Puts a shrine into a city, or into village `place − CITY_COUNT`. */
export function placeShrine(cells: Cells, seat: number, place: number): void {
  if (place < CITY_COUNT) {
    const at = SHRINES_IN + seat * CITY_COUNT + place;
    cells[at] = cells[at]! + 1;
    addPoints(cells, seat, place, 1);
  } else {
    const at = VILLAGES + 2 * seat;
    writeMask(cells, at, readMask(cells, at) | (1 << (place - CITY_COUNT)));
  }
}

function listEverywhere(
  match: FastMatch,
  seat: number,
  source: number,
  out: Int32Array,
  count: number,
): number {
  for (let city = 0; city < CITY_COUNT; city++) out[count++] = BASE + shrineIndex(source, city);
  return listVillages(match.freeVillages(seat), source, out, count);
}

function listVillages(villages: number, source: number, out: Int32Array, count: number): number {
  const base = BASE + shrineIndex(source, 0) + CITY_COUNT + 31;
  for (let rest = villages; rest !== 0; rest &= rest - 1) out[count++] = base - Math.clz32(rest & -rest);
  return count;
}

function listCities(
  match: FastMatch,
  cells: Cells,
  seat: number,
  source: number,
  out: Int32Array,
  count: number,
): number {
  if (match.has(cells, seat, 12)) {
    for (let city = 0; city < CITY_COUNT; city++) out[count++] = BASE + shrineIndex(source, city);
    return count;
  }
  const priest = cells[PRIESTS + seat]!;
  if (priest < CITY_COUNT) out[count++] = BASE + shrineIndex(source, priest);
  return count;
}

function listActionShrines(
  match: FastMatch,
  cells: Cells,
  seat: number,
  out: Int32Array,
  count: number,
): number {
  const { turn } = match;
  const sourceCount = listSources(turn, PART_SHRINE, SHRINE_ACTIONS, sources);
  if (sourceCount === 0) return count;
  const coins = cells[COINS_OF + seat]!;
  const villages = match.freeVillages(seat);
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i]!;
    const action = actionOf(source);
    if (shrinePrice(action) > coins) continue;
    const begins = action === TWO_SHRINES && !continuesAction(turn, source, PART_SHRINE);
    const allowed = begins ? villagesBeforeCity(match, cells, seat, villages) : villages;
    count = listCities(match, cells, seat, source, out, count);
    count = listVillages(allowed, source, out, count);
  }
  return count;
}

/** Of these villages, those in which two shrines may begin (M20-5.3d). */
function villagesBeforeCity(match: FastMatch, cells: Cells, seat: number, villages: number): number {
  const coins = cells[COINS_OF + seat]! - 1;
  if (cells[HAND + seat]! < 2 || coins < 1) return 0;
  if (match.cityCanFollow(cells, seat, coins, -1)) return villages;
  let allowed = 0;
  for (let rest = villages; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (match.cityCanFollow(cells, seat, coins, 31 - Math.clz32(bit))) allowed |= bit;
  }
  return allowed;
}
