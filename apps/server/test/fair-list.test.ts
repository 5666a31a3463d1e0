import type { TableCard } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { listFairly } from '../src/lobby/fair-list.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

function table(host: string, lastAt: number, status: TableCard['status'] = 'waiting') {
  const card: TableCard = {
    id: `${host}-${lastAt}`,
    name: '',
    hostName: null,
    game: 'bazaar',
    pace: 'live',
    status,
    seats: [],
    lastAt,
    mySeat: null,
    myTurn: false,
    active: [],
    unplayable: false,
  };
  return { card, host };
}

/** A host is named by its network and its own letter: `n1a`. */
const list = (tables: ReturnType<typeof table>[]) =>
  listFairly(tables, (host) => host.slice(0, 2)).map(({ id }) => id);

test('an older table of another network is not pushed off by any number of newer ones', () => {
  const flood = Array.from({ length: 110 }, (_, i) => table(`n1${i}`, 1000 + i));
  expect(list([table('n2a', 1), ...flood]).slice(0, 3)).toEqual(['n1109-1109', 'n2a-1', 'n1108-1108']);
});

test('networks take turns, within them hosts, newest first; tables that wait come before those that run', () => {
  expect(
    list([
      table('n1a', 9, 'running'),
      table('n1a', 8),
      table('n1a', 7),
      table('n1b', 2),
      table('n2c', 5),
      table('n2c', 4),
      table('n3d', 1, 'paused'),
    ]),
  ).toEqual(['n1a-8', 'n2c-5', 'n2c-4', 'n1b-2', 'n1a-7', 'n1a-9', 'n3d-1']);
});

test('a host, and a network, may have so many open tables waiting; one that starts or closes makes room', async () => {
  const { url } = await serve({ trustProxy: 1 });
  const arrive = (address: string) => Person.arrive(url, null, { 'x-forwarded-for': address });
  const open = (person: Person) => person.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], open: true });
  const [anna, bert, cora] = [
    await arrive('2001:db8::1'),
    await arrive('2001:db8::2'),
    await arrive('192.0.2.1'),
  ];
  // All at once, so that none is in the list when the last is asked for.
  const all = async (person: Person) => {
    const results = await Promise.allSettled(Array.from({ length: 15 }, () => open(person)));
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
  };
  const annas = await all(anna);
  expect(annas).toHaveLength(10);
  expect(await all(bert)).toHaveLength(10);
  const third = await arrive('2001:db8::3');
  await expect(open(third)).rejects.toThrow('problem.tooManyTables');
  await anna.leave(annas[0] ?? '');
  const page = await anna.connect();
  page.send({ t: 'lobby', on: true });
  await page.next('lobby', ({ open: listed }) => listed.length === 19);
  await open(third);
  await open(cora);
  await page.next('lobby', ({ open: listed }) => listed.length === 21);
});
