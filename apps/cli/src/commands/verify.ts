import type { Finding } from '@durbar/kernel';
import { RecordError, verify } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';
import { Failure } from '../host.ts';
import { startProgress } from '../progress.ts';
import { readRecord } from '../record.ts';

interface Report {
  readonly file: string;
  readonly ok: boolean;
  readonly findings: readonly Pick<Finding, 'entry' | 'message'>[];
  readonly entries: number | null;
}

const AFTER = `
Checks that every move was legal, that the draws follow from the seed and the seed from the table's secret and the players'
nonces, and that the final hash and outcome are the recorded ones. Entries are numbered from 0.`;

export const addVerify: AddCommand = (program, host, fail) => {
  program
    .command('verify')
    .summary('check match records')
    .description('Checks match records and names the first bad entry.')
    .argument('<files...>', 'match records')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', AFTER)
    .action(async (files: readonly string[], flags: { readonly json?: true }) => {
      const progress = startProgress(host, 'files', files.length);
      const reports: Report[] = [];
      try {
        for (const file of files) {
          reports.push(await check(host, file));
          progress.at(reports.length, files.length);
        }
      } finally {
        progress.end();
      }
      if (flags.json) host.out(`${JSON.stringify(reports, null, 2)}\n`);
      else for (const report of reports) print(host, report);
      if (reports.some(({ ok }) => !ok)) fail(1);
    });
};

async function check(host: Host, file: string): Promise<Report> {
  try {
    const { record, game } = await readRecord(await readText(host, file));
    const findings = verify(game, record);
    return { file, ok: findings.length === 0, findings, entries: record.entries.length };
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof Failure)) throw error;
    return { file, ok: false, findings: [{ entry: null, message: error.message }], entries: null };
  }
}

/** Valid records go to standard output, findings to standard error. */
function print(host: Host, { file, ok, findings, entries }: Report): void {
  if (ok) host.out(`${file}: valid, ${entries} entries\n`);
  for (const { message } of findings) host.err(`${file}: ${message}\n`);
}
