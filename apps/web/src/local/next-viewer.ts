import type { Seat } from '@durbar/kernel';

/** Which of the people at one device is looked for. */
export interface CurrentViewer {
  readonly seat: Seat;
  /** Whether something on the table, or about to be done there, is not for the eyes of the others. */
  readonly needsHandover: boolean;
}

/** Somebody at the device who must decide now. */
export interface Deciding {
  readonly seat: Seat;
  /** Whether the choice is to stay secret. */
  readonly sealed: boolean;
}

/**
 * Who looks next at a shared device: whoever must decide, in seat order; while nobody there must, the one before.
 * @param viewOf what a seat sees, plain JSON
 */
export function nextViewer(
  before: Seat,
  deciding: readonly Deciding[],
  viewOf: (seat: Seat) => unknown,
): CurrentViewer {
  const [first] = deciding;
  if (!first || deciding.some(({ seat }) => seat === before)) return { seat: before, needsHandover: false };
  const { seat, sealed } = first;
  return { seat, needsHandover: sealed || viewsDiffer([before, seat].map(viewOf)) };
}

/** Whether some of these views show what others do not. */
export function viewsDiffer(views: readonly unknown[]): boolean {
  const [first, ...others] = views.map((view) => JSON.stringify(view));
  return others.some((view) => view !== first);
}
