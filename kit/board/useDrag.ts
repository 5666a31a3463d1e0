import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { distance, type Point } from './points.ts';

/** Handlers of a drag. Points are in CSS pixels of the page. */
export interface DragHandlers<T> {
  /** Called when the pointer has moved far enough for a drag. Returns false if the item cannot be dragged now. */
  begin(item: T, at: Point): boolean;
  move(at: Point): void;
  drop(at: Point): void;
  /** Called after Esc, or if the system took the pointer away. */
  cancel(): void;
}

/** Distance in pixels at which a press becomes a drag. */
const DRAG_THRESHOLD = 7;

/**
 * Lets items be dragged by mouse, pen and finger. Returns a function to be called with the item when the pointer is
 * pressed on it. A press without movement stays a click. An element that a finger can drag must not scroll.
 */
export function useDrag<T>(handlers: DragHandlers<T>): (item: T, event: ReactPointerEvent) => void {
  const latest = useRef(handlers);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => () => stop.current?.(), []);
  return (item, event) => {
    if (!event.isPrimary || event.button !== 0) return;
    stop.current?.();
    stop.current = trackPointer(item, event.nativeEvent, () => latest.current);
  };
}

/** Follows one pointer from its press. Returns a function that stops this. */
function trackPointer<T>(item: T, down: PointerEvent, handlers: () => DragHandlers<T>): () => void {
  const start = pointerPosition(down);
  let dragging = false;
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  const mine = (event: PointerEvent) => event.pointerId === down.pointerId;
  const giveUp = () => {
    if (dragging) handlers().cancel();
    end();
  };
  const move = (event: PointerEvent) => {
    if (!mine(event)) return;
    const at = pointerPosition(event);
    if (!dragging && distance(at, start) >= DRAG_THRESHOLD) {
      dragging = handlers().begin(item, at);
      if (!dragging) return end();
    }
    if (dragging) handlers().move(at);
  };
  const up = (event: PointerEvent) => {
    if (!mine(event)) return;
    end();
    if (!dragging) return;
    swallowClick();
    handlers().drop(pointerPosition(event));
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', (event) => mine(event) && giveUp(), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && dragging && giveUp(), {
    signal,
    capture: true,
  });
  return giveUp;
}

const pointerPosition = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Suppresses the click that a browser sends at the end of a drag. */
function swallowClick(): void {
  const listening = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), 0);
}
