import { at, type Seat } from '@durbar/kernel';
import { type Direction, nextInDirection } from '@durbar/kit/board/points.ts';
import type { PlacementPreview, RotationPreview } from '../../rules/index.ts';
import { spaceCentre } from './floor.ts';
import { chooseRotation, nextRotation, placementGain, type TargetsBySlot } from './targets.ts';

/** The selected tile and the pointed space; not played yet. */
export interface TileSelection {
  /** The rondel slot whose tile is selected. */
  readonly slot: number | null;
  /** The target space that the player points at. */
  readonly space: number | null;
  /** Side (0 N to 3 W) to which the player turned the arrow; null for the rotation that earns most. */
  readonly arrow: number | null;
}

export const EMPTY_SELECTION: TileSelection = { slot: null, space: null, arrow: null };

/** Selects a tile, or deselects the selected one. A tile that fits nowhere can be selected too, to see why. */
export function toggleSlot(selection: TileSelection, slot: number): TileSelection {
  return selection.slot === slot ? EMPTY_SELECTION : { slot, space: null, arrow: null };
}

/** The target spaces of the selected tile. */
export function listSlotTargets(
  selection: TileSelection,
  targets: TargetsBySlot,
): readonly PlacementPreview[] {
  return selection.slot === null ? [] : at(targets, selection.slot);
}

/** Points at a target space, or at none. */
export function selectSpace(
  selection: TileSelection,
  targets: TargetsBySlot,
  space: number | null,
): TileSelection {
  const isTarget =
    space !== null && listSlotTargets(selection, targets).some((placement) => placement.space === space);
  return { ...selection, space: isTarget ? space : null };
}

/** The placement that the player points at, with the rotation that would be played. */
export interface Preview {
  readonly placement: PlacementPreview;
  readonly rotation: RotationPreview;
}

export function findPreview(selection: TileSelection, targets: TargetsBySlot, seat: Seat): Preview | null {
  const placement = listSlotTargets(selection, targets).find(({ space }) => space === selection.space);
  return placement ? { placement, rotation: chooseRotation(placement, seat, selection.arrow) } : null;
}

/** Rotates the previewed tile to the next possible rotation. */
export function rotateSelection(
  selection: TileSelection,
  targets: TargetsBySlot,
  seat: Seat,
  by: 1 | -1,
): TileSelection {
  const preview = findPreview(selection, targets, seat);
  return preview
    ? { ...selection, arrow: nextRotation(preview.placement, preview.rotation, by).arrow }
    : selection;
}

/** The target space that earns most; of equal ones the first that costs no marker. */
export function bestTarget(selection: TileSelection, targets: TargetsBySlot, seat: Seat): number | null {
  let best: PlacementPreview | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const placement of listSlotTargets(selection, targets)) {
    const free = placement.marker === null ? 0.5 : 0;
    const worth = placementGain(placement, chooseRotation(placement, seat, null)) + free;
    if (worth <= most) continue;
    best = placement;
    most = worth;
  }
  return best && best.space;
}

/** Moves from the pointed target space to the next one in a direction; starts with the best one. */
export function moveSelection(
  selection: TileSelection,
  targets: TargetsBySlot,
  direction: Direction,
  view: { readonly seat: Seat; readonly rotation: number },
): TileSelection {
  const spaces = listSlotTargets(selection, targets).map(({ space }) => space);
  if (selection.space === null)
    return selectSpace(selection, targets, bestTarget(selection, targets, view.seat));
  const points = spaces.map((space) => spaceCentre(space, view.rotation));
  return selectSpace(
    selection,
    targets,
    spaces[nextInDirection(points, spaces.indexOf(selection.space), direction)] ?? null,
  );
}

/** Steps back: from the space to the selected tile, from the tile to nothing. */
export function cancelSelection(selection: TileSelection): TileSelection {
  return selection.space === null ? EMPTY_SELECTION : { ...selection, space: null, arrow: null };
}
