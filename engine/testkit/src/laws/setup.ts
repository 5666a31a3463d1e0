import { canonicalJson, seededDeal } from '@durbar/kernel';
import { must } from '../law.ts';
import { plainJsonProblem } from '../plain-json.ts';
import type { Subject } from '../settings.ts';

/** The same seed must give the same state, whatever was set up before. */
export function checkSetup({ game, configuration }: Subject, seed: string): void {
  const { options, players } = configuration;
  const setUp = (from: string): string => {
    const deal = seededDeal(from);
    const state = game.setup(game.parseOptions(options, players), players, deal);
    const problem = plainJsonProblem(state);
    must(problem === null, 'json', `a new state is no plain JSON: ${problem}`);
    return canonicalJson([state, deal.dealt]);
  };
  const first = setUp(seed);
  setUp(`${seed} another`);
  must(setUp(seed) === first, 'setup', 'the same seed set up another state the second time');
}
