import { ACTIONS } from '../data/components.ts';
import { fingerprint } from '../fingerprint.ts';
import { CHARACTER, STATUE_AND_SHRINE, STATUE_DISCOUNT, TRACK } from '../position.ts';
import type { View } from '../types.ts';
import type { Prospect } from './actions.ts';
import { prospect, reach } from './actions.ts';
import type { Study } from './study.ts';
import { study } from './study.ts';

/** What `seat` could expect of two actions: the second with the coins the first leaves, in the better order. */
export function planWorth(
  known: Study,
  seat: number,
  first: number,
  second: number,
  tolls: readonly number[] = reach(known.position, seat),
): number {
  const coins = known.position.coins[seat]!;
  const one = prospect(known, seat, first, coins, tolls);
  const other = prospect(known, seat, second, coins, tolls);
  return bothWorth(known, seat, [first, second], [one, other], tolls);
}

function bothWorth(
  known: Study,
  seat: number,
  [first, second]: readonly [number, number],
  [one, other]: readonly [Prospect, Prospect],
  tolls: readonly number[],
): number {
  const coins = known.position.coins[seat]!;
  // The last statue can be built only once.
  if (known.position.statues[seat] === 1 && hasStatue(first) && hasStatue(second))
    return Math.max(one.worth, other.worth);
  if (one.coins + other.coins <= coins && one.coins >= 0 && other.coins >= 0)
    return (one.worth + other.worth) * again(first, second);
  const oneFirst = one.worth + prospect(known, seat, second, coins - one.coins, tolls).worth;
  const otherFirst = other.worth + prospect(known, seat, first, coins - other.coins, tolls).worth;
  return Math.max(oneFirst, otherFirst) * again(first, second);
}

function hasStatue(action: number): boolean {
  return action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE;
}

/** The same thing twice brings less: the best place or character is taken once. */
function again(first: number, second: number): number {
  if (first !== second) return 1;
  if (first === CHARACTER || first === TRACK) return 0.5;
  return hasStatue(first) ? 0.9 : 0.95;
}

/** Worth of each plan, at `first * 9 + second`; NaN-free: 0 for pairs in the wrong order. */
export function planWorths(position: View, seat: number): number[] {
  const known = study(position);
  const tolls = reach(position, seat);
  const coins = position.coins[seat]!;
  const single = ACTIONS.map((_, action) => prospect(known, seat, action, coins, tolls));
  const worths = new Array<number>(81).fill(0);
  for (let first = 0; first < 9; first++)
    for (let second = first; second < 9; second++)
      worths[first * 9 + second] = bothWorth(
        known,
        seat,
        [first, second],
        [single[first]!, single[second]!],
        tolls,
      );
  return worths;
}

let lastKey = '';
let lastWeights = new Map<number, readonly number[]>();

/**
 * How likely each plan (first * 9 + second) of `seat` seems; 0 for pairs in the wrong order. Follows from what everybody
 * sees. The last position asked about is remembered: searches ask again and again.
 */
export function planWeights(position: View, seat: number): readonly number[] {
  const key = publicKey(position);
  if (key !== lastKey) {
    lastKey = key;
    lastWeights = new Map();
  }
  let weights = lastWeights.get(seat);
  if (!weights) {
    weights = weigh(planWorths(position, seat));
    lastWeights.set(seat, weights);
  }
  return weights;
}

/** Text of all that a weight depends on: the position without its plans. */
function publicKey(position: View): string {
  return fingerprint({ ...position, plans: [] });
}

/** Better plans are likelier: by the inverse, cubed, of how much they fall short. */
function weigh(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  return worths.map((worth, plan) => {
    if (Math.trunc(plan / 9) > plan % 9) return 0;
    const short = 0.7 + best - worth;
    return 1 / (short * short * short);
  });
}
