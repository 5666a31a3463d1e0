import { at } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { COLOURS, laidTile, laidTurn, PATTERNS, TILES, type Tile, type View } from '../../rules/index.ts';
import { type QuarterName, quarterName } from './floor.ts';

export type ColourName = (typeof COLOURS)[number];
export type PatternName = (typeof PATTERNS)[number];

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
