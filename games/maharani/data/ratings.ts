import type { RatingData } from '@durbar/kernel';

/**
 * Provisional, until there are levels of fixed strength that have been measured against each other. `greedy` is 1500 by
 * definition. From a share of wins `w` against `n` rivals who are `greedy` follows a distance of 236 · ln(n·w / (1 − w)) points.
 * With four seats `playout:400` wins 54 % against three `greedy`. `random` has won none of 200 matches of two seats and none of 100
 * with four; its figures are the highest that this allows. With two seats `playout:400` was not measured and is taken to be as strong.
 *
 * Shares: all seats `greedy`; 600 matches each with two and three seats, 2,000 with four.
 */
export const ratings: RatingData = {
  anchors: {
    two: { random: 500, greedy: 1500, 'playout:400': 1800 },
    several: { random: 400, greedy: 1500, 'playout:400': 1800 },
  },
  turnOrder: 'from starter',
  shares: {
    2: [0.56, 0.44],
    3: [0.44, 0.32, 0.24],
    4: [0.37, 0.26, 0.21, 0.16],
  },
};
