import { signRecord } from '@durbar/kernel';
import { API, id, type Me, type NewTable, newTable, rematchRef, tableInfo } from '@durbar/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Once } from '../../core/once.ts';
import { Problem } from '../../core/problem.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import { openTable } from '../../lobby/open.ts';
import { rematch } from '../../lobby/rematch.ts';
import { chosenColoursOf } from '../../rooms/colours.ts';
import type { Room } from '../../rooms/room.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { requireGuest, viewerOf } from '../../rooms/seats.ts';
import { identify } from '../identify.ts';
import { EXPORTS, openings } from '../limits.ts';
import { matchRecord } from '../openapi/named-schemas.ts';
import { requestKey } from '../request-key.ts';

const params = z.object({ table: id });
const tags = ['tables'];
const infoAnswers = { 200: tableInfo };

/** Opening tables, reading them and their records, rematches. */
export function tableRoutes(context: ServerContext, rooms: Rooms, lobby: Lobby): FastifyPluginCallbackZod {
  const openOnce = opener(context, rooms, lobby);
  return (app, _options, done) => {
    app.post(
      API.tables,
      {
        config: openings(context.settings),
        schema: {
          tags,
          operationId: 'openTable',
          summary: 'Opens a table',
          body: newTable,
          response: infoAnswers,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return rooms.use(await openOnce(request, me, request.body), (room) => room.info(me.id));
      },
    );
    app.get(
      API.table(':table'),
      { schema: { tags, operationId: 'getTable', summary: 'A table', params, response: infoAnswers } },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return rooms.use(request.params.table, async (room) => {
          await room.durable();
          requireGuest(room, me.id);
          return room.info(me.id);
        });
      },
    );
    app.get(
      API.record(':table'),
      {
        config: EXPORTS,
        schema: {
          tags,
          operationId: 'getRecord',
          summary: 'The record of an ended match, or the log of a running one as the person sees it',
          params,
          response: { 200: matchRecord },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return rooms.use(request.params.table, async (room) => {
          await room.durable();
          requireGuest(room, me.id);
          const name = `durbar-${room.table.game}-${room.shortId}.json`;
          void reply.header('content-disposition', `attachment; filename="${name}"`);
          return exported(context, room, me);
        });
      },
    );
    app.post(
      API.rematch(':table'),
      {
        config: openings(context.settings),
        schema: {
          tags,
          operationId: 'openRematch',
          summary: 'Opens a rematch, or finds the one that was opened',
          params,
          response: { 200: rematchRef },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return rooms.use(request.params.table, (room) => rematch(rooms, lobby, room, me));
      },
    );
    done();
  };
}

/** The record of an ended match, signed; before that, or without its rules, the log as the person sees it. */
function exported({ recordKey }: ServerContext, room: Room, me: Me): object {
  const { match, table, seats, names, id } = room;
  const viewer = viewerOf(room, me.id);
  const log = room.unplayable?.match ?? match;
  if (log && room.damage) return { ...log.viewerLog(viewer), damage: { entry: room.damage.entry } };
  if (room.unplayable?.match) return room.unplayable.match.viewerLog(viewer);
  if (!match) throw new Problem(409, 'notStarted');
  if (match.status !== 'over' && match.status !== 'abandoned') return match.viewerLog(viewer);
  const record = match.record({
    names: seats.map(({ person }) => (person === null ? null : (names.get(person) ?? null))),
    colours: seats.map(chosenColoursOf),
    meta: { ...(table.name !== '' && { title: table.name }), startedAt: table.startedAt, id },
  });
  return signRecord(record, recordKey);
}

/** Opens tables; a request that comes again gets the table that it has opened. */
function opener(context: ServerContext, rooms: Rooms, lobby: Lobby) {
  const opened = new Once<string>(context.now);
  return (request: FastifyRequest, me: Me, wanted: NewTable): Promise<string> => {
    const key = requestKey(request, me.id);
    return opened.run(key, () => openTable(context, rooms, lobby, me, wanted, key));
  };
}
