import {
  id,
  madeServerInvitation,
  newServerInvitation,
  OWNER_API,
  ownerInvitations,
  ownerInvitationsQuery,
  ownerOverview,
  ownerPeople,
  ownerPeopleQuery,
  ownerReports,
  ownerReportsQuery,
  ownerTables,
  ownerTablesQuery,
  resolveReport,
  suspendPerson,
} from '@durbar/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { sameText } from '../../identity/tokens.ts';
import { closeTable } from '../../owner/close-table.ts';
import { readOverview } from '../../owner/overview.ts';
import type { Owner } from '../../owner/owner.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { OWNER_REQUESTS } from '../limits.ts';

const common = { tags: ['owner'], security: [{ owner: [] }] };
const params = z.object({ person: id });
const done204 = { 204: z.null() };

/** Lets only the server's owner through; everybody else finds nothing at the address. */
function requireOwner({ settings, suspicions }: ServerContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = request.headers.authorization ?? '';
    const { ownerKey } = settings;
    if (ownerKey !== null && sameText(given, `Bearer ${ownerKey}`)) return;
    if (given !== '') suspicions.note('code', request.ip);
    throw new Problem(404, 'notFound');
  };
}

/** What the server's owner sees. */
export function ownerListRoutes(context: ServerContext, owner: Owner): FastifyPluginCallbackZod {
  const startedAt = context.now();
  return (app, _options, done) => {
    app.addHook('preValidation', requireOwner(context));
    app.get(
      OWNER_API.overview,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'getOverview',
          summary: 'How the server is, and what limits are in force',
          response: { 200: ownerOverview },
        },
      },
      () => readOverview(context, startedAt),
    );
    app.get(
      OWNER_API.people,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'listPeople',
          summary: 'People, the newest first',
          querystring: ownerPeopleQuery,
          response: { 200: ownerPeople },
        },
      },
      (request) => owner.listPeople(request.query),
    );
    app.get(
      OWNER_API.tables,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'listAllTables',
          summary: 'Tables, the last used first',
          querystring: ownerTablesQuery,
          response: { 200: ownerTables },
        },
      },
      (request) => owner.listTables(request.query),
    );
    app.get(
      OWNER_API.reports,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'listReports',
          summary: 'Reports, the newest first',
          querystring: ownerReportsQuery,
          response: { 200: ownerReports },
        },
      },
      (request) => owner.listReports(request.query),
    );
    done();
  };
}

/** What the server's owner does about people. */
export function ownerPersonRoutes(context: ServerContext, owner: Owner): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('preValidation', requireOwner(context));
    app.put(
      OWNER_API.suspension(':person'),
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'suspendPerson',
          summary: 'Suspends a person, or ends that',
          params,
          body: suspendPerson,
          response: done204,
        },
      },
      async (request, reply) => {
        await owner.suspend(request.params.person, request.body.suspended);
        return reply.code(204).send(null);
      },
    );
    app.delete(
      OWNER_API.sessions(':person'),
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'endSessions',
          summary: 'Signs a person out on all devices',
          params,
          response: done204,
        },
      },
      async (request, reply) => {
        await owner.signOut(request.params.person);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/** The owner's invitations to the server. */
export function ownerInvitationRoutes(context: ServerContext, owner: Owner): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('preValidation', requireOwner(context));
    app.get(
      OWNER_API.invitations,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'listServerInvitations',
          summary: "The owner's invitations to the server, the newest first",
          querystring: ownerInvitationsQuery,
          response: { 200: ownerInvitations },
        },
      },
      (request) => owner.listInvitations(request.query),
    );
    app.post(
      OWNER_API.invitations,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'makeServerInvitation',
          summary: 'Makes an invitation to the server; its code is said this once',
          body: newServerInvitation,
          response: { 200: madeServerInvitation },
        },
      },
      (request) => owner.makeInvitation(request.body),
    );
    app.delete(
      OWNER_API.invitation(':invitation'),
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'withdrawServerInvitation',
          summary: 'Ends an invitation to the server; who came by it stays',
          params: z.object({ invitation: id }),
          response: done204,
        },
      },
      async (request, reply) => {
        await owner.withdrawInvitation(request.params.invitation);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/** What the server's owner does about reports, tables and ratings. */
export function ownerActionRoutes(
  context: ServerContext,
  owner: Owner,
  rooms: Rooms,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('preValidation', requireOwner(context));
    app.put(
      OWNER_API.report(':report'),
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'resolveReport',
          summary: 'Notes that a report is done with, or opens it again',
          params: z.object({ report: z.string().regex(/^\d{1,15}$/) }),
          body: resolveReport,
          response: done204,
        },
      },
      async (request, reply) => {
        await owner.resolve(Number(request.params.report), request.body.resolved);
        return reply.code(204).send(null);
      },
    );
    app.post(
      OWNER_API.close(':table'),
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'closeTable',
          summary: 'Ends a table; nobody wins',
          params: z.object({ table: id }),
          response: done204,
        },
      },
      async (request, reply) => {
        await rooms.use(request.params.table, closeTable);
        return reply.code(204).send(null);
      },
    );
    app.post(
      OWNER_API.ratings,
      {
        config: OWNER_REQUESTS,
        schema: {
          ...common,
          operationId: 'rebuildRatings',
          summary: 'Computes all ratings again from the results',
          response: done204,
        },
      },
      async (_request, reply) => {
        await owner.rebuildRatings();
        return reply.code(204).send(null);
      },
    );
    done();
  };
}
