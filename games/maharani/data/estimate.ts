/** Values for the rest of a match, in gold, at some number of free spaces in the palace. */
export interface Weights {
  /** The share of what open quarters would pay now that counts, because they will pay it in the end. */
  readonly payout: number;
  /** Each worker in an open quarter: it earns nothing elsewhere until that quarter is finished. */
  readonly worker: number;
  /** Each side of a free space that an own worker stands at: its group may grow there. */
  readonly room: number;
  /** Each pair of own workers side by side: it is paid again whenever their group grows. */
  readonly pair: number;
  /** Having no worker in supply: arrows then only move workers that are on the board. */
  readonly noneLeft: number;
  /** Markers face up, as a factor of `MARKER_VALUES`. */
  readonly markers: number;
  /** The share by which the best rival counts; the mean of all rivals counts for the rest, as early on any may become the best. */
  readonly bestRival: number;
}

/** Values of 0 to 4 markers face up in the middle of a match, in gold. */
export const MARKER_VALUES: readonly number[] = [0, 1.8, 3.2, 4.4, 5.4];

/** For each free space of a quarter, the share of what one more worker would add to its pay; the same all through a match. */
export const GROWTH = 0.043;

/** Numbers of free spaces in the palace for which weights were fitted. */
const KNOTS: readonly number[] = [0, 8, 16, 24, 32, 40, 56];

/**
 * Weights at the knots; between knots they are interpolated linearly. All except `bestRival` were fitted by least squares
 * and rounded: from 2,000 matches of four greedy bots (a tenth of the moves drawn by `movePriors`), each seat's final gold
 * above the mean of its rivals, given its holdings at the beginning of each turn. See `docs/bots.md`.
 */
const FITTED: Readonly<Record<keyof Weights, readonly number[]>> = {
  payout: [1, 0.9, 0.8, 0.75, 0.6, 0.65, 0.5],
  worker: [0, 0, -0.5, -2.2, -2.9, -3, -2.5],
  room: [0.1, 0.25, 0.25, 0.3, 0.4, 0.65, 0.95],
  pair: [0, 0.2, 0.2, 0.5, 1.1, 1.5, 2.6],
  noneLeft: [-0.4, -1.3, -2, -2, -2, -2, -2],
  markers: [0, 1.1, 0.95, 0.9, 1, 1.2, 1.4],
  bestRival: [1, 1, 1, 0.6, 0.2, 0, 0],
};

/** The weights, by the number of free spaces in the palace. */
export const WEIGHTS: readonly Weights[] = Array.from({ length: 57 }, (_, free) => weightsAt(free));

function weightsAt(free: number): Weights {
  const after = Math.max(
    1,
    KNOTS.findIndex((knot) => knot >= free),
  );
  const low = KNOTS[after - 1]!;
  const part = (free - low) / (KNOTS[after]! - low);
  const at = (name: keyof Weights): number => {
    const from = FITTED[name][after - 1]!;
    return from + part * (FITTED[name][after]! - from);
  };
  return {
    payout: at('payout'),
    worker: at('worker'),
    room: at('room'),
    pair: at('pair'),
    noneLeft: at('noneLeft'),
    markers: at('markers'),
    bestRival: at('bestRival'),
  };
}
