import { API, type TableCard } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const problem = (key: string, values?: object) => ({
  problem: { key: `problem.${key}`, ...(values && { values }) },
});

test('a table is opened, filled and started; each seat has its own link', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const table = await anna.open({
    name: 'Evening',
    seats: [{ kind: 'empty' }, { kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    options: { merchant: true },
  });
  expect(table).toMatchObject({
    name: 'Evening',
    game: 'bazaar',
    status: 'waiting',
    host: anna.me.id,
    fairness: null,
  });
  expect(table.seats.map(({ kind }) => kind)).toEqual(['empty', 'person', 'bot', 'automaton']);
  expect(table.you).toMatchObject({ seat: 1, host: true });
  expect((await anna.ask('POST', API.start(table.id))).json).toEqual(problem('seatsEmpty'));
  const joined = await bert.join(table.id);
  expect(joined.you).toMatchObject({ seat: 0, host: false });
  expect(joined.you.returnCode).not.toBe(table.you.returnCode);
  expect((await bert.ask('POST', API.start(table.id))).json).toEqual(problem('notHost'));
  expect((await anna.start(table.id)).status).toBe('running');
  expect((await anna.ask('POST', API.start(table.id))).json).toEqual(problem('started'));
  expect(await bert.leave(table.id)).toMatchObject({ status: 'running', you: { seat: null } });
});

test('a request that needs no body may say that its empty one is JSON', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const table = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  const json = { 'content-type': 'application/json' };
  const started = await anna.ask('POST', API.start(table.id), undefined, json);
  expect(started).toMatchObject({ status: 200, json: { status: 'starting' } });
  // Where a body is needed, an empty one is none; and what is no JSON is refused as ever.
  const without = await anna.ask('POST', API.tables, undefined, json);
  expect(without).toMatchObject({ status: 400, json: problem('badRequest') });
  const broken = await fetch(url + API.tables, { method: 'POST', headers: json, body: '{' });
  expect(broken.status).toBe(400);
});

test('invalid tables are refused', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const good = { game: 'bazaar', options: {}, pace: 'live', open: false };
  const two = [{ kind: 'empty' }, { kind: 'empty' }];
  const tries: [object, object][] = [
    [{ ...good, game: 'chess', seats: two }, problem('noGame', { game: 'chess' })],
    [{ ...good, seats: [{ kind: 'empty' }] }, problem('seats', { game: 'bazaar', count: 1 })],
    [{ ...good, seats: two, options: { length: 'endless' } }, problem('options')],
    [{ ...good, seats: [{ kind: 'me' }, { kind: 'empty' }] }, problem('badRequest')],
    [
      { ...good, seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'genius' }] },
      problem('bot', { bot: 'genius' }),
    ],
    [
      { ...good, seats: [{ kind: 'empty' }, { kind: 'bot', bot: 'playout:600s' }] },
      problem('bot', { bot: 'playout:600s' }),
    ],
    [{ ...good, seats: two, name: 'x'.repeat(41) }, problem('badRequest')],
  ];
  for (const [body, expected] of tries)
    expect((await anna.ask('POST', API.tables, body)).json).toEqual(expected);
});

test('a person has one seat, a seat has one person, and leaving frees it', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect((await anna.ask('POST', API.join(id), await anna.place(id))).json).toEqual(problem('twoSeats'));
  expect((await bert.ask('POST', API.join(id), await bert.place(id, 0))).json).toEqual(problem('seatTaken'));
  expect((await bert.ask('POST', API.join(id), await bert.place(id, 5))).json).toEqual(problem('noSuchSeat'));
  const both = await Promise.all(
    [bert, cora].map(async (who) => who.ask('POST', API.join(id), await who.place(id))),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const inside = both[0]?.status === 200 ? bert : cora;
  await inside.leave(id);
  expect((await anna.info(id)).seats[1]?.kind).toBe('empty');
});

test('the host frees seats and gives them to bots; when the host leaves, the next person is host', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'bot', bot: 'random' }],
  });
  await bert.join(id, 1);
  expect((await bert.ask('PUT', API.seat(id, 2), { kind: 'empty' })).json).toEqual(problem('notHost'));
  const page = await bert.connect();
  await page.watch(id);
  await anna.ask('PUT', API.seat(id, 1), { kind: 'bot', bot: 'greedy' });
  await page.next('table', ({ info }) => info.you.seat === null && info.seats[1]?.bot === 'greedy');
  await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' });
  await bert.join(id, 1);
  await anna.leave(id);
  expect((await bert.info(id)).you.host).toBe(true);
  expect((await bert.leave(id)).status).toBe('abandoned');
});

test('chat of a muted person is refused until they are unmuted', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  const [ears, mouth, gallery] = [await anna.connect(), await bert.connect(), await cora.connect()];
  for (const page of [ears, mouth, gallery]) await page.watch(id);
  const say = (text: string) => mouth.send({ t: 'say', table: id, id: text, text });
  say('one');
  await ears.next('chat', ({ line }) => line.text === 'one' && line.seat === 1);
  await gallery.next('chat', ({ line }) => line.text === 'one');
  expect((await bert.ask('POST', API.mute(id), { seat: 0, muted: true })).json).toEqual(problem('notHost'));
  await anna.ask('POST', API.mute(id), { seat: 1, muted: true });
  say('two');
  await mouth.next('answer', ({ id: to, refusal }) => to === 'two' && refusal?.key === 'problem.muted');
  gallery.send({ t: 'say', table: id, id: 'g', text: 'psst' });
  await gallery.next('answer', ({ refusal }) => refusal?.key === 'problem.notSeated');
  await anna.ask('POST', API.mute(id), { seat: 1, muted: false });
  say('three');
  await ears.next('chat', ({ line }) => line.text === 'three');
  expect(ears.got.flatMap((m) => (m.t === 'chat' ? [m.line.text] : []))).toEqual(['one', 'three']);
  const late = await (await anna.connect()).watch(id);
  expect(late.chat.map(({ n, text }) => [n, text])).toEqual([
    [1, 'one'],
    [2, 'three'],
  ]);
});

test('the lists are kept up to date: open tables for all, own games with whose turn it is', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const [annas, berts] = [await anna.connect(), await bert.connect()];
  for (const page of [annas, berts]) {
    page.send({ t: 'lobby', on: true });
    await page.next('lobby', ({ open, mine }) => open.length === 0 && mine.length === 0);
  }
  const hidden = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await annas.next('lobby', ({ mine, open }) => mine[0]?.id === hidden.id && open.length === 0);
  const shown = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], open: true, rated: false });
  await berts.next('lobby', ({ open }) => open.length === 1 && open[0]?.id === shown.id);
  await bert.join(shown.id);
  await anna.start(shown.id);
  const card = ({ mine }: { mine: TableCard[] }) => mine.find(({ id }) => id === shown.id);
  await berts.next(
    'lobby',
    (lists) => card(lists)?.status === 'running' && card(lists)?.myTurn === true && card(lists)?.mySeat === 1,
  );
  await berts.watch(shown.id);
  const from = annas.got.length;
  await berts.do(shown.id, { kind: 'move', move: { kind: 'bid', coins: 0 } }, 1);
  await berts.next('lobby', (lists) => card(lists)?.myTurn === false);
  await annas.next(
    'lobby',
    (lists) => card(lists)?.active.join() === '0' && card(lists)?.myTurn === true,
    from,
  );
  await annas.watch(shown.id);
  await annas.do(shown.id, { kind: 'abandon' });
  await berts.next('lobby', ({ open, mine }) => open.length === 0 && mine[0]?.status === 'abandoned');
  expect((await bert.ask('GET', API.tables)).json).toMatchObject({
    open: [],
    mine: [{ id: shown.id, mySeat: 1 }],
  });
  expect(JSON.stringify(berts.raw)).not.toContain(hidden.id);
});

test('lists are the same after a restart', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], open: true });
  const played = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const page = await anna.connect();
  await page.watch(played.id);
  const before = (await anna.ask('GET', API.tables)).json;
  await page.close();
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await Person.arrive(second.url, anna.cookie);
  const after = (await back.ask('GET', API.tables)).json as { open: TableCard[]; mine: TableCard[] };
  expect(after.open.map((card) => card.id)).toEqual([id]);
  expect(after.mine.map((card) => [card.id, card.myTurn])).toEqual(
    (before as typeof after).mine.map((card) => [card.id, card.myTurn]),
  );
});

test('a rematch has the same people at the same seats and starts when all have joined', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'empty' }],
    options: { length: 'long' },
  });
  await bert.join(id);
  await anna.start(id);
  expect((await anna.ask('POST', API.rematch(id))).json).toEqual(problem('notOver'));
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  expect((await cora.ask('POST', API.rematch(id))).json).toEqual(problem('notSeated'));
  const next = await bert.rematch(id);
  await page.next('info', ({ info }) => info.rematch === next);
  expect(await bert.info(next)).toMatchObject({
    status: 'waiting',
    you: { seat: 2, host: true },
    options: { length: 'long' },
  });
  expect(await anna.rematch(id)).toBe(next);
  expect(await anna.rematch(id)).toBe(next);
  expect(await anna.info(next)).toMatchObject({ status: 'running', you: { seat: 0 } });
});

test('if all ask for a rematch at once, they get one table with all of them', async () => {
  const { url } = await serve();
  const people = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const [anna, bert, cora] = people;
  if (!anna || !bert || !cora) throw new Error('three sit there');
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
    rated: false,
  });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  const [next, ...others] = await Promise.all(people.map((person) => person.rematch(id)));
  expect(others).toEqual([next, next]);
  for (const [seat, person] of people.entries())
    expect(await person.info(String(next))).toMatchObject({ status: 'running', you: { seat } });
});

test('a seat is named by exactly one digit', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  for (const seat of ['%20', '0x0', '0e0', '-0', '00', '8'])
    expect(await anna.ask('PUT', `/api/tables/${id}/seats/${seat}`, { kind: 'empty' })).toMatchObject({
      status: 400,
    });
  expect((await anna.info(id)).you.seat).toBe(0);
});

test('the host frees a seat of a running match: a bot plays on until somebody else sits down', async () => {
  const first = await serve({}, { games: openGames, tuning: { awayMs: { live: 0, days: 0 } } });
  const [anna, bert, cora] = [
    await Person.arrive(first.url),
    await Person.arrive(first.url),
    await Person.arrive(first.url),
  ];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  expect((await bert.ask('PUT', API.seat(id, 0), { kind: 'empty' })).json).toEqual(problem('notHost'));
  expect((await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' })).json).toMatchObject({
    seats: [{ kind: 'person' }, { kind: 'empty', person: null, bot: 'greedy' }, { kind: 'automaton' }],
  });
  const page = await bert.connect();
  expect(await page.watch(id)).toMatchObject({
    info: { you: { seat: null } },
    snapshot: { situation: { decision: null } },
  });
  const annas = await anna.connect();
  await annas.watch(id);
  await annas.next('table', ({ snapshot }) => snapshot?.situation.seats[1]?.control === 'bot');
  expect((await cora.join(id)).you.seat).toBe(1);
  await annas.next('update', ({ update }) => update.set.seats?.[1]?.control === 'person');
  expect((await bert.ask('POST', API.join(id), await bert.place(id))).json).toEqual(problem('full'));
  await annas.do(id, { kind: 'abandon' });
  const { fairness } = await anna.info(id);
  await annas.close();
  await first.stop();
  const second = await serve({ dataFile: first.dataFile }, { games: openGames });
  expect((await (await Person.arrive(second.url, cora.cookie)).info(id)).fairness).toEqual(fairness);
});

test('a table without a name is called after its host, by the name they have now', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  await anna.ask('PATCH', API.me, { name: 'Omar' });
  const seats: Parameters<typeof anna.open>[0]['seats'] = [{ kind: 'me' }, { kind: 'empty' }];
  const named = await anna.open({ name: 'Evening', open: true, seats });
  const { id } = await anna.open({ open: true, seats });
  expect(named).toMatchObject({ name: 'Evening', hostName: null });
  await anna.ask('PATCH', API.me, { name: 'Omara' });
  expect(await bert.info(id)).toMatchObject({ name: '', hostName: 'Omara' });
  const page = await bert.connect();
  page.send({ t: 'lobby', on: true });
  // The list is sent again a moment after a change, to all who watch it.
  const { open } = await page.next('lobby', (lists) =>
    lists.open.some(({ hostName }) => hostName === 'Omara'),
  );
  expect(new Set(open.map(({ name, hostName }) => name || hostName))).toEqual(new Set(['Evening', 'Omara']));
});
