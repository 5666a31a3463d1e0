import * as z from 'zod/mini';
import { count, id } from './basics.ts';
import { REPORT_REASONS } from './people.ts';
import { tableStatus } from './tables.ts';

/*
 * What the server's owner sees and does. Each request has the header `authorization: Bearer KEY` with the setting OWNER_KEY; without
 * that setting, or with another key, all these addresses answer 404 with `problem.notFound`.
 */

const ownerPerson = z.object({
  id,
  name: z.string(),
  createdAt: count,
  /** When one of their devices was last used; null if none is known. */
  seenAt: z.nullable(count),
  devices: count,
  account: z.boolean(),
  finished: count,
  /** Reports about them that are open. */
  reports: count,
  /** Since when they may only watch and finish their matches; null if they may do everything. */
  suspendedAt: z.nullable(count),
});
export type OwnerPerson = z.infer<typeof ownerPerson>;

const ownerTable = z.object({
  id,
  name: z.string(),
  game: z.string(),
  status: tableStatus,
  open: z.boolean(),
  host: z.object({ id, name: z.string() }),
  people: z.array(z.object({ id, name: z.string() })),
  bots: count,
  openedAt: count,
  lastAt: count,
});
export type OwnerTable = z.infer<typeof ownerTable>;

const ownerReport = z.object({
  id: z.int(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  table: z.nullable(id),
  /** Null: they have deleted their data. */
  by: z.nullable(z.object({ id, name: z.string() })),
  about: z.nullable(z.object({ id, name: z.string() })),
  at: count,
  /** When the owner was done with it; null while it is open. */
  resolvedAt: z.nullable(count),
});
export type OwnerReport = z.infer<typeof ownerReport>;

const page = {
  /** `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[A-Za-z0-9_-]{1,64}$/))),
};
const next = z.nullable(z.string());

/** `name`: the beginning of a name. `suspended`: only those. */
export const ownerPeopleQuery = z.object({
  ...page,
  name: z.optional(z.string().check(z.trim(), z.maxLength(24))),
  suspended: z.optional(z.enum(['true', 'false'])),
});
export type OwnerPeopleQuery = z.infer<typeof ownerPeopleQuery>;
export const ownerPeople = z.object({ people: z.array(ownerPerson), next });
export type OwnerPeople = z.infer<typeof ownerPeople>;

export const ownerTablesQuery = z.object({ ...page, status: z.optional(tableStatus) });
export type OwnerTablesQuery = z.infer<typeof ownerTablesQuery>;
export const ownerTables = z.object({ tables: z.array(ownerTable), next });
export type OwnerTables = z.infer<typeof ownerTables>;

/** `state`: open ones without it. */
export const ownerReportsQuery = z.object({
  ...page,
  state: z.optional(z.enum(['open', 'resolved', 'all'])),
});
export type OwnerReportsQuery = z.infer<typeof ownerReportsQuery>;
export const ownerReports = z.object({ reports: z.array(ownerReport), next });
export type OwnerReports = z.infer<typeof ownerReports>;

/** How the server is, and what limits are in force. */
export const ownerOverview = z.object({
  build: z.string(),
  startedAt: count,
  now: count,
  health: z.object({
    /** Why nothing can be stored; null while all is well. */
    trouble: z.nullable(z.string()),
    /** Bytes of memory that the process uses. */
    memory: count,
    sockets: count,
    /** Tables that are loaded. */
    rooms: count,
    /** Bytes of the data file. */
    dataBytes: z.nullable(count),
  }),
  counts: z.object({
    people: count,
    accounts: count,
    tables: count,
    running: count,
    finished: count,
    openReports: count,
    suspended: count,
  }),
  /** Settings that limit what people can do, by the name of their variable. */
  limits: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type OwnerOverview = z.infer<typeof ownerOverview>;

/** An invitation of the server's owner, by which people come in where `mode` is `invited`. */
const ownerInvitation = z.object({
  id,
  /** For whom it is, in the owner's words. */
  note: z.string(),
  /** How many people may come in by it, and how many have. */
  most: count,
  uses: count,
  createdAt: count,
  expiresAt: count,
  withdrawnAt: z.nullable(count),
  /** Whether somebody can still come in by it. */
  open: z.boolean(),
});
export type OwnerInvitation = z.infer<typeof ownerInvitation>;
export const ownerInvitationsQuery = z.object(page);
export type OwnerInvitationsQuery = z.infer<typeof ownerInvitationsQuery>;
export const ownerInvitations = z.object({ invitations: z.array(ownerInvitation), next });
export type OwnerInvitations = z.infer<typeof ownerInvitations>;

/** Limits of an invitation. */
export const SERVER_INVITATION = { people: 1000, days: 366, note: 60 } as const;
/** Without `people` one person can come in by it, without `days` within 30 days. */
export const newServerInvitation = z.object({
  note: z.optional(z.string().check(z.trim(), z.maxLength(SERVER_INVITATION.note))),
  people: z.optional(z.int().check(z.minimum(1), z.maximum(SERVER_INVITATION.people))),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(SERVER_INVITATION.days))),
});
export type NewServerInvitation = z.infer<typeof newServerInvitation>;
/** The code of a new invitation, which nobody can read again. */
export const madeServerInvitation = z.object({
  invitation: ownerInvitation,
  code: z.string(),
  /** The address to pass on; null where PUBLIC_URL is not set: then it is `/account#invite=CODE` of the server's. */
  url: z.nullable(z.string()),
  /** Whether people need an invitation on this server. */
  needed: z.boolean(),
});
export type MadeServerInvitation = z.infer<typeof madeServerInvitation>;

/** Whether a report is done with. */
export const resolveReport = z.object({ resolved: z.boolean() });
/** Whether a person may only watch and finish their matches: they can neither sit down, open a table nor write. */
export const suspendPerson = z.object({ suspended: z.boolean() });

/** Addresses for the server's owner. */
export const OWNER_API = {
  /** GET: `ownerOverview`. */
  overview: '/api/owner',
  /** GET `ownerPeopleQuery`: `ownerPeople`, the newest first. */
  people: '/api/owner/people',
  /** PUT `suspendPerson`: 204. */
  suspension: (person: string) => `/api/owner/people/${person}/suspension`,
  /** DELETE: signs the person out on all devices; 204. */
  sessions: (person: string) => `/api/owner/people/${person}/sessions`,
  /** GET `ownerTablesQuery`: `ownerTables`, the last used first. */
  tables: '/api/owner/tables',
  /** POST: ends a table; nobody wins. 204. */
  close: (table: string) => `/api/owner/tables/${table}/close`,
  /** GET `ownerReportsQuery`: `ownerReports`, the newest first. */
  reports: '/api/owner/reports',
  /** PUT `resolveReport`: 204. */
  report: (report: string) => `/api/owner/reports/${report}`,
  /** GET `ownerInvitationsQuery`: `ownerInvitations`, the newest first. POST `newServerInvitation`: `madeServerInvitation`. */
  invitations: '/api/owner/invitations',
  /** DELETE: nobody comes in by it any more; 204. */
  invitation: (invitation: string) => `/api/owner/invitations/${invitation}`,
  /** POST: computes all ratings again from the results; 204. */
  ratings: '/api/owner/ratings',
} as const;
