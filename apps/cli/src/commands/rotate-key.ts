import { resolve } from 'node:path';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure } from '../environment.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
}

export const addRotateKey: AddCommand = (program, environment) => {
  program
    .command('rotate-key')
    .summary("replace the key that signs a stopped server's cookies and links")
    .description(
      'Replaces the signing key in the data file of a stopped server. Cookies and links that the old key signed stay valid for 90 days.',
    )
    .option('--data <file>', 'the data file; default: DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print the result as JSON')
    .action((flags: Flags) => rotate(environment, flags));
};

async function rotate(environment: CommandEnvironment, flags: Flags): Promise<void> {
  const { rotateSigningKey, readSettings, StartupError } = await import('@durbar/server');
  try {
    const settings = readSettings(environment.env);
    if (settings.secret !== null)
      throw new Failure('DURBAR_SECRET is set: change it, and put its old value into DURBAR_OLD_SECRETS.');
    const data = flags.data ?? settings.dataFile;
    const until = new Date(await rotateSigningKey(resolve(environment.cwd, data), Date.now())).toISOString();
    environment.out(
      flags.json
        ? `${JSON.stringify({ data, until })}\n`
        : `replaced the signing key in ${data}; the old one is valid until ${until.slice(0, 10)}\n`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw new Failure(error.message);
    throw error;
  }
}
