import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames, toyGames } from './support/games.ts';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

/*
 * Hidden information reaches nobody over real sockets and HTTP: two tables that differ only in what is hidden give
 * byte-identical messages.
 */

const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;
const move = (kind: string) => ({ kind: 'move', move: { kind } }) as const;

interface Table {
  readonly id: string;
  /** Pages of the three seats and of a spectator. */
  readonly pages: readonly Page[];
  readonly people: readonly Person[];
}

/** A table of these people whose random parts are known, so that comparisons can ignore them. */
async function table(people: readonly Person[]): Promise<Table> {
  const [anna, bert, cora] = people;
  if (!anna || !bert || !cora) throw new Error('three sit there');
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
    pace: 'days',
    rated: false,
  });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  const pages: Page[] = [];
  // One after the other, each waiting for the news of the last: presence is the same at every table.
  for (const person of people) {
    const page = await person.connect();
    await page.watch(id);
    pages.push(page);
    for (const each of pages) await settled(each);
  }
  return { id, pages, people };
}

/** Waits until everything sent before has arrived. */
async function settled(page: Page): Promise<void> {
  const id = `ping${page.got.length}`;
  page.send({ t: 'ping', id });
  await page.next('pong', (pong) => pong.id === id);
}

/** Everything a viewer got by socket and HTTP, without what differs between any two tables. */
async function told(server: TestServer, { id, pages, people }: Table, viewer: number): Promise<string[]> {
  const page = pages[viewer];
  const person = people[viewer];
  if (!page || !person) throw new Error('no such viewer');
  await settled(page);
  const exported = await person.ask('GET', API.record(id));
  const info = await person.ask('GET', API.table(id));
  const lists = await person.ask('GET', API.tables);
  const card = (lists.json as { mine: { id: string }[] }).mine.filter((each) => each.id === id);
  const secret = openFile(server.dataFile);
  const row = secret.prepare('SELECT secret FROM game_table WHERE id = ?').get(id);
  secret.close();
  const all = [
    ...page.raw.filter(
      (text) => !text.includes('"pong"') && !text.includes('"hello"') && !text.includes('"t":"info"'),
    ),
    JSON.stringify(exported.json),
    JSON.stringify(info.json),
    JSON.stringify(card),
  ];
  for (const text of all) expect(text).not.toContain(row?.['secret']);
  return all.map((text) =>
    text
      .replaceAll(id, 'TABLE')
      .replaceAll(/"commitment":"\w+"/g, '"commitment":"…"')
      .replaceAll(/"hashes":\[[^\]]*\]/g, '"hashes":"…"')
      .replaceAll(/"returnCode":"[^"]+"/g, '"returnCode":"…"')
      .replaceAll(/"id":"c\d+-\d+"/g, '"id":"…"'),
  );
}

async function arrive(games = toyGames): Promise<{ server: TestServer; people: Person[] }> {
  const server = await serve({}, { games, now: () => 1_700_000_000_000 });
  const people: Person[] = [];
  for (let i = 0; i < 4; i++) people.push(await Person.arrive(server.url));
  return { server, people };
}

test('a sealed choice, and how often it was changed, is visible to nobody else', async () => {
  const { server, people } = await arrive();
  const tables = [await table(people), await table(people)];
  const choices = [[0], [3, 1, 2, 3]];
  for (const [i, { id, pages }] of tables.entries()) {
    const [anna, bert, , zoe] = pages;
    for (const coins of choices[i] ?? [])
      expect(await anna?.do(id, bid(coins), 1)).toMatchObject({ ok: true });
    // Refusals reveal nothing either.
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
  // The comparison notices a difference where there is one.
  expect(await told(server, one, 0)).not.toEqual(await told(server, two, 0));
});

test('whoever sits down where somebody has sealed is told nothing of it, nor of changes', async () => {
  const { server, people } = await arrive(openGames);
  const [anna, , , zoe] = people;
  if (!anna || !zoe) throw new Error('four came');
  const texts: string[][] = [];
  for (const choices of [[0], [3, 1, 2, 0]]) {
    const each = await table(people);
    const [annas, berts, coras, zoes] = each.pages;
    for (const coins of choices) expect(await annas?.do(each.id, bid(coins), 1)).toMatchObject({ ok: true });
    await anna.leave(each.id);
    await zoe.join(each.id, 0);
    await zoes?.next('table', ({ info }) => info.you.newcomer === 0);
    await berts?.do(each.id, bid(1), 1);
    await coras?.do(each.id, bid(0), 1);
    await zoes?.next('table', ({ info }) => info.you.seat === 0);
    await zoe.ask('POST', API.leave(each.id));
    await zoes?.next('table', ({ info }) => info.you.freed?.seat === 0);
    texts.push(await told(server, each, 3));
  }
  expect(texts[0]?.length).toBeGreaterThan(8);
  expect(texts[1]).toEqual(texts[0]);
});

test('lists are not sent again when a sealed choice was changed', async () => {
  const { people } = await arrive();
  const { id, pages } = await table(people);
  const [anna, bert, cora] = pages;
  if (!anna || !bert || !cora) throw new Error('three sit there');
  bert.send({ t: 'lobby', on: true });
  const actives = (): string[] =>
    bert.got.flatMap((message) => (message.t === 'lobby' ? [message.mine[0]?.active.join() ?? ''] : []));
  await bert.until(() => actives().join(' ') === '0,1,2', 'the list');
  await anna.do(id, bid(1), 1);
  await bert.until(() => actives().at(-1) === '1,2', 'the list after a bid');
  for (const coins of [0, 1, 2, 3]) {
    await anna.do(id, bid(coins), 1);
    // Longer than list changes are gathered: something else is sent in between.
    anna.send({ t: 'say', table: id, id: `s${coins}`, text: `${coins}` });
    await bert.next('chat', ({ line }) => line.text === `${coins}`);
  }
  await cora.do(id, bid(1), 1);
  await bert.until(() => actives().at(-1) === '1', 'the list after the next bid');
  expect(actives()).toEqual(['0,1,2', '1,2', '1']);
});

test('metrics do not tell that a sealed choice was changed', async () => {
  const { server, people } = await arrive();
  const { id, pages } = await table(people);
  const [anna, bert] = pages;
  if (!anna || !bert) throw new Error('three sit there');
  const counted = async (): Promise<string> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return text.match(/^durbar_(?!http).*$/gm)?.join('\n') ?? '';
  };
  await anna.do(id, bid(1), 1);
  const before = await counted();
  expect(before).toMatch(/^durbar_commands_total\{outcome="accepted"\} 1$/m);
  for (const coins of [0, 2, 3]) expect(await anna.do(id, bid(coins), 1)).toMatchObject({ ok: true });
  expect(await counted()).toBe(before);
  await bert.do(id, bid(1), 1);
  expect(await counted()).not.toBe(before);
});

/** Two tables with the same events except for the card that the first seat drew: their secrets differ. */
async function differentDraws(people: readonly Person[]): Promise<[Table, Table]> {
  const drawn = new Map<number, Table>();
  for (let tries = 0; tries < 30; tries++) {
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
    const [one, two] = drawn.values();
    if (one && two) return [one, two];
  }
  throw new Error('all draws were the same');
}

test('a card that one seat draws is visible to nobody else until the match is over', async () => {
  const { server, people } = await arrive();
  const [one, two] = await differentDraws(people);
  const zoe = people[3];
  if (!zoe) throw new Error('four came');
  for (const viewer of [1, 2, 3])
    expect(await told(server, one, viewer)).toEqual(await told(server, two, viewer));
  expect(await told(server, one, 0)).not.toEqual(await told(server, two, 0));

  const before = await zoe.ask('GET', API.record(one.id));
  expect(before.json).toMatchObject({ format: 'durbar-log', viewer: 'spectator' });
  expect((await zoe.info(one.id)).fairness).toBe(null);
  await one.pages[0]?.do(one.id, { kind: 'abandon' });
  const after = await zoe.ask('GET', API.record(one.id));
  expect(after.json).toMatchObject({ format: 'durbar-record', fairness: { table: one.id } });
  expect((await zoe.info(one.id)).fairness?.secret).toMatch(/^[0-9a-f]{64}$/);
});

test('in a whole match no viewer gets hidden information of others', async () => {
  const { people } = await arrive();
  const { id, pages } = await table(people);
  for (let n = 0; n < 200; n++) {
    for (const page of pages) await settled(page);
    const asked = pages.findIndex((page, seat) => standing(page).active.includes(seat));
    const decision = pages[asked] && standing(pages[asked]).decision;
    if (!decision) break;
    const answer = await pages[asked]?.do(id, MOVES[decision.kind]?.(n) ?? move('end'), decision.id);
    expect(answer).toMatchObject({ ok: true });
  }
  for (const [viewer, page] of pages.entries()) {
    const shown = page.raw.flatMap((text) => shownBy(text) ?? []);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.flatMap((each) => leaks(each, viewer))).toEqual([]);
  }
  // The check notices another seat's hidden information.
  const own = pages[0]?.raw.flatMap((text) => shownBy(text) ?? []) ?? [];
  expect(own.flatMap((each) => leaks(each, 1))).not.toEqual([]);
  expect(await people[0]?.info(id)).toMatchObject({ status: 'over' });
});

const MOVES: Readonly<Record<string, (n: number) => ReturnType<typeof move> | ReturnType<typeof bid>>> = {
  bid: (n) => bid(n % 2),
  take: () => move('take'),
  trade: () => move('end'),
  answer: () => move('decline'),
};

/** Who must still decide, and the decision of this page. */
function standing(page: Page): { active: readonly number[]; decision: { id: number; kind: string } | null } {
  let active: readonly number[] = [];
  let decision: { id: number; kind: string } | null = null;
  for (const message of page.got) {
    if (message.t === 'table' && message.snapshot) ({ active, decision } = message.snapshot.situation);
    if (message.t !== 'update') continue;
    if (message.update.set.active) active = message.update.set.active;
    if (message.update.own.decision !== undefined) decision = message.update.own.decision;
  }
  return { active, decision };
}

/** What a message shows of a match. */
interface Shown {
  readonly view: {
    readonly bids?: readonly (number | null)[];
    readonly hands?: readonly (readonly (number | null)[])[];
    readonly stock?: unknown;
    readonly draws?: unknown;
  };
  readonly events: readonly { kind: string; seat?: number; card?: unknown; coins?: unknown }[];
}

/** What a message shows of a running match; null if nothing. */
function shownBy(text: string): Shown | null {
  const message = JSON.parse(text) as {
    snapshot?: { situation: Pick<Shown, 'view'> } | null;
    update?: Pick<Shown, 'view'> & { happened: Pick<Shown, 'events'>[]; set: { status?: string } };
  };
  const { snapshot, update } = message;
  if (snapshot) return { view: snapshot.situation.view, events: [] };
  if (!update || update.set.status === 'over') return null;
  return { view: update.view, events: update.happened.flatMap(({ events }) => events) };
}

/** Hidden information of others in what a viewer is shown. */
function leaks({ view, events }: Shown, viewer: number): unknown[] {
  const others = <T>(items: readonly T[] = []): T[] => items.filter((_, seat) => seat !== viewer);
  return [
    ...[view.stock, view.draws].filter((secret) => (secret ?? null) !== null),
    ...others(view.hands).filter((hand) => hand.some((card) => card !== null)),
    ...others(view.bids).filter((made) => made !== null && made !== -1),
    ...events.filter(({ kind, seat, card }) => kind === 'drew' && seat !== viewer && card !== null),
    ...events.filter(({ kind, seat, coins }) => kind === 'bidMade' && seat !== viewer && coins !== null),
  ];
}
