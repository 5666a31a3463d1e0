import {
  type MadeServerInvitation,
  madeServerInvitation,
  type NewServerInvitation,
  OWNER_API,
  type OwnerInvitations,
  type OwnerInvitationsQuery,
  type OwnerOverview,
  type OwnerPeople,
  type OwnerPeopleQuery,
  type OwnerReports,
  type OwnerReportsQuery,
  type OwnerTables,
  type OwnerTablesQuery,
  ownerInvitations,
  ownerOverview,
  ownerPeople,
  ownerReports,
  ownerTables,
  problemAnswer,
} from '@durbar/protocol';
import type { Owner } from '@durbar/server';
import type * as z from 'zod/mini';
import { Failure } from '../environment.ts';

/** What the owner sees and does, at a running server or in the data file of a stopped one. */
export interface OwnerAccess {
  overview(): Promise<OwnerOverview>;
  people(query: OwnerPeopleQuery): Promise<OwnerPeople>;
  tables(query: OwnerTablesQuery): Promise<OwnerTables>;
  reports(query: OwnerReportsQuery): Promise<OwnerReports>;
  resolve(report: number, isResolved: boolean): Promise<void>;
  suspend(person: string, isSuspended: boolean): Promise<void>;
  signOut(person: string): Promise<void>;
  close(table: string): Promise<void>;
  rebuildRatings(): Promise<void>;
  invite(invitation: NewServerInvitation): Promise<MadeServerInvitation>;
  invitations(query: OwnerInvitationsQuery): Promise<OwnerInvitations>;
  withdraw(invitation: string): Promise<void>;
}

/** @param url of a running server @param key the value of its OWNER_KEY */
export function accessServer(url: string, key: string): OwnerAccess {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(url.replace(/\/$/, '') + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new Failure(
        `No server answers at ${url}: ${error instanceof Error ? error.message : String(error)}. --data opens the file of a stopped one.`,
      );
    });
    const text = await answer.text();
    if (!answer.ok) throw new Failure(explain(path, text, answer.status));
    return text === '' ? null : JSON.parse(text);
  };
  const read = async <T>(schema: z.ZodMiniType<T>, path: string, query: object = {}): Promise<T> =>
    schema.parse(await ask('GET', path + formatQuery(query)));
  const act = async (method: string, path: string, body?: unknown): Promise<void> => {
    await ask(method, path, body);
  };
  return {
    overview: () => read(ownerOverview, OWNER_API.overview),
    people: (query) => read(ownerPeople, OWNER_API.people, query),
    tables: (query) => read(ownerTables, OWNER_API.tables, query),
    reports: (query) => read(ownerReports, OWNER_API.reports, query),
    resolve: (report, resolved) => act('PUT', OWNER_API.report(String(report)), { resolved }),
    suspend: (person, suspended) => act('PUT', OWNER_API.suspension(person), { suspended }),
    signOut: (person) => act('DELETE', OWNER_API.sessions(person)),
    close: (table) => act('POST', OWNER_API.close(table)),
    rebuildRatings: () => act('POST', OWNER_API.ratings),
    invite: async (invitation) =>
      madeServerInvitation.parse(await ask('POST', OWNER_API.invitations, invitation)),
    invitations: (query) => read(ownerInvitations, OWNER_API.invitations, query),
    withdraw: (invitation) => act('DELETE', OWNER_API.invitation(invitation)),
  };
}

/** What only a running server can tell and do. */
const ONLY_RUNNING = 'Only a running server can do this: start it with OWNER_KEY, and set the same here.';

/** @param owner of an open data file */
export function accessFile(owner: Owner): OwnerAccess {
  const refuse = (): Promise<never> => Promise.reject(new Failure(ONLY_RUNNING));
  return {
    overview: refuse,
    people: (query) => owner.listPeople(query),
    tables: (query) => owner.listTables(query),
    reports: (query) => owner.listReports(query),
    resolve: (report, isResolved) => owner.resolve(report, isResolved),
    suspend: (person, isSuspended) => owner.suspend(person, isSuspended),
    signOut: (person) => owner.signOut(person),
    close: refuse,
    rebuildRatings: () => owner.rebuildRatings(),
    invite: (invitation) => owner.makeInvitation(invitation),
    invitations: (query) => owner.listInvitations(query),
    withdraw: (invitation) => owner.withdrawInvitation(invitation),
  };
}

function formatQuery(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Why a server refused a request, in words for its owner. */
function explain(path: string, text: string, status: number): string {
  const key = readProblem(text);
  if (key !== null) return explainProblem(key);
  return `The server answered ${path} with the status ${status}.`;
}

function readProblem(text: string): string | null {
  try {
    return problemAnswer.safeParse(JSON.parse(text)).data?.problem.key ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param key of a problem */
export function explainProblem(key: string): string {
  switch (key) {
    case 'problem.notFound':
      return 'The server knows no such report or invitation, or it has no OWNER_KEY or another one than is set here.';
    case 'problem.noPerson':
      return 'There is no person of this id; durbar owner people lists them.';
    case 'problem.noTable':
      return 'There is no table of this id; durbar owner tables lists them.';
    case 'problem.ended':
      return 'This table has ended.';
    case 'problem.tooMany':
      return 'Too many requests at once. Wait a minute and try again.';
    default:
      return `The server refused this: ${key}.`;
  }
}
