import type { Game, Refusal, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import { areaGold } from './area.ts';
import { quarterPay } from './evaluation.ts';
import { SPACE_QUARTER } from './geometry.ts';
import { markerCost, place, placeMove } from './moves/place.ts';
import { worker } from './moves/worker.ts';
import { arrowSide, FITTING_ROTATIONS, TILE_COLOUR } from './tiles.ts';
import type { Event, Move, PlaceMove, State, View, WorkerMove } from './types.ts';
import { view } from './view.ts';

/** One way in which a worker would come onto the new tile. */
export interface WorkerPreview {
  /** The move that chooses this way; null if there is no choice (MHR-2.6). */
  readonly move: WorkerMove | null;
  /** Worker colour, 0 or 1. */
  readonly colour: number;
  /** The space it leaves; null for a new one from the supply. */
  readonly from: number | null;
  /** Gold for its group (MHR-3.3). */
  readonly gold: number;
  /** What each seat would then be paid for the quarter if the tile fills it (MHR-4); else null. */
  readonly pay: readonly number[] | null;
}

/** One rotation of a tile on a space, with what it brings. */
export interface RotationPreview {
  readonly move: PlaceMove;
  readonly quarterTurns: number;
  /** Side (0 N to 3 W) to which the tile's arrow then points. */
  readonly arrow: number;
  /** The ways a worker can come: none, one, or a choice (MHR-3.5). */
  readonly workers: readonly WorkerPreview[];
  /** Whether the arrow calls a worker but none is left (MHR-3.2). */
  readonly noneLeft: boolean;
  /** What each seat would be paid for the quarter if the tile fills it and no worker comes; else null. */
  readonly pay: readonly number[] | null;
}

/** Preview of placing a tile on a space. */
export interface PlacementPreview {
  readonly slot: number;
  readonly space: number;
  readonly quarter: number;
  /** Gold for the tile's area (MHR-3.1), without the price of a second tile. */
  readonly gold: number;
  /** The most gold that this placement can earn at once, from tile and worker together. */
  readonly best: number;
  /** The quarter whose marker it turns face down; null if it costs no marker (MHR-2.2). */
  readonly marker: number | null;
  /** Whether it fills the quarter, which is then evaluated at the end of the turn. */
  readonly finishes: boolean;
  /** The possible rotations, ascending; at least one. */
  readonly rotations: readonly RotationPreview[];
}

/** The rules that a match is played by; the game of its rules version has them. */
export type PlayedBy = Pick<Game<State, View, Move, Event>, 'legalMoves' | 'refusal'>;

/**
 * Previews every space on which `seat` may place the tile of `slot`; empty if there is none. Needs no hidden
 * information.
 */
export function placements(rules: PlayedBy, position: View, seat: Seat, slot: number): PlacementPreview[] {
  const bySpace = new Map<number, PlaceMove[]>();
  for (const move of rules.legalMoves(position, seat)) {
    if (move.type !== 'place' || move.slot !== slot) continue;
    bySpace.set(move.space, [...(bySpace.get(move.space) ?? []), move]);
  }
  return [...bySpace].map(([space, moves]) => previewSpace(rules, position, slot, space, moves));
}

function previewSpace(
  rules: PlayedBy,
  position: View,
  slot: number,
  space: number,
  moves: PlaceMove[],
): PlacementPreview {
  const gold = areaGold(position, space, at(TILE_COLOUR, at(position.rondel, slot)));
  const rotations = moves.map((move) => previewRotation(rules, position, move));
  return {
    slot,
    space,
    quarter: at(SPACE_QUARTER, space),
    gold,
    best: gold + Math.max(0, ...rotations.flatMap(({ workers }) => workers.map((worker) => worker.gold))),
    marker: markerCost(position, slot, space),
    finishes: rotations.some(({ pay }) => pay !== null),
    rotations: rotations,
  };
}

function previewRotation(rules: PlayedBy, position: View, move: PlaceMove): RotationPreview {
  const after = view(position);
  const events: Event[] = [];
  place.apply(after, after.seat, move, events);
  return {
    move,
    quarterTurns: move.turn,
    arrow: arrowSide(at(position.rondel, move.slot), move.turn),
    workers:
      after.pending < 0
        ? workersFrom(events, null, after, move.space)
        : workerChoices(rules, after, after.seat),
    noneLeft: events.some((event) => event.kind === 'noWorker'),
    pay: payIfFull(after, move.space),
  };
}

/** The position after a tile is placed, and its worker if there is no choice. Needs no hidden information. */
export function afterPlacement(position: View, move: PlaceMove): View {
  const after = view(position);
  place.apply(after, after.seat, move);
  return after;
}

const payIfFull = (after: View, space: number): number[] | null => {
  const quarter = at(SPACE_QUARTER, space);
  return after.filled.includes(quarter) ? quarterPay(after, quarter) : null;
};

function workersFrom(
  events: readonly Event[],
  move: WorkerMove | null,
  after: View,
  space: number,
): WorkerPreview[] {
  return events.flatMap((event) => {
    if (event.kind !== 'worker') return [];
    const { colour, from, gold } = event;
    return [{ move, colour: colour ?? 0, from, gold, pay: payIfFull(after, space) }];
  });
}

/** Previews the ways to choose while a worker choice of `seat` is pending (MHR-3.5); else empty. */
export function workerChoices(rules: PlayedBy, position: View, seat: Seat): WorkerPreview[] {
  return rules.legalMoves(position, seat).flatMap((move) => {
    if (move.type !== 'worker') return [];
    const after = view(position);
    const events: Event[] = [];
    worker.apply(after, seat, move, events);
    return workersFrom(events, move, after, position.pending);
  });
}

/**
 * Returns why `seat` may not place the tile of `slot` on `space` with any rotation, or null if it may. The board shows it
 * for spaces that are no legal target.
 */
export function spaceRefusal(
  rules: PlayedBy,
  position: View,
  seat: Seat,
  slot: number,
  space: number,
): Refusal | null {
  return rules.refusal(position, seat, placeMove(slot, space, at(at(FITTING_ROTATIONS, space), 0)));
}
