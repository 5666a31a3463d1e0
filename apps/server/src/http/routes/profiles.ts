import {
  changePrivacy,
  foundPeople,
  history,
  historyQuery,
  id,
  newReport,
  PEOPLE_API,
  peopleQuery,
  privacy,
  profile,
  rivals,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { readHistory } from '../../people/history.ts';
import { readProfile } from '../../people/profile.ts';
import { report } from '../../people/reports.ts';
import { readRivals } from '../../people/rivals.ts';
import { searchPeople } from '../../people/search.ts';
import { identify } from '../identify.ts';
import { PEOPLE_READS, PEOPLE_SEARCHES } from '../limits.ts';

const params = z.object({ person: id });
const tags = ['people'];

/** What everybody may see of a person. */
export function profileRoutes(context: ServerContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      PEOPLE_API.people,
      {
        config: PEOPLE_SEARCHES,
        schema: {
          tags,
          operationId: 'searchPeople',
          summary: 'People who have finished a match, by the beginning of their name',
          querystring: peopleQuery,
          response: { 200: foundPeople },
        },
      },
      async (request, reply) =>
        searchPeople(context, (await identify(context, request, reply)).id, request.query.name),
    );
    app.get(
      PEOPLE_API.person(':person'),
      {
        config: PEOPLE_READS,
        schema: {
          tags,
          operationId: 'getPerson',
          summary: "A person's page: statistics and ratings",
          params,
          response: { 200: profile },
        },
      },
      async (request, reply) =>
        readProfile(context, (await identify(context, request, reply)).id, request.params.person),
    );
    app.get(
      PEOPLE_API.history(':person'),
      {
        config: PEOPLE_READS,
        schema: {
          tags,
          operationId: 'listMatches',
          summary: "A person's finished matches, the newest first",
          params,
          querystring: historyQuery,
          response: { 200: history },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return readHistory(context, me.id, request.params.person, request.query);
      },
    );
    app.get(
      PEOPLE_API.rivals(':person'),
      {
        config: PEOPLE_READS,
        schema: {
          tags,
          operationId: 'listRivals',
          summary: 'Whom a person met most in finished matches, and how they did against each other',
          params,
          response: { 200: rivals },
        },
      },
      async (request, reply) =>
        readRivals(context, (await identify(context, request, reply)).id, request.params.person),
    );
    done();
  };
}

/** What people tell the server's owner of others. */
export function reportRoutes(context: ServerContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      PEOPLE_API.report(':person'),
      {
        schema: {
          tags,
          operationId: 'reportPerson',
          summary: "Tells the server's owner of a person",
          params,
          body: newReport,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await report(context, me, request.params.person, request.body);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/** What others may see of the sender. */
export function privacyRoutes(context: ServerContext): FastifyPluginCallbackZod {
  const { store, writer, people } = context;
  const response = { 200: privacy };
  return (app, _options, done) => {
    app.get(
      PEOPLE_API.privacy,
      {
        schema: {
          tags,
          operationId: 'getPrivacy',
          summary: "Whether the sender's page is private",
          response,
        },
      },
      async (request, reply) => ({
        private: await store.people.isPrivate((await identify(context, request, reply)).id),
      }),
    );
    app.put(
      PEOPLE_API.privacy,
      {
        schema: {
          tags,
          operationId: 'setPrivacy',
          summary: "Makes the sender's page private or public",
          body: changePrivacy,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const wanted = request.body;
        await writer.writeRows([
          people.addChange(me),
          { kind: 'put privacy', person: me.id, private: wanted.private },
        ]);
        return wanted;
      },
    );
    done();
  };
}
