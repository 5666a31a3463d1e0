import { resolve } from 'node:path';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
}

export const addBackup: AddCommand = (program, environment) => {
  program
    .command('backup')
    .summary("copy a server's data, even while it runs")
    .description('Makes a consistent copy of the data file, even while a server is writing to it.')
    .argument('<file>', 'path of the copy; the file must not exist yet')
    .option('--data <file>', 'the data file; default: DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print the result as JSON')
    .action((file: string, flags: Flags) => copy(environment, file, flags));
};

async function copy(environment: CommandEnvironment, file: string, flags: Flags): Promise<void> {
  const { backup, readSettings, StartupError } = await import('@durbar/server');
  try {
    const data = flags.data ?? readSettings(environment.env).dataFile;
    const bytes = await backup(resolve(environment.cwd, data), resolve(environment.cwd, file));
    environment.out(
      flags.json
        ? `${JSON.stringify({ data, file, bytes })}\n`
        : `copied ${data} to ${file}, ${bytes} bytes\n`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw new Failure(error.message);
    throw error;
  }
}
