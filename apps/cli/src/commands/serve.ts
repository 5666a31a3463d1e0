import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';
import { wholeNumber } from '../numbers.ts';

interface Flags {
  readonly port?: number;
  readonly host?: string;
  readonly basePath?: string;
  readonly data?: string;
  readonly json?: true;
}

export const addServe: AddCommand = (program, environment) => {
  program
    .command('serve')
    .summary('serve the page and the tables')
    .description('Serves the page and the tables until Ctrl+C or SIGTERM.')
    .option('--port <n>', 'TCP port, 0 for any free one; default: PORT or 8080', wholeNumber(0, 65_535))
    .option('--host <address>', 'address to listen on; default: HOST or 0.0.0.0')
    .option(
      '--base-path <path>',
      'path under which a reverse proxy offers the server; default: BASE_PATH or /',
    )
    .option('--data <file>', 'the data file; default: DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print address and port as JSON when the server is ready')
    .addHelpText('after', '\nEnvironment variables set everything else; docs/hosting.md lists them.')
    .action((flags: Flags) => serve(environment, flags));
};

async function serve(environment: CommandEnvironment, flags: Flags): Promise<void> {
  const { formatAddresses, readSettings, StartupError, startServer } = await import('@durbar/server');
  const env = {
    ...environment.env,
    ...(flags.port !== undefined && { PORT: `${flags.port}` }),
    ...(flags.host !== undefined && { HOST: flags.host }),
    ...(flags.basePath !== undefined && { BASE_PATH: flags.basePath }),
    ...(flags.data !== undefined && { DURBAR_DATA: flags.data }),
  };
  try {
    const settings = readSettings(env);
    const stopped = environment.untilStopped();
    const onListening = (port: number): void => {
      const text = formatAddresses(settings, port);
      const address = /http:\S+/.exec(text)?.[0];
      const opened = { address, port, data: settings.dataFile };
      environment.out(flags.json ? `${JSON.stringify(opened)}\n` : `${text}\n`);
    };
    const server = await startServer(settings, { onListening });
    await stopped;
    await server.stop();
  } catch (error) {
    if (error instanceof StartupError) throw new Failure(error.message);
    throw error;
  }
}
