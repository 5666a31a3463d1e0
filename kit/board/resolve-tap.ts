import { distance, nearestPoint, type Point } from './points.ts';

/** Minimum width of a touch target, in CSS pixels. */
export const MIN_TOUCH_SIZE = 44;

/** What a tap on a board means. */
export type TapResult =
  | { readonly kind: 'take'; readonly index: number }
  /** Targets are too close to each other here: enlarge the place and let the next tap choose. */
  | { readonly kind: 'enlarge' }
  /** The tap means no target. */
  | { readonly kind: 'miss' };

export interface TapSetting {
  /** Half the width of a target, in the board's units. */
  readonly half: number;
  /** CSS pixels per unit of the board at the present zoom. */
  readonly scale: number;
  /** Factor by which the place can still be enlarged; 1 if it cannot. */
  readonly maxZoom: number;
}

/** Tolerance around a target that is as wide as a finger, in CSS pixels. Smaller targets are widened to a finger first. */
const TAP_TOLERANCE = 6;

/**
 * Finds the target that a finger meant: the nearest one whose square it hit or just missed. If another target is closer
 * to it than the width of a finger, the place is enlarged first, if that is still possible.
 */
export function resolveTap(
  targets: readonly Point[],
  at: Point,
  { half, scale, maxZoom }: TapSetting,
): TapResult {
  const index = nearestPoint(targets, at);
  const meant = targets[index];
  if (!meant) return { kind: 'miss' };
  const beside = Math.max(Math.abs(meant.x - at.x), Math.abs(meant.y - at.y)) - half;
  const tolerance = Math.max(TAP_TOLERANCE, MIN_TOUCH_SIZE / 2 - half * scale + TAP_TOLERANCE);
  if (beside * scale > tolerance) return { kind: 'miss' };
  const crowded = targets.some((other) => other !== meant && distance(other, meant) * scale < MIN_TOUCH_SIZE);
  return crowded && maxZoom > 1 ? { kind: 'enlarge' } : { kind: 'take', index };
}
