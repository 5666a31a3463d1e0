import { describe, expect, test } from 'vitest';
import { MatchDriver, refusalOf } from './table.ts';

const bid = { kind: 'bid', coins: 0 };

describe('pause', () => {
  test('can be requested by any person with a seat; nobody moves until the match is resumed', () => {
    const driver = new MatchDriver({ people: 2, bots: 1 });
    expect(refusalOf(driver.do(2, { kind: 'pause' }))).toBe('table.notPerson');
    driver.do(1, { kind: 'pause' });
    expect(driver.match.status).toBe('paused');
    expect(refusalOf(driver.do(0, { kind: 'pause' }))).toBe('table.paused');
    expect(refusalOf(driver.move(0, bid))).toBe('table.paused');
    expect(driver.match.awaiting()).toEqual([]);
    driver.do(0, { kind: 'resume' });
    expect(refusalOf(driver.do(0, { kind: 'resume' }))).toBe('table.notPaused');
    expect(driver.move(0, bid).answer.ok).toBe(true);
  });

  test('does not change decisions', () => {
    const driver = new MatchDriver();
    const before = driver.command(0, { kind: 'move', move: bid });
    driver.do(1, { kind: 'pause' });
    driver.do(null, { kind: 'resume' });
    expect(driver.match.command(before, 100).answer.ok).toBe(true);
  });

  test('does not count as used time', () => {
    const driver = new MatchDriver();
    driver.match.command(driver.command(0, { kind: 'pause' }), 100);
    driver.match.command(driver.command(0, { kind: 'resume' }), 5100);
    driver.match.command(driver.command(1, { kind: 'move', move: bid }), 5150);
    expect(driver.see('spectator').seats.map(({ usedMs }) => usedMs)).toEqual([150, 150, 150, 0]);
    driver.match.command(driver.command(0, { kind: 'move', move: bid }), 5250);
    expect(driver.see('spectator').seats.map(({ usedMs }) => usedMs)).toEqual([250, 150, 250, 0]);
  });
});

describe('a vanished seat', () => {
  test('is played by a bot until its person is back', () => {
    const driver = new MatchDriver();
    expect(driver.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' }).answer.ok).toBe(true);
    expect(driver.see(1).seats[0]).toMatchObject({ control: 'bot', bot: 'greedy', resigned: false });
    expect(refusalOf(driver.move(0, bid))).toBe('table.botPlays');
    const asked = driver.match.awaiting().find(({ seat }) => seat === 0);
    expect(asked).toMatchObject({ control: 'bot', bot: 'greedy', decision: { kind: 'bid', sealed: true } });
    expect(driver.match.botMove(0, asked?.decision.id ?? 0, bid, driver.time).entries).toMatchObject([
      { kind: 'seal', seat: 0, by: 'bot' },
    ]);
    driver.do(0, { kind: 'return' });
    expect(driver.see(1).seats[0]).toMatchObject({ control: 'person', bot: null });
    expect(driver.move(0, { kind: 'bid', coins: 3 }).answer.ok).toBe(true);
  });

  test('does not accept a late bot’s move after its person has returned', () => {
    const driver = new MatchDriver();
    driver.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' });
    const [asked] = driver.match.awaiting();
    driver.do(0, { kind: 'return' });
    expect(refusalOf(driver.match.botMove(0, asked?.decision.id ?? 0, bid, driver.time))).toBe(
      'table.notBot',
    );
  });

  test('is taken over only once, and only if it is a person’s', () => {
    const driver = new MatchDriver({ people: 2, bots: 1 });
    expect(refusalOf(driver.do(0, { kind: 'return' }))).toBe('table.notTakenOver');
    expect(refusalOf(driver.do(0, { kind: 'takeover', seat: 2, bot: 'greedy' }))).toBe('table.notPerson');
    expect(refusalOf(driver.do(0, { kind: 'takeover', seat: 3, bot: 'greedy' }))).toBe('table.notPerson');
    expect(refusalOf(driver.do(0, { kind: 'takeover', seat: 7, bot: 'greedy' }))).toBe('table.notPerson');
    driver.do(null, { kind: 'takeover', seat: 1, bot: 'greedy' });
    expect(refusalOf(driver.do(0, { kind: 'takeover', seat: 1, bot: 'random' }))).toBe('table.takenOver');
    expect(refusalOf(driver.do(2, { kind: 'return' }))).toBe('table.notPerson');
  });

  test('can be taken over and given back during a pause', () => {
    const driver = new MatchDriver();
    driver.do(1, { kind: 'pause' });
    expect(driver.do(1, { kind: 'takeover', seat: 0, bot: 'greedy' }).answer.ok).toBe(true);
    expect(driver.do(0, { kind: 'return' }).answer.ok).toBe(true);
  });
});

describe('a person who resigns', () => {
  test('is replaced by the table’s bot and cannot return', () => {
    const driver = new MatchDriver();
    driver.do(1, { kind: 'resign' });
    expect(driver.match.log).toMatchObject([{ kind: 'resign', seat: 1, bot: 'greedy' }]);
    expect(driver.see(0).seats[1]).toMatchObject({ control: 'bot', bot: 'greedy', resigned: true });
    expect(refusalOf(driver.do(1, { kind: 'resign' }))).toBe('table.resigned');
    expect(refusalOf(driver.do(1, { kind: 'return' }))).toBe('table.resigned');
    expect(refusalOf(driver.do(0, { kind: 'takeover', seat: 1, bot: 'random' }))).toBe('table.resigned');
    expect(driver.match.status).toBe('running');
  });

  test('ranks behind all seats that did not resign, whatever the score', () => {
    const driver = new MatchDriver({ people: 2, options: { merchant: true } });
    for (let round = 0; round < 2; round++) {
      driver.trade(1);
      driver.move(1, { kind: 'build' });
      if (round === 1) driver.do(1, { kind: 'resign' });
      const [asked] = driver.match.awaiting();
      if (round === 0) driver.move(1, { kind: 'end' });
      else driver.match.botMove(1, asked?.decision.id ?? 0, { kind: 'end' }, driver.time);
    }
    const { outcome } = driver.match;
    expect(driver.match.status).toBe('over');
    expect(outcome?.ending).toBe('ending.rounds');
    expect(outcome?.scores[1]).toBeGreaterThan(outcome?.scores[0] ?? 0);
    expect(outcome?.ranks[1]).toBe(3);
    expect(outcome?.resigned).toEqual([1]);
  });

  test('ends the match if only one seat is left', () => {
    const driver = new MatchDriver({ people: 2, options: { merchant: false } });
    driver.do(0, { kind: 'resign' });
    expect(driver.match.outcome).toMatchObject({ ending: 'ending.resigned', ranks: [2, 1], resigned: [0] });
    expect(driver.see('spectator')).toMatchObject({ status: 'over', active: [], decision: null });
  });

  test('ends the match if no person is left, even if bots are', () => {
    const driver = new MatchDriver({ people: 2, bots: 2 });
    driver.do(1, { kind: 'resign' });
    expect(driver.match.status).toBe('running');
    driver.do(0, { kind: 'resign' });
    expect(driver.match.outcome).toMatchObject({
      ranks: [4, 5, 1, 1, 1],
      scores: [0, 0, 0, 0, 0],
      resigned: [0, 1],
    });
  });

  test('must be a person', () => {
    const driver = new MatchDriver({ people: 1, bots: 1 });
    expect(refusalOf(driver.do(1, { kind: 'resign' }))).toBe('table.notPerson');
    expect(refusalOf(driver.do(2, { kind: 'resign' }))).toBe('table.notPerson');
    expect(refusalOf(driver.do(null, { kind: 'resign' }))).toBe('table.noSeat');
  });
});

describe('the end', () => {
  test('an abandoned match has no outcome and accepts nothing more', () => {
    const driver = new MatchDriver();
    driver.do(null, { kind: 'abandon' });
    expect(driver.see(0)).toMatchObject({ status: 'abandoned', outcome: null, active: [], decision: null });
    for (const act of ['undo', 'resign', 'pause', 'resume', 'return', 'abandon'] as const)
      expect(refusalOf(driver.do(0, { kind: act }))).toBe('table.abandoned');
    expect(refusalOf(driver.move(0, bid))).toBe('table.abandoned');
  });

  test('the secret is shown once the match is over or abandoned, the commitment from the start', () => {
    const driver = new MatchDriver();
    const { commitment, secret } = driver.match.fairness();
    expect(secret).toBeNull();
    driver.do(0, { kind: 'abandon' });
    expect(driver.match.fairness()).toEqual({
      commitment,
      nonces: driver.match.setup.start?.nonces,
      secret: driver.match.setup.secret,
    });
  });

  test('a match that was played to its end is over', () => {
    const driver = new MatchDriver();
    for (const trader of [0, 2]) {
      driver.trade(trader);
      driver.move(trader, { kind: 'end' });
    }
    expect(driver.match.status).toBe('over');
    expect(driver.match.outcome).toMatchObject({ ending: 'ending.rounds', resigned: [] });
    expect(refusalOf(driver.do(2, { kind: 'undo' }))).toBe('table.over');
    expect(driver.match.awaiting()).toEqual([]);
  });
});

describe('the bot driver', () => {
  test('gets every seat that must decide, with its view', () => {
    const driver = new MatchDriver({ people: 2, bots: 1 });
    driver.move(0, bid);
    expect(driver.match.awaiting()).toMatchObject([
      { seat: 1, control: 'person', bot: null, decision: { id: 1, kind: 'bid', sealed: true } },
      { seat: 2, control: 'bot', bot: 'random', view: { stock: null, bids: [-1, -1, -1] } },
    ]);
  });

  test('cannot move for a person, nor a person for a bot', () => {
    const driver = new MatchDriver({ people: 2, bots: 1 });
    expect(refusalOf(driver.match.botMove(0, 1, bid, 1))).toBe('table.notBot');
    expect(refusalOf(driver.move(2, bid))).toBe('table.botPlays');
    expect(refusalOf(driver.match.botMove(2, 1, { kind: 'take' }, 1))).toBe('refusal.notNow');
    expect(refusalOf(driver.match.botMove(2, 1, bid, 1))).toBeNull();
    expect(driver.match.botMove(2, 1, bid, 1).entries).toEqual([]);
  });

  test('gets a different seed for each seat and decision, never the seed of the deal', () => {
    const { match } = new MatchDriver({ people: 2, bots: 1 });
    const seeds = [match.botSeed(0, 1), match.botSeed(0, 2), match.botSeed(1, 1), match.botSeed(2, 1)];
    expect(new Set(seeds).size).toBe(4);
    expect(match.botSeed(0, 1)).toBe(seeds[0]);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  });
});
