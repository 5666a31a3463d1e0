import { distance, nearestPoint, type Point } from './points.ts';

/** Width that a thing to be touched should have at least, in CSS pixels. */
export const MIN_TOUCH_SIZE = 44;

/** What a tap on a board means. */
export type TapResult =
  | { readonly kind: 'take'; readonly index: number }
  /** Lit things lie too close here: enlarge the place and let the next tap choose. */
  | { readonly kind: 'enlarge' }
  /** Nothing lit is meant. */
  | { readonly kind: 'miss' };

export interface TapSetting {
  /** Half the width of a lit thing, in the board's units. */
  readonly half: number;
  /** CSS pixels of one unit of the board, as it is shown now. */
  readonly scale: number;
  /** How much the place may still be enlarged; 1: it is as large as it gets. */
  readonly room: number;
}

/** How far beside a lit thing a tap may go, in CSS pixels, where things are as wide as a finger. */
const TAP_TOLERANCE = 6;

/**
 * Finds the lit thing that a finger meant: the nearest one whose square it hit or just missed. Where another one lies
 * closer to it than a finger is wide, the place is first enlarged, if that is still possible.
 */
export function resolveTap(lit: readonly Point[], at: Point, { half, scale, room }: TapSetting): TapResult {
  const index = nearestPoint(lit, at);
  const meant = lit[index];
  if (!meant) return { kind: 'miss' };
  const beside = Math.max(Math.abs(meant.x - at.x), Math.abs(meant.y - at.y)) - half;
  const slip = Math.max(TAP_TOLERANCE, MIN_TOUCH_SIZE / 2 - half * scale + TAP_TOLERANCE);
  if (beside * scale > slip) return { kind: 'miss' };
  const crowded = lit.some((other) => other !== meant && distance(other, meant) * scale < MIN_TOUCH_SIZE);
  return crowded && room > 1 ? { kind: 'enlarge' } : { kind: 'take', index };
}
