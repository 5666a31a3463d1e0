import { seededRng } from '@durbar/kernel';
import type { NewTable } from '@durbar/protocol';
import type { Person } from './person.ts';
import { Player } from './player.ts';

/** The host, then others, sit down at a new table and play to the end, at random. @returns the table */
export async function playOut(
  people: readonly Person[],
  { seed = 'match', seats = [], ...table }: Partial<NewTable> & { readonly seed?: string } = {},
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('a table needs a host');
  const { id } = await host.open({
    ...table,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'empty' as const })), ...seats],
  });
  for (const [i, other] of others.entries()) await other.join(id, i + 1);
  await host.start(id);
  await playOn(id, people, seed);
  return id;
}

/** People play a match to its end. @param people in the order of their seats */
export async function playOn(table: string, people: readonly Person[], seed = 'match'): Promise<void> {
  const players = people.map((person, seat) => {
    const player = new Player(person, seededRng(seed, `seat ${seat}`), () => undefined);
    player.sitAt(table, seat);
    return player;
  });
  for (const player of players) await player.connect();
  for (const player of players) player.play();
  await Promise.all(players.map((player) => player.finish()));
}
