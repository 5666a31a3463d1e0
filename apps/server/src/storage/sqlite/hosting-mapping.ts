import { shownTerms, USUAL_TERMS } from '@durbar/protocol';
import * as z from 'zod/mini';
import type { InvitationRow, InvitationState, SeriesRow, TableRow } from '../rows.ts';
import type { InvitationColumns, TableColumns } from './schema.ts';

const STATES: readonly InvitationState[] = ['sent', 'accepted', 'declined', 'withdrawn', 'linked'];

const count = z.int().check(z.gte(0));
const series = z.object({
  length: z.nullable(count),
  number: count,
  order: z.array(count),
  matches: z.array(
    z.object({ table: z.string(), scores: z.nullable(z.array(z.number())), ranks: z.array(z.int()) }),
  ),
  ended: z.boolean(),
});

type HostingRow = Pick<TableRow, 'visibility' | 'terms' | 'series'>;
type HostingColumns = Pick<TableColumns, 'open' | 'private' | 'terms' | 'series'>;

/** What the host of a table has decided. @throws {ZodError} if what is stored is damaged */
export function hostingFrom(columns: HostingColumns): HostingRow {
  return {
    visibility: columns.open === 1 ? 'open' : columns.private === 1 ? 'private' : 'link',
    terms: columns.terms === null ? USUAL_TERMS : shownTerms.parse(JSON.parse(columns.terms)),
    series: columns.series === null ? null : (series.parse(JSON.parse(columns.series)) satisfies SeriesRow),
  };
}

export function hostingColumns({ visibility, terms, series: row }: HostingRow): HostingColumns {
  return {
    open: visibility === 'open' ? 1 : 0,
    private: visibility === 'private' ? 1 : 0,
    terms: terms === USUAL_TERMS ? null : JSON.stringify(terms),
    series: row && JSON.stringify(row),
  };
}

export function invitationFrom(columns: InvitationColumns): InvitationRow {
  return {
    person: columns.person,
    by: columns.inviter,
    seat: columns.seat,
    state: STATES.find((state) => state === columns.state) ?? 'withdrawn',
    at: columns.at,
  };
}

export function invitationColumns(table: string, { by, ...row }: InvitationRow): InvitationColumns {
  return { table_id: table, inviter: by, ...row };
}
