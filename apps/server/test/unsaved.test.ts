import type { Game } from '@durbar/kernel';
import { API } from '@durbar/protocol';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { toyGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

const bid = { kind: 'move', move: { kind: 'bid', coins: 2 } } as const;

/** Makes writes to an SQL table fail, or work again. */
function sabotage(dataFile: string, table: string, event: 'INSERT' | 'UPDATE', on: boolean): void {
  const db = openFile(dataFile);
  db.exec(
    on
      ? `CREATE TRIGGER spoil BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`
      : 'DROP TRIGGER spoil',
  );
  db.close();
}

test('a move that could not be stored is not acknowledged, is undone in memory, and can be repeated', async () => {
  const { url, dataFile } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  const [page, other] = [await anna.connect(), await bert.connect()];
  await page.watch(id);
  await other.watch(id);
  sabotage(dataFile, 'log_entry', 'INSERT', true);
  const from = page.got.length;
  const command = { t: 'do', table: id, id: 'mine', decision: 1, act: bid } as const;
  page.send(command);
  expect(await page.next('answer')).toMatchObject({
    ok: false,
    refusal: { clause: 'table', key: 'problem.notSaved' },
  });
  const reloaded = await page.next('table', () => true, from);
  expect(reloaded.snapshot).toMatchObject({ n: 0, situation: { sealed: null, active: [0, 1] } });
  sabotage(dataFile, 'log_entry', 'INSERT', false);
  const again = page.got.length;
  page.send(command);
  expect(await page.next('answer', () => true, again)).toMatchObject({ ok: true });
  await other.next('update', ({ update }) => update.n === 1);
  expect(other.raw.filter((text) => text.includes('"t":"update"'))).toHaveLength(1);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a command after which the server fails is undone in memory, and can be repeated', async () => {
  let fails = false;
  const toy: Game = bazaar;
  const round: NonNullable<Game['round']> = (position) => {
    if (fails) {
      fails = false;
      throw new Error('a game of which not all is known');
    }
    return toy.round?.(position) ?? { number: 0, of: 0 };
  };
  const game: Game = { ...toy, round };
  const games = { ...toyGames, load: async () => game, loadVersions: async () => [game] };
  const { url, stop, dataFile } = await serve({}, { games, tuning: { sweepMs: 60_000 } });
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const page = await anna.connect();
  await page.watch(id);
  fails = true;
  expect(await page.do(id, { kind: 'pause' })).toMatchObject({ ok: false });
  expect(await page.do(id, { kind: 'pause' })).toMatchObject({ ok: true });
  await stop();
  const again = await serve({ dataFile });
  const info = await anna.moveTo(again.url).info(id);
  expect([info.status, info.damage]).toEqual(['paused', undefined]);
});

test('a repeated command is not acknowledged if its first copy could not be stored', async () => {
  const { url, dataFile } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  sabotage(dataFile, 'log_entry', 'INSERT', true);
  const command = { t: 'do', table: id, id: 'twice', decision: 1, act: bid } as const;
  page.send(command);
  page.send(command);
  const answers = () => page.got.filter((message) => message.t === 'answer');
  await page.until(() => answers().length === 2, 'both answers');
  expect(answers().map(({ ok }) => ok)).toEqual([false, false]);
});

test('a chat line that could not be stored is not sent, and its author gets the reason', async () => {
  const { url, dataFile } = await serve();
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const page = await anna.connect();
  await page.watch(id);
  sabotage(dataFile, 'chat_line', 'INSERT', true);
  page.send({ t: 'say', table: id, id: 'a', text: 'Hello' });
  expect(await page.next('answer')).toMatchObject({
    table: id,
    id: 'a',
    refusal: { key: 'problem.notSaved' },
  });
  sabotage(dataFile, 'chat_line', 'INSERT', false);
  page.send({ t: 'say', table: id, id: 'b', text: 'Again' });
  expect((await page.next('chat')).line).toMatchObject({ n: 1, text: 'Again' });
});

test('a seat that could not be stored is free as before', async () => {
  const { url, dataFile } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  sabotage(dataFile, 'table_seat', 'UPDATE', true);
  expect(await bert.ask('POST', API.join(id), await bert.place(id))).toMatchObject({
    status: 503,
    json: { problem: { key: 'problem.notSaved' } },
  });
  expect((await anna.info(id)).seats[1]?.kind).toBe('empty');
  sabotage(dataFile, 'table_seat', 'UPDATE', false);
  expect((await bert.join(id)).you.seat).toBe(1);
});

test('a bot whose move could not be stored moves as soon as that works', async () => {
  const { url, dataFile } = await serve();
  const anna = await Person.arrive(url);
  sabotage(dataFile, 'log_entry', 'INSERT', true);
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { merchant: false },
    start: true,
  });
  const page = await anna.connect();
  await page.watch(id);
  expect(await page.do(id, bid, 1)).toMatchObject({ ok: false });
  sabotage(dataFile, 'log_entry', 'INSERT', false);
  await page.until(
    () => page.got.some((m) => m.t === 'table' && m.snapshot?.situation.sealed === null),
    'the table again',
  );
  expect(await page.do(id, bid, 1)).toMatchObject({ ok: true });
  await page.next('update', ({ update }) =>
    update.happened.some(({ kind, seat }) => kind === 'move' && seat === 1),
  );
});
