import { describe, expect, it } from 'vitest';
import {
  ABILITY,
  action,
  build,
  change,
  cityShrine,
  END,
  eventsOfKind,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  road,
  statue,
  travel,
  villageShrine,
} from './support.ts';

const TWO = action('twoShrines');
const BOTH = action('statueAndShrine');
const STATUE = action('statueDiscount');
const SHRINE = action('shrineDiscount');

describe('M20-3.1 prices', () => {
  it('M20-3.1 a shrine costs 1 coin and comes from the hand', () => {
    const state = build({ disc: ['twoShrines', 'coins'], priests: ['delhi'], hand: [4], coins: [15] });
    const { supply } = structuredClone(state);
    const events = playMoves(state, cityShrine('delhi', TWO));
    expect([state.coins[0], state.hand[0], state.supply]).toEqual([14, 3, supply]);
    expect(eventsOfKind(events, 'shrine')).toMatchObject([
      { city: 1, village: null, name: 'Delhi', price: 1 },
    ]);
  });

  it('M20-3.1 worked example 2: a statue costs 10 coins, and 12 in the Maharaja’s city', () => {
    for (const [maharaja, price] of [
      ['lahore', 10],
      ['delhi', 12],
    ] as const) {
      const state = build({ maharaja, disc: ['statueAndShrine', 'coins'], priests: ['delhi'], coins: [15] });
      const events = playMoves(state, statue('delhi', 2, BOTH));
      expect(state.coins[0]).toBe(15 - price);
      expect(state.statues[0]).toBe(6);
      expect(eventsOfKind(events, 'statue')).toMatchObject([{ price, site: 2 }]);
    }
  });

  it('M20-3.1 without enough coins nothing is built, and the refusal says how many are needed', () => {
    const state = build({ disc: ['statueAndShrine', 'coins'], priests: ['delhi'], coins: [9] });
    expect(refusal(state, statue('delhi', 2, BOTH))).toBe('M20-3.1 refusal.coins');
    expect(refusalValues(state, statue('delhi', 2, BOTH))).toEqual({ needed: 10, available: 9 });
    const broke = build({ disc: ['statueAndShrine', 'coins'], priests: ['delhi'], coins: [0] });
    expect(refusalValues(broke, cityShrine('delhi', BOTH))).toEqual({ needed: 1, available: 0 });
  });

  it('M20-1.8 without statues or shrines nothing is built', () => {
    const state = build(
      { disc: ['statueAndShrine', 'coins'], priests: ['delhi'], hand: [0] },
      { statues: [0, 7, 7, 7] },
    );
    expect(refusal(state, statue('delhi', 2, BOTH))).toBe('M20-1.8 refusal.noStatue');
    expect(refusal(state, cityShrine('delhi', BOTH))).toBe('M20-1.8 refusal.noShrine');
    expect(legalKeys(state, 'statue', 'shrine')).toEqual([]);
  });
});

describe('M20-3.2 where', () => {
  it('M20-3.2 in a city only if the priest is there; the refusal says what it costs to get there', () => {
    const state = build({
      disc: ['statueAndShrine', 'coins'],
      priests: ['lahore'],
      villages: road('lahore-delhi', 1),
    });
    expect(refusal(state, statue('delhi', 0, BOTH))).toBe('M20-3.2 refusal.priestElsewhere');
    expect(refusalValues(state, cityShrine('delhi', BOTH))).toEqual({ city: 'Delhi', coins: 1 });
    playMoves(state, travel('delhi'));
    expect(refusal(state, statue('delhi', 0, BOTH))).toBeNull();
    expect(refusal(state, cityShrine('lahore', BOTH))).toBe('M20-3.2 refusal.priestElsewhere');
  });

  it('M20-3.2 or which villages still need a shrine', () => {
    const state = build({
      disc: ['statueAndShrine', 'coins'],
      priests: ['lahore'],
      villages: { multan: [0] },
    });
    expect(refusal(state, statue('ahmedabad', 0, BOTH))).toBe('M20-3.2 refusal.priestCutOff');
    expect(refusalValues(state, statue('ahmedabad', 0, BOTH))).toEqual({
      city: 'Ahmedabad',
      villages: 'Jodhpur',
    });
  });

  it('M20-3.2 in a village the priest does not matter', () => {
    const state = build({ disc: ['shrineDiscount', 'coins'] });
    expect(legalKeys(state, 'shrine')).toHaveLength(30);
    playMoves(state, villageShrine('gaya', SHRINE));
    expect(state.villages[0]).not.toBe(0);
  });

  it('M20-3.2 character 12 builds in any city, and character 13 its shrine in any city or village', () => {
    const far = build({ characters: [12, 8, 5, 7], disc: ['statueDiscount', 'coins'] });
    expect(new Set(legalKeys(far, 'statue').map((key) => key.split('-')[1])).size).toBe(7);
    const thirteen = build({ characters: [13, 8, 5, 7] });
    expect(legalKeys(thirteen, 'shrine')).toHaveLength(37);
  });
});

describe('M20-3.3 villages', () => {
  const plan = { disc: ['shrineDiscount', 'coins'] } as const;

  it('M20-3.3 hold at most two shrines', () => {
    const state = build({ ...plan, villages: { agra: [1, 2] } });
    expect(refusal(state, villageShrine('agra', SHRINE))).toBe('M20-3.3 refusal.villageFull');
    expect(refusalValues(state, villageShrine('agra', SHRINE))).toEqual({ village: 'Agra' });
  });

  it('M20-3.3 and at most one of each seat', () => {
    const state = build({ ...plan, villages: { agra: [0] } });
    expect(refusal(state, villageShrine('agra', SHRINE))).toBe('M20-3.3 refusal.villageYours');
    const one = build({ ...plan, villages: { agra: [2] } });
    expect(refusal(one, villageShrine('agra', SHRINE))).toBeNull();
  });

  it('M20-3.3 with two seats they hold one', () => {
    const state = build({ ...plan, seats: 2, villages: { agra: [1] } });
    expect(refusal(state, villageShrine('agra', SHRINE))).toBe('M20-3.3 refusal.villageTwoSeats');
  });

  it('M20-3.3 a city holds any number', () => {
    const state = build({ disc: ['twoShrines', 'twoShrines'], priests: ['delhi'], shrines: { delhi: [9] } });
    playMoves(state, cityShrine('delhi', TWO), cityShrine('delhi', TWO), cityShrine('delhi', TWO));
    expect(state.shrines[1]).toBe(12);
  });
});

describe('M20-3.4 sites', () => {
  const plan = { disc: ['statueDiscount', 'coins'], coins: [30] } as const;

  it('M20-3.4 any free site of the city can be chosen', () => {
    const state = build({ ...plan, priests: ['delhi'], sites: { delhi: [2, -1, 1] } });
    expect(legalKeys(state, 'statue')).toEqual([
      'statue-1-1-0',
      'statue-1-3-0',
      'statue-1-4-0',
      'statue-1-5-0',
      'statue-1-6-0',
    ]);
    expect(refusal(state, statue('delhi', 0, STATUE))).toBe('M20-3.4 refusal.siteTaken');
    expect(refusalValues(state, statue('delhi', 2, STATUE))).toEqual({ city: 'Delhi', siteSeat: 1 });
  });

  it.each([
    ['lahore', 1, { tokens: 1 }],
    ['lahore', 4, { coins: 3 }],
    ['delhi', 1, { prestige: 2 }],
    ['delhi', 4, { tokens: 1 }],
    ['varanasi', 1, { tokens: 1 }],
    ['varanasi', 4, { hand: 2, supply: -2 }],
    ['ahmedabad', 1, { hand: 2, supply: -2 }],
    ['ahmedabad', 4, { tokens: 1 }],
    ['puri', 1, { tokens: 1 }],
    ['puri', 4, { prestige: 2 }],
    ['golconda', 1, { coins: 3 }],
    ['golconda', 4, { tokens: 1 }],
    ['bijapur', 1, { tokens: 1 }],
    ['bijapur', 4, { prestige: 1, coins: 1 }],
    ['bijapur', 3, {}],
  ] as const)('M20-3.4 in %s site %i pays %o at once', (where, site, gains) => {
    const state = build({ ...plan, priests: [where], maharaja: where === 'lahore' ? 'delhi' : 'lahore' });
    const before = structuredClone(state);
    playMoves(state, statue(where, site, STATUE));
    const delta = (now: readonly number[], then: readonly number[]) => (now[0] ?? 0) - (then[0] ?? 0);
    expect({
      tokens: delta(state.tokens, before.tokens),
      coins: delta(state.coins, before.coins) + 9,
      prestige: delta(state.prestige, before.prestige),
      hand: delta(state.hand, before.hand),
      supply: delta(state.supply, before.supply),
    }).toEqual({ tokens: 0, coins: 0, prestige: 0, hand: 0, supply: 0, ...gains });
  });

  it('M20-3.4 shrines and tokens are limited by the supply', () => {
    const state = build({ ...plan, priests: ['varanasi'], supply: [1, 9, 9, 9] });
    playMoves(state, statue('varanasi', 4, STATUE));
    expect([state.hand[0], state.supply[0]]).toEqual([5, 0]);
    const bare = build({ ...plan, priests: ['varanasi'], tokens: [0, 4, 3, 0] });
    playMoves(bare, statue('varanasi', 1, STATUE));
    expect([bare.tokens[0], bare.actionTokens]).toEqual([0, 0]);
  });
});

describe('M20-3.5 discounts', () => {
  const price = (maharaja: string, character: number, by: number, dear = false): number => {
    const state = build({
      maharaja,
      characters: [character, 8, 5, 7],
      priests: ['delhi'],
      disc: ['statueDiscount', 'statueAndShrine'],
      options: dear ? { specialRules: ['dearStatues'] } : {},
    });
    const before = state.coins[0] ?? 0;
    playMoves(state, statue('delhi', 2, by));
    return before - (state.coins[0] ?? 0);
  };

  it.each([
    ['lahore', 1, STATUE, 9],
    ['delhi', 1, STATUE, 11],
    ['lahore', 15, BOTH, 7],
    ['delhi', 15, BOTH, 9],
    ['lahore', 15, STATUE, 6],
    ['delhi', 15, STATUE, 8],
  ])('M20-3.5 the Maharaja in %s, character %i, action %i: %i coins', (maharaja, character, by, coins) => {
    expect(price(maharaja, character, by)).toBe(coins);
  });

  it('M20-3.5 with dear statues the base is 12 everywhere, and discounts still add up', () => {
    expect(price('lahore', 1, BOTH, true)).toBe(12);
    expect(price('lahore', 15, STATUE, true)).toBe(8);
  });

  it('M20-3.5 character 15 counts for a seat that has just taken it', () => {
    const state = build({
      display: [15, 2, 4],
      disc: ['character', 'statueAndShrine'],
      priests: ['delhi'],
      coins: [7],
    });
    expect(refusal(state, statue('delhi', 0, BOTH))).toBe('M20-3.1 refusal.coins');
    playMoves(state, change(15), statue('delhi', 0, BOTH));
    expect(state.coins[0]).toBe(0);
  });

  it('M20-3.5 the shrine of character 13 costs its coin, that of the action with discount nothing', () => {
    const state = build({ characters: [13, 8, 5, 7], disc: ['shrineDiscount', 'coins'], coins: [1] });
    playMoves(state, villageShrine('agra', SHRINE));
    expect(state.coins[0]).toBe(1);
    playMoves(state, villageShrine('gaya', ABILITY));
    expect(state.coins[0]).toBe(0);
    playMoves(state, END);
  });
});
