import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { findShownRating } from '../ratings/shown.ts';
import type { StoredTable, TableRow } from '../storage/rows.ts';

/** @throws {Problem} if a host asks others for a rating that they do not have themselves, which nobody has alone */
export async function checkMinRating(
  context: ServerContext,
  me: Me,
  table: Pick<TableRow, 'game' | 'players' | 'terms'>,
): Promise<void> {
  const { minRating } = table.terms;
  if (minRating === undefined) return;
  const own = await findShownRating(context, me.id, table);
  if (own === null || own < minRating) throw new Problem(409, 'hostRating', { rating: String(minRating) });
}

/**
 * Asks whether a person may sit down before anything is changed.
 * @returns what refuses them if they may not
 */
export async function prepareMinRating(
  context: ServerContext,
  me: Me,
  stored: Pick<StoredTable, 'table' | 'invitations'>,
): Promise<() => void> {
  const { minRating } = stored.table.terms;
  if (await meetsMinRating(context, me, stored)) return () => undefined;
  return () => {
    throw new Problem(409, 'lowRating', { rating: String(minRating) });
  };
}

/**
 * Whether a person has the rating that the table asks for. The host has met it before, and whom they have invited need not; nor
 * need those who played the match that this one is a rematch of.
 */
async function meetsMinRating(
  context: ServerContext,
  me: Me,
  { table, invitations }: Pick<StoredTable, 'table' | 'invitations'>,
): Promise<boolean> {
  const { minRating } = table.terms;
  if (minRating === undefined || table.host === me.id) return true;
  const state = invitations.get(me.id)?.state;
  if (state === 'sent' || state === 'accepted' || state === 'linked') return true;
  const own = await findShownRating(context, me.id, table);
  if (own !== null && own >= minRating) return true;
  const before = table.follows === null ? null : await context.store.findTable(table.follows);
  return before?.seats.some(({ person }) => person === me.id) ?? false;
}
