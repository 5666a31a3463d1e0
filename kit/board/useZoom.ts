import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { DoubleTapDetector } from './double-tap.ts';
import { distance, type Point } from './points.ts';
import { clampView, DOUBLE_TAP_SCALE, pinchView, WHOLE_BOARD, type ZoomView, zoomAt } from './zoom-view.ts';

export type { ZoomView } from './zoom-view.ts';

export interface Zoom {
  readonly view: ZoomView;
  readonly reset: () => void;
  /** Enlarges the place at a point of the page. */
  readonly zoomInAt: (at: Point) => void;
  /** Records that the last tap had an effect: it then forms no double tap with the next one. */
  readonly resetAfterTap: () => void;
}

/** Distance in pixels at which a finger begins to move an enlarged board. */
const PAN_THRESHOLD = 8;

/** Zooms a board by pinch, double tap and Ctrl with the wheel. One finger moves an enlarged board. */
export function useZoom(pane: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState<ZoomView>(WHOLE_BOARD);
  const now = useRef(view);
  const [taps] = useState(() => new DoubleTapDetector());
  useEffect(() => {
    now.current = view;
  });
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    return listen(element, () => now.current, setView, taps);
  }, [pane, taps]);
  const reset = useCallback(() => setView(WHOLE_BOARD), []);
  const resetAfterTap = useCallback(() => taps.answered(), [taps]);
  const zoomInAt = useCallback(
    (at: Point) => {
      const element = pane.current;
      if (!element) return;
      resetAfterTap();
      const { left, top } = element.getBoundingClientRect();
      const size = { width: element.clientWidth, height: element.clientHeight };
      setView(zoomAt(now.current, { x: at.x - left, y: at.y - top }, DOUBLE_TAP_SCALE, size));
    },
    [pane, resetAfterTap],
  );
  return { view, reset, zoomInAt, resetAfterTap };
}

/** Two fingers zoom the board; they scroll nothing. */
function keepFromScrolling(element: HTMLElement, signal: AbortSignal): void {
  element.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}

function listen(
  element: HTMLElement,
  now: () => ZoomView,
  show: (view: ZoomView) => void,
  taps: DoubleTapDetector,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Point>();
  let moved = false;
  const inside = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  element.addEventListener(
    'pointerdown',
    (event) => {
      // The first pointer of a touch: whatever was left of an earlier one has ended.
      if (event.isPrimary) {
        fingers.clear();
        moved = false;
      }
      if (event.pointerType !== 'mouse') fingers.set(event.pointerId, inside(event));
    },
    { signal },
  );
  keepFromScrolling(element, signal);
  addEventListener(
    'pointermove',
    (event) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = inside(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        moved = true;
        show(pinchView(now(), [from, other], [to, other], size()));
      } else if (now().scale > 1 && (moved || distance(from, to) > PAN_THRESHOLD)) {
        moved = true;
        const { scale, x, y } = now();
        show(clampView({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, size()));
      } else return;
      fingers.set(event.pointerId, to);
    },
    { signal },
  );
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || moved || event.type === 'pointercancel') return;
    const at = inside(event);
    if (taps.add(at, event.timeStamp))
      show(now().scale > 1 ? WHOLE_BOARD : zoomAt(now(), at, DOUBLE_TAP_SCALE, size()));
  };
  // In the capture phase, because buttons stop the propagation of events.
  addEventListener('pointerup', up, { signal, capture: true });
  addEventListener('pointercancel', up, { signal, capture: true });
  // The click at the end of a movement is suppressed.
  element.addEventListener(
    'click',
    (event) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      show(zoomAt(now(), inside(event), Math.exp(-event.deltaY / 240), size()));
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
