import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './support/server.ts';

const run = promisify(execFile);
const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
/** A folder from which a program finds the same packages as the source. */
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

/** A client as somebody else would write it, with generated types. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Table = components['schemas']['TableInfo'];

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
let cookie = '';
client.use({
  onRequest: ({ request }) => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    return request;
  },
  onResponse: ({ response }) => {
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  },
});

const { data: opened } = await client.POST('/api/tables', {
  params: { header: { 'idempotency-key': 'once' } },
  body: {
    game: 'bazaar',
    options: {},
    pace: 'live',
    open: true,
    seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'random' }],
  },
});
if (!opened) throw new Error('no table');
const params = { path: { table: opened.id } };
const { data: read } = await client.GET('/api/tables/{table}', { params });
const same: Table | undefined = read;
const { data: lists } = await client.GET('/api/tables');
const { error, response } = await client.POST('/api/tables/{table}/start', { params });
const { error: wrong } = await client.POST('/api/tables', {
  // @ts-expect-error There is no such pace.
  body: { game: 'bazaar', options: {}, pace: 'hasty', open: true, seats: [{ kind: 'empty' }] },
});
console.log(
  JSON.stringify({
    same: same?.id === opened.id,
    host: opened.you.host,
    kinds: opened.seats.map(({ kind }) => kind),
    listed: lists?.open.some(({ id }) => id === opened.id),
    refused: [response.status, error?.problem.key],
    wrong: wrong?.problem.key,
  }),
);
`;

const OPTIONS = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: ['node'],
  },
};

test('a client with types generated from the description compiles, and talks to a server', {
  timeout: 120_000,
}, async () => {
  const { url } = await serve();
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('api.d.ts', astToString(await openapiTS(description)));
  write('client.ts', CLIENT);
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify(OPTIONS));
  // The compiler says on its standard output what is wrong.
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch((error: unknown) => error);
  expect(compiled).toMatchObject({ stdout: '', stderr: '' });
  const { stdout } = await run(process.execPath, [join(folder, 'client.js'), url]);
  expect(JSON.parse(stdout)).toEqual({
    same: true,
    host: true,
    kinds: ['empty', 'bot', 'automaton'],
    listed: true,
    refused: [409, 'problem.seatsEmpty'],
    wrong: 'problem.badRequest',
  });
});
