import type { Message, Refusal, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import * as z from 'zod/mini';
import { PATTERNS } from '../../data/tiles.ts';
import { areaGold } from '../area.ts';
import { refuse } from '../clauses.ts';
import {
  PATTERN_SPACES,
  QUARTERS,
  SPACE_COUNT,
  SPACE_PATTERN,
  SPACE_QUARTER,
  sideOf,
  spaceName,
} from '../geometry.ts';
import { CENTRE, earn, isFull, markerUp, quarterUnder, TILES_EARNED } from '../position.ts';
import { centresTaken, removeCentresFromRondel } from '../rondel.ts';
import { slot, space, turn } from '../schemas.ts';
import { arrowSide, FITTING_ROTATIONS, laid, TILE_COLOUR, TILE_PATTERN } from '../tiles.ts';
import type { Event, Move, PlaceMove, View } from '../types.ts';
import { free, type MoveRow } from './row.ts';
import { callWorker } from './worker.ts';

// Every well-formed move exists once, so that listing moves makes no objects. Moves from outside may be other objects:
// nothing compares moves by identity.
const PLACE_MOVES: readonly PlaceMove[] = Array.from({ length: 4 * SPACE_COUNT * 4 }, (_, i) =>
  Object.freeze<PlaceMove>({
    type: 'place',
    slot: Math.floor(i / (4 * SPACE_COUNT)),
    space: (i >> 2) % SPACE_COUNT,
    turn: i & 3,
  }),
);
const KEYS = PLACE_MOVES.map((move) => `place-${move.slot}-${move.space}-${move.turn}`);

/** Place a tile of the rondel (MHR-2.2 to MHR-2.4). A second tile is paid for at the end of the turn. */
export const place = {
  schema: z.strictObject({ type: z.literal('place'), slot, space, turn }),
  wellFormed: PLACE_MOVES,
  list: listPlacements,
  refuse: refusePlace,
  apply: applyPlace,
  price: free,
  key: ({ slot, space, turn }: PlaceMove) => at(KEYS, moveIndex(slot, space, turn)),
  describe: ({ slot, space, turn }: PlaceMove): Message => ({
    key: 'move.place',
    values: { slot: slot + 1, space: spaceName(space), turn },
  }),
} satisfies MoveRow<'place'>;

function moveIndex(slot: number, space: number, turn: number): number {
  return (slot * SPACE_COUNT + space) * 4 + turn;
}

/** The move that places the tile of `slot` on `space`, turned clockwise by `turn` quarters. */
export function placeMove(slot: number, space: number, turn: number): PlaceMove {
  return PLACE_MOVES[moveIndex(slot, space, turn)]!;
}

const fitting = (slot: number, spaces: readonly number[]): readonly PlaceMove[] =>
  spaces.flatMap((space) => FITTING_ROTATIONS[space]!.map((turn) => placeMove(slot, space, turn)));

/**
 * The placements that fit the columns (MHR-2.3), on free and taken spaces: of a tile of `pattern` on `slot`, at
 * `(slot * 4 + pattern) * 5 + where`, with `where` a quarter or 4 for the whole palace.
 */
const FITTING_MOVES: readonly (readonly PlaceMove[])[] = [0, 1, 2, 3].flatMap((slot) =>
  PATTERN_SPACES.flatMap((spaces) =>
    [0, 1, 2, 3, 4].map((where) =>
      fitting(
        slot,
        spaces.filter((space) => where === 4 || SPACE_QUARTER[space] === where),
      ),
    ),
  ),
);

/**
 * The placements of `slot`'s tile that fit and that the seat's marker allows: in the whole palace, or only in the
 * quarter under the tile while that marker is face down (MHR-2.2). The spaces may be taken. The slot must hold a tile.
 */
function reach(position: View, slot: number): readonly PlaceMove[] {
  const pattern = TILE_PATTERN[position.rondel[slot]!]!;
  const home = quarterUnder(position, slot);
  const where = markerUp(position, position.seat, home) ? 4 : home;
  return FITTING_MOVES[(slot * 4 + pattern) * 5 + where]!;
}

/** Whether the turn has no room for another tile: two were placed (MHR-2.4) or the markers refreshed (MHR-2.1). */
function isDone(position: View): boolean {
  return position.placed === 2 || position.refreshed;
}

function refusePlace(position: View, _seat: Seat, move: PlaceMove): Refusal | null {
  const { slot, space, turn } = move;
  if (position.placed === 2) return refuse('MHR-2.4', 'refusal.twoPlaced');
  if (position.refreshed) return refuse('MHR-2.1', 'refusal.refreshed');
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

/** Lists by slot, space and rotation. */
function listPlacements(position: View, _seat: Seat, out: Move[], count: number): number {
  if (isDone(position)) return count;
  for (let slot = 0; slot < 4; slot++) {
    if (position.rondel[slot]! < 0) continue;
    const moves = reach(position, slot);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      if (position.board[move.space]! < 0) out[count++] = move;
    }
  }
  return count;
}

/** Whether at least one tile may be placed now (MHR-2.5, MHR-2.6). */
export function canPlace(position: View): boolean {
  if (isDone(position)) return false;
  for (let slot = 0; slot < 4; slot++) {
    if (position.rondel[slot]! < 0) continue;
    const moves = reach(position, slot);
    for (let i = 0; i < moves.length; i++) if (position.board[moves[i]!.space]! < 0) return true;
  }
  return false;
}

/** The quarter whose marker this placement turns face down, or null if it turns none (MHR-2.2). */
export function markerCost(position: View, slot: number, space: number): number | null {
  const home = quarterUnder(position, slot);
  return SPACE_QUARTER[space] === home ? null : home;
}

/** Places a tile: marker, area, a filled quarter, a worker, and centre tiles that lost their last space. */
function applyPlace(position: View, seat: Seat, move: PlaceMove, events?: Event[]): void {
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
