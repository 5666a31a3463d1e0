import { followPointer, type PointerPage } from './follow-pointer.ts';
import { distance, type Point } from './points.ts';

/** Handlers of a drag. Points are in CSS pixels of the page. Each `begin` is followed by one `drop` or `cancel`. */
export interface DragHandlers<T> {
  /** Called when the pointer has moved far enough for a drag. Returns false if the item cannot be dragged now. */
  begin(item: T, at: Point): boolean;
  move(at: Point): void;
  drop(at: Point): void;
  /** Called after Esc, or if the pointer was lost. */
  cancel(): void;
}

/** Distance in pixels at which a press becomes a drag. */
export const DRAG_THRESHOLD = 7;

/**
 * Tracks one pointer from its press on an item. Returns a function that stops this and cancels the drag.
 * @param handlers returns the handlers that are valid now
 */
export function trackDrag<T>(
  item: T,
  down: PointerEvent,
  handlers: () => DragHandlers<T>,
  page: PointerPage = window,
): () => void {
  const start = pointerPosition(down);
  /** `over` after Esc too: the pointer is still pressed then, and its release must not press what is below it. */
  let phase: 'pressed' | 'dragging' | 'over' = 'pressed';
  const keys = new AbortController();
  const cancel = () => {
    const wasDragging = phase === 'dragging';
    phase = 'over';
    if (wasDragging) handlers().cancel();
  };
  const end = () => {
    keys.abort();
    stop();
  };
  const move = (event: PointerEvent) => {
    const at = pointerPosition(event);
    if (phase === 'pressed' && distance(at, start) >= DRAG_THRESHOLD) {
      if (!handlers().begin(item, at)) return end();
      phase = 'dragging';
    }
    if (phase === 'dragging') handlers().move(at);
  };
  const release = (event: PointerEvent) => {
    keys.abort();
    if (phase === 'pressed') return;
    const wasDragging = phase === 'dragging';
    phase = 'over';
    swallowClick(page);
    if (wasDragging) handlers().drop(pointerPosition(event));
  };
  const stop = followPointer(
    down,
    {
      move,
      release,
      lose: () => {
        keys.abort();
        cancel();
      },
    },
    page,
  );
  page.addEventListener('keydown', (event) => event.key === 'Escape' && phase === 'dragging' && cancel(), {
    signal: keys.signal,
    capture: true,
  });
  return () => {
    end();
    cancel();
  };
}

const pointerPosition = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Suppresses the click that a browser sends at the end of a drag, and never one of a later press. */
function swallowClick(page: PointerPage): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const stop = () => listening.abort();
  page.addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      stop();
    },
    options,
  );
  page.addEventListener('pointerdown', stop, options);
  setTimeout(stop, 0);
}
