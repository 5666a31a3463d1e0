import { seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { FINAL_SCORINGS } from '../../data/components.ts';
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

  it('M20-10 all of them can be combined', () => {
    const all = ['leaderPrestige', 'weakExternals', 'dearStatues', 'displayOnly'];
    expect(build({ options: { specialRules: all } }).rules).toBe(15);
    expect(build({ options: { specialRules: [] } }).rules).toBe(0);
  });
});

describe('M20-10 final scorings', () => {
  const lead: Plan = { shrines: { delhi: [2], puri: [1, 1] } };

  it('M20-10 majority3: 3 prestige a majority, 2 tied, always instead of the standard', () => {
    for (const mode of ['replaceMajority', 'add', 'replaceAll']) {
      const { majority, tile } = final('majority3', lead, mode);
      expect([majority, tile]).toEqual([[5, 2, 0, 0], null]);
    }
  });

  it('M20-10 presence1: 1 prestige for a city with a statue or shrine of the seat; a priest does not count', () => {
    const plan: Plan = { ...lead, sites: { delhi: [0], bijapur: [2] }, priests: ['golconda'] };
    expect(final('presence1', plan).tilePrestige).toEqual([2, 1, 1, 0]);
  });

  it('M20-10 roads2: 2 prestige for a road with shrines in both villages, not for a road with a single village', () => {
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

  it('M20-10 twoStatues2: 2 prestige for a city with two or more statues of the seat', () => {
    const plan: Plan = { sites: { delhi: [0, 0, 0, 1], puri: [1, -1, 1], bijapur: [2, 3] } };
    expect(final('twoStatues2', plan).tilePrestige).toEqual([2, 2, 0, 0]);
  });

  it('M20-10 shrinesLeft: −1 for each shrine in the general supply; the hand does not count', () => {
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

  it('M20-10 replaceAll: only the tile scores, in addition to prestige received during the game', () => {
    const plan: Plan = {
      ...lead,
      sites: { delhi: [0], bijapur: [2] },
      coins: [25, 0, 9, 0],
      prestige: [4, 3, 3, 7],
    };
    const scored = final('presence1', plan, 'replaceAll');
    expect(scored).toMatchObject({
      standardCounts: false,
      statues: [0, 0, 0, 0],
      coins: [0, 0, 0, 0],
      majorities: [],
      majority: [0, 0, 0, 0],
      tilePrestige: [2, 1, 1, 0],
      totals: [6, 4, 4, 7],
    });
  });

  it('M20-10 replaceAll: majority3 scores alone', () => {
    const plan: Plan = { ...lead, sites: { delhi: [-1, 0] }, coins: [25, 0, 0, 0], prestige: [4, 3, 3, 7] };
    const scored = final('majority3', plan, 'replaceAll');
    expect([scored.majority, scored.totals]).toEqual([
      [5, 2, 0, 0],
      [9, 5, 3, 7],
    ]);
  });

  it('M20-10 without a tile the mode has no effect', () => {
    const plan: Plan = { ...lead, sites: { delhi: [0] }, coins: [25, 0, 9, 0] };
    expect(final('standard', plan, 'replaceAll')).toEqual(final('standard', plan));
    expect(final('standard', plan, 'add')).toEqual(final('standard', plan));
  });

  it('M20-10 replaceAll is not offered in the solo game, with a tile or without', () => {
    for (const finalScoring of ['standard', 'roads2', 'random'])
      expect(() =>
        maharaja2020.parseOptions({ solo: 'easy', finalScoring, finalScoringMode: 'replaceAll' }, 1),
      ).toThrow(/finalScoringMode.*solo/);
    expect(maharaja2020.parseOptions({ solo: 'easy', finalScoringMode: 'add' }, 1).finalScoringMode).toBe(1);
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

  it('M20-10 and with replaceAll one for what was received and one for the tile', () => {
    const keys = (finalScoring: string) => {
      const state = over({ ...lead, options: { finalScoring, finalScoringMode: 'replaceAll' } });
      return maharaja2020.outcome(state)?.lines[0]?.map(({ key }) => key);
    };
    expect(keys('roads2')).toEqual(['score.received', 'score.roads2']);
    expect(keys('majority3')).toEqual(['score.received', 'score.majority']);
  });
});

describe('M20-10 random draws', () => {
  const begin = (options: object, seed: string, players = 3) => {
    const deal = seededDeal(seed);
    return {
      ...maharaja2020.setup(maharaja2020.parseOptions(options, players), players, deal),
      dealt: deal.dealt,
    };
  };
  const SEEDS = Array.from({ length: 200 }, (_, i) => `lot ${i}`);

  it('M20-10 special rules: a draw of 15, whose number + 1 is the set, one bit for each rule in the order of the list', () => {
    const drawn = SEEDS.map((seed) => begin({ specialRules: ['random'] }, seed));
    for (const { rules, dealt } of drawn) expect(dealt['specialRules']).toEqual([rules - 1]);
    expect(new Set(drawn.map(({ rules }) => rules))).toEqual(
      new Set(Array.from({ length: 15 }, (_, i) => i + 1)),
    );
    const weak = drawn.find(({ rules }) => rules === 2);
    expect(weak?.dealt['specialRules']).toEqual([1]);
    expect(begin({ specialRules: ['weakExternals'] }, 'one').rules).toBe(2);
  });

  it('M20-10 final scoring: a draw of 5 in the order of the list', () => {
    const drawn = SEEDS.map((seed) => begin({ finalScoring: 'random' }, seed));
    for (const { finalScoring: number, dealt } of drawn) expect(dealt['finalScoring']).toEqual([number - 1]);
    expect(new Set(drawn.map(({ finalScoring: number }) => FINAL_SCORINGS[number]))).toEqual(
      new Set(['majority3', 'presence1', 'roads2', 'twoStatues2', 'shrinesLeft']),
    );
  });

  it('M20-10 each is drawn separately, before all other draws of the set-up; a chosen one is not drawn', () => {
    const both = begin({ specialRules: ['random'], finalScoring: 'random' }, 'one');
    expect(Object.keys(both.dealt).slice(0, 3)).toEqual(['specialRules', 'finalScoring', 'characters']);
    const rules = begin({ specialRules: ['random'], finalScoring: 'roads2' }, 'one');
    expect([Object.keys(rules.dealt)[0], rules.finalScoring]).toEqual(['specialRules', 3]);
    expect(rules.dealt).not.toHaveProperty('finalScoring');
    expect(begin({}, 'one').dealt).not.toHaveProperty('specialRules');
    const solo = begin({ solo: 'easy', specialRules: ['random'], finalScoring: 'random' }, 'one', 1);
    expect(Object.keys(solo.dealt).slice(0, 2)).toEqual(['specialRules', 'finalScoring']);
  });

  it('M20-10 a random draw of special rules cannot be combined with chosen ones', () => {
    expect(() => begin({ specialRules: ['random', 'dearStatues'] }, 'one')).toThrow(
      /specialRules.*random is chosen/,
    );
  });
});
