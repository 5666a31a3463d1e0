/** What things are worth for the rest of a match, in gold, by how much of the palace is free. */
export interface Weights {
  /** Part of what open quarters would pay for the workers in them now that they will pay in the end, all in all. */
  readonly payout: number;
  /** A worker in an open quarter: it earns nothing elsewhere until that one is finished. */
  readonly worker: number;
  /** For each free space of a quarter, part of what one worker more would add to what it pays. */
  readonly growth: number;
  /** Each side of a free space that an own worker stands at: its group may grow there. */
  readonly room: number;
  /** Each pair of own workers side by side: it is paid again whenever their group grows. */
  readonly pair: number;
  /** No worker in supply: arrows bring only those that are out already. */
  readonly noneLeft: number;
  /** Markers face up, as a part of `MARKERS_WORTH`. */
  readonly markers: number;
  /** How much the best rival counts, the rest going to the mean of all: early on any of them may turn out to be it. */
  readonly bestRival: number;
}

/** Gold that 0 to 4 markers face up are worth in the middle of a match. */
export const MARKERS_WORTH: readonly number[] = [0, 1.8, 3.2, 4.4, 5.4];

/**
 * Weights at some numbers of free spaces, in between them straight lines. All but `bestRival` are least squares of the
 * gold above the mean of the rivals that seats had at the end of 2,000 matches of four greedy bots (a tenth of the
 * moves drawn by `prior`), given what they had at the beginning of each turn; rounded. `docs/bots.md` has more.
 */
const FITTED: readonly (readonly [free: number, weights: Weights])[] = [
  [0, { payout: 1, worker: 0, growth: 0.043, room: 0.1, pair: 0, noneLeft: -0.4, markers: 0, bestRival: 1 }],
  [
    8,
    {
      payout: 0.9,
      worker: 0,
      growth: 0.043,
      room: 0.25,
      pair: 0.2,
      noneLeft: -1.3,
      markers: 1.1,
      bestRival: 1,
    },
  ],
  [
    16,
    {
      payout: 0.8,
      worker: -0.5,
      growth: 0.043,
      room: 0.25,
      pair: 0.2,
      noneLeft: -2,
      markers: 0.95,
      bestRival: 1,
    },
  ],
  [
    24,
    {
      payout: 0.75,
      worker: -2.2,
      growth: 0.043,
      room: 0.3,
      pair: 0.5,
      noneLeft: -2,
      markers: 0.9,
      bestRival: 0.6,
    },
  ],
  [
    32,
    {
      payout: 0.6,
      worker: -2.9,
      growth: 0.043,
      room: 0.4,
      pair: 1.1,
      noneLeft: -2,
      markers: 1,
      bestRival: 0.2,
    },
  ],
  [
    40,
    {
      payout: 0.65,
      worker: -3,
      growth: 0.043,
      room: 0.65,
      pair: 1.5,
      noneLeft: -2,
      markers: 1.2,
      bestRival: 0,
    },
  ],
  [
    56,
    {
      payout: 0.5,
      worker: -2.5,
      growth: 0.043,
      room: 0.95,
      pair: 2.6,
      noneLeft: -2,
      markers: 1.4,
      bestRival: 0,
    },
  ],
];

/** The weights, by the number of free spaces in the palace. */
export const WEIGHTS: readonly Weights[] = Array.from({ length: 57 }, (_, free) => weightsAt(free));

function weightsAt(free: number): Weights {
  const after = Math.max(
    1,
    FITTED.findIndex(([knot]) => knot >= free),
  );
  const [low, from] = FITTED[after - 1]!;
  const [high, to] = FITTED[after]!;
  const part = (free - low) / (high - low);
  const between = (name: keyof Weights): number => from[name] + part * (to[name] - from[name]);
  return {
    payout: between('payout'),
    worker: between('worker'),
    growth: between('growth'),
    room: between('room'),
    pair: between('pair'),
    noneLeft: between('noneLeft'),
    markers: between('markers'),
    bestRival: between('bestRival'),
  };
}
