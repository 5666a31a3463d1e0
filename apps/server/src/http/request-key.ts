import { id } from '@durbar/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../core/problem.ts';

/** The header by which a page makes a repeated request harmless. */
const HEADER = 'idempotency-key';

/**
 * What identifies a person's request, so that it can come again: them, what they ask for, and the id that their page gave it.
 * Null if it gave none.
 * @throws {Problem} if the id is no id
 */
export function requestKey({ headers, routeOptions }: FastifyRequest, person: string): string | null {
  const given = headers[HEADER];
  if (given === undefined) return null;
  const read = z.safeParse(id, given);
  if (!read.success) throw new Problem(400, 'badRequest');
  return `${person} ${routeOptions.url} ${read.data}`;
}
