import type { BazaarView } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../src/index.ts';
import {
  computeDigest,
  outcomeAfter,
  Playback,
  RESIGNED_ENDING,
  standings,
  startMatch,
  unrankedSeats,
  verify,
  winners,
} from '../src/index.ts';
import { newMatch, people, playOut } from './matches.ts';

const own: Outcome = {
  ending: 'ending.last',
  ranks: [1, 2, 2, 4],
  scores: [9, 5, 5, 1],
  lines: [[], [], [], []],
  tieBreaks: [],
};
const four = { seats: 4, people: 4 };

describe('outcome after resignations', () => {
  it('is the game’s own outcome if nobody resigned', () => {
    expect(outcomeAfter(own, [], four)).toBe(own);
    expect(outcomeAfter(null, [], four)).toBeNull();
  });

  it('ranks resigned seats behind all others, the first to resign last', () => {
    expect(outcomeAfter(own, [0], four)).toEqual({ ...own, ranks: [4, 1, 1, 3] });
    expect(outcomeAfter(own, [1, 0], four)?.ranks).toEqual([3, 4, 1, 2]);
    expect(outcomeAfter(own, [3, 2, 1], four)?.ranks).toEqual([1, 2, 3, 4]);
  });

  it('does not exist while two or more seats are left', () => {
    expect(outcomeAfter(null, [0, 3], four)).toBeNull();
  });

  it('has the scores so far', () => {
    const soFar = { scores: [3, 8], lines: [[{ key: 'score.coins', points: 3 }], []] };
    const ended = outcomeAfter(null, [1], { seats: 2, people: 2 }, () => soFar);
    expect(ended).toEqual({ ending: RESIGNED_ENDING, ranks: [1, 2], ...soFar, tieBreaks: [] });
  });

  it('exists as soon as one seat is left, without scores if the game counts none before its end', () => {
    const outcome = outcomeAfter(null, [1, 0, 3], four);
    expect(outcome).toEqual({
      ending: RESIGNED_ENDING,
      ranks: [3, 4, 1, 2],
      scores: [0, 0, 0, 0],
      lines: [[], [], [], []],
      tieBreaks: [],
    });
    expect(outcome && winners(outcome)).toEqual([2]);
  });

  it('exists as soon as no person is left; bots and automata share the first rank', () => {
    expect(outcomeAfter(null, [1], { seats: 4, people: 1 })?.ranks).toEqual([1, 4, 1, 1]);
    expect(outcomeAfter(null, [0], { seats: 2, people: 1 })?.ranks).toEqual([2, 1]);
    expect(outcomeAfter(null, [0], { seats: 3, people: 2 })).toBeNull();
  });

  it('leaves several seats unranked, in the order of their points', () => {
    const soFar = { scores: [19, 25, 20, 18], lines: [[], [], [], []] };
    const ended = outcomeAfter(null, [1], { seats: 4, people: 1 }, () => soFar);
    expect(ended && unrankedSeats(ended)).toEqual([0, 2, 3]);
    expect(ended && standings(ended)).toEqual([2, 0, 3, 1]);
    const won = outcomeAfter(null, [1], { seats: 2, people: 2 });
    expect(won && unrankedSeats(won)).toEqual([]);
    const tied = outcomeAfter({ ...own, ranks: [1, 1, 3, 4] }, [3], four);
    expect(tied && unrankedSeats(tied)).toEqual([]);
  });
});

describe('a match in which seats resign', () => {
  it('continues for the others to its normal end', () => {
    const playback = newMatch(3);
    playback.add({ table: 'resign', seat: 0 });
    expect(playback.over).toBe(false);
    playOut(playback);
    expect(playback.outcome?.ending).toBe('ending.rounds');
    expect(playback.outcome?.ranks[0]).toBe(4);
  });

  it('ends when one seat is left', () => {
    const playback = newMatch(2, { merchant: false });
    playback.add({ table: 'resign', seat: 0 });
    expect(playback.outcome).toMatchObject({ ending: RESIGNED_ENDING, ranks: [2, 1] });
    expect(playback.record().outcome).toEqual(playback.outcome);
  });

  it('records the scores so far; records without them, as earlier versions wrote them, verify too', () => {
    const counted = {
      ...bazaar,
      scoreSoFar: ({ coins }: Pick<BazaarView, 'coins'>) => ({
        scores: coins,
        lines: coins.map((points) => [{ key: 'score.coins', points }]),
      }),
    };
    const options = { merchant: false };
    const playback = new Playback(
      counted,
      startMatch(counted, { options, seats: people(2), seed: 'so far' }),
    );
    playback.add({ table: 'resign', seat: 0 });
    const record = playback.record();
    const { outcome } = record;
    if (!outcome) throw new Error('the match is over');
    expect(outcome.scores).toEqual(playback.state.coins);
    expect(outcome.scores[1]).toBeGreaterThan(0);
    const problems = (change: Partial<Outcome>) => {
      const changed = { ...record, outcome: { ...outcome, ...change } };
      return verify(counted, { ...changed, digest: computeDigest(changed) }).map(({ problem }) => problem);
    };
    expect(problems({})).toEqual([]);
    expect(problems({ scores: [0, 0], lines: [[], []] })).toEqual([]);
    expect(problems({ scores: [0, 0] })).toEqual(['outcome']);
    expect(problems({ ranks: [1, 2], scores: [0, 0], lines: [[], []] })).toEqual(['outcome']);
  });
});
