import { ACCOUNT_API, API, changeMe, me, myExport } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { exportPerson } from '../../accounts/export.ts';
import type { ServerContext } from '../../core/context.ts';
import { forgetPerson } from '../../lobby/forget.ts';
import { checkNewName } from '../../lobby/names.ts';
import type { MyNoticesService } from '../../notices/my-notices.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify, identifySender, takeCookie } from '../identify.ts';
import { PERSON_EXPORTS } from '../limits.ts';

const tags = ['people'];
const answers = { 200: me };

/** The person who asks. */
export function peopleRoutes(
  context: ServerContext,
  rooms: Rooms,
  notices: MyNoticesService,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      API.me,
      {
        schema: {
          tags,
          operationId: 'getMe',
          summary: 'The signed-in person; a first visit creates a guest',
          response: answers,
        },
      },
      (request, reply) => identify(context, request, reply),
    );
    app.patch(
      API.me,
      {
        schema: {
          tags,
          operationId: 'changeMe',
          summary: 'Changes name or language',
          body: changeMe,
          response: answers,
        },
      },
      async (request, reply) => {
        const { id, ...before } = await identify(context, request, reply);
        const { name = before.name, locale = before.locale } = request.body;
        if (name !== before.name) await checkNewName(context, id, name);
        await context.people.save({ id, name, locale });
        if (name !== before.name) rooms.rename(id, name);
        return { id, name, locale };
      },
    );
    app.get(
      ACCOUNT_API.exported,
      {
        config: PERSON_EXPORTS,
        schema: {
          tags,
          operationId: 'exportMe',
          summary: 'All that the server knows of the sender, as one file',
          response: { 200: myExport },
        },
      },
      async (request, reply) => {
        const sender = await identifySender(context, request, reply);
        void reply.header('content-disposition', 'attachment; filename="durbar-me.json"');
        return exportPerson(context, notices, sender);
      },
    );
    app.delete(
      API.me,
      {
        schema: {
          tags,
          operationId: 'deleteMe',
          summary: "Deletes the person's data; at tables they become a former guest",
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { me: person, device } = await identifySender(context, request, reply);
        await forgetPerson(context, rooms, person);
        context.devices.onEnd(device);
        takeCookie(context, request, reply);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}
