import { resolve } from 'node:path';
import type { AddCommand } from '../command.ts';
import type { Host } from '../host.ts';
import { Failure } from '../host.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
}

export const addBackup: AddCommand = (program, host) => {
  program
    .command('backup')
    .summary("copy a server's data, while it serves or not")
    .description(
      'Copies the file of data as it is at one moment; a server may go on writing to it meanwhile.',
    )
    .argument('<file>', 'where the copy goes; it must not exist yet')
    .option('--data <file>', 'the file of data; without it DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print the result as JSON')
    .action((file: string, flags: Flags) => copy(host, file, flags));
};

async function copy(host: Host, file: string, flags: Flags): Promise<void> {
  const { backup, readSettings, StartupError } = await import('@durbar/server');
  try {
    const data = flags.data ?? readSettings(host.env).dataFile;
    const bytes = await backup(resolve(host.cwd, data), resolve(host.cwd, file));
    host.out(
      flags.json
        ? `${JSON.stringify({ data, file, bytes })}\n`
        : `${data} is copied to ${file}, ${bytes} bytes\n`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw new Failure(error.message);
    throw error;
  }
}
