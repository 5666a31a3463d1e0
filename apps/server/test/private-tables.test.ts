import { API, HOST_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { meetCompany } from './support/company.ts';
import type { Page } from './support/page.ts';
import type { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

const watching = async (person: Person, table: string) => {
  const page = await person.connect();
  await page.watch(table);
  return page;
};
const shut = (page: Page, table: string) =>
  page.next('problem', ({ problem, table: of }) => problem.key === 'problem.private' && of === table);
const say = (page: Page, table: string, id: string, text: string) => page.send({ t: 'say', table, id, text });

/** Whether a page gets nothing of a table any more, and can do nothing there. */
async function expectShut(page: Page, table: string, host: Page, from: number) {
  say(host, table, 'secret', 'between us');
  await host.next('answer', ({ id }) => id === 'secret');
  say(page, table, 'late', 'I am still here');
  const answer = await page.next('answer', ({ id }) => id === 'late');
  expect(answer).toMatchObject({ ok: false, refusal: { key: 'problem.notWatched' } });
  expect(page.raw.slice(from).join('\n')).not.toContain('between us');
  for (const t of ['past', 'log', 'scores'] as const) {
    const asked = { table, id: `look-${t}` };
    page.send(
      t === 'past' ? { t, ...asked, index: 0 } : t === 'log' ? { t, ...asked, before: 1 } : { t, ...asked },
    );
    await page.next('problem', ({ id, problem }) => id === asked.id && problem.key === 'problem.notWatched');
  }
}

test('whoever looks on is shown out when a table becomes private', async () => {
  const { url } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  const { id } = await anna.open({ seats: [me, empty], open: true });
  await bert.join(id);
  const [annas, berts, coras] = [
    await watching(anna, id),
    await watching(bert, id),
    await watching(cora, id),
  ];
  const from = coras.got.length;
  await anna.ask('PATCH', HOST_API.table(id), { visibility: 'private' });
  await shut(coras, id);
  await expectShut(coras, id, annas, from);
  await berts.next('chat', ({ line }) => line.text === 'between us');
  expect((await anna.info(id)).watching ?? 0).toBe(0);
});

test('who loses their seat or invitation at a private table is shown out', async () => {
  const { url } = await serve();
  const { anna, bert } = await meetCompany(url);
  const { id } = await anna.open({ seats: [me, empty], visibility: 'private' });
  await anna.ask('POST', HOST_API.invitations(id), { person: bert.me.id, seat: 1 });
  const [annas, berts] = [await watching(anna, id), await watching(bert, id)];
  const from = berts.got.length;
  await anna.ask('DELETE', HOST_API.invitation(id, bert.me.id));
  await shut(berts, id);
  await expectShut(berts, id, annas, from);
  expect((await anna.info(id)).invitations).toEqual([]);
});

test('a ban ends an invitation, and keeps a person away from a private table', async () => {
  const { url } = await serve();
  const { anna, bert, cora } = await meetCompany(url);
  const { id, you } = await anna.open({ seats: [me, empty, empty], visibility: 'private' });
  await anna.ask('POST', HOST_API.invitations(id), { person: bert.me.id, seat: 1 });
  await cora.ask('POST', HOST_API.useTableCode, { code: you.tableCode });
  const pages = [await watching(bert, id), await watching(cora, id)];
  for (const person of [bert, cora])
    expect((await anna.ask('PUT', `/api/tables/${id}/bans/${person.me.id}`, {})).status).toBeLessThan(300);
  for (const page of pages) await shut(page, id);
  expect((await anna.info(id)).invitations).toEqual([]);
  expect((await bert.ask('GET', API.tables)).json).not.toMatchObject({ mine: [{ id }, {}] });
  for (const person of [bert, cora]) {
    await person.ask('POST', HOST_API.useTableCode, { code: you.tableCode });
    expect((await person.ask('GET', API.table(id))).json).toEqual({ problem: { key: 'problem.private' } });
  }
  expect((await anna.ask('POST', HOST_API.invitations(id), { person: bert.me.id, seat: 1 })).json).toEqual({
    problem: { key: 'problem.notInvitable' },
  });
});
