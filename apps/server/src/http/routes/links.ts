import { API, deviceLink, id, type Me, me, tableInfo, tableRef, useCode } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Once } from '../../core/once.ts';
import { Problem } from '../../core/problem.ts';
import { credentialOf } from '../../identity/cookie.ts';
import { redeemReturnCode, renewReturnLink } from '../../lobby/seats.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify, negotiateLocale, recognize, signIn } from '../identify.ts';
import { CODE_TRIES } from '../limits.ts';
import { requestKey } from '../request-key.ts';

const tags = ['links'];

/** The problem of a code that does not work. It is noted, since it may have been guessed. */
function wrongCode({ suspicions }: ServerContext, ip: string): Problem {
  suspicions.note('code', ip);
  return new Problem(404, 'code');
}

/** Gives a person the seat of a return link. A code that does not work is noted, since it may have been guessed. */
async function takeSeat({ suspicions }: ServerContext, rooms: Rooms, person: Me, code: string, ip: string) {
  try {
    return { table: await redeemReturnCode(rooms, person, code) };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) suspicions.note('code', ip);
    throw error;
  }
}

/** Links that make another device the same person, or give it one seat. */
export function linkRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const codes = new Once<z.infer<typeof deviceLink>>(context.now);
  return (app, _options, done) => {
    app.post(
      API.deviceLink,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'makeDeviceCode',
          summary: 'Creates a one-time code that signs another device in',
          response: { 200: deviceLink },
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
          operationId: 'useDeviceCode',
          summary: 'Signs this device in with a code',
          body: useCode,
          response: { 200: me },
        },
      },
      async (request, reply) => {
        const person = await context.people.useDeviceCode(request.body.code);
        if (person === null) throw wrongCode(context, request.ip);
        const before = await recognize(context, request);
        await signIn(context, request, reply, credentialOf(person, context.now()));
        if (before.kind === 'known' && before.credential.person !== person)
          await context.devices.silence(before.credential);
        return context.people.me(person, negotiateLocale(request));
      },
    );
    app.post(
      API.returnLink(':table'),
      {
        schema: {
          tags,
          operationId: 'renewReturnLink',
          summary: "Makes a new return link for the sender's own seat; the previous link stops working",
          params: z.object({ table: id }),
          response: { 200: tableInfo },
        },
      },
      async (request, reply) => {
        const person = await identify(context, request, reply);
        return rooms.use(request.params.table, async (room) => {
          await renewReturnLink(room, person);
          return room.info(person.id);
        });
      },
    );
    app.post(
      API.useReturnCode,
      {
        config: CODE_TRIES,
        schema: {
          tags,
          operationId: 'useReturnCode',
          summary: 'Takes the seat of a return link',
          body: useCode,
          response: { 200: tableRef },
        },
      },
      async (request, reply) => {
        const person = await identify(context, request, reply);
        return takeSeat(context, rooms, person, request.body.code, request.ip);
      },
    );
    done();
  };
}
