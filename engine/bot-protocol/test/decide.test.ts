import { load } from '@durbar/games';
import type { Game } from '@durbar/kernel';
import { at, seededDeal } from '@durbar/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Decided, Decision } from '../src/index.ts';
import { decide, MAX_EVENTS } from '../src/index.ts';
import { FakeBot, settle } from './fakes.ts';

let game: Game;
let decision: Decision;

beforeAll(async () => {
  game = await load('maharani');
  const state = game.setup(game.parseOptions({}, 2), 2, seededDeal('s'));
  const seat = at(game.active(state), 0);
  decision = { game, seat, view: game.view(state, seat), events: [], left: { bank: 2000, move: 1000 } };
});

const describeMessage = ({ key }: { readonly key: string }) => `words of ${key}`;

function start(wants: readonly string[], more: Partial<Decision> = {}) {
  const bot = new FakeBot();
  bot.greet({ wants });
  const opened = { game: 'maharani', rules: 2, options: {}, seat: 0, seats: 2, names: [], seed: '' };
  bot.session.openMatch({ id: 'm', ...opened });
  const context = { id: 'm', after: bot.time.after, describe: describeMessage };
  const deciding = decide(bot.session, context, { ...decision, ...more });
  return { bot, deciding, decided: deciding.decided };
}

const answer = async (bot: FakeBot, move: object): Promise<void> => {
  bot.say({ t: 'move', id: 'm', ask: bot.last['ask'], ...move });
  await settle();
};

const keyOf = (index: number): string => game.key(at(game.legalMoves(decision.view, decision.seat), index));

describe('a question', () => {
  it('has legal moves and words only if they are wanted', () => {
    expect(start([]).bot.last).not.toHaveProperty('legal');
    expect(start(['words']).bot.last).not.toHaveProperty('legal');
    const [bare] = start(['legal']).bot.last['legal'] as object[];
    expect(Object.keys(bare ?? {})).toEqual(['key', 'move']);
    const [worded] = start(['legal', 'words']).bot.last['legal'] as object[];
    expect(worded).toMatchObject({ words: expect.stringMatching(/^words of ./) as unknown });
  });

  it('has the view, the kind of decision, the time and the newest events', () => {
    const events = Array.from({ length: MAX_EVENTS + 5 }, (_, i) => ({ kind: `e${i}` }));
    const { last } = start([], { events }).bot;
    expect(last).toMatchObject({ decision: { kind: 'start', sealed: false }, left: decision.left });
    expect(last['view']).toEqual(decision.view);
    expect(last['events']).toEqual(events.slice(5));
  });
});

describe('an answer', () => {
  it('is a key or a move', async () => {
    const legal = game.legalMoves(decision.view, decision.seat);
    const byKey = start([]);
    await answer(byKey.bot, { key: keyOf(3), info: { say: 'because', score: [1, 2] } });
    expect(await byKey.decided).toMatchObject({ kind: 'move', move: legal[3], info: { say: 'because' } });
    const byMove = start([]);
    await answer(byMove.bot, { move: legal[2] });
    expect(await byMove.decided).toMatchObject({ kind: 'move', move: legal[2] });
  });

  it.each([
    ['a key of a move that is not allowed', { key: 'end' }, 'MHR-2.6', /^words of refusal\./],
    ['a move that is not allowed', { move: { type: 'end' } }, 'MHR-2.6', /^words of refusal\./],
    ['a key that no move has', { key: 'jump' }, 'table', /^no move here has the key "jump"$/],
    ['what is no move', { move: { type: 'jump' } }, 'table', /^this is not a move of the game/],
    ['nothing', {}, 'table', /'key' of a legal move/],
  ])('that is %s is refused, and the decision asked once more', async (_what, given, clause, words) => {
    const { bot, decided } = start(['legal'], { events: [{ kind: 'seen' }] });
    const first = bot.last;
    await answer(bot, given);
    expect(bot.ofKind('refused')).toEqual([
      { t: 'refused', id: 'm', ask: first['ask'], clause, words: expect.stringMatching(words) as unknown },
    ]);
    expect(bot.last).toEqual({ ...first, ask: Number(first['ask']) + 1, events: [] });
    await answer(bot, { key: keyOf(0) });
    expect(await decided).toMatchObject({ kind: 'move' });
  });

  it('that is refused twice leaves the decision to somebody else', async () => {
    const { bot, decided } = start([]);
    await answer(bot, { key: 'jump' });
    await answer(bot, { key: 'jump' });
    expect(await decided).toMatchObject({
      kind: 'refused',
      words: expect.stringContaining('jump') as unknown,
    });
    expect(bot.ofKind('ask')).toHaveLength(2);
    expect(bot.time.running).toBe(0);
  });
});

describe('time', () => {
  it('is over at three times the bot’s time, and a later answer does nothing', async () => {
    const { bot, decided } = start([]);
    const seen: Decided[] = [];
    void decided.then((made) => seen.push(made));
    bot.time.pass(8999);
    await settle();
    expect(seen).toEqual([]);
    bot.time.pass(1);
    await settle();
    expect(seen).toEqual([{ kind: 'late' }]);
    await answer(bot, { key: keyOf(0) });
    expect(bot.session.fault).toBeNull();
    expect(bot.ofKind('refused')).toEqual([]);
  });

  it('goes on while a refused decision is asked again', async () => {
    const { bot, decided } = start([]);
    bot.time.pass(8000);
    await answer(bot, { key: 'jump' });
    bot.time.pass(1000);
    expect(await decided).toEqual({ kind: 'late' });
  });

  it('stops with the decision', async () => {
    const { bot, deciding } = start([]);
    deciding.stop();
    expect(bot.time.running).toBe(0);
    await answer(bot, { key: 'jump' });
    expect(bot.ofKind('refused')).toEqual([]);
  });
});

it('a decision fails with its session', async () => {
  const { bot, decided } = start([]);
  bot.session.receive('garbage');
  await expect(decided).rejects.toThrow('it is not JSON');
  expect(bot.time.running).toBe(0);
});
