import { ids, load } from '@durbar/games';
import { at, randomBelow, seededRng } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import { type EnvironmentAnswer, Environments, MAX_ENVIRONMENTS } from '../src/index.ts';

const make = (): Environments =>
  new Environments(async (id, rules) => ({
    game: id === 'bazaar' ? bazaar : await load(id, rules),
    describe: ({ key }) => `words of ${key}`,
  }));

async function send(environments: Environments, message: object): Promise<EnvironmentAnswer> {
  const answer = await environments.receive(JSON.stringify(message));
  if (answer === null || answer === 'quit') throw new Error(`no answer to ${JSON.stringify(message)}`);
  return answer;
}

async function sendFor(environments: Environments, message: object) {
  const answer = await send(environments, message);
  if (answer.t !== 'env') throw new Error(JSON.stringify(answer));
  return answer;
}

describe('a training program', () => {
  it.each([...ids, 'bazaar'])('plays %s to its end, seat by seat', async (game) => {
    const environments = make();
    const rng = seededRng('s', game);
    let env = await sendFor(environments, { t: 'reset', id: 'e', game, seats: 3, seed: 's' });
    const seats = new Set<number>();
    while (env.outcome === null) {
      expect(env.legal.length).toBeGreaterThan(0);
      if (env.seat !== null) seats.add(env.seat);
      const { key } = at(env.legal, randomBelow(rng, env.legal.length));
      env = await sendFor(environments, { t: 'step', id: 'e', key });
    }
    expect([...seats].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(env).toMatchObject({ seat: null, legal: [] });
    expect(env.outcome.ranks).toHaveLength(game === 'bazaar' ? 4 : 3);
  });

  it('gets the same match for the same seed and moves, and another for another seed', async () => {
    const begin = (seed: string) =>
      sendFor(make(), { t: 'reset', id: 'e', game: 'maharani', seats: 2, seed });
    expect(await begin('a')).toEqual(await begin('a'));
    expect((await begin('a')).view).not.toEqual((await begin('b')).view);
  });

  it('sees of a secret choice only its own seat’s', async () => {
    const environments = make();
    const first = await sendFor(environments, { t: 'reset', id: 'e', game: 'bazaar', seats: 3, seed: 's' });
    expect(first.seat).toBe(0);
    const second = await sendFor(environments, { t: 'step', id: 'e', key: at(first.legal, 1).key });
    // The state is not changed before the last seat has chosen.
    expect(second).toMatchObject({ seat: 1, view: { bids: [-1, -1, -1] } });
    expect(second.view).toMatchObject({ stock: null, draws: null });
  });

  it('has several environments at once', async () => {
    const environments = make();
    const start = { t: 'reset', game: 'maharani', seats: 2, seed: 's' };
    const one = await sendFor(environments, { ...start, id: 'one' });
    await sendFor(environments, { ...start, id: 'two' });
    const next = await sendFor(environments, { t: 'step', id: 'one', key: at(one.legal, 0).key });
    expect(await sendFor(environments, { t: 'step', id: 'two', key: at(one.legal, 0).key })).toEqual({
      ...next,
      id: 'two',
    });
  });

  it('gets words only if it wants them', async () => {
    const start = { t: 'reset', id: 'e', game: 'maharani', seats: 2, seed: 's' };
    expect(at((await sendFor(make(), start)).legal, 0)).not.toHaveProperty('words');
    const worded = await sendFor(make(), { ...start, wants: ['words'] });
    expect(at(worded.legal, 0).words).toMatch(/^words of ./);
  });
});

describe('what is wrong', () => {
  const start = { t: 'reset', id: 'e', game: 'maharani', seats: 2, seed: 's' };

  it.each([
    [{ ...start, game: 'chess' }, "there is no game called 'chess'"],
    [{ ...start, rules: 9 }, 'maharani has no rules version 9; there is 1, 2'],
    [{ ...start, seats: 9 }, 'maharani is for 2, 3, 4 seats, not 9'],
    [{ ...start, options: { fast: true } }, "there is no option 'fast'"],
    [{ t: 'reset', id: 'e' }, "bad line: 'reset' has a wrong form: field 'game'"],
    [{ t: 'step', id: 'none', key: 'end' }, "there is no environment 'none'; begin it with 'reset'"],
  ])('in %j is said', async (message, words) => {
    expect(await send(make(), message)).toMatchObject({
      t: 'refused',
      id: expect.stringMatching(/^(e|none)$/) as unknown,
      clause: 'table',
      words: expect.stringContaining(words) as unknown,
    });
  });

  it('is refused with the clause of the game, and changes nothing', async () => {
    const environments = make();
    const before = await sendFor(environments, start);
    expect(await send(environments, { t: 'step', id: 'e', key: 'end' })).toEqual({
      t: 'refused',
      id: 'e',
      clause: 'MHR-2.6',
      words: expect.stringMatching(/^words of refusal\./) as unknown,
    });
    const { key } = at(before.legal, 0);
    expect((await sendFor(environments, { t: 'step', id: 'e', key })).t).toBe('env');
  });

  it('is no message: that is said, and an unknown one is answered so', async () => {
    const environments = make();
    expect(await environments.receive('{')).toMatchObject({ t: 'refused', id: '' });
    expect(await environments.receive('{"t":"dance"}')).toEqual({ t: 'unknown' });
    expect(await environments.receive('{"t":"unknown"}')).toBeNull();
    expect(await environments.receive('{"t":"ping","n":3}')).toEqual({ t: 'pong', n: 3 });
    expect(await environments.receive('{"t":"quit"}')).toBe('quit');
  });

  it('is too many environments, until one is ended', async () => {
    const environments = make();
    for (let i = 0; i < MAX_ENVIRONMENTS; i++) await send(environments, { ...start, id: `e${i}` });
    expect(await send(environments, { ...start, id: 'more' })).toMatchObject({ t: 'refused', id: 'more' });
    expect((await send(environments, { ...start, id: 'e0' })).t).toBe('env');
    expect(await environments.receive('{"t":"end","id":"e0"}')).toBeNull();
    expect((await send(environments, { ...start, id: 'more' })).t).toBe('env');
  });
});
