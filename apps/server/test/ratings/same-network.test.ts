import { expect, test } from 'vitest';
import { Networks } from '../../src/core/networks.ts';
import { isDoubtful } from '../../src/ratings/same-network.ts';
import { openGames } from '../support/games.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

test('a match of guests of one network does not count, nor one that a guest of the same network takes over', async () => {
  const { url } = await serve({ trustProxy: 1 }, { games: openGames });
  const arriveFrom = (address: string) => Person.arrive(url, null, { 'x-forwarded-for': address });
  const start = async (host: Person, guest: Person) => {
    const { id } = await host.open({ seats: [me, empty] });
    await guest.join(id, 1);
    expect((await host.info(id)).rated).toBe(true);
    await host.start(id);
    return id;
  };
  const anna = await arriveFrom('192.0.2.1');
  const near = await start(anna, await arriveFrom('192.0.2.1'));
  expect((await anna.info(near)).rated).toBeUndefined();

  const bert = await arriveFrom('192.0.2.2');
  const far = await start(anna, bert);
  expect((await anna.info(far)).rated).toBe(true);
  await bert.leave(far);
  await (await arriveFrom('192.0.2.3')).join(far, 1);
  expect((await anna.info(far)).rated).toBe(true);

  const taken = await start(anna, bert);
  await bert.leave(taken);
  await (await arriveFrom('192.0.2.1')).join(taken, 1);
  expect((await anna.info(taken)).rated).toBeUndefined();
});

test('people with accounts may share a network, a guest may not share theirs; the own machine is no network', async () => {
  const networks = new Networks();
  const accounts = new Set(['anna', 'bert']);
  const store = {
    accounts: {
      count: async ({ where = [] }: { where?: readonly { readonly value: unknown }[] }) =>
        where.some(({ value }) => accounts.has(String(value))) ? 1 : 0,
    },
  };
  for (const person of ['anna', 'bert', 'guest']) networks.see(person, '2001:db8:0:1::/64');
  for (const person of ['here', 'too']) networks.see(person, '127.0.0.1');
  const ask = (...people: string[]) => isDoubtful({ store, networks }, people);
  expect(await ask('anna', 'bert')).toBe(false);
  expect(await ask('anna', 'far', 'guest')).toBe(true);
  expect(await ask('here', 'too')).toBe(false);
  expect(await ask('unseen', 'far')).toBe(false);
});
