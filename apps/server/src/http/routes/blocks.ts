import { type Blocks, blocks, id, type Me, PEOPLE_API, tableBans } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { ban, listBanned, unban } from '../../lobby/bans.ts';
import type { Room } from '../../rooms/room.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { identify } from '../identify.ts';

const tags = ['people'];

/** Whom the sender wants nothing to do with. */
export function blockRoutes(context: ServerContext): FastifyPluginCallbackZod {
  const params = z.object({ person: id });
  const response = { 200: blocks };
  return (app, _options, done) => {
    app.get(
      PEOPLE_API.blocks,
      { schema: { tags, operationId: 'listBlocks', summary: 'Whom the sender has blocked', response } },
      async (request, reply) => readBlocks(context, (await identify(context, request, reply)).id),
    );
    app.put(
      PEOPLE_API.block(':person'),
      {
        schema: {
          tags,
          operationId: 'blockPerson',
          summary: "Blocks a person: they cannot sit down at the sender's tables, and their lines are hidden",
          params,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await block(context, me, request.params.person);
        return readBlocks(context, me.id);
      },
    );
    app.delete(
      PEOPLE_API.block(':person'),
      {
        schema: {
          tags,
          operationId: 'unblockPerson',
          summary: 'Ends the block of a person',
          params,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        await context.blocks.drop(me.id, request.params.person);
        return readBlocks(context, me.id);
      },
    );
    done();
  };
}

async function block(context: ServerContext, me: Me, person: string): Promise<void> {
  const { people, blocks: all, writer, now } = context;
  if (person === me.id) throw new Problem(409, 'yourself');
  if (!(await people.isStored(person))) throw new Problem(404, 'noPerson');
  if (all.isFull(me.id) && !all.has(me.id, person)) throw new Problem(429, 'tooManyBlocks');
  await writer.writeRows([people.addChange(me)]);
  await all.add(me.id, person, now());
}

async function readBlocks({ blocks: all, people }: ServerContext, by: string): Promise<Blocks> {
  const blocked = all.list(by);
  const names = await people.names(blocked.map(({ person }) => person));
  return { people: blocked.map(({ person, at }) => ({ id: person, name: names.get(person) ?? '', at })) };
}

/** Whom hosts want nothing to do with at a table. */
export function banRoutes(context: ServerContext, rooms: Rooms): FastifyPluginCallbackZod {
  const params = z.object({ table: id });
  const banParams = z.object({ table: id, person: id });
  const response = { 200: tableBans };
  const run = async (me: Me, table: string, task: (room: Room) => Promise<void>) =>
    rooms.use(table, async (room) => {
      await task(room);
      return { people: await listBanned(room, me) };
    });
  return (app, _options, done) => {
    app.get(
      PEOPLE_API.bans(':table'),
      {
        schema: {
          tags,
          operationId: 'listBans',
          summary: 'Whom the host has banned from the table; only for the host',
          params,
          response,
        },
      },
      async (request, reply) =>
        run(await identify(context, request, reply), request.params.table, () => Promise.resolve()),
    );
    app.put(
      PEOPLE_API.ban(':table', ':person'),
      {
        schema: {
          tags,
          operationId: 'banPerson',
          summary: 'Bans a person from the table; only for the host',
          params: banParams,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const { table, person } = request.params;
        return run(me, table, (room) => ban(room, me, person));
      },
    );
    app.delete(
      PEOPLE_API.ban(':table', ':person'),
      {
        schema: {
          tags,
          operationId: 'unbanPerson',
          summary: 'Lets a banned person in again; only for the host',
          params: banParams,
          response,
        },
      },
      async (request, reply) => {
        const me = await identify(context, request, reply);
        const { table, person } = request.params;
        return run(me, table, (room) => unban(room, me, person));
      },
    );
    done();
  };
}
