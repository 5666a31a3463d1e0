import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { looksLike, looksLikeBot } from '../identity/skeleton.ts';
import type { Room } from '../rooms/room.ts';
import { hasEnded } from '../rooms/seats.ts';
import type { StoredTable } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';

/*
 * Nobody at a table may have a name that looks like somebody else's there, or like a bot's.
 */

/** Everybody at a table whose name is shown, but for one person. */
function othersAt({ table, seats }: Pick<StoredTable, 'table' | 'seats'>, person: string): string[] {
  const all = new Set([table.host, ...seats.flatMap((seat) => seat.person ?? [])]);
  all.delete(person);
  return [...all];
}

/**
 * The person as they sit down at a table. A guest who never chose a name gets another one where theirs looks like somebody's.
 * @returns who they are there, and the change that stores a new name
 * @throws {Problem} if the name that they chose looks like somebody's
 */
export function namedApart(room: Room, me: Me): { readonly me: Me; readonly changes: readonly RowChange[] } {
  const { people } = room.context;
  const taken = othersAt(room, me.id).flatMap((person) => room.names.get(person) ?? []);
  const isFree = (name: string) => !taken.some((each) => looksLike(each, name));
  if (isFree(me.name)) return { me, changes: [people.addChange(me)] };
  const other = people.isUnnamed(me) ? people.otherNames(me).find(isFree) : undefined;
  if (other === undefined) throw new Problem(409, 'nameTaken');
  const renamed = { ...me, name: other };
  return { me: renamed, changes: [people.putChange(renamed)] };
}

/** @throws {Problem} if a name looks like a bot's, or like somebody's at a table where the person is */
export async function checkNewName(context: ServerContext, person: string, name: string): Promise<void> {
  if (looksLikeBot(name)) throw new Problem(409, 'nameOfBot');
  const tables = (await context.store.listTablesOf(person)).filter(({ table }) => !hasEnded(table));
  const others = [...new Set(tables.flatMap((each) => othersAt(each, person)))];
  const names = await context.people.names(others);
  if ([...names.values()].some((each) => looksLike(each, name))) throw new Problem(409, 'nameTaken');
}
