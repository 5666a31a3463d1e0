import type { Seat } from '@durbar/kernel';

/** The person who should look at a shared device next. */
export interface CurrentViewer {
  readonly seat: Seat;
  /** Whether the others must look away first. */
  readonly needsHandover: boolean;
}

/** A person at the device who must decide now. */
export interface Deciding {
  readonly seat: Seat;
  /** Whether the choice stays secret. */
  readonly sealed: boolean;
}

/**
 * Chooses the next viewer of a shared device: the first seat that must decide; if none must, the viewer stays.
 * @param viewOf a seat's view, plain JSON
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

/** Whether the views differ. */
export function viewsDiffer(views: readonly unknown[]): boolean {
  const [first, ...others] = views.map((view) => JSON.stringify(view));
  return others.some((view) => view !== first);
}
