import type { Game } from '@durbar/kernel';
import type { TableCard } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { createCard, type SeatPresence } from '../rooms/info.ts';
import { countAutomata, loadRules } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';
import { takesNewcomers } from '../rooms/seats.ts';
import type { StoredTable } from '../storage/rows.ts';

/** A loaded table's entry in a list. */
export function roomCard(room: Room, person: string | null): TableCard {
  if (room.stale) room.summarize();
  return createCard(room, room.unplayable === null, room.names, room.presenceNow(), person);
}

/** Entries of tables that are not loaded, from their stored rows. */
export async function storedCards(
  context: ServerContext,
  stored: readonly StoredTable[],
  person: string | null,
): Promise<TableCard[]> {
  const people = stored.flatMap(({ table, seats }) => [
    table.host,
    ...seats.flatMap((seat) => seat.person ?? []),
  ]);
  const names = await context.people.names([...new Set(people)]);
  return Promise.all(
    stored.map(async (each) => {
      const { game } = await loadRules(context.games, each.table);
      return createCard(each, game !== null, names, absence(context, each, game), person);
    }),
  );
}

/** Nobody is at a table that is not loaded. */
function absence(context: ServerContext, { table, seats }: StoredTable, game: Game | null): SeatPresence {
  const limit = context.tuning.awayMs[table.pace];
  return {
    automata: game ? countAutomata(game, table) : 0,
    newcomers: takesNewcomers(game),
    watching: 0,
    isHere: () => false,
    hasVanished: (seat) => {
      const since = seats[seat]?.awaySince ?? null;
      return since !== null && context.now() - since >= limit;
    },
    botOf: () => null,
  };
}
