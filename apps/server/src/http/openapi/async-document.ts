import { API, fromClient, fromServer, PROTOCOL } from '@durbar/protocol';
import * as z from 'zod/mini';
import { neededBy } from './components.ts';
import { namings } from './named-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** The messages of one side: its name in the description, their union, and what the server does with them. */
const SIDES = [
  { side: 'client', union: fromClient, action: 'receive', summary: 'Messages of a client to the server.' },
  { side: 'server', union: fromServer, action: 'send', summary: 'Messages of the server to a client.' },
] as const;

const SCHEMAS = '#/components/schemas/';
const ref = (path: string) => ({ $ref: path });

/** The name of a message, such as `clientWatch`. */
const messageName = (side: string, kind: string): string =>
  `${side}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

function listMessages({ side, union }: (typeof SIDES)[number]) {
  return union.def.options.map((schema) => {
    const [kind = ''] = schema.shape.t.def.values;
    return { name: messageName(side, kind), kind, schema };
  });
}

/** The schemas of all messages, and of what they contain, by name. */
function schemasOfMessages(): Json {
  const registry = z.registry<{ readonly id: string }>();
  for (const { name, schema } of messages) registry.add(schema, { id: name });
  for (const [schema, naming] of namings) registry.add(schema, naming);
  const made = z.toJSONSchema(registry, {
    target: 'draft-7',
    unrepresentable: 'any',
    uri: (id) => SCHEMAS + id,
  });
  const all = Object.fromEntries(
    Object.entries(made.schemas).map(([id, { $id: _, $schema: __, ...schema }]) => [id, schema]),
  );
  const needed = neededBy(
    messages.map(({ name }) => ref(SCHEMAS + name)),
    all,
  );
  return Object.fromEntries([...needed].toSorted().map((id) => [id, all[id]]));
}

const messages = SIDES.flatMap((side) => listMessages(side));
const channel = {
  address: API.socket,
  title: 'The one socket of a page',
  description: 'Each message is one text frame with a JSON object, whose field `t` names its kind.',
  messages: Object.fromEntries(messages.map(({ name }) => [name, ref(`#/components/messages/${name}`)])),
  bindings: { ws: { method: 'GET' } },
};
const operations = Object.fromEntries(
  SIDES.map((side) => [
    side.action,
    {
      action: side.action,
      summary: side.summary,
      channel: ref('#/channels/socket'),
      messages: listMessages(side).map(({ name }) => ref(`#/channels/socket/messages/${name}`)),
    },
  ]),
);
const components = {
  schemas: schemasOfMessages(),
  messages: Object.fromEntries(
    messages.map(({ name, kind }) => [
      name,
      { name: kind, contentType: 'application/json', payload: ref(SCHEMAS + name) },
    ]),
  ),
  securitySchemes: {
    cookie: {
      type: 'httpApiKey',
      in: 'cookie',
      name: 'durbar',
      description: 'The cookie that the first answer of the HTTP API sets.',
    },
  },
};

/**
 * Describes the socket's messages in AsyncAPI 3.
 * @param server where clients reach it; `pathname` has no slash at its end
 */
export function describeSocket(server: {
  readonly host: string;
  readonly secure: boolean;
  readonly pathname: string;
}): Json {
  return {
    asyncapi: '3.0.0',
    info: {
      title: "Durbar's socket",
      version: `${PROTOCOL}`,
      description: 'What pages and the server say about a match. docs/protocol.md says what it means.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    defaultContentType: 'application/json',
    servers: {
      this: {
        host: server.host,
        protocol: server.secure ? 'wss' : 'ws',
        ...(server.pathname !== '' && { pathname: server.pathname }),
        security: [ref('#/components/securitySchemes/cookie')],
      },
    },
    channels: { socket: channel },
    operations,
    components,
  };
}
