import type { Game } from '@durbar/kernel';
import { isTakeable, type TableCard } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { cardClock } from '../rooms/clock-info.ts';
import { createCard, type SeatPresence } from '../rooms/info.ts';
import { countAutomata, loadRules } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';
import { RoomClocks, readClocks } from '../rooms/room-clocks.ts';
import { takesNewcomers } from '../rooms/seats.ts';
import type { StoredTable } from '../storage/rows.ts';

/** A loaded table's entry in a list. */
export function roomCard(room: Room, person: string | null): TableCard {
  if (room.stale) room.summarize();
  const card = createCard(room, room.unplayable === null, room.names, room.presenceNow(), person);
  return person === null && !isTakeable(card) ? card : withClock(card, room.clocks, room.context.now());
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
      const card = createCard(each, game !== null, names, absence(context, each, game), person);
      return person === null && !isTakeable(card) ? card : withStoredClock(context, card, each);
    }),
  );
}

/** With the clock that matters to the person whose list it is. */
function withClock(card: TableCard, clocks: RoomClocks | null, at: number): TableCard {
  if (card.status !== 'running' || card.unplayable || !clocks) return card;
  const clock = cardClock(clocks, card.mySeat, at);
  return clock ? { ...card, clock } : card;
}

async function withStoredClock(context: ServerContext, card: TableCard, { table, seats }: StoredTable) {
  if (card.status !== 'running' || card.unplayable) return card;
  const people = seats.flatMap(({ person }) => person ?? []);
  const stored = await readClocks(context, table, people);
  if (!stored) return card;
  const clocks = new RoomClocks(context, stored, (seat) => seats[seat]?.person ?? null);
  try {
    return withClock(card, clocks, context.now());
  } finally {
    clocks.release();
  }
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
