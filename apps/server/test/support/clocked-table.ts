import { CLOCK_API, type ClockSettings } from '@durbar/protocol';
import type { ServerParts } from '../../src/index.ts';
import { toyGames } from './games.ts';
import type { Page } from './page.ts';
import { Person } from './person.ts';
import { serve, type TestServer } from './server.ts';
import { TestTime } from './test-time.ts';

/** A move of the toy game, which is sealed. */
export const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;

/** A table with a clock, on a server whose time the test lets pass. */
export interface Party {
  readonly time: TestTime;
  readonly server: TestServer;
  readonly anna: Person;
  readonly bert: Person;
  readonly annas: Page;
  readonly id: string;
}

/** Anna and Bert bid in secret; Anna has the table open, Bert does not. */
export async function party(
  clock: ClockSettings,
  hours: { zone: string; from: number; to: number } | null = null,
  parts: Omit<ServerParts, 'now' | 'after'> = {},
): Promise<Party> {
  const time = new TestTime(Date.parse('2027-01-11T12:00Z'));
  const server = await serve({}, { games: toyGames, ...parts, ...time.parts });
  const [anna, bert] = [await Person.arrive(server.url), await Person.arrive(server.url)];
  if (hours) for (const person of [anna, bert]) await person.ask('PUT', CLOCK_API.mine, hours);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days', clock });
  await bert.join(id);
  await anna.start(id);
  const annas = await anna.connect();
  await annas.watch(id);
  return { time, server, anna, bert, annas, id };
}

export async function clockOf(person: Person, table: string) {
  const { clock } = await person.info(table);
  if (!clock) throw new Error('the table has no clock');
  return clock;
}
