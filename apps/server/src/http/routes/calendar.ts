import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { makeCalendar } from '../../notices/channels/calendar.ts';

const params = z.object({ file: z.string().regex(/^[\w-]{1,64}\.[\w-]{1,64}\.ics$/) });

/** The calendars of deadlines. Whoever has the address of one may read it. */
export function calendarRoutes(context: ServerContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get('/ical/:file', { schema: { hide: true, params } }, async (request, reply) => {
      const calendar = await makeCalendar(context, request.params.file.slice(0, -'.ics'.length));
      if (calendar === null) {
        context.suspicions.note('code', request.ip);
        throw new Problem(404, 'notFound');
      }
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(calendar);
    });
    done();
  };
}
