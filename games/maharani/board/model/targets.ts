import { at, type Refusal, type Seat } from '@durbar/kernel';
import { type Reason, toReason } from '@durbar/kit/board/reason.ts';
import {
  type Move,
  type PlacementPreview,
  type PlayedBy,
  placements,
  type RotationPreview,
  SECOND_TILE_PRICE,
  SPACES,
  spaceRefusal,
  TILES,
  type View,
  type WorkerPreview,
} from '../../rules/index.ts';

/** The legal placements of a seat by rondel slot; an empty list if a tile fits nowhere or is missing. */
export type TargetsBySlot = readonly (readonly PlacementPreview[])[];

export const NO_TARGETS: TargetsBySlot = [[], [], [], []];

export function listTargets(rules: PlayedBy, position: View, seat: Seat): TargetsBySlot {
  return [0, 1, 2, 3].map((slot) => placements(rules, position, seat, slot));
}

/**
 * Gold that one way to choose a worker brings its owner: the group now and, if the tile fills the quarter, its payout.
 */
const workerGain = (worker: WorkerPreview, seat: Seat): number =>
  worker.gold + (worker.pay === null ? 0 : at(worker.pay, seat));

function rotationGain(rotation: RotationPreview, seat: Seat): number {
  if (rotation.workers.length > 0)
    return Math.max(...rotation.workers.map((worker) => workerGain(worker, seat)));
  return rotation.pay === null ? 0 : at(rotation.pay, seat);
}

/**
 * Chooses how the tile lies on a space: with its arrow to the wanted side if the columns allow it, else in the rotation
 * that earns most; of equal rotations the first.
 * @param arrow side (0 N to 3 W) that the player turned the arrow to, or null
 */
export function chooseRotation(
  placement: PlacementPreview,
  seat: Seat,
  arrow: number | null,
): RotationPreview {
  const wanted = placement.rotations.find((rotation) => rotation.arrow === arrow);
  if (wanted) return wanted;
  return placement.rotations.reduce((best, rotation) =>
    rotationGain(rotation, seat) > rotationGain(best, seat) ? rotation : best,
  );
}

/** The next possible rotation, clockwise (`by` 1) or back (`by` −1). */
export function nextRotation(
  placement: PlacementPreview,
  rotation: RotationPreview,
  by: 1 | -1,
): RotationPreview {
  const { rotations } = placement;
  const index = rotations.findIndex((one) => one.quarterTurns === rotation.quarterTurns);
  return at(rotations, (index + by + rotations.length) % rotations.length);
}

/** Gold that the tile and its worker bring at once; with a choice of workers, the better way. */
export function placementGain(placement: PlacementPreview, rotation: RotationPreview): number {
  return placement.gold + Math.max(0, ...rotation.workers.map(({ gold }) => gold));
}

/** Whether turning the tile makes a difference for the player who places it. */
export function hasRotationChoice({ rotations }: PlacementPreview): boolean {
  return rotations.length > 1 && rotations.some(({ workers, noneLeft }) => workers.length > 0 || noneLeft);
}

/** What happens to a worker when the tile is placed with this rotation. */
export type WorkerChange = 'new' | 'move' | 'choice' | 'none';

export function classifyWorkerChange({ workers }: RotationPreview): WorkerChange {
  const [first, ...more] = workers;
  if (!first) return 'none';
  if (more.length > 0) return 'choice';
  return first.from === null ? 'new' : 'move';
}

/** The most that a second tile can bring, minus its price; `null` if none can be placed. */
export function bestSecond(targets: TargetsBySlot, seat: Seat): number | null {
  const worths = targets
    .flat()
    .map(
      (placement) =>
        placement.gold + rotationGain(chooseRotation(placement, seat, null), seat) - SECOND_TILE_PRICE,
    );
  return worths.length === 0 ? null : Math.max(...worths);
}

export type NextAction = 'place' | 'refresh' | 'end' | 'worker' | 'nothing';

/** The next action of a sensible player, which the board highlights. `kind` is the kind of the present decision. */
export function suggestNextAction(kind: string | null, targets: TargetsBySlot, seat: Seat): NextAction {
  switch (kind) {
    case 'start':
      return targets.some((list) => list.length > 0) ? 'place' : 'refresh';
    case 'more': {
      const second = bestSecond(targets, seat);
      return second !== null && second > 0 ? 'place' : 'end';
    }
    case 'finish':
      return 'end';
    case 'worker':
      return 'worker';
    default:
      return 'nothing';
  }
}

/** Returns why a seat may not make a move, or null if it may. */
export function moveReason(rules: PlayedBy, position: View, seat: Seat, move: Move): Reason | null {
  return toReason(rules.refusal(position, seat, move));
}

/** Lists the refusals of placing the tile of a rondel slot, space by space. */
function listRefusals(rules: PlayedBy, position: View, seat: Seat, slot: number): (Refusal | null)[] {
  return SPACES.map((_, space) => spaceRefusal(rules, position, seat, slot, space));
}

/**
 * Returns why the tile of a rondel slot cannot be taken, or null if it can be used. If a tile fits nowhere, the reason
 * names the marker that keeps the tile in its quarter.
 */
export function tileReason(rules: PlayedBy, position: View, seat: Seat, slot: number): Reason | null {
  const refusals = listRefusals(rules, position, seat, slot);
  if (refusals.includes(null)) return null;
  const tile = at(position.rondel, slot);
  if (tile < 0) return toReason(at(refusals, 0));
  const { pattern } = at(TILES, tile);
  const matching = refusals.filter((_, space) => at(SPACES, space).pattern === pattern);
  return toReason(matching.find((refusal) => refusal?.clause === 'MHR-2.2') ?? at(matching, 0));
}

/** Returns why pressing a space does nothing. */
export function spaceReason(
  rules: PlayedBy,
  position: View,
  seat: Seat,
  slot: number | null,
  space: number,
): Reason | null {
  if (slot !== null) return toReason(spaceRefusal(rules, position, seat, slot, space));
  const general = generalRefusal(rules, position, seat);
  if (general) return toReason(general);
  if (at(position.board, space) >= 0) return null;
  return { message: { key: 'mhr.reason.takeFirst' }, clause: 'MHR-2.2' };
}

/** The refusal that applies to any tile and any space, because the turn does not allow placing. */
function generalRefusal(rules: PlayedBy, position: View, seat: Seat): Refusal | null {
  const slots = [0, 1, 2, 3].filter((slot) => at(position.rondel, slot) >= 0);
  const refusals = slots.flatMap((slot) => listRefusals(rules, position, seat, slot));
  const [first = null] = refusals;
  return refusals.every((refusal) => refusal?.key === first?.key) ? first : null;
}
