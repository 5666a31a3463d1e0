import type { Refusal } from '@durbar/kernel';
import { PATTERNS } from '../../data/tiles.ts';
import { areaGold } from '../area.ts';
import { centresTaken, removeCentresFromRondel } from '../centres.ts';
import { QUARTERS, SPACE_PATTERN, SPACE_QUARTER, sideOf, spaceName } from '../geometry.ts';
import { earn, TILES_EARNED } from '../ledger.ts';
import { CENTRE, isFull, markerUp, quarterUnder } from '../position.ts';
import { refuse } from '../refuse.ts';
import { arrowSide, laid, TILE_COLOUR, TILE_PATTERN } from '../tiles.ts';
import type { Event, Move, PlaceMove, View } from '../types.ts';
import { FITTING_MOVES } from './interned.ts';
import { callWorker } from './worker.ts';

/**
 * The placings of `slot`'s tile that fit and that the seat's marker allows: in the whole palace, or only in the
 * quarter the tile lies over while that marker is face down (MHR-2.2). The spaces may be taken. The slot is not empty.
 */
function reach(position: View, slot: number): readonly PlaceMove[] {
  const pattern = TILE_PATTERN[position.rondel[slot]!]!;
  const home = quarterUnder(position, slot);
  const where = markerUp(position, position.seat, home) ? 4 : home;
  return FITTING_MOVES[(slot * 4 + pattern) * 5 + where]!;
}

/** Why no tile at all may be placed now, else null. */
function refuseAnyTile(position: View): Refusal | null {
  if (position.placed === 2) return refuse('MHR-2.4', 'refusal.twoPlaced');
  if (position.refreshed) return refuse('MHR-2.1', 'refusal.refreshed');
  return null;
}

/** Why a tile may not be placed so, else null (MHR-2.2 to MHR-2.4). */
export function refusePlace(position: View, move: PlaceMove): Refusal | null {
  const { slot, space, turn } = move;
  const early = refuseAnyTile(position);
  if (early) return early;
  const tile = position.rondel[slot]!;
  if (tile < 0) return refuse('MHR-2.2', 'refusal.slotEmpty', { slot: slot + 1 });
  const where = { space: spaceName(space) };
  if (position.board[space]! >= 0) return refuse('MHR-2.3', 'refusal.spaceTaken', where);
  const pattern = TILE_PATTERN[tile]!;
  const needed = SPACE_PATTERN[space]!;
  if (pattern !== needed)
    return refuse('MHR-2.3', 'refusal.columns', {
      ...where,
      needed: PATTERNS[needed]!,
      pattern: PATTERNS[pattern]!,
    });
  const there = reach(position, slot).filter((fit) => fit.space === space);
  if (there.length === 0)
    return refuse('MHR-2.2', 'refusal.markerDown', {
      slot: slot + 1,
      quarter: QUARTERS[quarterUnder(position, slot)]!,
    });
  return there.some((fit) => fit.turn === turn) ? null : refuse('MHR-2.3', 'refusal.turn', where);
}

/** Adds the legal placings to `found` from `count` on; gives the new count. */
export function listPlaceMoves(position: View, found: Move[], count: number): number {
  if (refuseAnyTile(position)) return count;
  for (let slot = 0; slot < 4; slot++) {
    if (position.rondel[slot]! < 0) continue;
    const moves = reach(position, slot);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      if (position.board[move.space]! < 0) found[count++] = move;
    }
  }
  return count;
}

/** Whether at least one tile may be placed now (MHR-2.5, MHR-2.6). */
export function canPlace(position: View): boolean {
  if (refuseAnyTile(position)) return false;
  return position.rondel.some(
    (tile, slot) => tile >= 0 && reach(position, slot).some(({ space }) => position.board[space]! < 0),
  );
}

/** The quarter whose marker this placing turns face down, or null if it costs none (MHR-2.2). */
export function markerCost(position: View, slot: number, space: number): number | null {
  const home = quarterUnder(position, slot);
  return SPACE_QUARTER[space] === home ? null : home;
}

/** Places a tile: marker, area, a filled quarter, a worker, and centre tiles that lost their last space. */
export function applyPlace(position: View, move: PlaceMove, events?: Event[]): void {
  const { seat } = position;
  const { slot, space, turn } = move;
  const tile = position.rondel[slot]!;
  const marker = markerCost(position, slot, space);
  if (marker !== null) position.markers[seat] = position.markers[seat]! & ~(1 << marker);
  position.rondel[slot] = -1;
  position.board[space] = laid(tile, turn);
  position.placed++;
  const gold = areaGold(position, space, TILE_COLOUR[tile]!);
  earn(position, seat, TILES_EARNED, gold);
  events?.push({ kind: 'tile', seat, slot, tile, space, turn, gold, marker });
  const quarter = SPACE_QUARTER[space]!;
  if (isFull(position, quarter)) position.filled.push(quarter);
  if (arrowSide(tile, turn) === sideOf(position.players, seat)) callWorker(position, space, events);
  if (SPACE_PATTERN[space] === CENTRE && centresTaken(position)) removeCentresFromRondel(position, events);
}
