import type { Finding, MatchRecord, Proof } from '@durbar/kernel';
import { DEFAULT_LOCALE, listProofs, loadKernelWords, RecordError, verify } from '@durbar/kernel';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure, UsageError } from '../environment.ts';
import { listFiles, readText } from '../files.ts';
import { startProgress } from '../progress.ts';
import { readRecord } from '../record.ts';

/** What is wrong with a record; `entry` is the number of the bad entry, from 1. */
type Fault = Pick<Finding, 'entry' | 'message'>;

interface Report {
  readonly file: string;
  readonly ok: boolean;
  readonly findings: readonly Fault[];
  readonly entries: number | null;
  /** Id of the key that signed it. */
  readonly signer: string | null;
  readonly proofs: readonly Proof[];
}

interface Flags {
  readonly key?: string;
  readonly json?: true;
}

const HELP_TEXT = `
Checks that nothing was changed since the record was written, that every move was legal, that the draws follow from the seed
and the seed from the table's secret and the players' nonces, and that the final hash and outcome are the recorded ones. Then
says which parts of the record this proves, which only its signer vouches for, and which nobody does. Entries are numbered from 1.
A server shows its key at /api/key.`;

export const addVerify: AddCommand = (program, environment, fail) => {
  program
    .command('verify')
    .summary('check match records')
    .description('Checks match records and names the first bad entry.')
    .argument('<files...>', 'match records')
    .option('--key <key>', 'accept only records signed by this public key, or the key of this id')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP_TEXT)
    .action(async (named: readonly string[], flags: Flags) => {
      const key = readKey(flags.key);
      const files = await listFiles(environment, named);
      const progress = startProgress(environment, 'files', files.length);
      const reports: Report[] = [];
      try {
        for (const file of files) {
          reports.push(await check(environment, file, key));
          progress.at(reports.length, files.length);
        }
      } finally {
        progress.end();
      }
      if (flags.json) environment.out(`${JSON.stringify(reports, null, 2)}\n`);
      else for (const report of reports) await print(environment, report);
      if (reports.some(({ ok }) => !ok)) fail(1);
    });
};

/** @throws {UsageError} if it is neither a key nor the id of one */
function readKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (/^([0-9a-f]{16}|[0-9a-f]{64})$/.test(key)) return key;
  throw new UsageError('--key takes a public key (64 hex digits) or its id (16 hex digits)');
}

async function check(environment: CommandEnvironment, file: string, key: string | null): Promise<Report> {
  try {
    const { record, game } = await readRecord(await readText(environment, file));
    const findings = [...verify(game, record).map(numbered), ...signerFaults(record, key)];
    const ok = findings.length === 0;
    return {
      file,
      ok,
      findings,
      entries: record.entries.length,
      signer: (ok && record.signature?.id) || null,
      // A record that is wrong in one place proves nothing in others.
      proofs: ok ? listProofs(record) : [],
    };
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof Failure)) throw error;
    const findings = [{ entry: null, message: error.message }];
    return { file, ok: false, findings, entries: null, signer: null, proofs: [] };
  }
}

/** People count entries from 1. */
function numbered({ entry, ...finding }: Finding): Fault {
  return { ...finding, entry: entry === null ? null : entry + 1 };
}

function signerFaults({ signature }: MatchRecord, key: string | null): Fault[] {
  if (key === null || key === signature?.key || key === signature?.id) return [];
  const message = signature ? `it is signed by another key, ${signature.id}` : 'it is not signed';
  return [{ entry: null, message }];
}

/** Valid records go to standard output, findings to standard error. */
async function print(
  environment: CommandEnvironment,
  { file, ok, findings, entries, proofs, signer }: Report,
): Promise<void> {
  for (const { message } of findings) environment.err(`${file}: ${message}\n`);
  if (!ok) return;
  environment.out(`${file}: valid, ${entries} entries\n`);
  const words = await loadKernelWords(DEFAULT_LOCALE);
  const texts = proofs.map(({ explanation }) => words[explanation.key] ?? explanation.key);
  for (const text of texts) environment.out(`  ${text.replaceAll('{signer}', signer ?? '')}\n`);
}
