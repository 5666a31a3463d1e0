import { at } from '@durbar/kernel';
import type { Arm, Choice } from './node.ts';
import type { SearchSettings } from './settings.ts';

/**
 * The arms of the currently legal moves, in the order of `moves`. Another determinization may have moves that are new to the
 * choice; only then `priors` is called.
 */
export function createArms<M>(
  choice: Choice<M>,
  moves: readonly M[],
  key: (move: M) => string,
  priors: () => readonly number[],
): Arm<M>[] {
  const arms: Arm<M>[] = [];
  let shares: readonly number[] | undefined;
  for (let i = 0; i < moves.length; i++) {
    const move = at(moves, i);
    const name = key(move);
    let arm = choice.arms.get(name);
    if (!arm) {
      shares ??= priors();
      arm = { move, key: name, prior: at(shares, i), visits: 0, total: 0 };
      choice.arms.set(name, arm);
    }
    arms.push(arm);
  }
  return arms;
}

/**
 * Selects the arm to follow: PUCT over the visited arms and, while they are few for the number of visits, the unvisited arm with
 * the highest prior (progressive widening).
 */
export function select<M>(
  choice: Choice<M>,
  arms: readonly Arm<M>[],
  settings: Pick<SearchSettings, 'exploration' | 'firstPlay' | 'width'>,
): Arm<M> {
  let visits = 0;
  let tried = 0;
  let fresh: Arm<M> | undefined;
  for (const arm of arms) {
    visits += arm.visits;
    if (arm.visits > 0) tried++;
    else if (!fresh || arm.prior > fresh.prior) fresh = arm;
  }
  const wide = tried > 0 && tried >= settings.width * Math.sqrt(1 + visits / 16);
  const mean = choice.visits > 0 ? choice.total / choice.visits : 0.5;
  const bonus = settings.exploration * Math.sqrt(visits + 1);
  let best: Arm<M> | undefined;
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
