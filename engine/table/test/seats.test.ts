import { describe, expect, test } from 'vitest';
import { Hand, refusalOf } from './table.ts';

const bid = { kind: 'bid', coins: 0 };

describe('pause', () => {
  test('can be requested by any person with a seat; nobody moves until the match is resumed', () => {
    const hand = new Hand({ people: 2, bots: 1 });
    expect(refusalOf(hand.do(2, { kind: 'pause' }))).toBe('table.notPerson');
    hand.do(1, { kind: 'pause' });
    expect(hand.match.status).toBe('paused');
    expect(refusalOf(hand.do(0, { kind: 'pause' }))).toBe('table.paused');
    expect(refusalOf(hand.move(0, bid))).toBe('table.paused');
    expect(hand.match.awaiting()).toEqual([]);
    hand.do(0, { kind: 'resume' });
    expect(refusalOf(hand.do(0, { kind: 'resume' }))).toBe('table.notPaused');
    expect(hand.move(0, bid).answer.ok).toBe(true);
  });

  test('does not change decisions', () => {
    const hand = new Hand();
    const before = hand.command(0, { kind: 'move', move: bid });
    hand.do(1, { kind: 'pause' });
    hand.do(null, { kind: 'resume' });
    expect(hand.match.command(before, 100).answer.ok).toBe(true);
  });

  test('does not count as used time', () => {
    const hand = new Hand();
    hand.match.command(hand.command(0, { kind: 'pause' }), 100);
    hand.match.command(hand.command(0, { kind: 'resume' }), 5100);
    hand.match.command(hand.command(1, { kind: 'move', move: bid }), 5150);
    expect(hand.see('spectator').seats.map(({ usedMs }) => usedMs)).toEqual([150, 150, 150, 0]);
    hand.match.command(hand.command(0, { kind: 'move', move: bid }), 5250);
    expect(hand.see('spectator').seats.map(({ usedMs }) => usedMs)).toEqual([250, 150, 250, 0]);
  });
});

describe('a vanished seat', () => {
  test('is played by a bot until its person is back', () => {
    const hand = new Hand();
    expect(hand.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' }).answer.ok).toBe(true);
    expect(hand.see(1).seats[0]).toMatchObject({ control: 'bot', bot: 'greedy', resigned: false });
    expect(refusalOf(hand.move(0, bid))).toBe('table.botPlays');
    const asked = hand.match.awaiting().find(({ seat }) => seat === 0);
    expect(asked).toMatchObject({ control: 'bot', bot: 'greedy', decision: { kind: 'bid', sealed: true } });
    expect(hand.match.botMove(0, asked?.decision.id ?? 0, bid, hand.time).entries).toMatchObject([
      { kind: 'seal', seat: 0, by: 'bot' },
    ]);
    hand.do(0, { kind: 'return' });
    expect(hand.see(1).seats[0]).toMatchObject({ control: 'person', bot: null });
    expect(hand.move(0, { kind: 'bid', coins: 3 }).answer.ok).toBe(true);
  });

  test('does not accept a late bot’s move after its person has returned', () => {
    const hand = new Hand();
    hand.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' });
    const [asked] = hand.match.awaiting();
    hand.do(0, { kind: 'return' });
    expect(refusalOf(hand.match.botMove(0, asked?.decision.id ?? 0, bid, hand.time))).toBe('table.notBot');
  });

  test('is taken over only once, and only if it is a person’s', () => {
    const hand = new Hand({ people: 2, bots: 1 });
    expect(refusalOf(hand.do(0, { kind: 'return' }))).toBe('table.notTakenOver');
    expect(refusalOf(hand.do(0, { kind: 'takeover', seat: 2, bot: 'greedy' }))).toBe('table.notPerson');
    expect(refusalOf(hand.do(0, { kind: 'takeover', seat: 3, bot: 'greedy' }))).toBe('table.notPerson');
    expect(refusalOf(hand.do(0, { kind: 'takeover', seat: 7, bot: 'greedy' }))).toBe('table.notPerson');
    hand.do(null, { kind: 'takeover', seat: 1, bot: 'greedy' });
    expect(refusalOf(hand.do(0, { kind: 'takeover', seat: 1, bot: 'random' }))).toBe('table.takenOver');
    expect(refusalOf(hand.do(2, { kind: 'return' }))).toBe('table.notPerson');
  });

  test('can be taken over and given back during a pause', () => {
    const hand = new Hand();
    hand.do(1, { kind: 'pause' });
    expect(hand.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' }).answer.ok).toBe(true);
    expect(hand.do(0, { kind: 'return' }).answer.ok).toBe(true);
  });
});

describe('a person who resigns', () => {
  test('is replaced by the table’s bot and cannot return', () => {
    const hand = new Hand();
    hand.do(1, { kind: 'resign' });
    expect(hand.match.log).toMatchObject([{ kind: 'resign', seat: 1, bot: 'greedy' }]);
    expect(hand.see(0).seats[1]).toMatchObject({ control: 'bot', bot: 'greedy', resigned: true });
    expect(refusalOf(hand.do(1, { kind: 'resign' }))).toBe('table.resigned');
    expect(refusalOf(hand.do(1, { kind: 'return' }))).toBe('table.resigned');
    expect(refusalOf(hand.do(0, { kind: 'takeover', seat: 1, bot: 'random' }))).toBe('table.resigned');
    expect(hand.match.status).toBe('running');
  });

  test('ranks behind all seats that did not resign, whatever the score', () => {
    const hand = new Hand({ people: 2, options: { merchant: true } });
    for (let round = 0; round < 2; round++) {
      hand.trade(1);
      hand.move(1, { kind: 'build' });
      if (round === 1) hand.do(1, { kind: 'resign' });
      const [asked] = hand.match.awaiting();
      if (round === 0) hand.move(1, { kind: 'end' });
      else hand.match.botMove(1, asked?.decision.id ?? 0, { kind: 'end' }, hand.time);
    }
    const { outcome } = hand.match;
    expect(hand.match.status).toBe('over');
    expect(outcome?.ending).toBe('ending.rounds');
    expect(outcome?.scores[1]).toBeGreaterThan(outcome?.scores[0] ?? 0);
    expect(outcome?.ranks[1]).toBe(3);
    expect(outcome?.resigned).toEqual([1]);
  });

  test('ends the match if only one seat is left', () => {
    const hand = new Hand({ people: 2, options: { merchant: false } });
    hand.do(0, { kind: 'resign' });
    expect(hand.match.outcome).toMatchObject({ ending: 'ending.resigned', ranks: [2, 1], resigned: [0] });
    expect(hand.see('spectator')).toMatchObject({ status: 'over', active: [], decision: null });
  });

  test('ends the match if no person is left, even if bots are', () => {
    const hand = new Hand({ people: 2, bots: 2 });
    hand.do(1, { kind: 'resign' });
    expect(hand.match.status).toBe('running');
    hand.do(0, { kind: 'resign' });
    expect(hand.match.outcome).toMatchObject({
      ranks: [4, 5, 1, 1, 1],
      scores: [0, 0, 0, 0, 0],
      resigned: [0, 1],
    });
  });

  test('must be a person', () => {
    const hand = new Hand({ people: 1, bots: 1 });
    expect(refusalOf(hand.do(1, { kind: 'resign' }))).toBe('table.notPerson');
    expect(refusalOf(hand.do(2, { kind: 'resign' }))).toBe('table.notPerson');
    expect(refusalOf(hand.do(null, { kind: 'resign' }))).toBe('table.noSeat');
  });
});

describe('the end', () => {
  test('an abandoned match has no outcome and accepts nothing more', () => {
    const hand = new Hand();
    hand.do(null, { kind: 'abandon' });
    expect(hand.see(0)).toMatchObject({ status: 'abandoned', outcome: null, active: [], decision: null });
    for (const act of ['undo', 'resign', 'pause', 'resume', 'return', 'abandon'] as const)
      expect(refusalOf(hand.do(0, { kind: act }))).toBe('table.abandoned');
    expect(refusalOf(hand.move(0, bid))).toBe('table.abandoned');
  });

  test('the secret is shown once the match is over or abandoned, the commitment from the start', () => {
    const hand = new Hand();
    const { commitment, secret } = hand.match.fairness();
    expect(secret).toBeNull();
    hand.do(0, { kind: 'abandon' });
    expect(hand.match.fairness()).toEqual({
      commitment,
      nonces: hand.match.setup.start?.nonces,
      secret: hand.match.setup.secret,
    });
  });

  test('a match that was played to its end is over', () => {
    const hand = new Hand();
    for (const trader of [0, 2]) {
      hand.trade(trader);
      hand.move(trader, { kind: 'end' });
    }
    expect(hand.match.status).toBe('over');
    expect(hand.match.outcome).toMatchObject({ ending: 'ending.rounds', resigned: [] });
    expect(refusalOf(hand.do(2, { kind: 'undo' }))).toBe('table.over');
    expect(hand.match.awaiting()).toEqual([]);
  });
});

describe('the bot driver', () => {
  test('gets every seat that must decide, with its view', () => {
    const hand = new Hand({ people: 2, bots: 1 });
    hand.move(0, bid);
    expect(hand.match.awaiting()).toMatchObject([
      { seat: 1, control: 'person', bot: null, decision: { id: 1, kind: 'bid', sealed: true } },
      { seat: 2, control: 'bot', bot: 'random', view: { stock: null, bids: [-1, -1, -1] } },
    ]);
  });

  test('cannot move for a person, nor a person for a bot', () => {
    const hand = new Hand({ people: 2, bots: 1 });
    expect(refusalOf(hand.match.botMove(0, 1, bid, 1))).toBe('table.notBot');
    expect(refusalOf(hand.move(2, bid))).toBe('table.botPlays');
    expect(refusalOf(hand.match.botMove(2, 1, { kind: 'take' }, 1))).toBe('refusal.notNow');
    expect(refusalOf(hand.match.botMove(2, 1, bid, 1))).toBeNull();
    expect(hand.match.botMove(2, 1, bid, 1).entries).toEqual([]);
  });

  test('gets a different seed for each seat and decision, never the seed of the deal', () => {
    const { match } = new Hand({ people: 2, bots: 1 });
    const seeds = [match.botSeed(0, 1), match.botSeed(0, 2), match.botSeed(1, 1), match.botSeed(2, 1)];
    expect(new Set(seeds).size).toBe(4);
    expect(match.botSeed(0, 1)).toBe(seeds[0]);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  });
});
