import { computeKeyId, derivePublicKey } from '@durbar/kernel';
import { API, gameList, recordKey, tableLists } from '@durbar/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '../../core/context.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import { identify } from '../identify.ts';

/** The games, the lists of tables, and the key of records. */
export function listRoutes(context: ServerContext, lobby: Lobby): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      API.games,
      {
        schema: {
          tags: ['games'],
          operationId: 'listGames',
          summary: 'The games, their seats and options',
          response: { 200: gameList },
        },
      },
      async () => {
        const games = await Promise.all(context.games.ids.map((each) => context.games.load(each)));
        return games.map(({ meta: { id, rules, seatCounts, options } }) => ({
          id,
          rules,
          seatCounts: [...seatCounts],
          options: options.map((option) => ({ ...option })),
        }));
      },
    );
    app.get(
      API.tables,
      {
        schema: {
          tags: ['tables'],
          operationId: 'listTables',
          summary: "The open tables and the person's own",
          response: { 200: tableLists },
        },
      },
      async (request, reply) => lobby.lists((await identify(context, request, reply)).id),
    );
    const key = derivePublicKey(context.recordKey);
    app.get(
      API.key,
      {
        schema: {
          tags: ['tables'],
          operationId: 'getRecordKey',
          summary: 'The public key by which this server signs records',
          response: { 200: recordKey },
        },
      },
      () => ({ algorithm: 'ed25519' as const, key, id: computeKeyId(key) }),
    );
    done();
  };
}
