import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import type { Room } from '../rooms/room.ts';

/* What people must be, and how a table must stand, for what they ask of it. */

/** @throws {Problem} if the match has begun, or never will */
export function requireNotBegun({ table }: Pick<Room, 'table'>): void {
  if (table.status !== 'waiting' && table.status !== 'starting') throw new Problem(409, 'started');
}

/** @throws {Problem} if the person is not the table's host */
export function requireHost({ table }: Pick<Room, 'table'>, me: Me): void {
  if (table.host !== me.id) throw new Problem(403, 'notHost');
}

/** @throws {Problem} if the host has banned the person from the table */
export function requireNotBanned({ bans }: Pick<Room, 'bans'>, me: Me): void {
  if (bans.has(me.id)) throw new Problem(409, 'cannotSit');
}
