import type { Me, TableInfo } from '@durbar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../core/context.ts';
import type { Room } from '../../rooms/room.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify } from '../identify.ts';

type Task = (room: Room, me: Me) => Promise<void>;

/** Runs a person's task on a table. Returns the table as it is afterwards. */
export function createTaskRunner(context: ServerContext, rooms: Rooms) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    table: string,
    task: Task,
  ): Promise<TableInfo> => {
    const me = await identify(context, request, reply);
    return rooms.use(table, async (room) => {
      await task(room, me);
      return room.info(me.id);
    });
  };
}
