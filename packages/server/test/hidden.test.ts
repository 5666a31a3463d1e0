import { API } from '@durbar/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';

/*
 * What nobody may know before its time is in nothing that reaches them over real sockets and HTTP: two tables that differ
 * only in what is hidden look the same to the byte.
 */

const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;
const move = (kind: string) => ({ kind: 'move', move: { kind } }) as const;

interface Table {
  readonly id: string;
  /** Pages of the three seats and of a spectator. */
  readonly pages: readonly Page[];
  readonly people: readonly Person[];
}

/** A table of these people, whose random parts are known so that they can be left out of comparisons. */
async function table(people: readonly Person[]): Promise<Table> {
  const [anna, bert, cora] = people;
  if (!anna || !bert || !cora) throw new Error('three sit there');
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
    pace: 'days',
  });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  const pages: Page[] = [];
  // One after the other, and each told of the last before the next: presence is the same at every table.
  for (const person of people) {
    const page = await person.connect();
    await page.watch(id);
    pages.push(page);
    for (const each of pages) await settled(each);
  }
  return { id, pages, people };
}

/** Everything that was sent before is there. */
async function settled(page: Page): Promise<void> {
  const id = `ping${page.got.length}`;
  page.send({ t: 'ping', id });
  await page.next('pong', (pong) => pong.id === id);
}

/** What a viewer was told, by socket and by HTTP, without what differs between any two tables. */
async function told(server: TestServer, { id, pages, people }: Table, viewer: number): Promise<string[]> {
  const page = pages[viewer];
  const person = people[viewer];
  if (!page || !person) throw new Error('no such viewer');
  await settled(page);
  const exported = await person.ask('GET', API.record(id));
  const info = await person.ask('GET', API.table(id));
  const lists = await person.ask('GET', API.tables);
  const card = (lists.json as { mine: { id: string }[] }).mine.filter((each) => each.id === id);
  const secret = new Database(server.dataFile, { readonly: true });
  const row = secret
    .prepare<[string], { secret: string }>('SELECT secret FROM game_table WHERE id = ?')
    .get(id);
  secret.close();
  const all = [
    ...page.raw.filter(
      (text) => !text.includes('"pong"') && !text.includes('"hello"') && !text.includes('"t":"info"'),
    ),
    JSON.stringify(exported.json),
    JSON.stringify(info.json),
    JSON.stringify(card),
  ];
  for (const text of all) expect(text).not.toContain(row?.secret);
  return all.map((text) =>
    text
      .replaceAll(id, 'TABLE')
      .replaceAll(/"commitment":"\w+"/g, '"commitment":"…"')
      .replaceAll(/"returnCode":"[^"]+"/g, '"returnCode":"…"')
      .replaceAll(/"id":"c\d+-\d+"/g, '"id":"…"'),
  );
}

async function arrive(): Promise<{ server: TestServer; people: Person[] }> {
  const server = await serve({}, { now: () => 1_700_000_000_000 });
  const people: Person[] = [];
  for (let i = 0; i < 4; i++) people.push(await Person.arrive(server.url));
  return { server, people };
}

test('a sealed choice, and how often it was changed, shows to nobody else', async () => {
  const { server, people } = await arrive();
  const tables = [await table(people), await table(people)];
  const choices = [[0], [3, 1, 2, 3]];
  for (const [i, { id, pages }] of tables.entries()) {
    const [anna, bert, , zoe] = pages;
    for (const coins of choices[i] ?? [])
      expect(await anna?.do(id, bid(coins), 1)).toMatchObject({ ok: true });
    // What is refused says nothing either.
    expect(await bert?.do(id, move('take'), 1)).toMatchObject({ ok: false });
    expect(await bert?.do(id, bid(99), 1)).toMatchObject({ ok: false });
    expect(await bert?.do(id, { kind: 'undo' }, 1)).toMatchObject({ ok: false });
    expect(await zoe?.do(id, bid(1), 1)).toMatchObject({ ok: false });
    expect(await bert?.do(id, bid(2), 1)).toMatchObject({ ok: true });
  }
  const [one, two] = tables;
  if (!one || !two) throw new Error('two tables');
  for (const viewer of [1, 2, 3]) {
    const texts = await told(server, one, viewer);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts).toEqual(await told(server, two, viewer));
  }
  // The comparison itself sees a difference where there is one.
  expect(await told(server, one, 0)).not.toEqual(await told(server, two, 0));
});

test('a card that one seat draws shows to nobody else, until the match is over', async () => {
  const { server, people } = await arrive();
  // Tables until two of them have drawn different cards: the draws come from different secrets.
  const drawn = new Map<number, Table>();
  for (let tries = 0; drawn.size < 2 && tries < 30; tries++) {
    const made = await table(people);
    const [anna, bert, cora] = made.pages;
    if (!anna || !bert || !cora) throw new Error('three sit there');
    await anna.do(made.id, bid(3), 1);
    await bert.do(made.id, bid(1), 1);
    await cora.do(made.id, bid(1), 1);
    await anna.do(made.id, move('take'), 2);
    const own = await anna.next('update', ({ update }) => update.view['hands'] !== undefined);
    const [card] = (own.update.view['hands'] as number[][])[0] ?? [];
    if (card === undefined) throw new Error('the winner draws');
    drawn.set(card, made);
  }
  const [one, two] = [...drawn.values()];
  if (!one || !two) throw new Error('all draws were the same');
  for (const viewer of [1, 2, 3])
    expect(await told(server, one, viewer)).toEqual(await told(server, two, viewer));
  expect(await told(server, one, 0)).not.toEqual(await told(server, two, 0));

  const before = await people[3]?.ask('GET', API.record(one.id));
  expect(before?.json).toMatchObject({ format: 'durbar-log', viewer: 'spectator' });
  expect((await people[3]?.info(one.id))?.fairness).toBe(null);
  await one.pages[0]?.do(one.id, { kind: 'abandon' });
  const after = await people[3]?.ask('GET', API.record(one.id));
  expect(after?.json).toMatchObject({ format: 'durbar-record', fairness: { table: one.id } });
  expect((await people[3]?.info(one.id))?.fairness?.secret).toMatch(/^[0-9a-f]{64}$/);
});

test('through a whole match no viewer is shown what is not theirs', async () => {
  const { server, people } = await arrive();
  const { id, pages } = await table(people);
  for (let n = 0; n < 200; n++) {
    for (const page of pages) await settled(page);
    const asked = pages.findIndex((page, seat) => standing(page).active.includes(seat));
    const decision = pages[asked] && standing(pages[asked]).decision;
    if (!decision) break;
    const answer = await pages[asked]?.do(id, MOVES[decision.kind]?.(n) ?? move('end'), decision.id);
    expect(answer).toMatchObject({ ok: true });
  }
  const checked = pages.map((page, viewer) => page.raw.filter((text) => isClean(text, viewer)).length);
  for (const count of checked) expect(count).toBeGreaterThan(10);
  expect(await people[0]?.info(id)).toMatchObject({ status: 'over' });
  await server.stop();
});

const MOVES: Readonly<Record<string, (n: number) => ReturnType<typeof move> | ReturnType<typeof bid>>> = {
  bid: (n) => bid(n % 2),
  take: () => move('take'),
  trade: () => move('end'),
  answer: () => move('decline'),
};

/** Who must still decide, and what this page is asked for. */
function standing(page: Page): { active: readonly number[]; decision: { id: number; kind: string } | null } {
  let active: readonly number[] = [];
  let decision: { id: number; kind: string } | null = null;
  for (const message of page.got) {
    if (message.t === 'table' && message.snapshot) ({ active, decision } = message.snapshot.situation);
    if (message.t !== 'update') continue;
    if (message.update.set.active) active = message.update.set.active;
    if (message.update.set.decision !== undefined) decision = message.update.set.decision;
  }
  return { active, decision };
}

interface Shown {
  bids?: (number | null)[];
  hands?: (number | null)[][];
  stock?: unknown;
  rng?: unknown;
}

/** @returns whether there was something to check @throws if a viewer of a running match is shown too much */
function isClean(text: string, viewer: number): boolean {
  const message = JSON.parse(text) as {
    t: string;
    snapshot?: { situation: { view: Shown } } | null;
    update?: {
      view: Shown;
      happened: { events: { kind: string; seat?: number; card?: unknown; coins?: unknown }[] }[];
      set: { status?: string };
    };
  };
  if (message.update?.set.status === 'over') return false;
  const view = message.update?.view ?? message.snapshot?.situation.view;
  if (!view) return false;
  expect(view.stock ?? null).toBe(null);
  expect(view.rng ?? null).toBe(null);
  for (const [seat, hand] of (view.hands ?? []).entries())
    if (seat !== viewer) expect(hand.every((card) => card === null)).toBe(true);
  for (const [seat, made] of (view.bids ?? []).entries())
    if (seat !== viewer) expect([null, -1]).toContain(made);
  for (const { kind, seat, card, coins } of message.update?.happened.flatMap(({ events }) => events) ?? []) {
    if (kind === 'drew' && seat !== viewer) expect(card).toBe(null);
    if (kind === 'bidMade' && seat !== viewer) expect(coins).toBe(null);
  }
  return true;
}
