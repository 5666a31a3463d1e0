import type { Cells } from '@durbar/kernel';
import {
  continuesAction,
  listSources,
  lowestBit,
  owesCityPiece,
  owingSource,
  PLACES,
} from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, HOUSE_PRICE } from '../../../data/components.ts';
import { PART_HOUSE, PART_OWED } from '../../hand.ts';
import {
  actionOf,
  cardBit,
  HOUSE,
  MONK,
  PALACE_AND_HOUSE,
  PLENTY,
  SOURCE_BUILDER,
  TWO_HOUSES,
} from '../../position.ts';
import { builderReady, takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import { type Changes, changesAt } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { addHouse } from '../ground.ts';
import type { FastMatch } from '../match.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('house');
const HOUSE_ACTIONS = [HOUSE, TWO_HOUSES, PALACE_AND_HOUSE];
/** Sources of a house now; overwritten by each listing. */
const sources: number[] = [];

/** Numbers are `source * PLACES + place`. */
export const house: FastRow<'house'> = {
  list: listHouses,
  apply: applyHouse,
  move: (index) => ({ type: 'house', place: placeOf(index), by: sourceOf(index) }),
  index: ({ place, by }) => by * PLACES + place,
};

export function placeOf(index: number): number {
  return index % PLACES;
}

export function sourceOf(index: number): number {
  return Math.trunc(index / PLACES);
}

function listHouses(match: FastMatch, cells: Cells, seat: number, out: Int32Array, count: number): number {
  const { turn, roads } = match;
  if (owesCityPiece(turn)) return listCity(cells, seat, owingSource(turn), out, count);
  if (cells[AT.hand + seat] === 0) return count;
  const villages = roads.withRoom();
  if (cells[AT.gold + seat]! >= HOUSE_PRICE) {
    const sourceCount = listSources(turn, PART_HOUSE, HOUSE_ACTIONS, sources);
    for (let i = 0; i < sourceCount; i++) {
      const source = sources[i]!;
      const begins = actionOf(source) === TWO_HOUSES && !continuesAction(turn, source, PART_HOUSE);
      const open = begins ? villagesBeforeCity(match, cells, seat, villages) : villages;
      count = listCity(cells, seat, source, out, count);
      count = listVillages(source, open, out, count);
    }
  }
  if (!builderReady(cells)) return count;
  count = listCity(cells, seat, SOURCE_BUILDER, out, count);
  return listVillages(SOURCE_BUILDER, villages, out, count);
}

function listCity(cells: Cells, seat: number, source: number, out: Int32Array, count: number): number {
  const city = cells[AT.architects + seat]!;
  if (city < CITY_COUNT) out[count++] = CODE + source * PLACES + city;
  return count;
}

function listVillages(source: number, villages: number, out: Int32Array, count: number): number {
  const code = CODE + source * PLACES + CITY_COUNT;
  for (let rest = villages; rest !== 0; rest &= rest - 1) out[count++] = code + lowestBit(rest);
  return count;
}

/** Of these villages, those in which two houses may begin, so that a city house can follow (M04-4). */
function villagesBeforeCity({ roads }: FastMatch, cells: Cells, seat: number, villages: number): number {
  const gold = cells[AT.gold + seat]! - HOUSE_PRICE;
  if (cells[AT.hand + seat]! < 2 || gold < HOUSE_PRICE) return 0;
  const byBank = (cells[AT.cards + seat]! & cardBit(MONK)) !== 0;
  const purse = byBank ? PLENTY : gold - HOUSE_PRICE;
  const from = cells[AT.architects + seat]!;
  // One more house never makes the seat's own routes more expensive.
  if (roads.reachesCity(seat, from, false, purse, -1)) return villages;
  let allowed = 0;
  for (let rest = villages; rest !== 0; rest &= rest - 1) {
    const village = lowestBit(rest);
    if (roads.reachesCity(seat, from, false, purse, village)) allowed |= 1 << village;
  }
  return allowed;
}

function applyHouse(match: FastMatch, cells: Cells, seat: number, index: number): Changes {
  const place = placeOf(index);
  const source = sourceOf(index);
  match.readTurn(cells);
  const part = owesCityPiece(match.turn) ? PART_OWED : PART_HOUSE;
  takeStep(match, cells, source, part, place < CITY_COUNT);
  if (source !== SOURCE_BUILDER) cells[AT.gold + seat] = cells[AT.gold + seat]! - HOUSE_PRICE;
  cells[AT.hand + seat] = cells[AT.hand + seat]! - 1;
  addHouse(cells, seat, place);
  return changesAt(place);
}
