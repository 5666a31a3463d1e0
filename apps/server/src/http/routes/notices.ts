import {
  changeChannel,
  digestTime,
  id,
  type Me,
  myNotices,
  NOTICE_API,
  newChannel,
  snoozed,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { networkOf } from '../../core/network.ts';
import { Once } from '../../core/once.ts';
import { snooze } from '../../lobby/snooze.ts';
import type { MyNoticesService } from '../../notices/my-notices.ts';
import { findAwake } from '../../notices/schedule.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify, identifySender } from '../identify.ts';
import { CHANNEL_TRIES } from '../limits.ts';
import { requestKey } from '../request-key.ts';

const tags = ['notices'];
const response = { 200: myNotices };
const params = z.object({ channel: id });

/** How the sender is told that a table needs them, and what they were told. */
export function noticeRoutes(context: ServerContext, service: MyNoticesService): FastifyPluginCallbackZod {
  const read = (me: Me) => service.read(me);
  return (app, _options, done) => {
    app.get(
      NOTICE_API.mine,
      {
        schema: {
          tags,
          operationId: 'getMyNotices',
          summary: 'How the sender is told that a table needs them, and what they were told lately',
          response,
        },
      },
      async (request, reply) => read(await identify(context, request, reply)),
    );
    app.put(
      NOTICE_API.digest,
      {
        schema: {
          tags,
          operationId: 'setDigestTime',
          summary: "Sets the time of day of digests, in the sender's time zone",
          body: digestTime,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await service.setDigest(me, request.body.at);
        return read(me);
      },
    );
    for (const [method, operationId, summary] of [
      ['POST', 'renewCalendar', 'Makes a new address for the calendar of deadlines; the one before ends'],
      ['DELETE', 'endCalendar', 'Ends the address of the calendar of deadlines'],
    ] as const)
      app.route({
        method,
        url: NOTICE_API.calendar,
        schema: { tags, operationId, summary, response },
        handler: async (request, reply) => {
          const me = await identify(context, request, reply);
          await service.renewCalendar(me, method === 'POST');
          return read(me);
        },
      });
    done();
  };
}

/** When a table tells the sender again that it needs them. */
export function snoozeRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      NOTICE_API.snooze(':table'),
      {
        schema: {
          tags,
          operationId: 'snooze',
          summary: 'Tells the sender in an hour, within their waking hours, that the table still needs them',
          params: z.object({ table: id }),
          response: { 200: snoozed },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const due = await rooms.use(request.params.table, (room) => snooze(room, me));
        return { at: await findAwake((await context.personClocks.find(me.id)).hours, due) };
      },
    );
    done();
  };
}

/** The sender's channels. */
export function channelRoutes(context: ServerContext, service: MyNoticesService): FastifyPluginCallbackZod {
  const added = new Once<void>(context.now);
  const read = (me: Me) => service.read(me);
  return (app, _options, done) => {
    app.post(
      NOTICE_API.channels,
      {
        config: CHANNEL_TRIES,
        schema: {
          tags,
          operationId: 'addChannel',
          summary: 'Adds a channel; to a mail address a link to confirm it is sent first',
          body: newChannel,
          response,
        },
      },
      async (request, reply) => {
        const sender = await identifySender(context, request, reply);
        const adding = { ...sender, network: networkOf(request.ip) };
        await added.run(requestKey(request, sender.me.id), () => service.add(adding, request.body));
        return read(sender.me);
      },
    );
    app.patch(
      '/api/me/notices/channels/:channel',
      {
        schema: {
          tags,
          operationId: 'changeChannel',
          summary: 'Changes what is sent by a channel, or switches it on again',
          params,
          body: changeChannel,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await service.change(me, request.params.channel, request.body);
        return read(me);
      },
    );
    app.delete(
      '/api/me/notices/channels/:channel',
      {
        schema: {
          tags,
          operationId: 'removeChannel',
          summary: 'Removes a channel, with what was sent by it',
          params,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await service.remove(me, request.params.channel);
        return read(me);
      },
    );
    app.post(
      '/api/me/notices/channels/:channel/test',
      {
        config: CHANNEL_TRIES,
        schema: {
          tags,
          operationId: 'testChannel',
          summary: 'Sends a message to try a channel',
          params,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await service.test(me, request.params.channel);
        return read(me);
      },
    );
    done();
  };
}
