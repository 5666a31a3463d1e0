import { API, tableLists } from '@durbar/protocol';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/*
 * A table of a game or rules version that this build does not have: it opens, tells what it may of its log, and can be
 * ended. The stored row is changed, as if another build had written it.
 */

const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;

const exportedLog = z.object({
  format: z.literal('durbar-log'),
  rules: z.number(),
  status: z.string(),
  view: z.null(),
  lines: z.array(z.looseObject({ kind: z.string(), seat: z.nullable(z.number()), at: z.number() })),
});

interface Stage {
  readonly server: TestServer;
  readonly table: string;
  readonly people: readonly Person[];
}

/** Three people begin a match; the pages get what they do. */
async function begin(act: (pages: readonly Page[], table: string) => Promise<void>): Promise<Stage> {
  const server = await serve();
  const people = await Promise.all([0, 1, 2].map(() => Person.arrive(server.url)));
  const [anna, bert, cora] = people;
  if (!anna || !bert || !cora) throw new Error('three sit there');
  const seats = [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] as const;
  const { id } = await anna.open({ seats: [...seats], pace: 'days' });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  const pages: Page[] = [];
  for (const person of people) {
    const page = await person.connect();
    await page.watch(id);
    pages.push(page);
  }
  await act(pages, id);
  return { server, table: id, people };
}

/** Stops a server, changes its table's row, and starts it again. */
async function reopen(
  { server, table, people }: Stage,
  change: string,
  ...values: unknown[]
): Promise<Stage> {
  await server.stop();
  const file = openFile(server.dataFile);
  file.prepare(`UPDATE game_table SET ${change} WHERE id = ?`).run(...values, table);
  file.close();
  const again = await serve({ dataFile: server.dataFile });
  return {
    server: again,
    table,
    people: people.map((person) => person.moveTo(again.url)),
  };
}

const fetchLog = async (person: Person, table: string) =>
  exportedLog.parse((await person.ask('GET', API.record(table))).json);

const fetchCard = async (person: Person, table: string) =>
  tableLists.parse((await person.ask('GET', API.tables)).json).mine.find(({ id }) => id === table);

const someBids = async (pages: readonly Page[], table: string): Promise<void> => {
  for (const [seat, page] of pages.entries()) expect((await page.do(table, bid(seat + 1), 1)).ok).toBe(true);
};

test('a running table under unknown rules opens, says so, waits for nobody and sits nobody down', async () => {
  const { people, table, server } = await reopen(await begin(someBids), 'rules = ?', 99);
  const [anna] = people;
  const stranger = await Person.arrive(server.url);
  const info = await anna?.info(table);
  expect(info).toMatchObject({ rules: 99, unplayable: { known: [1] }, status: 'running', fairness: null });
  for (const person of people)
    expect(await fetchCard(person, table)).toMatchObject({ unplayable: true, myTurn: false, active: [] });
  for (const [method, path, body] of [
    ['POST', API.join(table), await stranger.place(table)],
    ['PUT', API.seat(table, 1), { kind: 'bot', bot: 'random' }],
  ] as const) {
    const asking = method === 'PUT' ? anna : stranger;
    expect(await asking?.ask(method, path, body)).toMatchObject({
      status: 409,
      json: { problem: { key: 'problem.oldRules' } },
    });
  }
  const page = await anna?.connect();
  expect(await page?.watch(table)).toMatchObject({ snapshot: null });
  expect(await page?.do(table, bid(1))).toMatchObject({ ok: false, refusal: { key: 'table.noRules' } });
});

test('a table of a game that there is not opens too, before and after its start', async () => {
  const running = await reopen(await begin(someBids), "game = 'gone', rules = 3");
  expect(await running.people[0]?.info(running.table)).toMatchObject({ unplayable: { known: [] } });
  const server = await serve();
  const host = await Person.arrive(server.url);
  const { id } = await host.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const waiting = await reopen({ server, table: id, people: [host] }, "game = 'gone'");
  const [again] = waiting.people;
  expect(await again?.info(id)).toMatchObject({ status: 'waiting', unplayable: { known: [] } });
  expect((await again?.ask('POST', API.start(id)))?.status).toBe(409);
  expect(await again?.leave(id)).toMatchObject({ status: 'abandoned' });
});

test('a waiting table takes the current rules, whichever it was opened under', async () => {
  const server = await serve();
  const host = await Person.arrive(server.url);
  const { id } = await host.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const { people } = await reopen({ server, table: id, people: [host] }, 'rules = 99');
  expect(await people[0]?.info(id)).toMatchObject({ rules: 1, unplayable: null });
  expect(await people[0]?.start(id)).toMatchObject({ rules: 1, status: 'running' });
});

test('a viewer sees who moved when, and no sealed choice, also not that one waits or was changed', async () => {
  const play = (changes: readonly number[]) => async (pages: readonly Page[], table: string) => {
    for (const coins of changes) expect((await pages[0]?.do(table, bid(coins), 1))?.ok).toBe(true);
  };
  const first = await reopen(await begin(play([2])), 'rules = 99');
  const second = await reopen(await begin(play([1, 3, 2])), 'rules = 99');
  for (const seat of [0, 1, 2]) {
    const logs = await Promise.all(
      [first, second].map(async ({ people, table }) => (await fetchLog(people[seat] ?? fail(), table)).lines),
    );
    expect(logs[0]).toEqual([]);
    expect(logs[1]).toEqual(logs[0]);
  }
});

test('moves show to the seat that made them while the match runs, and to everybody once it is ended', async () => {
  const played = await begin(async (pages, table) => {
    await someBids(pages, table);
    // Who won the bids moves next, which proves that they were opened.
    expect(await pages[2]?.do(table, { kind: 'move', move: { kind: 'take' } }, 2)).toMatchObject({
      ok: true,
    });
  });
  const { people, table, server } = await reopen(played, 'rules = 99');
  const [anna, bert] = people;
  const stranger = await Person.arrive(server.url);
  if (!anna || !bert) return fail();
  const seen = (lines: readonly Record<string, unknown>[]) =>
    lines.map(({ seat, move }) => [seat, move ?? null]);
  const shown = seen((await fetchLog(anna, table)).lines);
  expect(shown.slice(0, 3)).toEqual([
    [0, { kind: 'bid', coins: 1 }],
    [1, null],
    [2, null],
  ]);
  expect(seen((await fetchLog(stranger, table)).lines).every(([, move]) => move === null)).toBe(true);

  const watching = await stranger.connect();
  await watching.watch(table);
  expect(await watching.do(table, { kind: 'abandon' })).toMatchObject({ ok: false });
  const page = await bert.connect();
  await page.watch(table);
  expect(await page.do(table, { kind: 'abandon' })).toMatchObject({ ok: true });
  expect(await page.do(table, { kind: 'abandon' })).toMatchObject({
    ok: false,
    refusal: { key: 'table.abandoned' },
  });
  expect(await bert.info(table)).toMatchObject({
    status: 'abandoned',
    fairness: { secret: expect.any(String) as string },
  });
  const ended = await fetchLog(stranger, table);
  expect(seen(ended.lines).slice(0, 3)).toEqual([
    [0, { kind: 'bid', coins: 1 }],
    [1, { kind: 'bid', coins: 2 }],
    [2, { kind: 'bid', coins: 3 }],
  ]);
  expect(ended.lines.at(-1)).toMatchObject({ kind: 'abandon', seat: 1 });

  // A build that has the rules reads the same log.
  const back = await reopen({ people, table, server }, 'rules = 1');
  const [again] = back.people;
  expect(await again?.info(table)).toMatchObject({ status: 'abandoned', unplayable: null });
  expect((await again?.ask('GET', API.record(table)))?.json).toMatchObject({ format: 'durbar-record' });
});

test('a rematch of such a table is played by the current rules', async () => {
  const { people, table } = await reopen(await begin(someBids), 'rules = 99');
  const [anna] = people;
  const page = await anna?.connect();
  await page?.watch(table);
  expect(await page?.do(table, { kind: 'abandon' })).toMatchObject({ ok: true });
  const next = await anna?.rematch(table);
  expect(await anna?.info(next ?? '')).toMatchObject({ rules: 1, status: 'waiting', unplayable: null });
});

function fail(): never {
  throw new Error('three sit there');
}
