import { at } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import {
  COLOURS,
  laidRotation,
  laidTile,
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

/** Player colours for which pieces are drawn. */
const PLAYER_COLOURS = [1, 2, 3, 4, 5] as const;

function playerColourNumber(playerColour: number): (typeof PLAYER_COLOURS)[number] {
  return at(PLAYER_COLOURS, playerColour % PLAYER_COLOURS.length);
}

/** A seat's player colours; the second is of its other workers in a match of two seats. */
export type SeatColours = Pick<SeatDisplay, 'playerColour' | 'secondColour'>;

/** The player colour of a seat's workers. @param colour 1: the workers of the second colour of two seats */
export function workerColour(look: SeatColours | undefined, colour: number): number {
  return (colour === 1 ? look?.secondColour : look?.playerColour) ?? look?.playerColour ?? 0;
}

/** The drawing of a worker of a player colour. */
export function workerArt(playerColour: number): ArtName {
  return `worker-${playerColourNumber(playerColour)}`;
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
  readonly rotation: number;
}

export function laidTileOn(position: View, space: number): LaidTile | null {
  const item = at(position.board, space);
  return item < 0 ? null : { tile: laidTile(item), rotation: laidRotation(item) };
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
