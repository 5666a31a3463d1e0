import { Ajv } from 'ajv';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const asyncApi = z.object({
  servers: z.object({
    this: z.object({ host: z.string(), protocol: z.literal('ws'), pathname: z.string() }),
  }),
  channels: z.object({ socket: z.object({ address: z.string() }) }),
  operations: z.record(
    z.enum(['send', 'receive']),
    z.object({ messages: z.array(z.object({ $ref: z.string() })) }),
  ),
  components: z.object({
    messages: z.record(z.string(), z.object({ name: z.string(), payload: z.object({ $ref: z.string() }) })),
    schemas: z.record(z.string(), z.unknown()),
  }),
});
const frame = z.object({ t: z.string() });

/** Checks frames by the published description. */
async function frameChecker(url: string) {
  const published: unknown = await (await fetch(`${url}/api/asyncapi.json`)).json();
  const description = asyncApi.parse(published);
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'socket', ...z.record(z.string(), z.unknown()).parse(published) });
  const messages = Object.entries(description.components.messages);
  /** The faults of a frame. @param side who sent it */
  const faults = (side: 'client' | 'server', text: string): string[] => {
    const { t } = frame.parse(JSON.parse(text));
    const [, message] = messages.find(([name, each]) => name.startsWith(side) && each.name === t) ?? [];
    if (!message) return [`there is no message ${t} of the ${side}`];
    const validate = ajv.compile({ $ref: `socket${message.payload.$ref}` });
    return validate(JSON.parse(text)) ? [] : [`${t}: ${ajv.errorsText(validate.errors)}`];
  };
  const listKinds = (side: 'client' | 'server') =>
    messages.filter(([name]) => name.startsWith(side)).map(([, { name }]) => name);
  return { description, faults, listKinds };
}

test('messages of a real socket, of every kind, are as the published description says', async () => {
  const { url } = await serve({ basePath: '/games/' });
  const { description, faults, listKinds } = await frameChecker(url);
  expect(description.channels.socket.address).toBe('/api/socket');
  expect(description.servers.this).toEqual({ host: new URL(url).host, protocol: 'ws', pathname: '/games' });

  const anna = await Person.arrive(url);
  const page = await anna.connect();
  const sent = vi.spyOn(page.ws, 'send');
  page.send({ t: 'lobby', on: true });
  const waiting = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], open: true });
  await page.next('lobby', ({ mine }) => mine.length > 0);
  await page.watch(waiting.id);
  await (await Person.arrive(url)).join(waiting.id);
  await page.next('info');
  const bots = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ] as const;
  const { id } = await anna.open({ seats: [{ kind: 'me' }, ...bots], start: true });
  await page.watch(id);
  expect(await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 1 } }, 77)).toMatchObject({
    ok: false,
  });
  expect(await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 3 } }, 1)).toMatchObject({ ok: true });
  await page.next('update', ({ update }) => update.happened.length > 0);
  page.send({ t: 'say', table: id, id: 's1', text: 'Good evening' });
  await page.next('chat');
  page.send({ t: 'plan', table: id, id: 'plan1', made: 0, branches: [[{ kind: 'bid', coins: 1 }]] });
  await page.next('answer', (answer) => answer.id === 'plan1');
  page.send({ t: 'past', table: id, id: 'p1', index: 0 });
  await page.next('past');
  page.send({ t: 'log', table: id, id: 'l1', before: 2 });
  await page.next('log');
  page.send({ t: 'scores', table: id, id: 'c1' });
  await page.next('scores');
  page.send({ t: 'ping', id: 'ping1' });
  await page.next('pong');
  page.send({ t: 'watch', table: 'nowhere' });
  await page.next('problem');
  expect(await page.do(id, { kind: 'resign' })).toMatchObject({ ok: true });
  await page.next('update', ({ update }) => update.set.outcome !== undefined);
  page.send({ t: 'unwatch', table: id });

  const asked = sent.mock.calls.map(([data]) => z.string().parse(data));
  const kinds = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => frame.parse(JSON.parse(text)).t)),
  ];
  expect(kinds(asked).toSorted()).toEqual(listKinds('client').toSorted());
  expect(kinds(page.raw).toSorted()).toEqual(listKinds('server').toSorted());
  expect(asked.flatMap((text) => faults('client', text))).toEqual([]);
  expect(page.raw.flatMap((text) => faults('server', text))).toEqual([]);
  expect(faults('server', '{"t":"pong","id":5}')).toEqual(['pong: data/id must be string']);
});
