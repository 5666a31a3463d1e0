/** A point of a board, in the board's own units; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Index of the point nearest to `to`; −1 if none lies within `reach`. Of equally near points the first. */
export function nearestPoint(points: readonly Point[], to: Point, reach = Number.POSITIVE_INFINITY): number {
  let best = -1;
  let least = reach;
  points.forEach((point, index) => {
    const far = distance(point, to);
    if (far < least || (best < 0 && far === least)) {
      best = index;
      least = far;
    }
  });
  return best;
}

/** How far a point lies along a direction, and how far to the side of it. */
function offsetAlong(from: Point, to: Point, direction: Direction): { along: number; beside: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (direction) {
    case 'left':
      return { along: -dx, beside: Math.abs(dy) };
    case 'right':
      return { along: dx, beside: Math.abs(dy) };
    case 'up':
      return { along: -dy, beside: Math.abs(dx) };
    case 'down':
      return { along: dy, beside: Math.abs(dx) };
  }
}

/**
 * Index of the point to which an arrow key leads from `from`: the nearest one in that direction; distance to the side
 * counts double. Returns the index of the present point if none lies there.
 */
export function nextInDirection(points: readonly Point[], from: number, direction: Direction): number {
  const start = points[from];
  if (!start) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    const { along, beside } = offsetAlong(start, point, direction);
    if (along < 1) return;
    const cost = along + 2 * beside;
    if (cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

/** The direction of an arrow key; null for any other key. */
export function directionOfKey(key: string): Direction | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    default:
      return null;
  }
}
