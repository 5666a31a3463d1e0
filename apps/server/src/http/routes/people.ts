import { API, changeMe, me, problemAnswer } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '../../core/context.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify } from '../identify.ts';

const tags = ['people'];
const answers = { 200: me, '4xx': problemAnswer };

/** The person who asks. */
export function peopleRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      API.me,
      { schema: { tags, summary: 'The signed-in person; a first visit creates a guest', response: answers } },
      (request, reply) => identify(context, request, reply),
    );
    app.patch(
      API.me,
      { schema: { tags, summary: 'Changes name or language', body: changeMe, response: answers } },
      async (request, reply) => {
        const { id, ...before } = await identify(context, request, reply);
        const { name = before.name, locale = before.locale } = request.body;
        await context.people.save({ id, name, locale });
        if (name !== before.name) rooms.rename(id, name);
        return { id, name, locale };
      },
    );
    done();
  };
}
