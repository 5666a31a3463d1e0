import { API, devices, id } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { identifySender, type Sender, takeCookie } from '../identify.ts';

const tags = ['people'];
const response = { 200: devices };
const params = z.object({ device: id });

/** The devices of the person who asks: where they are signed in, and signing them out. */
export function deviceRoutes(context: ServerContext): FastifyPluginCallbackZod {
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
      { schema: { tags, operationId: 'listDevices', summary: 'Where the person is signed in', response } },
      async (request, reply) => listed(await identifySender(context, request, reply)),
    );
    app.delete(
      '/api/me/devices/:device',
      {
        schema: {
          tags,
          operationId: 'signOutDevice',
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
          takeCookie(context, request, reply);
          return reply.code(204).send(null);
        }
        if (!ended) throw new Problem(404, 'notFound');
        return listed(sender);
      },
    );
    app.delete(
      API.deviceLink,
      {
        schema: {
          tags,
          operationId: 'endDeviceCodes',
          summary: "Ends the person's codes that were not used",
          response,
        },
      },
      async (request, reply) => {
        const sender = await identifySender(context, request, reply);
        await context.people.dropDeviceCodes(sender.me.id);
        return listed(sender);
      },
    );
    done();
  };
}
