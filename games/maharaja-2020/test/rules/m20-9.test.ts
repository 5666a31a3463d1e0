import { describe, expect, it } from 'vitest';
import { finalScoring } from '../../rules/final-scoring.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { build, type Plan } from './support.ts';

const over = (plan: Plan) =>
  build({ characters: [1, 2, 3, 4], prestige: [], ...plan }, { phase: 'over', seat: -1 });

// Red 0, green 1, blue 2, yellow 3.
const CITIES: Plan = {
  sites: {
    lahore: [1],
    delhi: [-1, 0, 0],
    varanasi: [2],
    ahmedabad: [-1, 3, 3],
    puri: [0, 1],
    golconda: [3, 3],
    bijapur: [2, 1, 1],
  },
  shrines: { lahore: [0, 1], delhi: [1], ahmedabad: [0, 0, 0, 1], puri: [2, 3], bijapur: [0, 0, 1] },
  priests: ['delhi', 'lahore', 'varanasi', 'ahmedabad'],
};

describe('M20-9.1 final scoring', () => {
  it('M20-9.1 worked example 4: majorities in seven cities', () => {
    const { majorities, majority } = finalScoring(over(CITIES));
    expect(
      majorities.map(({ worship, leaders, prestige }) => [Math.max(...worship), leaders, prestige]),
    ).toEqual([
      [5, [1], 2],
      [6, [0], 2],
      [4, [2], 2],
      [6, [3], 2],
      [5, [0, 1], 1],
      [5, [3], 2],
      [4, [1, 2], 1],
    ]);
    expect(majority).toEqual([3, 4, 3, 4]);
  });

  it('M20-9.1 3 prestige for each statue, 1 for every full 5 coins', () => {
    const { statues, coins } = finalScoring(over({ ...CITIES, coins: [4, 5, 14, 25] }));
    expect(statues).toEqual([9, 12, 6, 12]);
    expect(coins).toEqual([0, 1, 2, 5]);
  });

  it('M20-9.1 characters do not count', () => {
    const plan: Plan = { shrines: { delhi: [2, 3] }, priests: ['delhi'] };
    const bare = finalScoring(over(plan));
    const gifted = finalScoring(
      over({
        ...plan,
        characters: [7, 8, 5, 11],
        maharani: [
          [0, 5, 7],
          [0, 8, 7],
        ],
      }),
    );
    expect(gifted).toEqual(bare);
    expect(bare.majority).toEqual([1, 1, 0, 0]);
  });

  it('M20-9.1 a city without worship brings nothing', () => {
    expect(finalScoring(over({})).majority).toEqual([0, 0, 0, 0]);
  });

  it('M20-9.1 the lines add up to the score', () => {
    const outcome = maharaja2020.outcome(
      over({ ...CITIES, prestige: [10, 11, 12, 13], coins: [4, 5, 14, 25] }),
    );
    expect(outcome?.lines[3]).toEqual([
      { key: 'score.received', points: 13 },
      { key: 'score.statues', points: 12 },
      { key: 'score.coins', points: 5 },
      { key: 'score.majority', points: 4 },
    ]);
    expect(outcome?.scores).toEqual([22, 28, 23, 34]);
  });
});

describe('M20-9.2 the winner', () => {
  const ranks = (plan: Plan) => {
    const outcome = maharaja2020.outcome(over(plan));
    return [outcome?.ranks, outcome?.tieBreaks.map(({ key }) => key)];
  };

  it('M20-9.2 most prestige wins', () => {
    expect(ranks({ prestige: [7, 9, 8, 6], coins: [0, 0, 0, 0] })).toEqual([[3, 1, 2, 4], []]);
  });

  it('M20-9.2 ties go to more statues', () => {
    // Three points for the statue, two for the majority.
    const plan: Plan = { prestige: [5, 10, 3, 3], coins: [0, 0, 0, 0], sites: { delhi: [0] } };
    expect(ranks(plan)).toEqual([[1, 2, 3, 3], ['tieBreak.statues']]);
  });

  it('M20-9.2 then to more coins', () => {
    expect(ranks({ prestige: [8, 8, 3, 3], coins: [3, 4, 2, 1] })).toEqual([
      [2, 1, 3, 4],
      ['tieBreak.coins'],
    ]);
  });

  it('M20-9.2 otherwise the victory is shared', () => {
    expect(ranks({ prestige: [8, 8, 8, 3], coins: [4, 4, 3, 0] })).toEqual([
      [1, 1, 3, 4],
      ['tieBreak.coins'],
    ]);
    expect(ranks({ prestige: [8, 8, 3, 3], coins: [4, 4, 0, 0] })).toEqual([[1, 1, 3, 3], []]);
  });

  it('M20-9.2 both tie-breaks may be needed', () => {
    const plan: Plan = {
      prestige: [5, 10, 10, 3],
      coins: [0, 1, 2, 0],
      sites: { delhi: [0] },
    };
    expect(ranks(plan)).toEqual([
      [1, 3, 2, 4],
      ['tieBreak.statues', 'tieBreak.coins'],
    ]);
  });
});

it('M20-9 is left out if resignations end the match: only the prestige received counts', () => {
  const state = build({ prestige: [5, 10, 2, 3], coins: [20, 20, 20, 20], sites: { delhi: [0] } });
  const soFar = maharaja2020.scoreSoFar?.(state);
  expect(soFar?.scores).toEqual([5, 10, 2, 3]);
  expect(soFar?.lines[1]).toEqual([{ key: 'score.received', points: 10 }]);
});
