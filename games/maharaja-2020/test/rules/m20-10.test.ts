import { describe, expect, it } from 'vitest';
import { finalScoring } from '../../rules/final-scoring.ts';
import { maharaja2020 } from '../../rules/index.ts';
import {
  build,
  change,
  END,
  eventsOfKind,
  legalKeys,
  type Plan,
  playMoves,
  refusal,
  refusalValues,
  road,
  statue,
} from './support.ts';

const FOUR = { characters: [1, 2, 3, 4], maharaja: 'lahore' };
const over = (plan: Plan) => build({ ...FOUR, ...plan }, { phase: 'over', seat: -1 });
const final = (name: string, plan: Plan = {}, mode = 'replaceMajority') =>
  finalScoring(over({ ...plan, options: { finalScoring: name, finalScoringMode: mode } }));

describe('M20-10 special rules', () => {
  it('M20-10 leaderPrestige: the first gets 1 prestige, after all coins and before the rewards', () => {
    const state = build({
      ...FOUR,
      shrines: { lahore: [1, 2] },
      options: { specialRules: ['leaderPrestige'] },
    });
    const kinds = playMoves(state, END).map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('scoring'))).toEqual([
      'scoring',
      'worship',
      'coins',
      'worship',
      'coins',
      'worship',
      'coins',
      'worship',
      'coins',
      'prestige',
    ]);
    expect(state.prestige).toEqual([3, 4, 3, 3]);
    expect(state.phase).toBe('reward');
  });

  it('M20-10 leaderPrestige: nobody if nobody is ranked; 1 more with character 11', () => {
    const none = build({ ...FOUR, options: { specialRules: ['leaderPrestige'] } });
    playMoves(none, END);
    expect(none.prestige).toEqual([3, 3, 3, 3]);
    const eleven = build({
      ...FOUR,
      characters: [11, 2, 3, 4],
      priests: ['lahore'],
      options: { specialRules: ['leaderPrestige'] },
    });
    playMoves(eleven, END);
    expect(eleven.prestige[0]).toBe(5);
  });

  it('M20-10 weakExternals: external statues count 1 in city scorings, and 2 in the final scoring', () => {
    const plan: Plan = {
      ...FOUR,
      sites: { lahore: [0, 1, 1] },
      options: { specialRules: ['weakExternals'] },
    };
    const lines = eventsOfKind(playMoves(build(plan), END), 'worship');
    expect(lines.slice(0, 2).map(({ seat, total }) => [seat, total])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(finalScoring(over(plan)).majority).toEqual([0, 2, 0, 0]);
  });

  it('M20-10 dearStatues: 12 coins everywhere', () => {
    const state = build({
      ...FOUR,
      priests: ['delhi'],
      coins: [11],
      disc: ['statueAndShrine', 'coins'],
      options: { specialRules: ['dearStatues'] },
    });
    expect(refusalValues(state, statue('delhi', 0, 2))).toEqual({ needed: 12, available: 11 });
  });

  it('M20-10 displayOnly: character only from the display', () => {
    const state = build({
      ...FOUR,
      display: [5, 6, 7],
      disc: ['character', 'coins'],
      options: { specialRules: ['displayOnly'] },
    });
    expect(legalKeys(state, 'character')).toEqual(['character-5', 'character-6', 'character-7']);
    expect(refusal(state, change(2))).toBe('M20-10 refusal.displayOnly');
    expect(refusalValues(state, change(2))).toEqual({ character: 2, holderSeat: 1 });
  });

  it('M20-10 any set of them together', () => {
    const all = ['leaderPrestige', 'weakExternals', 'dearStatues', 'displayOnly'];
    expect(build({ options: { specialRules: all } }).rules).toBe(15);
    expect(build({ options: { specialRules: [] } }).rules).toBe(0);
  });
});

describe('M20-10 final scorings', () => {
  const lead: Plan = { shrines: { delhi: [2], puri: [1, 1] } };

  it('M20-10 majority3: 3 prestige a majority, 2 tied, always instead of the standard', () => {
    for (const mode of ['replaceMajority', 'add']) {
      const { majority, tile } = final('majority3', lead, mode);
      expect([majority, tile]).toEqual([[5, 2, 0, 0], null]);
    }
  });

  it('M20-10 presence1: 1 prestige a city with one’s statue or shrine', () => {
    const plan: Plan = { ...lead, sites: { delhi: [0], bijapur: [2] }, priests: ['golconda'] };
    expect(final('presence1', plan).tilePrestige).toEqual([2, 1, 1, 0]);
  });

  it('M20-10 roads2: 2 prestige a road with shrines in both villages, not one with a single village', () => {
    const plan: Plan = {
      villages: {
        ...road('delhi-ujjain', 0),
        ...road('varanasi-puri', 0),
        panipat: [1],
        agra: [1, 2],
        allahabad: [2],
      },
    };
    expect(final('roads2', plan).tilePrestige).toEqual([4, 0, 2, 0]);
  });

  it('M20-10 twoStatues2: 2 prestige a city with two or more of one’s statues', () => {
    const plan: Plan = { sites: { delhi: [0, 0, 0, 1], puri: [1, -1, 1], bijapur: [2, 3] } };
    expect(final('twoStatues2', plan).tilePrestige).toEqual([2, 2, 0, 0]);
  });

  it('M20-10 shrinesLeft: −1 a shrine in the general supply; the hand does not count', () => {
    const plan: Plan = {
      hand: [8, 0, 3, 2],
      supply: [12, 0, 5, 1],
      coins: [0, 0, 0, 0],
      prestige: [3, 3, 3, 3],
    };
    const scored = final('shrinesLeft', plan);
    expect(scored.tilePrestige).toEqual([-12, 0, -5, -1]);
    expect(scored.totals).toEqual([-9, 3, -2, 2]);
    expect(Object.is(scored.tilePrestige[1], 0)).toBe(true);
  });

  it('M20-10 a tile replaces the city majorities, or is added to them', () => {
    const replaced = final('presence1', lead);
    expect([replaced.majorities, replaced.majority]).toEqual([[], [0, 0, 0, 0]]);
    const added = final('presence1', lead, 'add');
    expect([added.majority, added.tilePrestige]).toEqual([
      [3, 1, 0, 0],
      [2, 1, 0, 0],
    ]);
  });

  it('M20-10 the outcome has a line for the tile, and none for what it replaces', () => {
    const keys = (name: string, mode?: string) => {
      const state = over({
        ...lead,
        options: { finalScoring: name, finalScoringMode: mode ?? 'replaceMajority' },
      });
      return maharaja2020
        .outcome(state)
        ?.lines[0]?.slice(3)
        .map(({ key }) => key);
    };
    expect(keys('standard')).toEqual(['score.majority']);
    expect(keys('standard', 'add')).toEqual(['score.majority']);
    expect(keys('majority3')).toEqual(['score.majority']);
    expect(keys('roads2')).toEqual(['score.roads2']);
    expect(keys('roads2', 'add')).toEqual(['score.majority', 'score.roads2']);
  });
});
