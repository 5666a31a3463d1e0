import { API, deviceLink, devices, id, me, problemAnswer, useCode } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Once } from '../../core/once.ts';
import { Problem } from '../../core/problem.ts';
import { identify, identifySender, localeOf, type Sender, signIn, takeCookie } from '../identify.ts';
import { CODE_TRIES } from '../limits.ts';
import { requestKey } from '../request-key.ts';

const tags = ['people'];
const response = { 200: devices, '4xx': problemAnswer };
const params = z.object({ device: id });

/** The devices of the person who asks: signing others in, seeing where, signing them out. */
export function deviceRoutes(context: ServerContext): FastifyPluginCallbackZod {
  const codes = new Once<z.infer<typeof deviceLink>>(context.now);
  const listed = async ({ me: { id: person }, device }: Sender) => ({
    devices: (await context.devices.list(person)).map(({ id: each, label, createdAt, usedAt }) => ({
      id: each,
      label,
      here: each === device,
      createdAt,
      usedAt,
    })),
    codes: await context.people.countDeviceCodes(person),
  });
  return (app, _options, done) => {
    app.get(
      API.devices,
      { schema: { tags, summary: 'Where the person is signed in', response } },
      async (request, reply) => listed(await identifySender(context, request, reply)),
    );
    app.delete(
      '/api/me/devices/:device',
      {
        schema: {
          tags,
          summary: 'Signs a device of the person out',
          params,
          response: { ...response, 204: z.null() },
        },
      },
      async (request, reply) => {
        const sender = await identifySender(context, request, reply);
        const { device } = request.params;
        const ended = await context.devices.end(sender.me.id, device);
        if (device === sender.device) {
          takeCookie(request, reply);
          return reply.code(204).send(null);
        }
        if (!ended) throw new Problem(404, 'notFound');
        return listed(sender);
      },
    );
    app.delete(
      API.deviceLink,
      { schema: { tags, summary: "Ends the person's codes that were not used", response } },
      async (request, reply) => {
        const sender = await identifySender(context, request, reply);
        await context.people.dropDeviceCodes(sender.me.id);
        return listed(sender);
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
        schema: {
          tags,
          summary: 'Signs this device in with a code',
          body: useCode,
          response: { 200: me, '4xx': problemAnswer },
        },
      },
      async (request, reply) => {
        const person = await context.people.useDeviceCode(request.body.code);
        if (person === null) {
          context.suspicions.note('code', request.ip);
          throw new Problem(404, 'code');
        }
        await signIn(context, request, reply, person);
        return context.people.me(person, localeOf(request));
      },
    );
    done();
  };
}
