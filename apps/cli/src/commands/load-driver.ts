import type { AddCommand } from '../command.ts';

/** What `bench server` has drive each of its runs: a process of its own, which no run before it has left things to clear in. */
export const addLoadDriver: AddCommand = (program, host) => {
  program
    .command('load-driver', { hidden: true })
    .description('One run of load for `bench server`.')
    .argument('<task>', 'the run, as JSON')
    .action(async (task: string) => {
      const { drive, LoadTask } = await import('../load/task.ts');
      host.out(`${JSON.stringify(await drive(LoadTask.parse(JSON.parse(task))))}\n`);
    });
};
