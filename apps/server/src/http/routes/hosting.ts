import {
  changeTable as changeBody,
  companions,
  HOST_API,
  id,
  invite as inviteBody,
  tableInfo,
  tableRef,
  useCode,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { HourlyLimit } from '../../core/hourly-limit.ts';
import { changeTable, endSeries } from '../../lobby/hosting.ts';
import {
  decline,
  HOURLY_INVITATIONS,
  invite,
  listCompanions,
  useTableCode,
  withdraw,
} from '../../lobby/invitations.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify } from '../identify.ts';
import { CODE_TRIES } from '../limits.ts';
import { createTaskRunner } from './table-task.ts';

const params = z.object({ table: id });
const tags = ['hosting'];
const response = { 200: tableInfo };

/** What hosts decide about their tables. */
export function hostingRoutes(context: ServerContext, rooms: Rooms, lobby: Lobby): FastifyPluginCallbackZod {
  const change = createTaskRunner(context, rooms);
  return (app, _options, done) => {
    app.patch(
      HOST_API.table(':table'),
      {
        schema: {
          tags,
          operationId: 'changeTable',
          summary:
            'Changes who may come, what is allowed, and the series, before the start; only for the host',
          params,
          body: changeBody,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) =>
          changeTable(lobby, room, me, request.body),
        ),
    );
    app.post(
      HOST_API.endSeries(':table'),
      {
        schema: {
          tags,
          operationId: 'endSeries',
          summary: 'After a match of a series: there is no further one',
          params,
          response,
        },
      },
      (request, reply) => change(request, reply, request.params.table, endSeries),
    );
    done();
  };
}

/** Inviting people to a table, and what they answer. */
export function invitationRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const change = createTaskRunner(context, rooms);
  const limit = new HourlyLimit(context.elapsed, HOURLY_INVITATIONS);
  return (app, _options, done) => {
    app.post(
      HOST_API.invitations(':table'),
      {
        schema: {
          tags,
          operationId: 'invitePerson',
          summary: 'Invites a person to a free seat, before the start; only for the host',
          params,
          body: inviteBody,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => invite(room, me, request.body, limit)),
    );
    app.delete(
      HOST_API.invitation(':table', ':person'),
      {
        schema: {
          tags,
          operationId: 'withdrawInvitation',
          summary: 'Withdraws an invitation that was not answered; only for the host',
          params: z.object({ table: id, person: id }),
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => withdraw(room, me, request.params.person)),
    );
    app.post(
      HOST_API.decline(':table'),
      {
        schema: {
          tags,
          operationId: 'declineInvitation',
          summary: 'Declines an invitation; it is accepted by taking a seat',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await rooms.use(request.params.table, (room) => decline(room, me));
        return reply.code(204).send(null);
      },
    );
    app.post(
      HOST_API.useTableCode,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'useTableCode',
          summary: "Lets the sender come to a private table by its host's link",
          body: useCode,
          response: { 200: tableRef },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return { table: await useTableCode(context, rooms, me, request.body.code) };
      },
    );
    done();
  };
}

/** The people whom a host may know by name. */
export function companionRoutes(context: ServerContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      HOST_API.companions,
      {
        schema: {
          tags,
          operationId: 'listCompanions',
          summary: 'The people who have played with the sender here',
          response: { 200: companions },
        },
      },
      async (request, reply) => ({
        people: await listCompanions(context, await identify(context, request, reply)),
      }),
    );
    done();
  };
}
