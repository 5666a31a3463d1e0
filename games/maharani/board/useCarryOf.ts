import { at } from '@durbar/kernel';
import { nearest, type Point } from '@durbar/kit/board/points.ts';
import { useDrag } from '@durbar/kit/board/useDrag.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Lift } from './carry.ts';
import type { Desk } from './desk.ts';
import { CELL, spaceMiddle, spaceUnder } from './model/floor.ts';
import { floorPoint, scaleOf, viewBoxOf } from './model/frame.ts';

/** How near the middle of a lit space a carried tile must be to snap to it, in units of the floor. */
const SNAP = 0.72 * CELL;

export interface CarryOf {
  readonly lift: Lift;
  /** Rondel place of the tile that is carried, or null. */
  readonly slot: number | null;
  /** Its size on the screen, in CSS pixels. */
  readonly size: number;
  /** The element that follows the pointer. */
  readonly hand: RefObject<HTMLDivElement | null>;
}

/** Carries a tile from the rondel or the tray to its space by mouse, pen or finger. */
export function useCarryOf(
  desk: Desk,
  surface: RefObject<HTMLDivElement | null>,
  onCarried: () => void,
): CarryOf {
  const [carrying, setCarrying] = useState<{ slot: number; size: number } | null>(null);
  const hand = useRef<HTMLDivElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });
  const follow = (to: Point) => {
    last.current = to;
    if (hand.current) hand.current.style.transform = `translate(${to.x}px, ${to.y}px) translate(-50%, -50%)`;
  };
  const onFloor = (client: Point): Point | null => {
    const screen = surface.current?.getBoundingClientRect();
    return screen ? floorPoint(client, screen, viewBoxOf(desk.layout)) : null;
  };
  const litNear = (client: Point): number | null => {
    const point = onFloor(client);
    if (!point) return null;
    const index = nearest(
      desk.lit.map(({ space }) => spaceMiddle(space, desk.turn)),
      point,
      SNAP,
    );
    return desk.lit[index]?.space ?? null;
  };
  const lift = useDrag<number>({
    begin(slot, to) {
      const screen = surface.current?.getBoundingClientRect();
      if (!screen || desk.busy) return false;
      if (desk.choice.slot !== slot) desk.take(slot);
      if (desk.me === null || at(desk.position.rondel, slot) < 0) return false;
      setCarrying({ slot, size: scaleOf(screen, viewBoxOf(desk.layout)) * CELL });
      requestAnimationFrame(() => follow(last.current));
      last.current = to;
      return true;
    },
    move(to) {
      follow(to);
      const space = litNear(to);
      if (space !== desk.choice.space) desk.pointAt(space);
    },
    drop(to) {
      setCarrying(null);
      const space = litNear(to);
      if (space !== null) {
        onCarried();
        return desk.place(space);
      }
      const point = onFloor(to);
      const under = point ? spaceUnder(point, desk.turn) : -1;
      if (under >= 0) desk.explainSpace(under);
      else desk.cancel();
    },
    cancel() {
      setCarrying(null);
      desk.pointAt(null);
    },
  });
  return { lift, slot: carrying?.slot ?? null, size: carrying?.size ?? 0, hand };
}
