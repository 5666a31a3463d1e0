import { at } from '@durbar/kernel';
import { nearestPoint, type Point } from '@durbar/kit/board/points.ts';
import { useDrag } from '@durbar/kit/board/useDrag.ts';
import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';
import type { MaharaniBoard } from '../board-context.ts';
import { CELL, spaceCentre, spaceUnder } from '../model/floor.ts';
import { floorPoint, floorScale, viewBoxOf } from '../model/floor-view.ts';

/** Distance from the centre of a target space within which a dragged tile snaps to it, in units of the floor. */
const SNAP = 0.72 * CELL;

export interface TileDrag {
  readonly startDrag: StartDrag;
  /** Rondel slot of the dragged tile, or null. */
  readonly slot: number | null;
  /** Size of the tile on the screen, in CSS pixels. */
  readonly size: number;
  /** The element that follows the pointer. */
  readonly element: RefObject<HTMLDivElement | null>;
}

/** Drags a tile from the rondel or the tray to its space by mouse, pen or finger. */
export function useTileDrag(
  board: MaharaniBoard,
  surface: RefObject<HTMLDivElement | null>,
  onCarried: () => void,
): TileDrag {
  const [carrying, setCarrying] = useState<{ slot: number; size: number } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });
  const follow = (to: Point) => {
    last.current = to;
    if (element.current)
      element.current.style.transform = `translate(${to.x}px, ${to.y}px) translate(-50%, -50%)`;
  };
  const onFloor = (client: Point): Point | null => {
    const screen = surface.current?.getBoundingClientRect();
    return screen ? floorPoint(client, screen, viewBoxOf(board.layout)) : null;
  };
  const targetNear = (client: Point): number | null => {
    const point = onFloor(client);
    if (!point) return null;
    const index = nearestPoint(
      board.targets.map(({ space }) => spaceCentre(space, board.floorRotation)),
      point,
      SNAP,
    );
    return board.targets[index]?.space ?? null;
  };
  const startDrag = useDrag<number>({
    begin(slot, to) {
      const screen = surface.current?.getBoundingClientRect();
      if (!screen || board.busy) return false;
      if (board.selection.slot !== slot) board.selectTile(slot);
      if (board.decidingSeat === null || at(board.position.rondel, slot) < 0) return false;
      setCarrying({ slot, size: floorScale(screen, viewBoxOf(board.layout)) * CELL });
      requestAnimationFrame(() => follow(last.current));
      last.current = to;
      return true;
    },
    move(to) {
      follow(to);
      const space = targetNear(to);
      if (space !== board.selection.space) board.pointAt(space);
    },
    drop(to) {
      setCarrying(null);
      const space = targetNear(to);
      if (space !== null) {
        onCarried();
        return board.placeTile(space);
      }
      // A press that slipped stays a press: the tile is selected.
      if (isOnSlot(to, board.selection.slot)) return board.pointAt(null);
      const point = onFloor(to);
      const under = point ? spaceUnder(point, board.floorRotation) : -1;
      if (under >= 0) board.explainSpace(under);
      else board.cancel();
    },
    cancel() {
      setCarrying(null);
      board.pointAt(null);
    },
  });
  return { startDrag, slot: carrying?.slot ?? null, size: carrying?.size ?? 0, element };
}

/** Whether a point of the page is on the button of a rondel slot. */
function isOnSlot({ x, y }: Point, slot: number | null): boolean {
  const source = document.elementFromPoint(x, y)?.closest('[data-slot]');
  return slot !== null && source?.getAttribute('data-slot') === String(slot);
}

/** Begins to follow a pointer that was pressed on the tile of a rondel slot. */
export type StartDrag = (slot: number, event: PointerEvent) => void;

export const DragContext = createContext<StartDrag>(() => undefined);

function useStartDrag(): StartDrag {
  return useContext(DragContext);
}

interface TileDragSourceProps {
  readonly slot: number;
  readonly empty: boolean;
  readonly className?: string | undefined;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly children?: ReactNode;
}

/** A button that selects a tile of the rondel. The tile can also be dragged from it. */
export function TileDragSource(props: TileDragSourceProps): ReactElement {
  const { slot, empty, className, label, pressed, onPress, children } = props;
  const lift = useStartDrag();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={empty}
      aria-keyshortcuts={String(slot + 1)}
      data-slot={slot}
      onPointerDown={(event) => {
        if (!empty) lift(slot, event);
      }}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
