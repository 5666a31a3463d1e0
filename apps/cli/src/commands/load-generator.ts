import type { AddCommand } from '../command.ts';

/** The hidden command that makes one run of `bench server`, in a new process, so that no earlier run affects its memory. */
export const addLoadGenerator: AddCommand = (program, environment) => {
  program
    .command('load-generator', { hidden: true })
    .description('One load run for `bench server`.')
    .argument('<task>', 'the run, as JSON')
    .action(async (task: string) => {
      const { LoadTask, runLoad } = await import('../load/task.ts');
      environment.out(`${JSON.stringify(await runLoad(LoadTask.parse(JSON.parse(task))))}\n`);
    });
};
