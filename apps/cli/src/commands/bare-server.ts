import type { AddCommand } from '../command.ts';

/** The baseline of `bench server`: a minimal server without rules, views or identity; hidden in help. */
export const addBareServer: AddCommand = (program, environment) => {
  program
    .command('bare-server', { hidden: true })
    .description('The baseline of `bench server`: a minimal server without rules, views or identity.')
    .argument('<file>', 'the data file, which must not exist yet')
    .action(async (file: string) => {
      const { startBareServer } = await import('../load/bare-server.ts');
      const stopped = environment.untilStopped();
      const { port, stop } = await startBareServer(file);
      environment.out(`${JSON.stringify({ address: `http://127.0.0.1:${port}`, port })}\n`);
      await stopped;
      await stop();
    });
};
