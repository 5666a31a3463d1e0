import { randomBelow, seededRng } from '@durbar/kernel';
import { Person } from '@durbar/server/test/support/person.ts';
import type { Visitor } from './browser.ts';
import { playOn } from './play-on.ts';

/** A visitor's browser without its page: it can play as fast as the server allows. */
export async function personOf(visitor: Visitor): Promise<Person> {
  await visitor.ask('GET', '/api/me');
  const cookies = await visitor.context.cookies(visitor.url);
  const own = cookies.find(({ name }) => name === 'durbar');
  if (!own) throw new Error('the visitor has no cookie');
  return Person.arrive(visitor.url, `${own.name}=${own.value}`);
}

/** Somebody who is only there to play. */
export async function newPerson(url: string, name: string): Promise<Person> {
  const person = await Person.arrive(url);
  await person.ask('PATCH', '/api/me', { name });
  return person;
}

interface Finished {
  readonly game?: string;
  readonly bots?: readonly string[];
  /** Whether the lobby lists the table, so that everybody may look back at it. */
  readonly open?: boolean;
  readonly seed?: string;
}

/** People sit down at a new table, the host first, and play to its end, at random. @returns the table */
export async function playOut(
  people: readonly Person[],
  { game = 'maharani', bots = [], open = false, seed = 'match' }: Finished = {},
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('a table needs a host');
  const { id } = await host.open({
    game,
    open,
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'empty' as const })),
      ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
    ],
  });
  for (const [i, other] of others.entries()) await other.join(id, i + 1);
  await host.start(id);
  const rngs = people.map((_, seat) => seededRng(seed, `seat ${seat}`));
  await playOn(people, {
    table: id,
    game,
    choose: (moves, seat) => {
      const rng = rngs[seat];
      return rng && moves[randomBelow(rng, moves.length)];
    },
  });
  return id;
}
