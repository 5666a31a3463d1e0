import { canonicalJson, seededDeal } from '@durbar/kernel';
import { assertLaw } from '../law.ts';
import { plainJsonProblem } from '../plain-json.ts';
import type { CheckSubject } from '../settings.ts';

/** Checks that setup depends on the seed alone and not on earlier setups. */
export function checkSetup({ game, configuration }: CheckSubject, seed: string): void {
  const { options, players } = configuration;
  const setUp = (from: string): string => {
    const deal = seededDeal(from);
    const state = game.setup(game.parseOptions(options, players), players, deal);
    const problem = plainJsonProblem(state);
    assertLaw(problem === null, 'json', `a new state is not plain JSON: ${problem}`);
    return canonicalJson([state, deal.dealt]);
  };
  const first = setUp(seed);
  setUp(`${seed} another`);
  assertLaw(setUp(seed) === first, 'setup', 'the same seed set up another state the second time');
}
