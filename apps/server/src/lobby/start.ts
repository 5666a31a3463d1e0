import { Match } from '@durbar/table';
import { Problem } from '../core/problem.ts';
import { setupOf } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';

/**
 * Begins the match of a table that waits; done once that is durable.
 * @throws {Problem} if it has begun already or a seat is empty
 */
export async function startMatch(room: Room): Promise<void> {
  const { table, seats, context, game } = room;
  if (table.status !== 'waiting') throw new Problem(409, 'started');
  if (seats.some(({ kind }) => kind === 'empty')) throw new Problem(409, 'seatsEmpty');
  room.match = Match.begin(setupOf(table, seats), { game });
  table.startedAt = context.now();
  table.lastAt = table.startedAt;
  room.noteEntries();
  room.summarize();
  const entries = room.match.log.map((entry, n) => context.logs.append(room.id, n, entry));
  await room.save([context.tables.update(table), ...entries]);
  room.publisher.resync();
  room.infoChanged();
}
