import { at, type Seat } from '@durbar/kernel';
import { type Direction, walk } from '@durbar/kit/board/points.ts';
import type { PlacementPreview, TurnPreview } from '../../rules/index.ts';
import { spaceMiddle } from './floor.ts';
import { gainOf, nextTurn, type Offers, turnFor } from './offers.ts';

/** What the player has in hand and points at; nothing of it has been played yet. */
export interface Choice {
  /** The rondel place whose tile is in hand. */
  readonly slot: number | null;
  /** The lit space that is pointed at. */
  readonly space: number | null;
  /** Side (0 N to 3 W) to which the player turned the arrow; null: the turn that earns most. */
  readonly arrow: number | null;
}

export const NOTHING_CHOSEN: Choice = { slot: null, space: null, arrow: null };

/** Takes a tile in hand; the one in hand is put back. A tile that fits nowhere may be taken too, to see that it does. */
export function choose(choice: Choice, slot: number): Choice {
  return choice.slot === slot ? NOTHING_CHOSEN : { slot, space: null, arrow: null };
}

/** Where the tile in hand fits. */
export function litOf(choice: Choice, offers: Offers): readonly PlacementPreview[] {
  return choice.slot === null ? [] : at(offers, choice.slot);
}

/** Points at a lit space, or at none. */
export function point(choice: Choice, offers: Offers, space: number | null): Choice {
  const lit = space !== null && litOf(choice, offers).some((placement) => placement.space === space);
  return { ...choice, space: lit ? space : null };
}

/** The placement that is pointed at, turned as it would be dropped. */
export interface Aim {
  readonly placement: PlacementPreview;
  readonly turn: TurnPreview;
}

export function aimOf(choice: Choice, offers: Offers, seat: Seat): Aim | null {
  const placement = litOf(choice, offers).find(({ space }) => space === choice.space);
  return placement ? { placement, turn: turnFor(placement, seat, choice.arrow) } : null;
}

/** Turns the tile that is pointed at to its next turn. */
export function rotate(choice: Choice, offers: Offers, seat: Seat, by: 1 | -1): Choice {
  const aim = aimOf(choice, offers, seat);
  return aim ? { ...choice, arrow: nextTurn(aim.placement, aim.turn, by).arrow } : choice;
}

/** The lit space that earns most; of equal ones the first without a price in markers. */
export function bestLit(choice: Choice, offers: Offers, seat: Seat): number | null {
  let best: PlacementPreview | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const placement of litOf(choice, offers)) {
    const free = placement.marker === null ? 0.5 : 0;
    const worth = gainOf(placement, turnFor(placement, seat, null)) + free;
    if (worth <= most) continue;
    best = placement;
    most = worth;
  }
  return best && best.space;
}

/** Steps from the lit space that is pointed at to the next one in a direction; begins with the best one. */
export function step(
  choice: Choice,
  offers: Offers,
  direction: Direction,
  view: { readonly seat: Seat; readonly turn: number },
): Choice {
  const spaces = litOf(choice, offers).map(({ space }) => space);
  if (choice.space === null) return point(choice, offers, bestLit(choice, offers, view.seat));
  const points = spaces.map((space) => spaceMiddle(space, view.turn));
  return point(choice, offers, spaces[walk(points, spaces.indexOf(choice.space), direction)] ?? null);
}

/** One step back: from the space to the tile in hand, from that to nothing. */
export function cancel(choice: Choice): Choice {
  return choice.space === null ? NOTHING_CHOSEN : { ...choice, space: null, arrow: null };
}
