import { resolve } from 'node:path';
import { ownerReportsQuery, ownerTablesQuery } from '@durbar/protocol';
import type { Command } from 'commander';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure, UsageError } from '../environment.ts';
import { accessFile, accessServer, explainProblem, type OwnerAccess } from '../owner/access.ts';
import { formatOverview, formatPeople, formatReports, formatTables } from '../owner/print.ts';

interface Flags {
  readonly url?: string;
  readonly data?: string;
  readonly json?: true;
  readonly before?: string;
  readonly name?: string;
  readonly suspended?: true;
  readonly status?: string;
  readonly state?: string;
}

/** What a command found, for the output. */
interface Found {
  readonly json: unknown;
  readonly lines: readonly string[];
}

export const addOwner: AddCommand = (program, environment) => {
  const owner = program
    .command('owner')
    .summary("see and manage a server's people, tables and reports")
    .description(
      'For the owner of a server. With OWNER_KEY set, as for the server, it asks a running server; otherwise it opens the data file of a stopped one.',
    );
  const run: Run = async (flags, task) => {
    const { json, lines } = await withAccess(environment, flags, task);
    environment.out(flags.json ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`);
  };
  addLists((name, description) => addPart(owner, name, description), run);
  addActions((name, description) => addPart(owner, name, description), run);
};

/** Runs a task and prints what it found. */
type Run = (flags: Flags, task: (access: OwnerAccess) => Promise<Found>) => Promise<void>;
type Add = (name: string, description: string) => Command;

function addPart(owner: Command, name: string, description: string): Command {
  return owner
    .command(name)
    .description(description)
    .option('--url <address>', 'the running server; default: this machine, at PORT')
    .option('--data <file>', 'the data file of a stopped server; default: DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print the result as JSON');
}

function addLists(add: Add, run: Run): void {
  add('overview', 'how the server is, and what limits are in force').action((flags: Flags) =>
    run(flags, async (access) => {
      const json = await access.overview();
      return { json, lines: formatOverview(json) };
    }),
  );
  add('people', 'people, the newest first')
    .option('--before <row>', 'go on after a page')
    .option('--name <text>', 'the beginning of a name')
    .option('--suspended', 'only people who are suspended')
    .action(({ before, name, suspended, ...flags }: Flags) =>
      run(flags, async (access) => {
        const json = await access.people({ before, name, suspended: suspended && 'true' });
        return { json, lines: formatPeople(json) };
      }),
    );
  add('tables', 'tables, the last used first')
    .option('--before <row>', 'go on after a page')
    .option('--status <status>', 'waiting, starting, running, paused, over or abandoned')
    .action(({ before, status, ...flags }: Flags) =>
      run(flags, async (access) => {
        const query = ownerTablesQuery.safeParse({ before, status });
        if (!query.success) throw new UsageError(`'${status}' is no status of a table.`);
        const json = await access.tables(query.data);
        return { json, lines: formatTables(json) };
      }),
    );
  add('reports', 'reports, the newest first')
    .option('--before <row>', 'go on after a page')
    .option('--state <state>', 'open, resolved or all', 'open')
    .action(({ before, state, ...flags }: Flags) =>
      run(flags, async (access) => {
        const query = ownerReportsQuery.safeParse({ before, state });
        if (!query.success) throw new UsageError(`'${state}' is no state of reports: open, resolved or all.`);
        const json = await access.reports(query.data);
        return { json, lines: formatReports(json) };
      }),
    );
}

function addActions(add: Add, run: Run): void {
  /** @param done what is printed @param act what is done to a person, a table or a report */
  const addOne = (
    name: string,
    description: string,
    done: (given: string) => string,
    act: (access: OwnerAccess, given: string) => Promise<void>,
  ) =>
    add(name, description)
      // Ids may begin with a hyphen.
      .allowUnknownOption()
      .action((given: string, flags: Flags) =>
        run(flags, async (access) => {
          await act(access, given);
          return { json: { done: true }, lines: [done(given)] };
        }),
      );
  addOne(
    'suspend <person>',
    'lets a person only watch and finish their matches',
    (person) => `suspended ${person}`,
    (access, person) => access.suspend(person, true),
  );
  addOne(
    'restore <person>',
    'lets a suspended person do everything again',
    (person) => `restored ${person}`,
    (access, person) => access.suspend(person, false),
  );
  addOne(
    'sign-out <person>',
    'signs a person out on all devices',
    (person) => `signed ${person} out`,
    (access, person) => access.signOut(person),
  );
  addOne(
    'close <table>',
    'ends a table; nobody wins',
    (table) => `closed ${table}`,
    (access, table) => access.close(table),
  );
  addOne(
    'resolve <report>',
    'notes that a report is done with',
    (report) => `resolved report ${report}`,
    (access, report) => access.resolve(reportNumber(report), true),
  );
  addOne(
    'reopen <report>',
    'opens a report again',
    (report) => `opened report ${report} again`,
    (access, report) => access.resolve(reportNumber(report), false),
  );
  add('ratings', 'computes all ratings again from the results').action((flags: Flags) =>
    run(flags, async (access) => {
      await access.rebuildRatings();
      return { json: { done: true }, lines: ['computed all ratings again'] };
    }),
  );
}

function reportNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`'${text}' is no number of a report.`);
  return Number(text);
}

/** Runs a task at a running server, or on the data file of a stopped one. */
async function withAccess<T>(
  { env, cwd }: CommandEnvironment,
  { url, data }: Flags,
  task: (access: OwnerAccess) => Promise<T>,
): Promise<T> {
  const { readSettings, StartupError, withOwner, Problem } = await import('@durbar/server');
  try {
    const settings = readSettings(env);
    const { ownerKey, port, basePath } = settings;
    if (url !== undefined && ownerKey === null)
      throw new UsageError('--url needs OWNER_KEY, with the value that the server has.');
    if (ownerKey !== null && data === undefined)
      return await task(accessServer(url ?? `http://127.0.0.1:${port}${basePath}`, ownerKey));
    const dataFile = resolve(cwd, data ?? settings.dataFile);
    return await withOwner({ ...settings, dataFile }, Date.now, (owner) => task(accessFile(owner)));
  } catch (error) {
    if (error instanceof Problem) throw new Failure(explainProblem(error.words.key));
    if (error instanceof StartupError)
      throw new Failure(
        `${error.message} To act while the server runs, set OWNER_KEY for it and for this command.`,
      );
    throw error;
  }
}
