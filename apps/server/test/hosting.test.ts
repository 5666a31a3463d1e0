import { API, HOST_API, type TableInfo, type TableTerms, USUAL_TERMS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const problem = (key: string) => ({ problem: { key: `problem.${key}` } });
const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

test('a table without choices is like those of earlier pages', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const plain = await anna.open({ seats: [me, empty] });
  expect(plain).toMatchObject({ open: false, visibility: 'link', terms: USUAL_TERMS, invitations: [] });
  expect(plain.series).toBeUndefined();
  const listed = await anna.open({ seats: [me, empty], open: true });
  expect(listed).toMatchObject({ open: true, visibility: 'open' });
});

test('the host changes what they have decided until the match starts', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [me, empty] });
  const terms: TableTerms = { undo: 'never', takeover: 'bots', hints: false };
  const changed = await anna.ask('PATCH', HOST_API.table(id), {
    terms,
    visibility: 'open',
    series: { length: 3 },
  });
  expect(changed.json).toMatchObject({ terms, open: true, series: { length: 3, number: 1, matches: [] } });
  const listed = async () => (await bert.ask('GET', API.tables)).json;
  await expect.poll(listed).toMatchObject({ open: [{ id, series: { number: 1, length: 3 } }] });
  expect((await bert.ask('PATCH', HOST_API.table(id), { visibility: 'link' })).json).toEqual(
    problem('notHost'),
  );
  await anna.ask('PATCH', HOST_API.table(id), { visibility: 'link', series: null });
  await expect.poll(listed).toMatchObject({ open: [] });
  await bert.join(id);
  const info = await anna.start(id);
  expect(info).toMatchObject({ status: 'running', terms });
  expect(info.series).toBeUndefined();
  expect((await anna.ask('PATCH', HOST_API.table(id), { terms: USUAL_TERMS })).json).toEqual(
    problem('started'),
  );
});

test('what does not go together is refused, and nothing is changed', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const clock = {
    bankMs: 60_000,
    incrementMs: 0,
    capMs: 60_000,
    graceMs: 60_000,
    waking: false,
    weekends: true,
    vacation: false,
    atZero: 'bot',
  } as const;
  const terms: TableTerms = { ...USUAL_TERMS, takeover: 'nobody' };
  const plan = { game: 'bazaar', options: {}, pace: 'live', seats: [empty, empty] };
  expect((await anna.ask('POST', API.tables, { ...plan, clock, terms })).json).toEqual(
    problem('takeoverClock'),
  );
  const { id } = await anna.open({ seats: [me, empty], clock: { ...clock, atZero: 'end' }, terms });
  expect(await anna.info(id)).toMatchObject({ terms });
  for (const length of [1, 10])
    expect((await anna.ask('PATCH', HOST_API.table(id), { series: { length } })).status).toBe(400);
});

test('where undo is forbidden a move stands', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const { id } = await anna.open({
    seats: [me, { kind: 'bot', bot: 'random' }],
    terms: { ...USUAL_TERMS, undo: 'never' },
    start: true,
  });
  const page = await anna.connect();
  const { snapshot } = await page.watch(id);
  expect(snapshot?.situation).toMatchObject({ undo: false, undoRefusal: { key: 'table.undo.forbidden' } });
  const answer = await page.do(id, { kind: 'undo' });
  expect(answer).toMatchObject({ ok: false });
});

/** Bert has been away from a match with Anna for long enough, at a table with such terms. */
async function whileAway(takeover: TableTerms['takeover']) {
  const { url } = await serve({}, { games: openGames, tuning: { awayMs: { live: 0, days: 0 } } });
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [me, empty], terms: { ...USUAL_TERMS, takeover } });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  const call = () => page.do(id, { kind: 'takeover', seat: 1, bot: 'random' });
  const free = async () => (await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' })).json;
  return { id, bert, cora, call, free };
}

test('where only bots take over, no other person sits down', async () => {
  const { id, bert, cora, call, free } = await whileAway('bots');
  expect(await call()).toMatchObject({ ok: true });
  await free();
  const body = await cora.place(id, 1);
  expect((await cora.ask('POST', API.join(id), body)).json).toEqual(problem('noTakeover'));
  // Who had the seat comes back.
  expect((await bert.join(id, 1)).you.seat).toBe(1);
});

test('where nobody takes over, no bot is called, and a bot plays for whoever leaves', async () => {
  const { id, bert, cora, call, free } = await whileAway('nobody');
  expect(await call()).toMatchObject({ ok: false, refusal: { key: 'refusal.noTakeover' } });
  expect(await free()).toEqual(problem('noTakeover'));
  expect((await bert.leave(id)).seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
  const body = await cora.place(id, 1);
  expect((await cora.ask('POST', API.join(id), body)).json).toEqual(problem('noTakeover'));
});

test('a seat to take over is listed with how the match stands now', async () => {
  const { url } = await serve({}, { games: openGames });
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [me, empty],
    open: true,
    clock: {
      bankMs: 600_000,
      incrementMs: 0,
      capMs: 600_000,
      graceMs: 60_000,
      waking: false,
      weekends: true,
      vacation: false,
      atZero: 'bot',
    },
  });
  await bert.join(id);
  await anna.start(id);
  await bert.leave(id);
  const list = async () => (await cora.ask('GET', API.tables)).json;
  await expect
    .poll(list)
    .toMatchObject({ open: [{ id, seats: [{ kind: 'person' }, { kind: 'empty' }, {}] }] });
  expect(await list()).toMatchObject({ open: [{ progress: { turn: 0 }, clock: { seat: 0 } }] });
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'pause' });
  await page.do(id, { kind: 'resume' });
  await cora.join(id, 1);
  await expect.poll(list).toMatchObject({ open: [{ seats: [{ kind: 'person' }, { kind: 'person' }, {}] }] });
  // Clocks of tables without a free seat concern those who play.
  expect(await list()).not.toHaveProperty('open.0.clock');
});

test('a private table is seen by those alone who were invited or have the link', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id, you } = await anna.open({ seats: [me, empty], visibility: 'private', rated: false });
  const refused = async (person: Person) => {
    expect((await person.ask('GET', API.table(id))).json).toEqual(problem('private'));
    expect((await person.ask('GET', API.record(id))).json).toEqual(problem('private'));
    const body = { round: 0, hash: 'a'.repeat(64) };
    expect((await person.ask('POST', API.join(id), body)).json).toEqual(problem('private'));
    const page = await person.connect();
    page.send({ t: 'watch', table: id });
    await page.next('problem', ({ problem: { key } }) => key === 'problem.private');
  };
  await refused(bert);
  const code = you.tableCode ?? '';
  for (const wrong of [`${id}.${'a'.repeat(32)}`, code.slice(0, -1), id])
    expect((await bert.ask('POST', HOST_API.useTableCode, { code: wrong })).status).toBe(404);
  expect((await bert.ask('POST', HOST_API.useTableCode, { code })).json).toEqual({ table: id });
  const joined = await bert.join(id);
  expect(joined.you).toMatchObject({ seat: 1, tableCode: null });
  await refused(cora);
  const next = await afterMatch(anna, await anna.start(id));
  // Who played may come to the rematch, nobody else.
  expect(await bert.info(next)).toMatchObject({ visibility: 'private', you: { invited: 1 } });
  expect((await cora.ask('GET', API.table(next))).json).toEqual(problem('private'));
});

/** Has a match end, and the host ask for a rematch. */
async function afterMatch(host: Person, { id }: TableInfo): Promise<string> {
  const page = await host.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  return host.rematch(id);
}
