import type { RatingData } from '@durbar/kernel';

/**
 * Provisional, until there are levels of fixed strength that have been measured against each other. `greedy` is 1500 by
 * definition. From a share of wins `w` against `n` rivals who are `greedy` follows a distance of 236 · ln(n·w / (1 − w)) points.
 * With four seats `playout:400` wins 80 % against three `greedy`. `random` has won none of 200 matches of two seats and none of 100
 * with four; its figures are the highest that this allows. With two seats `playout:400` was not measured and is taken to be as strong.
 *
 * Shares: all seats `greedy`; 500 matches with three seats, 250 with four; with two seats 500 matches show no difference.
 */
export const ratings: RatingData = {
  anchors: {
    two: { random: 500, greedy: 1500, 'playout:400': 2090 },
    several: { random: 400, greedy: 1500, 'playout:400': 2090 },
  },
  turnOrder: 'from first seat',
  shares: {
    3: [0.31, 0.33, 0.36],
    4: [0.31, 0.23, 0.23, 0.23],
  },
};
