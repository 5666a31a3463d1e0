import {
  agreeTo,
  CLOCK_API,
  id,
  type Me,
  type MyClock,
  myClock,
  tableInfo,
  wakingHours,
} from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { findZone } from '../../clocks/zones.ts';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { agree } from '../../lobby/agree.ts';
import type { MyNoticesService } from '../../notices/my-notices.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify } from '../identify.ts';

/** Waking hours of people, and what they agree on about the clocks of a table. */
export function clockRoutes(
  context: ServerContext,
  rooms: Rooms,
  notices: Pick<MyNoticesService, 'setDigest'>,
): FastifyPluginCallbackZod {
  const { personClocks } = context;
  const read = async ({ id: person }: Me): Promise<MyClock> => ({
    hours: (await personClocks.find(person)).hours,
    daysLeft: Math.max(0, await personClocks.daysLeft(person)),
  });
  const response = { 200: myClock };
  return (app, _options, done) => {
    app.get(
      CLOCK_API.mine,
      {
        schema: {
          tags: ['people'],
          operationId: 'getMyClock',
          summary: "The sender's waking hours and days of vacation",
          response,
        },
      },
      async (request, reply) => read(await identify(context, request, reply)),
    );
    app.put(
      CLOCK_API.mine,
      {
        schema: {
          tags: ['people'],
          operationId: 'setMyHours',
          summary: 'Sets waking hours, for clocks that begin to run from then on',
          body: wakingHours,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const zone = await findZone(request.body.zone);
        if (zone === null) throw new Problem(400, 'zone');
        await personClocks.setHours(me, { ...request.body, zone });
        await notices.setDigest(me);
        return read(me);
      },
    );
    app.post(
      CLOCK_API.agree(':table'),
      {
        schema: {
          tags: ['seats'],
          operationId: 'agree',
          summary:
            'Agrees to a pause, more time or the end of a match with a clock; done once all who play agree',
          params: z.object({ table: id }),
          body: agreeTo,
          response: { 200: tableInfo },
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        return rooms.use(request.params.table, async (room) => {
          await agree(room, me, request.body);
          return room.info(me.id);
        });
      },
    );
    done();
  };
}
