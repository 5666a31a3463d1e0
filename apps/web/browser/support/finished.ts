import { type AnyGame, load } from '@durbar/games';
import { randomBelow, seededRng } from '@durbar/kernel';
import { Follower } from '@durbar/server/test/support/follower.ts';
import { Person } from '@durbar/server/test/support/person.ts';
import type { Visitor } from './browser.ts';

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
  const rules = await load(game);
  const ends = [];
  for (const [seat, person] of people.entries())
    ends.push(await playSeat(person, { table: id, seat, rules, seed }));
  await Promise.all(ends.map((end) => end()));
  return id;
}

interface SeatToPlay {
  readonly table: string;
  readonly seat: number;
  readonly rules: AnyGame;
  readonly seed: string;
}

/** Plays a seat from now on. @returns waits for the end of the match */
async function playSeat(person: Person, { table, seat, rules, seed }: SeatToPlay) {
  const rng = seededRng(seed, `seat ${seat}`);
  const page = await person.connect();
  const follower = new Follower(table);
  follower.attach(page);
  let answered = -1;
  let commands = 0;
  const play = (): void => {
    const { situation } = follower.read();
    if (!situation?.decision || situation.status !== 'running' || situation.sealed !== null) return;
    const { id: decision } = situation.decision;
    if (decision === answered) return;
    answered = decision;
    const moves = rules.legalMoves(rules.parseView(situation.view), seat);
    const move = moves[randomBelow(rng, moves.length)];
    page.send({ t: 'do', table, id: `c${commands++}`, decision, act: { kind: 'move', move } });
  };
  page.onNews = play;
  play();
  return async (): Promise<void> => {
    await page.until(() => follower.read().situation?.status === 'over', 'the end of the match');
    page.ws.close();
  };
}
