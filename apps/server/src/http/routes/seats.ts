import {
  API,
  chooseColours,
  giveHash,
  giveNonce,
  hideTable,
  id,
  joinTable,
  muteSeat,
  rateTable,
  seatChoice,
  tableInfo,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { checkBotTables } from '../../lobby/limits.ts';
import {
  choosePlayerColours,
  hideTable as hide,
  join,
  leave,
  mute,
  rate,
  setSeat,
  start,
} from '../../lobby/seats.ts';
import { isBotsOnly } from '../../rooms/bot-tables.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { giveHash as applyHash, giveNonce as applyNonce } from '../../rooms/starting.ts';
import { createTaskRunner } from './table-task.ts';

const params = z.object({ table: id });
/** Exactly one digit: `Number(' ')` would be seat 0. */
const seatParams = z.object({
  table: id,
  seat: z
    .string()
    .regex(/^[0-7]$/)
    .transform(Number),
});
const tags = ['seats'];
const response = { 200: tableInfo };

/** Starting, what is chosen last, and what people give to the deal before. */
export function startRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const change = createTaskRunner(context, rooms);
  return (app, _options, done) => {
    app.post(
      API.start(':table'),
      {
        schema: {
          tags,
          operationId: 'startMatch',
          summary: 'Starts the match; only for the host',
          params,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => {
          if (isBotsOnly(room)) checkBotTables(context, rooms, me.id);
          return start(room, me);
        }),
    );
    app.put(
      API.rated(':table'),
      {
        schema: {
          tags,
          operationId: 'rateTable',
          summary: 'Chooses whether the result counts for ratings, before the start; only for the host',
          params,
          body: rateTable,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => rate(room, me, request.body.rated)),
    );
    app.post(
      API.hash(':table'),
      {
        schema: {
          tags,
          operationId: 'giveHash',
          summary: 'Gives the hash of a nonce for the deal, before the match begins',
          params,
          body: giveHash,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => applyHash(room, me.id, request.body)),
    );
    app.post(
      API.nonce(':table'),
      {
        schema: {
          tags,
          operationId: 'giveNonce',
          summary: 'Gives the nonce itself, while the match starts',
          params,
          body: giveNonce,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => applyNonce(room, me.id, request.body)),
    );
    done();
  };
}

/** Taking, giving and leaving seats. */
export function seatRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const change = createTaskRunner(context, rooms);
  return (app, _options, done) => {
    app.post(
      API.join(':table'),
      {
        schema: { tags, operationId: 'takeSeat', summary: 'Takes a seat', params, body: joinTable, response },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => join(room, me, request.body)),
    );
    app.post(
      API.leave(':table'),
      {
        schema: {
          tags,
          operationId: 'leaveSeat',
          summary: "Gives up the sender's own seat, before the start or in the match",
          params,
          response,
        },
      },
      (request, reply) => change(request, reply, request.params.table, leave),
    );
    app.put(
      API.colours(':table'),
      {
        schema: {
          tags,
          operationId: 'chooseColours',
          summary: "Chooses the player colours of the sender's own seat, before the match begins",
          params,
          body: chooseColours,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) =>
          choosePlayerColours(room, me, request.body.colours),
        ),
    );
    app.put(
      '/api/tables/:table/seats/:seat',
      {
        schema: {
          tags,
          operationId: 'setSeat',
          summary: 'Gives a seat to a bot or frees it; only for the host',
          params: seatParams,
          body: seatChoice,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) =>
          setSeat(room, me, request.params.seat, request.body),
        ),
    );
    app.post(
      API.mute(':table'),
      {
        schema: {
          tags,
          operationId: 'muteSeat',
          summary: 'Mutes or unmutes a seat; only for the host',
          params,
          body: muteSeat,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) =>
          mute(room, me, request.body.seat, request.body.muted),
        ),
    );
    done();
  };
}

/** What a person does with their own list of tables. */
export function ownListRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const change = createTaskRunner(context, rooms);
  return (app, _options, done) => {
    app.post(
      API.hide(':table'),
      {
        schema: {
          tags,
          operationId: 'hideTable',
          summary: "Removes the table from the person's own list, or puts it back",
          params,
          body: hideTable,
          response,
        },
      },
      (request, reply) =>
        change(request, reply, request.params.table, (room, me) => hide(room, me, request.body.hidden)),
    );
    done();
  };
}
