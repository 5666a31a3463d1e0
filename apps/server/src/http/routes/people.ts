import { API, changeMe, deviceLink, me, problemAnswer, useCode } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import type { ServerContext } from '../../core/context.ts';
import { Once } from '../../core/once.ts';
import { Problem } from '../../core/problem.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { giveCookie, identify, localeOf } from '../identify.ts';
import { CODE_TRIES } from '../limits.ts';
import { requestKey } from '../request-key.ts';

const tags = ['people'];
const answers = { 200: me, '4xx': problemAnswer };

/** The person who asks, on this device and others. */
export function peopleRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const codes = new Once<z.infer<typeof deviceLink>>(context.now);
  return (app, _options, done) => {
    app.get(
      API.me,
      { schema: { tags, summary: 'The signed-in person; a first visit creates a guest', response: answers } },
      async (request, reply) => {
        const found = await identify(context, request, reply);
        giveCookie(context, request, reply, found.id);
        return found;
      },
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
    app.post(
      API.deviceLink,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          summary: 'Creates a one-time code that signs another device in',
          response: { 200: deviceLink, '4xx': problemAnswer },
        },
      },
      async (request, reply) => {
        const person = await identify(context, request, reply);
        return codes.run(requestKey(request, person.id), () => context.people.makeDeviceCode(person));
      },
    );
    app.post(
      API.useDeviceLink,
      {
        config: CODE_TRIES,
        schema: { tags, summary: 'Signs this device in with a code', body: useCode, response: answers },
      },
      async (request, reply) => {
        const person = await context.people.useDeviceCode(request.body.code);
        if (person === null) throw new Problem(404, 'code');
        giveCookie(context, request, reply, person);
        return context.people.me(person, localeOf(request));
      },
    );
    done();
  };
}
