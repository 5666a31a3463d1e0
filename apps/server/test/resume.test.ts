import { expect, test } from 'vitest';
import { Follower } from './support/follower.ts';
import { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;

/** Two people at a running table. */
async function two(url: string) {
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    options: { merchant: false },
  });
  await bert.join(id);
  await anna.start(id);
  return { anna, bert, id };
}

test('a page resumes after a cut connection: nothing is lost, nothing comes twice', async () => {
  const { url } = await serve();
  const { anna, bert, id } = await two(url);
  const follower = new Follower(id);
  const first = await anna.connect();
  follower.attach(first);
  await follower.until(({ decision }) => decision !== null, 'the first decision');
  const other = await bert.connect();
  await other.watch(id);
  await first.close();
  follower.read();
  other.send({ t: 'say', table: id, id: 's', text: 'are you there?' });
  await other.next('answer', (answer) => answer.id === 's');
  expect((await other.do(id, bid(2), 1)).ok).toBe(true);
  const second = await anna.connect();
  follower.attach(second);
  await follower.until(({ active }) => active.join() === '0', 'what was missed');
  await second.next('chat', ({ line }) => line.text === 'are you there?');
  await second.next('info', ({ info }) => info.id === id);
  expect(follower).toMatchObject({ snapshots: 1, faults: [] });
  expect((await second.do(id, bid(1), 1)).ok).toBe(true);
  await follower.until(({ view }) => (view as { phase: string }).phase === 'take', 'the bids to be shown');
  expect(follower).toMatchObject({ snapshots: 1, faults: [] });
});

test('the stream is the same after a restart of the server', async () => {
  const first = await serve();
  const { anna, bert, id } = await two(first.url);
  const follower = new Follower(id);
  const page = await anna.connect();
  follower.attach(page);
  await follower.until(() => true, 'the table');
  await page.do(id, bid(3), 1);
  follower.read();
  await first.stop();
  expect(page.closed).toEqual({ code: 1012, reason: 'restart' });

  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  follower.attach(back);
  await back.next('info', ({ info }) => info.id === id);
  expect(follower.read()).toMatchObject({
    snapshots: 1,
    faults: [],
    situation: { sealed: { kind: 'bid', coins: 3 } },
  });
  const other = await (await Person.arrive(second.url, bert.cookie)).connect();
  await other.watch(id);
  await other.do(id, bid(1), 1);
  await follower.until(
    ({ view }) => (view as { shownBids: number[] }).shownBids.join() === '3,1',
    'the bids',
  );
  expect(follower).toMatchObject({ snapshots: 1, faults: [] });
});

test('unknown streams and future numbers are answered with the whole table', async () => {
  const { url } = await serve();
  const { anna, id } = await two(url);
  const page = await anna.connect();
  const { stream } = await page.watch(id);
  for (const known of [{ stream: 'other', since: 0 }, { stream, since: 99 }, { since: 0 }]) {
    const from = page.got.length;
    page.send({ t: 'watch', table: id, chat: 0, ...known });
    const { snapshot } = await page.next('table', () => true, from);
    expect(snapshot?.n).toBe(0);
  }
});

test('a repeated command is carried out once and gets the same answer, also after a restart', async () => {
  const first = await serve();
  const { anna, id } = await two(first.url);
  const command = { t: 'do', table: id, id: 'once', decision: 1, act: bid(2) } as const;
  const page = await anna.connect();
  await page.watch(id);
  page.send(command);
  page.send(command);
  await page.until(() => page.got.filter(({ t }) => t === 'answer').length === 2, 'both answers');
  const twin = await anna.connect();
  await twin.watch(id);
  twin.send(command);
  expect(await twin.next('answer')).toEqual({ t: 'answer', table: id, id: 'once', ok: true });
  const { n } = (await (await anna.connect()).watch(id)).snapshot ?? {};
  expect(n).toBe(1);
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  expect((await back.watch(id)).snapshot?.n).toBe(1);
  back.send(command);
  expect((await back.next('answer')).ok).toBe(true);
  expect(
    (await (await Person.arrive(second.url, anna.cookie).then((p) => p.connect())).watch(id)).snapshot?.n,
  ).toBe(1);
});

test('two pages of one person see the same; an outdated decision is refused', async () => {
  const { url } = await serve();
  const { anna, bert, id } = await two(url);
  const [one, two_] = [await anna.connect(), await anna.connect()];
  const followers = [new Follower(id), new Follower(id)];
  followers[0]?.attach(one);
  followers[1]?.attach(two_);
  for (const follower of followers) await follower.until(() => true, 'the table');
  await one.do(id, bid(0), 1);
  await followers[1]?.until(({ sealed }) => sealed !== null, 'the other page to know of the bid');
  const other = await bert.connect();
  await other.watch(id);
  await other.do(id, bid(1), 1);
  await other.next('update', ({ update }) => update.own.decision?.kind === 'take');
  expect(await two_.do(id, bid(3), 1)).toMatchObject({
    ok: false,
    refusal: { clause: 'table', key: 'table.outdated' },
  });
  expect(followers[0]?.read().situation).toEqual(followers[1]?.read().situation);
});

test('an earlier position is shown as the viewer saw it', async () => {
  const { url } = await serve();
  const { anna, bert, id } = await two(url);
  const page = await anna.connect();
  const start = await page.watch(id);
  const other = await bert.connect();
  await other.watch(id);
  await page.do(id, bid(2), 1);
  await other.do(id, bid(1), 1);
  await page.next('update', ({ update }) => update.own.decision?.kind === 'take');
  page.send({ t: 'past', table: id, id: 'p', index: -1 });
  expect((await page.next('past')).view).toEqual(start.snapshot?.situation.view);
  page.send({ t: 'past', table: id, id: 'q', index: 999 });
  expect(await page.next('problem')).toMatchObject({ table: id, problem: { key: 'problem.notFound' } });
});

test('messages for tables that are not open or do not exist are answered with a problem', async () => {
  const { url } = await serve();
  const { anna, id } = await two(url);
  const page = await anna.connect();
  page.send({ t: 'do', table: id, id: 'x', act: { kind: 'pause' } });
  expect(await page.next('answer')).toEqual({
    t: 'answer',
    table: id,
    id: 'x',
    ok: false,
    refusal: { clause: 'table', key: 'problem.notWatched' },
  });
  page.send({ t: 'watch', table: 'nowhere' });
  expect(await page.next('problem', ({ table }) => table === 'nowhere')).toMatchObject({
    problem: { key: 'problem.noTable' },
  });
  page.send({ t: 'ping', id: 'p1' });
  expect(await page.next('pong')).toEqual({ t: 'pong', id: 'p1' });
});

test('a spectator sees the table and can do nothing there', async () => {
  const { url } = await serve();
  const { id } = await two(url);
  const zoe = await Person.arrive(url);
  const page = await zoe.connect();
  const { info, snapshot } = await page.watch(id);
  expect(info.you).toEqual({
    seat: null,
    newcomer: null,
    freed: null,
    host: false,
    muted: false,
    returnCode: null,
    tableCode: null,
    invited: null,
    declined: [],
  });
  expect(snapshot?.situation).toMatchObject({ decision: null, sealed: null, undo: false });
  for (const act of [
    bid(1),
    { kind: 'resign' },
    { kind: 'pause' },
    { kind: 'takeover', seat: 0, bot: 'random' },
  ] as const)
    expect(await page.do(id, act, 1)).toMatchObject({ ok: false, refusal: { key: 'refusal.spectator' } });
  expect(await page.do(id, { kind: 'abandon' })).toMatchObject({
    ok: false,
    refusal: { key: 'refusal.notHost' },
  });
  expect(await Page.open(url, null)).toMatchObject({ closed: { code: 4001 } });
});

test('an idle table is dropped from memory and is the same when somebody returns', async () => {
  const { url } = await serve({}, { tuning: { idleMs: 30, sweepMs: 10 } });
  const { anna, bert, id } = await two(url);
  const follower = new Follower(id);
  const page = await anna.connect();
  follower.attach(page);
  await follower.until(() => true, 'the table');
  await page.do(id, bid(2), 1);
  await page.close();
  follower.read();
  const loaded = async (): Promise<string> =>
    /durbar_rooms (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? '';
  const deadline = performance.now() + 20_000;
  while ((await loaded()) !== '0' && performance.now() < deadline);
  expect(await loaded()).toBe('0');
  const again = await anna.connect();
  follower.attach(again);
  const other = await bert.connect();
  await other.watch(id);
  await other.do(id, bid(1), 1);
  await follower.until(
    ({ view }) => (view as { shownBids: number[] }).shownBids.join() === '2,1',
    'the bids',
  );
  expect(follower).toMatchObject({ snapshots: 1, faults: [] });
});
