import { describe, expect, it } from 'vitest';
import type { BotFault, Question } from '../src/index.ts';
import { HELLO_MS } from '../src/index.ts';
import { FakeBot } from './fakes.ts';

const START = { game: 'maharani', rules: 2, options: {}, seat: 0, seats: 2, names: ['a', 'b'], seed: 's' };
const QUESTION: Question = {
  view: { gold: [1] },
  decision: { kind: 'place', sealed: false },
  events: [],
  left: { bank: 0, move: 100 },
};

function greeted(more: object = {}): FakeBot {
  const bot = new FakeBot();
  bot.greet(more);
  return bot;
}

describe('the handshake', () => {
  it('begins with the engine and its games', () => {
    expect(new FakeBot().sent).toEqual([
      { t: 'hello', protocol: 1, engine: 'durbar test', games: { maharani: { rules: 2 } } },
    ]);
  });

  it('takes what the bot says of itself, and ignores fields it does not know', async () => {
    const bot = greeted({ author: 'A', wants: ['legal', 'poetry'], extra: { deep: [1] } });
    expect(await bot.session.hello).toMatchObject({ name: 'fake', author: 'A', games: ['maharani'] });
    expect([bot.session.wants('legal'), bot.session.wants('words')]).toEqual([true, false]);
    bot.time.pass(HELLO_MS);
    expect(bot.session.fault).toBeNull();
  });

  it('takes null for fields that may be missing', () => {
    expect(greeted({ author: null, wants: null, offers: null }).session.bot?.name).toBe('fake');
  });

  it('ends after ten seconds without it', async () => {
    const faults: BotFault[] = [];
    const bot = new FakeBot({ onFault: (fault) => faults.push(fault) });
    bot.time.pass(HELLO_MS - 1);
    expect(bot.session.fault).toBeNull();
    bot.time.pass(1);
    await expect(bot.session.hello).rejects.toThrow("sent no 'hello' within 10 s");
    expect(faults.map(({ kind }) => kind)).toEqual(['hello']);
  });

  it.each([
    [{ t: 'hello', protocol: 2, name: 'x', games: [] }, 'speaks protocol 2; this program speaks 1'],
    [{ t: 'pong', n: 1 }, "sent 'pong' before its 'hello'"],
    [{ t: 'hello', protocol: 1, games: [] }, "'hello' has a wrong form: field 'name'"],
  ])('refuses %j', (message, why) => {
    const bot = new FakeBot();
    bot.say(message);
    expect(bot.session.fault?.message).toContain(why);
  });
});

describe('messages', () => {
  it('of an unknown kind are answered so, and an answer like that is not answered', () => {
    const bot = greeted();
    bot.say({ t: 'dance', id: 7 });
    expect(bot.last).toEqual({ t: 'unknown' });
    const { length } = bot.sent;
    bot.say({ t: 'unknown' });
    expect(bot.sent).toHaveLength(length);
  });

  it.each(['', 'hello', '[]', 'null', '7', '{"t":5}', '{"id":"x"}', '{"t":"move"}', '{"t":"pong","n":"1"}'])(
    'like %j end the session, and the fault shows the line',
    (line) => {
      const bot = greeted();
      bot.session.receive(line);
      expect(bot.session.fault?.kind).toBe('malformed');
      expect(bot.session.fault?.message).toMatch(/^sent a bad line: ./);
    },
  );

  it('named like a property of every object are unknown', () => {
    const bot = greeted();
    for (const t of ['__proto__', 'constructor', 'toString']) bot.say({ t });
    expect(bot.session.fault).toBeNull();
    expect(bot.ofKind('unknown')).toHaveLength(3);
  });

  it('are not sent, nor read, after the session has ended', () => {
    const bot = greeted();
    bot.session.receive('{');
    const { length } = bot.sent;
    bot.say({ t: 'dance' });
    bot.session.quit();
    expect(bot.sent).toHaveLength(length);
  });
});

describe('matches', () => {
  it('run at once, told apart by their ids', async () => {
    const bot = greeted();
    for (const id of ['m1', 'm2']) bot.session.openMatch({ ...START, id });
    const one = bot.session.ask('m1', QUESTION);
    const two = bot.session.ask('m2', QUESTION);
    bot.say({ t: 'move', id: 'm2', ask: two.ask, key: 'b' });
    bot.say({ t: 'move', id: 'm1', ask: one.ask, key: 'a' });
    expect([await one.answer, await two.answer]).toMatchObject([{ key: 'a' }, { key: 'b' }]);
  });

  it('ignore answers to what is not asked any more', async () => {
    const bot = greeted();
    bot.session.openMatch({ ...START, id: 'm1' });
    const old = bot.session.ask('m1', QUESTION);
    const now = bot.session.ask('m1', QUESTION);
    bot.say({ t: 'move', id: 'm1', ask: old.ask, key: 'old' });
    bot.say({ t: 'move', id: 'other', ask: now.ask, key: 'other' });
    bot.say({ t: 'move', id: 'm1', ask: now.ask, key: 'now', info: { score: 'ill-formed' } });
    bot.say({ t: 'move', id: 'm1', ask: now.ask, key: 'again' });
    expect(await now.answer).toEqual({ key: 'now', move: undefined, info: undefined });
    expect(bot.session.fault).toBeNull();
  });

  it('end with their outcome, and their ids are free again', () => {
    const bot = greeted();
    bot.session.openMatch({ ...START, id: 'm1' });
    expect(() => bot.session.openMatch({ ...START, id: 'm1' })).toThrow('open already');
    const outcome = { ending: 'ending.x', ranks: [1, 2], scores: [3, 2], lines: [[], []], tieBreaks: [] };
    bot.session.endMatch('m1', outcome);
    expect(bot.last).toEqual({ t: 'end', id: 'm1', outcome });
    expect(bot.session.isOpen('m1')).toBe(false);
    bot.session.openMatch({ ...START, id: 'm1' });
  });

  it('reject what they wait for when the session ends', async () => {
    const bot = greeted();
    bot.session.openMatch({ ...START, id: 'm1' });
    const { answer } = bot.session.ask('m1', QUESTION);
    const ping = bot.session.ping();
    bot.session.receive('garbage');
    await expect(answer).rejects.toThrow('it is not JSON: "garbage"');
    await expect(ping).rejects.toThrow('it is not JSON');
    expect(bot.time.running).toBe(0);
  });
});

it('a ping waits for the pong with its number', async () => {
  const bot = greeted();
  let answered = false;
  const ping = bot.session.ping().then(() => {
    answered = true;
  });
  bot.say({ t: 'pong', n: 99 });
  await Promise.resolve();
  expect(answered).toBe(false);
  bot.say({ t: 'pong', n: bot.last['n'] });
  await ping;
});

it('invitations are answered to the host', () => {
  const answers: [string, boolean][] = [];
  const bot = new FakeBot({ onInvitation: (id, accepted) => answers.push([id, accepted]) });
  bot.greet();
  bot.session.invite({ id: 'i1', game: 'maharani', options: {}, seats: 3 });
  expect(bot.last).toEqual({ t: 'invite', id: 'i1', game: 'maharani', options: {}, seats: 3 });
  bot.say({ t: 'accept', id: 'i1' });
  bot.say({ t: 'decline', id: 'i2' });
  expect(answers).toEqual([
    ['i1', true],
    ['i2', false],
  ]);
});

it('lines of an analysis come until one is the last', () => {
  const bot = greeted({ offers: ['analyse'] });
  expect(bot.session.offers('analyse')).toBe(true);
  const seen: unknown[] = [];
  bot.session.analyse({ id: 'q1', game: 'maharani', view: {}, seat: 0, ms: 500 }, (lines) =>
    seen.push(lines),
  );
  const line = { key: 'end', score: [1, 2], win: [0.4, 0.6], se: 0.01, n: 512, line: ['end'] };
  for (const done of [false, true, true]) bot.say({ t: 'lines', id: 'q1', done, lines: [line] });
  bot.say({ t: 'lines', id: 'q2', done: true, lines: [] });
  expect(seen).toEqual([false, true].map((done) => ({ t: 'lines', id: 'q1', done, lines: [line] })));
});

it('what ends after goodbye is no fault', () => {
  const faults: BotFault[] = [];
  const bot = new FakeBot({ onFault: (fault) => faults.push(fault) });
  bot.greet();
  bot.session.quit();
  expect(bot.last).toEqual({ t: 'quit' });
  bot.session.receive('garbage');
  expect(faults).toEqual([]);
});
