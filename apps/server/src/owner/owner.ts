import type {
  MadeServerInvitation,
  NewServerInvitation,
  OwnerInvitation,
  OwnerInvitations,
  OwnerInvitationsQuery,
  OwnerPeople,
  OwnerPeopleQuery,
  OwnerReport,
  OwnerReports,
  OwnerReportsQuery,
  OwnerTable,
  OwnerTables,
  OwnerTablesQuery,
} from '@durbar/protocol';
import type { Settings } from '../config/settings.ts';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { publicUrl } from '../core/public-url.ts';
import { isOpenInvitation } from '../identity/server-invitations.ts';
import { hashText, randomToken } from '../identity/tokens.ts';
import { formatCursor, parseCursor } from '../people/cursor.ts';
import type { RatingKeeper } from '../ratings/keeper.ts';
import type { OwnerTableRow, ReportRow, ServerInvitationRow } from '../storage/people-rows.ts';
import { FORMER_PERSON } from '../storage/rows.ts';

const DAY = 24 * 60 * 60_000;

/** Rows of a page. */
const PAGE = 50;

/** What the owner's lists and actions need: a server has it, and a program that opens the data file of a stopped one. */
export type OwnerContext = Pick<
  ServerContext,
  'store' | 'writer' | 'people' | 'devices' | 'suspensions' | 'now'
> & {
  readonly settings: Pick<Settings, 'publicUrl' | 'basePath' | 'serverMode'>;
  readonly ratings: Pick<RatingKeeper, 'rebuild'>;
};

/** What the server's owner sees of people, tables and reports, and does about them. */
export class Owner {
  readonly #context: OwnerContext;

  constructor(context: OwnerContext) {
    this.#context = context;
  }

  async listPeople({ before, ...query }: OwnerPeopleQuery): Promise<OwnerPeople> {
    const rows = await this.#context.store.people.listPeople({ ...query, ...pageAfter(before) });
    const people = rows.slice(0, PAGE);
    return { people, next: nextPage(rows, ({ createdAt, id }) => formatCursor(createdAt, id)) };
  }

  async listTables({ before, ...query }: OwnerTablesQuery): Promise<OwnerTables> {
    const rows = await this.#context.store.people.listTables({ ...query, ...pageAfter(before) });
    const shown = rows.slice(0, PAGE);
    const name = await this.#namesOf(shown.flatMap(({ host, people }) => [host, ...people]));
    return {
      tables: shown.map((row) => describeTable(row, name)),
      next: nextPage(rows, ({ lastAt, id }) => formatCursor(lastAt, id)),
    };
  }

  async listReports({ before, ...query }: OwnerReportsQuery): Promise<OwnerReports> {
    const rows = await this.#context.store.people.listReports({ ...query, ...pageAfter(before) });
    const shown = rows.slice(0, PAGE);
    const name = await this.#namesOf(shown.flatMap(({ by, about }) => [by ?? [], about ?? []].flat()));
    return {
      reports: shown.map((row) => describeReport(row, name)),
      next: nextPage(rows, ({ at, id }) => formatCursor(at, String(id))),
    };
  }

  /** @throws {Problem} if there is no such report */
  async resolve(report: number, isResolved: boolean): Promise<void> {
    const { store, writer, now } = this.#context;
    if (!(await store.people.hasReport(report))) throw new Problem(404, 'notFound');
    await writer.writeRows([{ kind: 'resolve report', id: report, at: isResolved ? now() : null }]);
  }

  /** @throws {Problem} if there is no such person */
  async suspend(person: string, isSuspended: boolean): Promise<void> {
    await this.#require(person);
    await this.#context.suspensions.put(person, isSuspended ? this.#context.now() : null);
  }

  /** Signs a person out on all devices. @throws {Problem} if there is no such person */
  async signOut(person: string): Promise<void> {
    await this.#require(person);
    const { devices, people } = this.#context;
    await people.dropDeviceCodes(person);
    // The list has only so many at once.
    for (let rows = await devices.list(person); rows.length > 0; rows = await devices.list(person))
      for (const { id } of rows) await devices.end(person, id);
  }

  /** Makes an invitation. Its code is not stored: nobody can read it again. */
  async makeInvitation({
    note = '',
    people = 1,
    days = 30,
  }: NewServerInvitation): Promise<MadeServerInvitation> {
    const { settings, writer, now } = this.#context;
    const [code, at] = [randomToken(18), now()];
    const row: ServerInvitationRow = {
      id: randomToken(9),
      note,
      most: people,
      uses: 0,
      createdAt: at,
      expiresAt: at + days * DAY,
      withdrawnAt: null,
    };
    await writer.writeRows([{ kind: 'add server invitation', row, hash: hashText(code) }]);
    return {
      code,
      url: publicUrl(settings, `account#invite=${code}`),
      needed: settings.serverMode === 'invited',
      invitation: describeInvitation(row, at),
    };
  }

  async listInvitations({ before }: OwnerInvitationsQuery): Promise<OwnerInvitations> {
    const { store, now } = this.#context;
    const rows = await store.people.listServerInvitations(pageAfter(before));
    return {
      invitations: rows.slice(0, PAGE).map((row) => describeInvitation(row, now())),
      next: nextPage(rows, ({ createdAt, id }) => formatCursor(createdAt, id)),
    };
  }

  /** Nobody comes in by it any more; who did, stays. @throws {Problem} if there is no such invitation */
  async withdrawInvitation(id: string): Promise<void> {
    const { store, writer, now } = this.#context;
    const found = await store.people.findServerInvitation({ id });
    if (!found) throw new Problem(404, 'notFound');
    if (found.withdrawnAt === null)
      await writer.writeRows([{ kind: 'withdraw server invitation', id, at: now() }]);
  }

  /** Computes all ratings again, from the results. */
  rebuildRatings(): Promise<void> {
    return this.#context.ratings.rebuild();
  }

  async #require(person: string): Promise<void> {
    if (!(await this.#context.people.isStored(person))) throw new Problem(404, 'noPerson');
  }

  async #namesOf(ids: readonly string[]): Promise<Namer> {
    const names = await this.#context.people.names([...new Set(ids)].filter((id) => id !== FORMER_PERSON));
    return (id) => ({ id, name: names.get(id) ?? '' });
  }
}

/** Adds a person's name to their id. */
type Namer = (id: string) => { id: string; name: string };

function describeTable({ host, people, ...row }: OwnerTableRow, name: Namer): OwnerTable {
  return { ...row, host: name(host), people: people.map(name) };
}

function describeInvitation(row: ServerInvitationRow, now: number): OwnerInvitation {
  return { ...row, open: isOpenInvitation(row, now) };
}

function describeReport({ by, about, ...row }: ReportRow, name: Namer): OwnerReport {
  return { ...row, by: by === null ? null : name(by), about: about === null ? null : name(about) };
}

/** One row more than a page has says whether there is another one. */
const pageAfter = (before: string | undefined) => ({ before: parseCursor(before), count: PAGE + 1 });

function nextPage<T>(rows: readonly T[], format: (row: T) => string): string | null {
  const last = rows[PAGE - 1];
  return rows.length > PAGE && last ? format(last) : null;
}
