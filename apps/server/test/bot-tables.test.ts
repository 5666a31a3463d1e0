import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const stuck = new URL('./support/stuck-bot-worker.ts', import.meta.url);
const bots = ['random', 'random'].map((bot) => ({ kind: 'bot' as const, bot }));

test('of one network, few matches of bots alone run at once, however many people it has', async () => {
  const { url } = await serve({ trustProxy: 1, botLimitMs: 600_000 }, { botWorker: stuck });
  const arrive = (address: string) => Person.arrive(url, null, { 'x-forwarded-for': address });
  for (let i = 0; i < 4; i++) await (await arrive('192.0.2.1')).open({ seats: bots, start: true });
  const fifth = await arrive('192.0.2.1');
  await expect(fifth.open({ seats: bots, start: true })).rejects.toThrow('problem.tooManyBotTables');
  const { id } = await fifth.open({ seats: bots });
  expect((await fifth.ask('POST', API.start(id))).json).toEqual({
    problem: { key: 'problem.tooManyBotTables' },
  });
  // With a person it is another matter, and so is another network.
  await fifth.open({ seats: [{ kind: 'me' }, ...bots.slice(1)], start: true });
  const stranger = await arrive('192.0.2.2');
  expect((await stranger.open({ seats: bots, start: true })).status).toBe('running');
});

test('after a restart, matches of bots alone that are too many wait, and say so, until others have ended', async () => {
  const first = await serve({ trustProxy: 1, botLimitMs: 600_000 }, { botWorker: stuck });
  const ids: string[] = [];
  const people: Person[] = [];
  for (let i = 0; i < 6; i++) {
    const person = await Person.arrive(first.url, null, { 'x-forwarded-for': `192.0.2.${i}` });
    ids.push((await person.open({ seats: bots, start: true })).id);
    people.push(person);
  }
  await first.stop();
  // Nobody has come back yet, so all tables are those of one unknown network.
  const second = await serve({ dataFile: first.dataFile, botLimitMs: 600_000 }, { botWorker: stuck });
  const visitor = await Person.arrive(second.url);
  const page = await visitor.connect();
  for (const id of ids) await page.watch(id);
  const busy = (): string[] => {
    const newest = new Map<string, boolean>();
    for (const message of page.got)
      if (message.t === 'table' || message.t === 'info') newest.set(message.info.id, message.info.botsBusy);
    return ids.filter((id) => newest.get(id));
  };
  await page.until(() => busy().length >= 2, 'two tables that wait');
  const [waits = ''] = busy();
  const runs = ids.findIndex((id) => !busy().includes(id));
  const host = await Person.arrive(second.url, people[runs]?.cookie ?? null);
  const hosts = await host.connect();
  await hosts.watch(ids[runs] ?? '');
  const from = page.got.length;
  expect(await hosts.do(ids[runs] ?? '', { kind: 'abandon' })).toMatchObject({ ok: true });
  await page.next('info', ({ info }) => info.id === waits && !info.botsBusy, from);
});
