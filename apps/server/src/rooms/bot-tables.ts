import type { ServerContext } from '../core/context.ts';
import type { Room } from './room.ts';

/** Tables with only bots that one network, or one host, may have running at once. */
export const MAX_BOT_TABLES = 4;

/** Whether bots play every seat, so that the match needs no person. */
export function isBotsOnly(room: Pick<Room, 'seats' | 'botOf'>): boolean {
  return room.seats.every((_, seat) => room.botOf(seat) !== null);
}

/** How many of these tables are a host's, or come from the host's network. A table that is being read again does not count. */
export function countOwn({ networks }: ServerContext, tables: Iterable<Room>, host: string): number {
  const network = networks.of(host);
  let count = 0;
  for (const { table, broken } of tables)
    if (!broken && (table.host === host || networks.of(table.host) === network)) count++;
  return count;
}
