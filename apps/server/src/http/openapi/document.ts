import { id, problemAnswer } from '@durbar/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Settings } from '../../config/settings.ts';
import { isSecure } from '../identify.ts';
import { describeSocket } from './async-document.ts';
import { nameOnce } from './components.ts';
import { namedSchemas } from './named-schemas.ts';

const TAGS = [
  {
    name: 'people',
    description:
      'The sender, where they are signed in, what everybody may see of others, and whom one blocks.',
  },
  { name: 'accounts', description: 'Accounts, which prove to other devices who the sender is.' },
  { name: 'links', description: 'Links that sign another device in, or give a seat to their opener.' },
  { name: 'notices', description: 'How the sender is told outside the page that a table needs them.' },
  { name: 'games', description: 'The games that can be played.' },
  { name: 'tables', description: 'Tables, their lists, and the records of their matches.' },
  { name: 'owner', description: "For the server's owner, with the key of the setting OWNER_KEY." },
  { name: 'seats', description: 'Sitting down, starting a match, and the hashes and nonces for the deal.' },
  { name: 'hosting', description: 'What hosts decide about their tables, and whom they invite.' },
];

/** Describes a response that its route does not describe itself. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done.',
  204: 'Done; there is nothing to say.',
  '4XX': 'Refused; the problem says why.',
  '5XX': 'The server failed, or could not store the change; nothing has changed.',
};

/** The header of a request that may be sent again. */
const repeatable = z.object({ 'idempotency-key': z.optional(id) });

const transform = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const transformObject = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });

/** Collects the description of the routes that are registered from now on, and answers with it at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance, { basePath }: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Durbar',
        description:
          'Tables, seats and people. The match itself uses the WebSocket at /api/socket, which /api/asyncapi.json describes.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: basePath === '/' ? '/' : basePath.slice(0, -1), description: 'This server.' }],
      tags: TAGS,
      // A request without a cookie comes from a new guest, whose cookie the answer sets.
      security: [{ cookie: [] }, {}],
      components: {
        securitySchemes: {
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'durbar',
            description:
              'Identifies the sender; set by the first answer. Its name over https is `__Host-durbar`, or `__Secure-durbar` under a base path.',
          },
          owner: { type: 'http', scheme: 'bearer', description: 'The key of the setting OWNER_KEY.' },
        },
      },
    },
    transform: (route) => transform({ ...route, schema: withCommonParts(route.schema, route.route.method) }),
    transformObject: (document) => nameOnce(transformObject(document), DESCRIPTIONS),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/asyncapi.json', { schema: { hide: true } }, (request) =>
    describeSocket({ host: request.host, secure: isSecure(request), pathname: basePath.slice(0, -1) }),
  );
}

/** A route's schema with what all routes of the API have in common. A route without a name is not part of it. */
function withCommonParts(schema: FastifySchema | undefined, method: string | readonly string[]) {
  if (schema?.operationId === undefined) return { hide: true };
  const own = typeof schema.response === 'object' ? schema.response : {};
  return {
    ...schema,
    ...(method === 'POST' && { headers: repeatable }),
    response: { ...own, '4xx': problemAnswer, '5xx': problemAnswer },
  };
}
