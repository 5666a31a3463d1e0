import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import {
  A_WHILE,
  BUILD,
  bid,
  countLines,
  END,
  leave,
  play,
  send,
  settled,
  startTrading,
  TOO_MANY_MOVES,
  untilYou,
  watching,
} from './support/planned.ts';
import { serve, tempDir } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

test('a plan shows on all devices of its person and nobody else’s, and can be taken back', async () => {
  const { people, pages, id } = await startTrading();
  const [anna, bert, , zoe] = pages;
  const other = await watching(people[1], id);
  expect(await leave(bert, id, [bid(2)])).toMatchObject({ ok: true });
  for (const page of [bert, other]) await untilYou(page, id, ({ plan }) => plan !== undefined, 'the plan');
  expect((await people[1].info(id)).you.plan).toMatchObject({ kind: 'bid', branches: [[{ move: bid(2) }]] });
  for (const [who, page] of [
    [0, anna],
    [3, zoe],
  ] as const) {
    await settled(page);
    expect(page.raw.join('\n')).not.toContain('"plan');
    expect((await people[who].info(id)).you).not.toHaveProperty('plan');
  }
  expect(await leave(other, id)).toMatchObject({ ok: true });
  for (const page of [bert, other])
    await untilYou(page, id, ({ plan }) => plan === undefined, 'no plan any more');
});

test('a plan is carried out when its seat is asked, though its person is away', async () => {
  const { time, pages, people, id } = await startTrading();
  const [anna, bert, , zoe] = pages;
  await leave(bert, id, [bid(2)]);
  await bert.close();
  await anna.do(id, play(END), 3);
  time.pass(A_WHILE);
  await zoe.next('update', ({ update }) =>
    update.happened.some(({ kind, seat }) => kind === 'seal' && seat === 1),
  );
  const again = await watching(people[1], id);
  const table = await again.next('table');
  expect(table.snapshot?.situation.sealed).toEqual(bid(2));
  expect(table.info.you).toMatchObject({ planReport: { kind: 'played', line: 8, moves: 1, branch: 0 } });
  expect(table.info.you.plan).toBeUndefined();
});

test('all moves of a plan are made one after the other', async () => {
  const { time, pages, id } = await startTrading();
  const [anna, bert, , zoe] = pages;
  await anna.do(id, play({ kind: 'offer', place: 0 }), 3);
  expect(await leave(anna, id, [BUILD, BUILD, END])).toMatchObject({ ok: true });
  await bert.do(id, play({ kind: 'decline' }), 2);
  time.pass(A_WHILE);
  await zoe.until(() => countLines(zoe, id) === 12, 'three moves');
  await untilYou(anna, id, ({ planReport }) => planReport !== undefined, 'a report');
  expect(
    (await anna.next('info', ({ info }) => info.you.planReport !== undefined)).info.you.planReport,
  ).toEqual({
    kind: 'played',
    line: 9,
    moves: 3,
    branch: 0,
  });
});

test('a plan is dropped if what it reckons with has changed, and its person decides', async () => {
  const { time, pages, id } = await startTrading();
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await anna.do(id, play(BUILD), 3);
  await anna.do(id, play(END), 4);
  await bert.until(() => countLines(bert, id) === 9, 'the end of the turn');
  time.pass(A_WHILE);
  await untilYou(bert, id, ({ planReport }) => planReport !== undefined, 'a report');
  const { info } = await bert.next('info', ({ info }) => info.you.planReport !== undefined);
  expect(info.you).toMatchObject({ planReport: { kind: 'dropped', step: null, refusal: null } });
  expect(info.you).not.toHaveProperty('plan');
  expect(await bert.do(id, play(bid(1)), 2)).toMatchObject({ ok: true });
  // A report that was read goes.
  await leave(bert, id);
  await untilYou(bert, id, ({ planReport }) => planReport === undefined, 'no report');
});

test('what another seat takes back leaves a plan as it is', async () => {
  const { time, pages, id } = await startTrading();
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await anna.do(id, play(BUILD), 3);
  await anna.do(id, { kind: 'undo' }, 4);
  await anna.do(id, play(END), 5);
  time.pass(A_WHILE);
  await untilYou(bert, id, ({ planReport }) => planReport !== undefined, 'a report');
  const { info } = await bert.next('info', ({ info }) => info.you.planReport !== undefined);
  expect(info.you.planReport).toMatchObject({ kind: 'played' });
});

test('whoever decides before the plan does needs it no more', async () => {
  const { time, pages, people, id } = await startTrading();
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await anna.do(id, play(END), 3);
  await bert.do(id, play(bid(0)), 2);
  await untilYou(bert, id, ({ plan }) => plan === undefined, 'no plan');
  time.pass(A_WHILE);
  await settled(bert);
  expect((await people[1].info(id)).you).not.toHaveProperty('planReport');
  const snapshot = await watching(people[1], id).then((page) => page.next('table'));
  expect(snapshot.snapshot?.situation.sealed).toEqual(bid(0));
});

test('a plan that arrives when its seat is asked is carried out as well', async () => {
  const { time, pages, id } = await startTrading();
  const [anna, bert] = pages;
  const made = countLines(bert, id);
  await anna.do(id, play(END), 3);
  expect(await send(bert, id, [[bid(2)]], made)).toMatchObject({ ok: true });
  time.pass(A_WHILE);
  await untilYou(bert, id, ({ planReport }) => planReport !== undefined, 'a report');
});

test('a plan goes with its person, and no newcomer hears of it', async () => {
  const { time, server, pages, people, id } = await startTrading({ games: openGames });
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await people[1].leave(id);
  const file = openFile(server.dataFile);
  expect(file.prepare('SELECT count(*) AS n FROM seat_plan').get()).toEqual({ n: 0 });
  file.close();
  const dora = await Person.arrive(server.url);
  await dora.join(id, 1);
  const doras = await watching(dora, id);
  await anna.do(id, play(END), 3);
  time.pass(A_WHILE);
  await settled(doras);
  expect(doras.raw.join('\n')).not.toContain('"plan');
});

test('a plan ends with the match', async () => {
  const { server, pages, id } = await startTrading();
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await anna.do(id, { kind: 'abandon' });
  await untilYou(bert, id, ({ plan }) => plan === undefined, 'no plan');
  const file = openFile(server.dataFile);
  expect(file.prepare('SELECT count(*) AS n FROM seat_plan').get()).toEqual({ n: 0 });
  file.close();
});

test('a plan outlasts a restart of the server, and is carried out by the next one', async () => {
  const dataFile = join(tempDir(), 'durbar.db');
  const { server, pages, people, id } = await startTrading({ dataFile });
  const [anna, bert] = pages;
  await leave(bert, id, [bid(2)]);
  await anna.do(id, play(END), 3);
  // It is stopped before it has carried it out.
  await server.stop();
  const next = await serve({ dataFile }, { tuning: { planDelayMs: 0 } });
  const page = await watching(people[1].moveTo(next.url), id);
  await untilYou(page, id, ({ planReport }) => planReport !== undefined, 'a report');
  expect((await people[1].info(id)).you.planReport).toMatchObject({ kind: 'played' });
});

test('what cannot be planned is refused in words, and leaves the last plan as it is', async () => {
  const { pages, people, id } = await startTrading();
  const [anna, bert, , zoe] = pages;
  await leave(bert, id, [bid(2)]);
  const whyNot = async (...args: Parameters<typeof leave>) => {
    const answer = await leave(...args);
    return answer.ok ? null : answer.refusal.key;
  };
  expect(await whyNot(zoe, id, [bid(1)])).toBe('refusal.spectator');
  expect(await whyNot(anna, id, [BUILD])).toBe('table.plan.nothing');
  expect(await whyNot(bert, id, [BUILD])).toBe('refusal.notNow');
  expect(await whyNot(bert, id, [{ kind: 'bid', coins: 1, more: true }])).toBe('table.malformed');
  expect(await whyNot(bert, id, [bid(1), bid(2)])).toBe('table.plan.ended');
  expect(await whyNot(bert, id, TOO_MANY_MOVES)).toBe('problem.badRequest');
  expect(await whyNot(bert, id, [bid(0)], [bid(1)], [bid(2)], [bid(3)])).toBe('problem.badRequest');
  const late = await send(bert, id, [[bid(1)]], 99);
  expect(late).toMatchObject({ ok: false, refusal: { key: 'table.outdated' } });
  expect((await people[1].info(id)).you.plan?.branches).toMatchObject([[{ move: bid(2) }]]);
});
