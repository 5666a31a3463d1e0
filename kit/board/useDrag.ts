import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { type DragHandlers, trackDrag } from './track-drag.ts';

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
    stop.current = trackDrag(item, event.nativeEvent, () => latest.current);
  };
}
