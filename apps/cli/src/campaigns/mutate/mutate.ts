import type { AnyGame } from '@durbar/games';
import { seededRng } from '@durbar/kernel';
import { z } from 'zod';
import { type Campaign, Fault } from '../campaign.ts';
import { logTargets } from './logs.ts';
import { protocolTargets } from './protocol.ts';
import { recordTargets } from './records.ts';
import { ruleTargets } from './rules.ts';
import { makeSample } from './sample.ts';
import type { FuzzTarget } from './target.ts';

const Tally = z.object({
  batches: z.number(),
  inputs: z.number(),
  /** Numbers of inputs by target and outcome. */
  outcomes: z.record(z.string(), z.record(z.string(), z.number())),
});
export type MutateTally = z.infer<typeof Tally>;

/**
 * Input fuzzing (not mutation testing): runs every parser with mutated inputs. A unit is a batch of inputs made from one random
 * match, named by its number. `--only '<batch> <target>'` runs just one target's inputs of that batch; a fault names that.
 * @param documents option documents to mutate, such as map files
 */
export function mutateCampaign(
  games: readonly AnyGame[],
  documents: readonly unknown[],
): Campaign<MutateTally> {
  const targets = [...recordTargets, ...logTargets, ...ruleTargets(documents), ...protocolTargets];
  return {
    name: 'mutate',
    counted: 'inputs',
    tally: Tally,
    empty: { batches: 0, inputs: 0, outcomes: {} },
    amount: ({ inputs }) => inputs,
    next: ({ batches }) => `${batches}`,
    run(unit, seed, tally) {
      const [, batch, targetName] = /^(\d+)(?: (.+))?$/.exec(unit) ?? [];
      const chosen = targetName === undefined ? targets : targets.filter(({ name }) => name === targetName);
      if (batch === undefined || chosen.length === 0) throw new Fault(`there is no unit '${unit}'`);
      return runBatch(chosen, games, seed, batch, tally);
    },
    describe: ({ outcomes }) =>
      targets.map(({ name }) => {
        const counts = Object.entries(outcomes[name] ?? {}).toSorted(([, a], [, b]) => b - a);
        const total = counts.reduce((sum, [, count]) => sum + count, 0);
        return `${name}: ${total} (${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')})`;
      }),
  };
}

function runBatch(
  targets: readonly FuzzTarget[],
  games: readonly AnyGame[],
  seed: string,
  batch: string,
  before: MutateTally,
): MutateTally {
  const sample = makeSample(games, `${seed} ${batch}`);
  const outcomes = structuredClone(before.outcomes);
  let { inputs } = before;
  for (const target of targets) {
    const { name, inputs: count } = target;
    const rng = seededRng(`${seed} ${batch}`, name);
    const counts = outcomes[name] ?? {};
    outcomes[name] = counts;
    for (let i = 0; i < count; i++, inputs++) {
      const kind = runInput(`${batch} ${name}`, () => target.fuzz(sample, rng));
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return { batches: before.batches + 1, inputs, outcomes };
}

/** @throws {Fault} with the unit that reproduces the failure */
function runInput(unit: string, fuzz: () => string): string {
  try {
    return fuzz();
  } catch (error) {
    if (error instanceof Fault) throw new Fault(`${unit}: ${error.message}`, unit, error.cause);
    throw new Fault(`${unit}: the check failed`, unit, error);
  }
}
