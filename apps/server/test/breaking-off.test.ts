import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;
const ABANDON = { kind: 'abandon' } as const;

/** Anna hosts a match with Bert, both with the table open. */
async function begin(more: { rated?: boolean; seats?: number } = {}) {
  const { url } = await serve({}, { games: openGames, tuning: { awayMs: { live: 0, days: 0 } } });
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [me, empty],
    ...(more.rated !== undefined && { rated: more.rated }),
  });
  await bert.join(id);
  await anna.start(id);
  const open = async (person: Person) => {
    const page = await person.connect();
    await page.watch(id);
    return page;
  };
  return { id, anna, bert, cora, open, annas: await open(anna), berts: await open(bert) };
}

const together = (count: number) => ({
  ok: false,
  refusal: { key: 'refusal.endTogether', values: { count } },
});

test('a host cannot break off a rated match alone', async () => {
  const { id, anna, annas, berts, cora, open } = await begin();
  expect(await annas.do(id, ABANDON)).toMatchObject(together(1));
  // Asking again is no second voice.
  expect(await annas.do(id, ABANDON)).toMatchObject(together(1));
  expect(await (await open(cora)).do(id, ABANDON)).toMatchObject({ ok: false });
  expect((await anna.info(id)).status).toBe('running');
  expect(await berts.do(id, ABANDON)).toMatchObject({ ok: true });
  expect((await anna.info(id)).status).toBe('abandoned');
});

test('what somebody asked for counts only until the turn ends, and for the person who asked', async () => {
  const { id, anna, bert, cora, annas, berts, open } = await begin();
  expect(await berts.do(id, ABANDON)).toMatchObject(together(1));
  await bert.leave(id);
  await cora.join(id, 1);
  await open(cora);
  expect(await annas.do(id, ABANDON)).toMatchObject(together(1));
  expect((await anna.info(id)).status).toBe('running');
});

test('having a bot play for somebody does not make the host the only one asked', async () => {
  const { id, anna, annas, berts } = await begin();
  await berts.close();
  expect(await annas.do(id, { kind: 'takeover', seat: 1, bot: 'random' })).toMatchObject({ ok: true });
  expect(await annas.do(id, ABANDON)).toMatchObject(together(1));
  expect((await anna.info(id)).status).toBe('running');
});

test('once the others have left for good, or where nothing counts, the host decides', async () => {
  const rated = await begin();
  await rated.bert.leave(rated.id);
  expect(await rated.annas.do(rated.id, ABANDON)).toMatchObject({ ok: true });
  const friendly = await begin({ rated: false });
  expect(await friendly.annas.do(friendly.id, ABANDON)).toMatchObject({ ok: true });
});

test('a host who does not play cannot break off the rated match of others', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [empty, empty] });
  await bert.join(id, 0);
  await cora.join(id, 1);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  expect(await page.do(id, ABANDON)).toMatchObject(together(2));
  expect((await cora.ask('GET', API.table(id))).json).toMatchObject({ status: 'running' });
});

test('nobody breaks off a rated match against bots to avoid a loss', async () => {
  const { url } = await serve({}, { games: openGames });
  const anna = await Person.arrive(url);
  const seats = [me, { kind: 'bot', bot: 'random' }] as const;
  const begun = async (rated: boolean) => {
    const { id } = await anna.open({ seats, rated, start: true });
    const page = await anna.connect();
    await page.watch(id);
    return page.do(id, ABANDON);
  };
  expect(await begun(true)).toMatchObject({ ok: false, refusal: { key: 'refusal.endCounts' } });
  expect(await begun(false)).toMatchObject({ ok: true });
});
