import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { serve } from './support/server.ts';

/** What a linter's recommended rules say about a description. */
async function lint(description: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  return problems.map(
    ({ ruleId, severity, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
  );
}

const object = z.record(z.string(), z.unknown());

async function read(url: string, name: 'openapi' | 'asyncapi') {
  return object.parse(await (await fetch(`${url}/api/${name}.json`)).json());
}

test.each(['/', '/games/'])(
  'the descriptions are clean by the recommended rules of a linter, under %s',
  async (basePath) => {
    const { url } = await serve({ basePath });
    expect(await lint(await read(url, 'openapi'))).toEqual([]);
    expect(await lint(await read(url, 'asyncapi'))).toEqual([]);
  },
);

test('the linter finds faults in both kinds of descriptions', async () => {
  const { url } = await serve();
  const openapi = await read(url, 'openapi');
  expect(await lint({ ...openapi, paths: { '/api/me': { get: { responses: {} } } } })).not.toEqual([]);
  const asyncapi = await read(url, 'asyncapi');
  const wrong = { send: { action: 'shout', channel: { $ref: '#/channels/nowhere' } } };
  expect(await lint({ ...asyncapi, operations: wrong })).not.toEqual([]);
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).length(1),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })).optional(),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string().regex(/^(?!Default)/),
      content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }).optional(),
    }),
  ),
});
const openApi = z.object({
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  security: z.array(object),
  components: z.object({ schemas: z.record(z.string(), object), securitySchemes: object }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

test('each operation has a name, a tag, its problems, and schemas by name', async () => {
  const { url } = await serve({ basePath: '/games/' });
  const { servers, tags, security, components, paths } = openApi.parse(await read(url, 'openapi'));
  expect(servers).toEqual([{ url: '/games' }]);
  expect(security).toEqual([{ cookie: [] }, {}]);
  expect(components.securitySchemes).toMatchObject({
    cookie: { type: 'apiKey', in: 'cookie', name: 'durbar' },
  });
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(operations.flatMap((each) => each.tags))).toEqual(new Set(tags.map(({ name }) => name)));
  const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };
  const named = { $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) as string };
  for (const { operationId, requestBody, responses } of operations) {
    expect(responses, operationId).toMatchObject({ '4XX': problem, '5XX': problem });
    const contents = [requestBody?.content, responses[200]?.content].filter(
      (content) => content !== undefined,
    );
    for (const content of contents) expect(content['application/json'].schema, operationId).toEqual(named);
  }
  expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
  const texts = Object.values(components.schemas).map(({ description: _, ...schema }) =>
    JSON.stringify(schema),
  );
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  expect(paths['/api/tables']?.['post']?.parameters).toEqual([
    { name: 'idempotency-key', in: 'header', required: false },
  ]);
});
