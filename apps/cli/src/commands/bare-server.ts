import type { AddCommand } from '../command.ts';

/** The server that `bench server` compares with; hidden in help. */
export const addBareServer: AddCommand = (program, host) => {
  program
    .command('bare-server', { hidden: true })
    .description('The bare server that `bench server` compares with.')
    .argument('<file>', 'the data file, which must not exist yet')
    .action(async (file: string) => {
      const { startBareServer } = await import('../load/bare-server.ts');
      const stopped = host.untilStopped();
      const { port, stop } = await startBareServer(file);
      host.out(`${JSON.stringify({ address: `http://127.0.0.1:${port}`, port })}\n`);
      await stopped;
      await stop();
    });
};
