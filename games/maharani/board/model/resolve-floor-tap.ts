import { at } from '@durbar/kernel';
import { nearestPoint, type Point } from '@durbar/kit/board/points.ts';
import { resolveTap, type TapResult } from '@durbar/kit/board/resolve-tap.ts';
import type { WorkerPreview } from '../../rules/index.ts';
import { CELL, plateCorner, slotCentre, spaceCentre, spaceUnder } from './floor.ts';
import { OPTION_RADIUS, optionPoints } from './floor-view.ts';

/** What a tap on the floor means. */
export type FloorTap =
  | { readonly kind: 'option'; readonly index: number }
  | { readonly kind: 'lit'; readonly space: number }
  | { readonly kind: 'enlarge' }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'plate'; readonly quarter: number }
  | { readonly kind: 'nothing' };

export interface FloorTapInput {
  readonly rotation: number;
  /** Displayed side to which the rondel's arrow points. */
  readonly arrow: number;
  /** Target spaces. */
  readonly targets: readonly number[];
  /** Ways to choose a worker for the tile on `pending`; empty without such a decision. */
  readonly options: readonly WorkerPreview[];
  readonly pending: number;
  /** CSS pixels of one unit. */
  readonly scale: number;
  /** Factor by which the place can still be enlarged. */
  readonly maxZoom: number;
}

/** Finds what a tap means: first a target within a finger's width, then the space itself. */
export function resolveFloorTap(floor: FloorTapInput, point: Point): FloorTap {
  if (floor.options.length > 0) {
    const option = tapOption(floor, point);
    if (option) return option;
  }
  if (floor.targets.length > 0) {
    const points = floor.targets.map((space) => spaceCentre(space, floor.rotation));
    const found = resolveTap(points, point, { half: CELL / 2, scale: floor.scale, maxZoom: floor.maxZoom });
    const targets = tapMeaning(found, (index) => ({ kind: 'lit', space: at(floor.targets, index) }));
    if (targets) return targets;
  }
  return thingAt(floor, point);
}

function tapMeaning(found: TapResult, take: (index: number) => FloorTap): FloorTap | null {
  if (found.kind === 'miss') return null;
  return found.kind === 'enlarge' ? found : take(found.index);
}

/** The worker option that was tapped: its disc, or the worker on its space. */
function tapOption(
  { options, pending, rotation, scale, maxZoom }: FloorTapInput,
  point: Point,
): FloorTap | null {
  const discs = optionPoints(pending, options.length, rotation);
  const found = resolveTap(discs, point, { half: OPTION_RADIUS, scale, maxZoom });
  const disc = tapMeaning(found, (index) => ({ kind: 'option', index }));
  if (disc) return disc;
  const space = spaceUnder(point, rotation);
  const index = options.findIndex(({ from }) => from !== null && from === space);
  return index < 0 ? null : { kind: 'option', index };
}

function thingAt({ rotation, arrow }: FloorTapInput, point: Point): FloorTap {
  const space = spaceUnder(point, rotation);
  if (space >= 0) return { kind: 'space', space };
  const slots = [0, 1, 2, 3].map((slot) => slotCentre(slot, arrow));
  const slot = nearestPoint(slots, point, CELL * 0.8);
  if (slot >= 0) return { kind: 'slot', slot };
  const quarter = [0, 1, 2, 3].findIndex((one) => {
    const corner = plateCorner(one, rotation);
    const dx = point.x - corner.x;
    const dy = point.y - corner.y;
    return dx >= 0 && dx < CELL && dy >= 0 && dy < CELL;
  });
  return quarter < 0 ? { kind: 'nothing' } : { kind: 'plate', quarter };
}
