import { at } from '@durbar/kernel';
import type { Arm, Choice } from './node.ts';
import { numberAt } from './numbers.ts';
import type { List, SearchRules } from './search-rules.ts';
import type { SearchSettings } from './settings.ts';

/**
 * The arms of the currently legal moves, in the order of `moves`. Another determinization may have moves that are new to the
 * choice; only then `priors` is called. The next call may change the result.
 */
export function createArms<H>(
  choice: Choice<H>,
  moves: List<H>,
  count: number,
  rules: Pick<SearchRules<unknown, H>, 'code'>,
  priors: () => Float64Array,
): Arm<H>[] {
  const arms = choice.latest;
  let shares: Float64Array | undefined;
  for (let i = 0; i < count; i++) {
    const move = at(moves, i);
    const code = rules.code(move);
    // Mostly the moves are those of the state before.
    if (arms[i]?.code === code) continue;
    let arm = choice.arms.get(code);
    if (!arm) {
      shares ??= priors();
      arm = { move, code, prior: numberAt(shares, i), visits: 0, total: 0 };
      choice.arms.set(code, arm);
    }
    arms[i] = arm;
  }
  arms.length = count;
  return arms;
}

/**
 * Selects the arm to follow: PUCT over the visited arms and, while they are few for the number of visits, the unvisited arm with
 * the highest prior (progressive widening).
 */
export function select<H>(
  choice: Pick<Choice<H>, 'visits' | 'total'>,
  arms: readonly Arm<H>[],
  settings: Pick<SearchSettings, 'exploration' | 'firstPlay' | 'width'>,
): Arm<H> {
  let visits = 0;
  let tried = 0;
  let fresh: Arm<H> | undefined;
  for (const arm of arms) {
    visits += arm.visits;
    if (arm.visits > 0) tried++;
    else if (!fresh || arm.prior > fresh.prior) fresh = arm;
  }
  const wide = tried > 0 && tried >= settings.width * Math.sqrt(1 + visits / 16);
  const mean = choice.visits > 0 ? choice.total / choice.visits : 0.5;
  const bonus = settings.exploration * Math.sqrt(visits + 1);
  let best: Arm<H> | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    if (arm.visits === 0 && (wide || arm !== fresh)) continue;
    const value = arm.visits > 0 ? arm.total / arm.visits : mean - settings.firstPlay;
    const score = value + (bonus * arm.prior) / (1 + arm.visits);
    if (score > bestScore) {
      best = arm;
      bestScore = score;
    }
  }
  return best ?? at(arms, 0);
}
