import { Problem } from '../core/problem.ts';
import { closeMatch } from '../rooms/play.ts';
import type { Room } from '../rooms/room.ts';
import { hasEnded } from '../rooms/seats.ts';
import { stopStart } from '../rooms/starting.ts';

/** Ends a table, whatever its host wants; nobody wins. @throws {Problem} if it has ended */
export async function closeTable(room: Room): Promise<void> {
  if (hasEnded(room.table)) throw new Problem(409, 'ended');
  if (room.table.startedAt !== null) return closeMatch(room);
  const { table, changes } = stopStart(room, 'left');
  const closed = { ...table, status: 'abandoned' as const, lastAt: room.context.now() };
  await room.submit([...changes, { kind: 'put table', table: closed }]);
  room.seatsChanged();
}
