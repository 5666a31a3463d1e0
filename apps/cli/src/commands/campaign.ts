import { resolve } from 'node:path';
import { ids } from '@durbar/games';
import type { Command } from 'commander';
import { type Campaign, type CampaignSettings, runCampaign } from '../campaigns/campaign.ts';
import type { AddCommand } from '../command.ts';
import { loadGame } from '../game.ts';
import { wholeNumber } from '../numbers.ts';

type Flags = Omit<CampaignSettings, 'goal' | 'folder'> & {
  readonly kills: number;
  readonly tables: number;
  readonly inputs: number;
  readonly pairs: number;
  readonly zones: number;
  readonly matches: number;
  readonly out: string;
};

const HELP_TEXT = `
Each campaign ends at its goal or after --minutes, keeps its state in the folder of --out, and continues from it when it is
run again. summary.json and summary.txt say what it found. At the first fault it exits with code 1 and names the command
that reproduces it.`;

/** Adds the command that `npm run campaign` calls. */
export const addCampaign: AddCommand = (program, environment, fail) => {
  const parent = program
    .command('campaign')
    .summary('run long tests that look for faults')
    .description(
      'Long tests of secrets, of fast forms, of damaged input, of clocks, and of a server that is killed.',
    )
    .addHelpText('after', HELP_TEXT);
  const add = (name: string, summary: string): Command =>
    parent
      .command(name)
      .summary(summary)
      .description(summary)
      .requiredOption('--out <folder>', 'folder of state and summary')
      .option('--minutes <n>', 'stop after so many minutes', wholeNumber(1, 100_000))
      .option('--seed <text>', 'random seed')
      .option('--only <unit>', 'run one unit alone, as a fault names it')
      .option('--json', 'print the summary as JSON');
  const run = async <T>(campaign: Campaign<T>, goal: number, flags: Flags): Promise<void> => {
    const { out, ...rest } = flags;
    if (!(await runCampaign(environment, campaign, { ...rest, goal, folder: out }))) fail(1);
  };
  const loadGames = () => Promise.all(ids.map((id) => loadGame(id)));

  add('leak', 'compares matches that differ in what a viewer may not know')
    .option('--pairs <n>', 'pairs of each game', wholeNumber(1, 100_000_000), 10_000)
    .action(async (flags: Flags) => {
      const { leakCampaign } = await import('../campaigns/leak/leak.ts');
      await run(leakCampaign(await loadGames()), flags.pairs, flags);
    });

  add('fast', 'compares the fast form of each game with its contract')
    .option('--matches <n>', 'matches of each game', wholeNumber(1, 100_000_000), 10_000)
    .action(async (flags: Flags) => {
      const { fastCampaign } = await import('../campaigns/fast/fast.ts');
      await run(fastCampaign(await loadGames()), flags.matches, flags);
    });

  add('kill', 'kills a server under load repeatedly')
    .option('--kills <n>', 'number of kills', wholeNumber(1, 1_000_000), 200)
    .option('--tables <n>', 'tables played at once', wholeNumber(1, 100), 10)
    .action(async (flags: Flags) => {
      const { killCampaign } = await import('../campaigns/kill/kill.ts');
      const folder = resolve(environment.cwd, flags.out);
      await run(
        killCampaign(environment, await loadGames(), folder, flags.kills, flags.tables),
        flags.kills,
        flags,
      );
    });
  add('mutate', 'gives mutated inputs to every parser')
    .option('--inputs <n>', 'number of inputs', wholeNumber(1, 100_000_000), 500_000)
    .action(async (flags: Flags) => {
      const { mutateCampaign } = await import('../campaigns/mutate/mutate.ts');
      const { findDocuments } = await import('../campaigns/mutate/documents.ts');
      await run(mutateCampaign(await loadGames(), findDocuments()), flags.inputs, flags);
    });
  add('clocks', 'compares the clocks of tables with a model that counts every minute')
    .option('--zones <n>', 'time zones, each in two spans of 60 days', wholeNumber(1, 1_000_000), 1000)
    .action(async (flags: Flags) => {
      const { clockCampaign } = await import('../campaigns/clocks/clocks.ts');
      const { loadZones } = await import('@durbar/server/clocks');
      await run(clockCampaign(await loadZones()), flags.zones, flags);
    });
};
