import { API, CLOCK_PRESETS, type TableLists } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { bid, party } from './support/clocked-table.ts';
import { toyGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { live, days } = CLOCK_PRESETS;

async function cardOf(person: Person, table: string) {
  const lists = (await person.ask('GET', API.tables)).json as TableLists;
  return lists.mine.find(({ id }) => id === table);
}

test('a card shows the own clock while its person must decide, then the one that has least left', async () => {
  const { time, anna, bert, annas, id } = await party(live);
  const first = await cardOf(anna, id);
  expect(first?.clock).toEqual({
    seat: 0,
    bankMs: live.bankMs,
    graceMs: live.graceMs,
    state: { kind: 'runs', emptyAt: time.now + 15 * MINUTE, until: null },
  });
  time.pass(2 * MINUTE);
  // Equal while nothing happens: a list that is sent again tells nobody anything.
  expect(await cardOf(anna, id)).toEqual(first);
  expect((await annas.do(id, bid(1), 1)).ok).toBe(true);
  const [waiting, asked] = [await cardOf(anna, id), await cardOf(bert, id)];
  expect(waiting).toMatchObject({ myTurn: false, clock: { seat: 1 } });
  expect(asked?.clock).toEqual(waiting?.clock);
  time.pass(15 * MINUTE);
  await expect.poll(async () => (await cardOf(bert, id))?.clock).toMatchObject({ seat: 0 });
});

test('a card says until when a clock is stopped, also after a restart and while nobody has the table open', async () => {
  const hours = { zone: 'Asia/Kolkata', from: 8 * 60, to: 20 * 60 };
  const { time, server, anna, annas, id } = await party(days, hours);
  // 17:30 in India.
  expect((await cardOf(anna, id))?.clock?.state).toEqual({
    kind: 'runs',
    emptyAt: time.now + 3 * DAY,
    until: Date.parse('2027-01-11T14:30Z'),
  });
  await annas.close();
  await server.stop();
  time.pass(4 * HOUR);
  const second = await serve({ dataFile: server.dataFile }, { games: toyGames, ...time.parts });
  const back = await Person.arrive(second.url, anna.cookie);
  const card = await cardOf(back, id);
  expect(card?.clock?.state).toMatchObject({
    kind: 'stands',
    until: Date.parse('2027-01-12T02:30Z'),
    vacation: false,
  });
  expect(JSON.stringify(card)).not.toMatch(/Kolkata|zone/);
});

test('the public list has no clocks', async () => {
  const { url } = await serve({}, { games: toyGames });
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const { id } = await anna.open({ seats, open: true, clock: live, start: true });
  expect(await cardOf(anna, id)).toHaveProperty('clock');
  const openCards = async () => ((await bert.ask('GET', API.tables)).json as TableLists).open;
  await expect.poll(async () => (await openCards()).map((card) => card.id)).toEqual([id]);
  expect((await openCards())[0]).not.toHaveProperty('clock');
});
