import * as z from 'zod/mini';
import { count, id, seat } from './basics.ts';
import { SERIES_LENGTHS, termsParts } from './terms.ts';

/* What the host of a table decides about it, beside game, seats and clock. */

/* What is sent both ways has a schema for each, since the descriptions of the API differ in what may come later. */

/** Who may come from now on. */
export const visibility = z.enum(['private', 'link', 'open']);
/** What the host allows from now on. */
export const tableTerms = z.object(termsParts);

/** A series of so many matches; null: until somebody ends it. */
export const seriesPlan = z.object({
  length: z.nullable(z.int().check(z.gte(SERIES_LENGTHS.least), z.lte(SERIES_LENGTHS.most))),
});
export type SeriesPlan = z.infer<typeof seriesPlan>;

/** A finished match of a series. */
const seriesMatch = z.object({
  table: id,
  /** By entrant; null in games that count no points. */
  scores: z.nullable(z.array(z.number())),
  ranks: z.array(z.int()),
});
export type SeriesMatch = z.infer<typeof seriesMatch>;

/**
 * The series that a table's match is one of. An entrant is whoever takes part, numbered by their seat in the first match; what they
 * reach counts for them wherever they sit.
 */
export const seriesInfo = z.object({
  length: z.nullable(count),
  /** Number of the table's match, from 1. */
  number: count,
  /** The entrant at each seat of this table. */
  order: z.array(count),
  /** All finished ones, this table's included. */
  matches: z.array(seriesMatch),
  /** Whether there is no further match: the last one is finished, or somebody has ended the series. */
  over: z.boolean(),
});
export type SeriesInfo = z.infer<typeof seriesInfo>;

/** Changes of the host before the match begins; what is absent stays. `series: null`: a single match. */
export const changeTable = z.object({
  visibility: z.optional(visibility),
  terms: z.optional(tableTerms),
  series: z.optional(z.nullable(seriesPlan)),
});
export type ChangeTable = z.infer<typeof changeTable>;

/** Invites a person to a free seat, which nobody else can take until they have answered. */
export const invite = z.object({ person: id, seat });
export type Invite = z.infer<typeof invite>;

/** People who have sat at a table with the sender, the last first. */
export const companions = z.object({
  people: z.array(z.object({ id, name: z.string(), matches: count, lastAt: count })),
});
export type Companion = z.infer<typeof companions>['people'][number];

/** Addresses for hosts and those whom they invite, apart from `API`, which the first load has. */
export const HOST_API = {
  /** PATCH `changeTable`, the host before the match begins: `tableInfo`. */
  table: (table: string) => `/api/tables/${table}`,
  /** POST `invite`, the host before the match begins: `tableInfo`. */
  invitations: (table: string) => `/api/tables/${table}/invitations`,
  /** DELETE, the host: withdraws an invitation; `tableInfo`. */
  invitation: (table: string, person: string) => `/api/tables/${table}/invitations/${person}`,
  /** POST, whoever was invited: declines; 204. They accept by sitting down. */
  decline: (table: string) => `/api/tables/${table}/decline`,
  /** POST `useCode`: lets the sender come to the private table whose host gave them the code; `tableRef`. */
  useTableCode: '/api/come',
  /** POST, anybody who sat there, after a match of a series: there is no further one; `tableInfo`. */
  endSeries: (table: string) => `/api/tables/${table}/series/end`,
  /** GET: `companions`. */
  companions: '/api/me/companions',
} as const;
