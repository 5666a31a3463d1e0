import { ownerReportsQuery, ownerTablesQuery } from '@durbar/protocol';
import type { Command } from 'commander';
import type { AddCommand } from '../command.ts';
import { UsageError } from '../environment.ts';
import type { OwnerAccess } from '../owner/access.ts';
import { formatOverview, formatPeople, formatReports, formatTables } from '../owner/print.ts';
import { type AccessFlags, addAccessOptions, makeRun, type Run } from '../owner/run.ts';

interface Flags extends AccessFlags {
  readonly before?: string;
  readonly name?: string;
  readonly suspended?: true;
  readonly status?: string;
  readonly state?: string;
}

export const addOwner: AddCommand = (program, environment) => {
  const owner = program
    .command('owner')
    .summary("see and manage a server's people, tables and reports")
    .description(
      'For the owner of a server. With OWNER_KEY set, as for the server, it asks a running server; otherwise it opens the data file of a stopped one.',
    );
  const run = makeRun(environment);
  const add: Add = (name, description) => addAccessOptions(owner.command(name).description(description));
  addLists(add, run);
  addActions(add, run);
};

type Add = (name: string, description: string) => Command;

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
