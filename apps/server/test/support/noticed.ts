import { CLOCK_PRESETS, type ClockSettings, type MyNotices, myNotices, NOTICE_API } from '@durbar/protocol';
import { vi } from 'vitest';
import type { Settings } from '../../src/index.ts';
import { toyGames } from './games.ts';
import type { Page } from './page.ts';
import { Person } from './person.ts';
import { Receiver } from './receiver.ts';
import { serve, type TestServer } from './server.ts';
import { TestTime } from './test-time.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Adds a channel and returns its id. */
export async function addChannel(person: Person, channel: object): Promise<string> {
  const { status, json } = await person.ask('POST', NOTICE_API.channels, channel);
  if (status !== 200) throw new Error(JSON.stringify(json));
  const id = myNotices.parse(json).channels.at(-1)?.id;
  if (id === undefined) throw new Error('it was added');
  return id;
}

export async function noticesOf(person: Person): Promise<MyNotices> {
  return myNotices.parse((await person.ask('GET', NOTICE_API.mine)).json);
}

/** What became of a person's notices, the newest first: kind and state. */
export async function statesOf(person: Person): Promise<string[]> {
  return (await noticesOf(person)).notices.map(({ kind, state }) => `${kind} ${state}`);
}

/** Waits until a person's notices are so. */
export async function untilStates(person: Person, ...expected: readonly string[]): Promise<void> {
  const wanted = expected.toSorted().join();
  let seen = '';
  const look = async (): Promise<boolean> => {
    seen = (await statesOf(person)).toSorted().join();
    return seen === wanted;
  };
  await vi.waitUntil(look, { timeout: 20_000, interval: 10 }).catch(() => {
    throw new Error(`the notices are ${seen}, not ${wanted}`);
  });
}

export interface Noticed {
  readonly time: TestTime;
  readonly server: TestServer;
  readonly receiver: Receiver;
  readonly anna: Person;
  readonly bert: Person;
  readonly annas: Page;
  readonly id: string;
}

interface Plan {
  readonly clock?: ClockSettings | null;
  readonly pace?: 'live' | 'days';
  readonly settings?: Partial<Settings>;
  readonly hours?: { readonly zone: string; readonly from: number; readonly to: number };
  /** How Bert is told; by default, by a webhook of the receiver. */
  readonly channel?: (receiver: Receiver) => object;
}

/** Anna and Bert bid in secret at a table over days; Anna has it open, Bert does not, and is told. It is noon on a Monday. */
export async function startNoticed({
  clock = null,
  pace = 'days',
  settings = {},
  hours,
  channel,
}: Plan = {}): Promise<Noticed> {
  const time = new TestTime(Date.parse('2027-01-11T12:00Z'));
  const receiver = await Receiver.start();
  receiver.waiting = () => time.pass(0);
  const all = { webhookHosts: [receiver.host], publicUrl: 'https://play.example.org', ...settings };
  const server = await serve(all, { ...time.parts, games: toyGames });
  const [anna, bert] = [await Person.arrive(server.url), await Person.arrive(server.url)];
  if (hours) await bert.ask('PUT', '/api/me/clock', hours);
  await addChannel(
    bert,
    channel?.(receiver) ?? { kind: 'webhook', format: 'json', url: `${receiver.url}/hook` },
  );
  const { id } = await anna.open({
    rated: false,
    name: 'Sunday',
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    pace,
    ...(clock && { clock }),
  });
  await bert.join(id);
  await anna.start(id);
  const annas = await anna.connect();
  await annas.watch(id);
  return { time, server, receiver, anna, bert, annas, id };
}

export const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;
export const { days, live } = CLOCK_PRESETS;
