import type { AddCommand } from '../command.ts';

/** The hidden command that makes one run of `bench server`, in a new process, so that no earlier run affects its memory. */
export const addLoadDriver: AddCommand = (program, host) => {
  program
    .command('load-driver', { hidden: true })
    .description('One load run for `bench server`.')
    .argument('<task>', 'the run, as JSON')
    .action(async (task: string) => {
      const { drive, LoadTask } = await import('../load/task.ts');
      host.out(`${JSON.stringify(await drive(LoadTask.parse(JSON.parse(task))))}\n`);
    });
};
