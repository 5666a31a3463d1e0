import { LIMITS } from '@durbar/protocol';
import type { Answer } from '@durbar/table';
import type { Games, Settings } from '../../src/index.ts';
import { toyGames } from './games.ts';
import type { Page } from './page.ts';
import { Person } from './person.ts';
import { serve, type TestServer } from './server.ts';
import { TestTime } from './test-time.ts';

export const bid = (coins: number) => ({ kind: 'bid', coins }) as const;
export const play = (move: object) => ({ kind: 'move', move }) as const;
const TAKE = { kind: 'take' } as const;
export const END = { kind: 'end' } as const;
export const BUILD = { kind: 'build' } as const;

/** Longer than the server waits before it carries out a plan. */
export const A_WHILE = 60_000;

export interface Planned {
  readonly time: TestTime;
  readonly server: TestServer;
  readonly people: readonly [Person, Person, Person, Person];
  readonly pages: readonly [Page, Page, Page, Page];
  readonly id: string;
}

/** A table over days whose three people and a spectator look on. Anna, at the first seat, has won the right to trade. */
export async function startTrading({
  games = toyGames,
  ...settings
}: {
  readonly games?: Games;
  readonly dataFile?: string;
  readonly webhookHosts?: Settings['webhookHosts'];
} = {}): Promise<Planned> {
  const time = new TestTime();
  const server = await serve(settings, { ...time.parts, games });
  return { time, server, ...(await tradeAt(server.url)) };
}

/** The same at a server that runs already. */
export async function tradeAt(url: string): Promise<Pick<Planned, 'people' | 'pages' | 'id'>> {
  const arrive = () => Person.arrive(url);
  const people = [await arrive(), await arrive(), await arrive(), await arrive()] as const;
  const id = await openTrading(people);
  const pages = [
    await watching(people[0], id),
    await watching(people[1], id),
    await watching(people[2], id),
    await watching(people[3], id),
  ] as const;
  const [anna, bert, cora] = pages;
  await anna.do(id, play(bid(1)), 1);
  await bert.do(id, play(bid(0)), 1);
  await cora.do(id, play(bid(0)), 1);
  await anna.do(id, play(TAKE), 2);
  await bert.until(() => countLines(bert, id) === 7, 'the card');
  return { people, pages, id };
}

async function openTrading([anna, bert, cora]: Planned['people']): Promise<string> {
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }],
    options: { merchant: false, length: 'long' },
    pace: 'days',
    rated: false,
  });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  return id;
}

export async function watching(person: Person, id: string): Promise<Page> {
  const page = await person.connect();
  await page.watch(id);
  return page;
}

/** Number of log lines that a page has. */
export function countLines(page: Page, id: string): number {
  let count = 0;
  for (const message of page.got) {
    if (message.t === 'table' && message.info.id === id)
      count = (message.snapshot?.log.at(-1)?.index ?? -1) + 1;
    if (message.t === 'update' && message.table === id) count += message.update.happened.length;
  }
  return count;
}

let requests = 0;

/** Leaves a plan for what the page sees now. */
export async function leave(
  page: Page,
  id: string,
  ...branches: readonly (readonly unknown[])[]
): Promise<Answer> {
  return send(page, id, branches, countLines(page, id));
}

export async function send(
  page: Page,
  table: string,
  branches: readonly (readonly unknown[])[],
  made: number,
): Promise<Answer> {
  const id = `plan${requests++}`;
  page.send({ t: 'plan', table, id, made, branches: branches.map((moves) => [...moves]) });
  const { ok, refusal } = await page.next('answer', (answer) => answer.id === id);
  return ok ? { id, ok } : { id, ok: false, refusal: refusal ?? { clause: 'table', key: 'none' } };
}

/** Waits until the newest info of a table fits. */
export async function untilYou(
  page: Page,
  table: string,
  fits: (you: { readonly plan?: unknown; readonly planReport?: unknown }) => boolean,
  what: string,
): Promise<void> {
  const newest = () =>
    page.got.findLast(
      (message) => (message.t === 'info' || message.t === 'table') && message.info.id === table,
    );
  await page.until(() => {
    const message = newest();
    return message !== undefined && 'info' in message && fits(message.info.you);
  }, what);
}

/** Waits until everything sent before has arrived. */
export async function settled(page: Page): Promise<void> {
  const id = `ping${page.got.length}`;
  page.send({ t: 'ping', id });
  await page.next('pong', (pong) => pong.id === id);
}

/** As many moves as a plan may not have. */
export const TOO_MANY_MOVES = Array.from({ length: LIMITS.planMoves + 1 }, () => BUILD);
