import { at } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import {
  COLOURS,
  laidTile,
  laidTurn,
  NEIGHBOURS,
  PATTERNS,
  TILES,
  type Tile,
  type View,
} from '../../rules/index.ts';
import { type QuarterName, quarterName } from './floor.ts';

export type ColourName = (typeof COLOURS)[number];
export type PatternName = (typeof PATTERNS)[number];

/** Keys of the rondel's places. */
export const SLOT_NAMES = ['first', 'second', 'third', 'fourth'] as const;

const WORKERS = [
  ['worker-1', 'worker-1b'],
  ['worker-2', 'worker-2b'],
  ['worker-3', 'worker-3b'],
  ['worker-4', 'worker-4b'],
] as const satisfies readonly (readonly ArtName[])[];

/** The drawing of a worker; `colour` 1 is the second colour of two seats. */
export function workerArt(playerColour: number, colour: number): ArtName {
  return at(at(WORKERS, playerColour % WORKERS.length), colour);
}

const EMBLEMS: readonly ArtName[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

/** The drawing of a seat's emblem by its player colour. */
export function emblemArt(playerColour: number): ArtName {
  return EMBLEMS[playerColour % EMBLEMS.length] ?? 'seat-1';
}

/** The drawing of an action marker. */
export function markerArt(playerColour: number, quarter: number, up: boolean): ArtName {
  const name: QuarterName = quarterName(quarter);
  const number = playerColourNumber(playerColour);
  return up ? `marker-${number}-${name}` : `marker-${number}-${name}-down`;
}

function playerColourNumber(playerColour: number): 1 | 2 | 3 | 4 {
  return at([1, 2, 3, 4] as const, playerColour % 4);
}

export function tileOf(tile: number): Tile {
  return at(TILES, tile);
}

export function colourName(tile: number): ColourName {
  return at(COLOURS, tileOf(tile).colour);
}

export function patternName(tile: number): PatternName {
  return at(PATTERNS, tileOf(tile).pattern);
}

/** A tile on a space. */
export interface LaidTile {
  readonly tile: number;
  /** Clockwise quarter turns. */
  readonly turn: number;
}

export function laidTileOn(position: View, space: number): LaidTile | null {
  const item = at(position.board, space);
  return item < 0 ? null : { tile: laidTile(item), turn: laidTurn(item) };
}

/** A worker's seat and colour. */
export interface WorkerPiece {
  readonly seat: number;
  readonly colour: number;
}

export function workerOn(position: View, space: number): WorkerPiece | null {
  const worker = at(position.workers, space);
  return worker < 0 ? null : { seat: worker >> 1, colour: worker & 1 };
}

/** Spaces that can be reached from `from` over spaces that `joins` accepts, `from` itself first. */
function floodFill(from: number, joins: (space: number) => boolean): number[] {
  const found = [from];
  for (const space of found) {
    for (let side = 0; side < 4; side++) {
      const next = at(NEIGHBOURS, space * 4 + side);
      if (next >= 0 && !found.includes(next) && joins(next)) found.push(next);
    }
  }
  return found;
}

/** The area of a tile of `colour` on `space`, which determines its gold (MHR-3.1). The tile need not lie there yet. */
export function tileArea(position: View, space: number, colour: number): number[] {
  return floodFill(space, (other) => {
    const laid = laidTileOn(position, other);
    return laid !== null && tileOf(laid.tile).colour === colour;
  });
}

/**
 * The group of a worker once it stands on `space` (MHR-3.3).
 * @param from the space it leaves, or null
 */
export function workerGroup(
  position: View,
  space: number,
  worker: { readonly seat: number; readonly colour: number },
  from: number | null,
): number[] {
  return floodFill(space, (other) => {
    if (other === from) return false;
    const there = workerOn(position, other);
    return there !== null && there.seat === worker.seat && there.colour === worker.colour;
  });
}
