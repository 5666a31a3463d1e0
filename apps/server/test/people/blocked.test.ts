import { API, HOST_API, PEOPLE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { meetCompany } from '../support/company.ts';
import { playOut } from '../support/finished.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

test('companions have nobody who wants nothing to do with the other', async () => {
  const { url } = await serve();
  const { anna, bert } = await meetCompany(url);
  await bert.ask('PUT', PEOPLE_API.block(anna.me.id));
  for (const person of [anna, bert])
    expect((await person.ask('GET', HOST_API.companions)).json).toEqual({ people: [] });
  await bert.ask('DELETE', PEOPLE_API.block(anna.me.id));
  expect((await anna.ask('GET', HOST_API.companions)).json).toMatchObject({ people: [{ id: bert.me.id }] });
});

test('the next match of a series invites nobody who has blocked its host', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const id = await playOut([anna, bert], { series: { length: 3 } });
  await bert.ask('PUT', PEOPLE_API.block(anna.me.id));
  const next = await anna.rematch(id);
  expect((await anna.info(next)).invitations).toEqual([]);
  expect((await bert.ask('GET', API.tables)).json).not.toMatchObject({ mine: [{ invitation: {} }, {}] });
});

test('many reports at once are no more than a day allows', async () => {
  const { url } = await serve();
  const { anna, bert } = await meetCompany(url);
  const send = () => anna.ask('POST', PEOPLE_API.report(bert.me.id), { reason: 'chat' });
  const answers = await Promise.all(Array.from({ length: 30 }, send));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('tables that are listed and taken off at once use up no places', async () => {
  const { url } = await serve({}, { tuning: { batchDelayMs: 300 } });
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [me, empty] });
  for (const visibility of ['open', 'link'] as const)
    expect((await anna.ask('PATCH', HOST_API.table(id), { visibility })).status).toBe(200);
  for (let i = 0; i < 10; i++) await anna.open({ seats: [me, empty], open: true });
});
