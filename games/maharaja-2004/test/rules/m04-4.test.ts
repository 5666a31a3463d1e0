import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../data/components.ts';
import { maharaja2004 } from '../../rules/index.ts';
import {
  action,
  build,
  chit,
  city,
  drop,
  END,
  eventsOfKind,
  gain,
  house,
  legalKeys,
  lift,
  palace,
  place,
  playMoves,
  refusal,
  refusalValues,
  road,
  travel,
} from './support.ts';

const HOUSE = action('house');
const TWO = action('twoHouses');
const MOVE = action('moveHouse');
const PALACE = action('palace');
const BOTH = action('palaceAndHouse');

describe('M04-4 gold, quarry', () => {
  it('M04-4 there are nine actions', () => {
    expect(ACTIONS).toHaveLength(9);
  });

  it('M04-4 gold: take 2', () => {
    const state = build({ gold: [3] });
    expect(eventsOfKind(playMoves(state, gain(0)), 'gold')).toEqual([
      { kind: 'gold', seat: 0, gold: 2, cause: 'action' },
    ]);
    expect(state.gold[0]).toBe(5);
  });

  it.each([
    [10, 2],
    [2, 2],
    [1, 1],
  ])('M04-4 quarry: of %i houses %i come to the hand', (left, got) => {
    const state = build({ disc: ['quarry', 'gold'], quarry: [left] });
    playMoves(state, gain(action('quarry')));
    expect([state.hand[0], state.quarry[0]]).toEqual([4 + got, left - got]);
  });

  it('M04-4 the quarry can be empty', () => {
    const state = build({ disc: ['quarry', 'gold'], quarry: [0] });
    expect(refusal(state, gain(action('quarry')))).toBe('M04-4 refusal.quarryEmpty');
  });
});

describe('M04-4.1 houses', () => {
  it('M04-4.1 cost 1 gold and come from the hand', () => {
    const state = build({ disc: ['house', 'gold'] });
    const events = playMoves(state, house('agra', HOUSE));
    expect([state.gold[0], state.hand[0]]).toEqual([14, 3]);
    expect(eventsOfKind(events, 'house')).toEqual([
      { kind: 'house', seat: 0, place: place('agra'), name: 'Agra', price: 1, by: HOUSE },
    ]);
    expect(refusal(build({ disc: ['house', 'gold'], hand: [0] }), house('agra', HOUSE))).toBe(
      'M04-1.1 refusal.noHouse',
    );
    const broke = build({ disc: ['house', 'gold'], gold: [0] });
    expect(refusal(broke, house('agra', HOUSE))).toBe('M04-4.1 refusal.gold');
    expect(refusalValues(broke, house('agra', HOUSE))).toEqual({ needed: 1, available: 0 });
  });

  it('M04-4.1 can be built in a city only if the architect is there; the refusal says how to get there', () => {
    const disc = ['house', 'gold'] as const;
    const state = build({ disc, architects: ['delhi'], villages: { agra: [1, 2] } });
    expect(refusal(state, house('khajuraho', HOUSE))).toBe('M04-4.1 refusal.architectElsewhere');
    expect(refusalValues(state, house('khajuraho', HOUSE))).toEqual({ city: 'Khajuraho', coins: 2 });
    expect(refusal(state, house('jodhpur', HOUSE))).toBe('M04-4.1 refusal.architectCutOff');
    expect(refusalValues(state, house('jodhpur', HOUSE))).toEqual({
      city: 'Jodhpur',
      villages: 'Nagaur, Sikar',
    });
    playMoves(state, house('delhi', HOUSE));
    expect(state.houses[city('delhi')]).toBe(1);
  });

  it('M04-4.1 can be built in any village with room, wherever the architect is', () => {
    const state = build({ disc: ['house', 'house'], villages: { agra: [1], sirohi: [2, 3] } });
    expect(refusal(state, house('sirohi', HOUSE))).toBe('M04-1.4 refusal.villageFull');
    playMoves(state, house('agra', HOUSE));
    expect(refusal(state, house('agra', HOUSE))).toBe('M04-1.4 refusal.villageFull');
    playMoves(state, house('sikar', HOUSE));
  });

  it('M04-4.1 a second house of the same seat fits into a village, except with two seats', () => {
    const four = build({ disc: ['house', 'gold'], villages: { agra: [0] } });
    playMoves(four, house('agra', HOUSE));
    expect(four.doubles[0]).toBe(four.villages[0]);
    const two = build({ seats: 2, disc: ['house', 'gold'], villages: { agra: [0] } });
    expect(refusal(two, house('agra', HOUSE))).toBe('M04-1.4 refusal.villageTwoSeats');
  });

  it('M04-4.1 a city holds any number of houses', () => {
    const state = build({ disc: ['house', 'gold'], architects: ['delhi'], houses: { delhi: [9, 9, 9, 9] } });
    playMoves(state, house('delhi', HOUSE));
    expect(state.houses[city('delhi')]).toBe(10);
  });
});

describe('M04-4 two houses', () => {
  const disc = ['twoHouses', 'gold'] as const;

  it('M04-4 one in a city and one anywhere', () => {
    const city2 = build({ disc, architects: ['delhi'] });
    playMoves(city2, house('delhi', TWO), house('delhi', TWO));
    expect(refusal(city2, house('delhi', TWO))).toBe('M04-2.4 refusal.actionDone');
    const first = build({ disc, architects: ['delhi'] });
    playMoves(first, house('delhi', TWO), house('agra', TWO));
    const second = build({ disc, architects: ['delhi'] });
    playMoves(second, house('agra', TWO), house('delhi', TWO), END);
    expect([city2, first, second].map(({ hand, gold }) => [hand[0], gold[0]])).toEqual([
      [2, 13],
      [2, 13],
      [2, 13],
    ]);
  });

  it('M04-4 if only one is built, it must be in a city', () => {
    const state = build({ disc, architects: ['delhi'] });
    playMoves(state, house('delhi', TWO), END);
    const village = build({ disc, architects: ['delhi'] });
    playMoves(village, house('sagar', TWO));
    expect(refusal(village, END)).toBe('M04-4 refusal.cityOwed');
    expect(refusal(village, house('sikar', TWO))).toBe('M04-4 refusal.cityOwed');
    expect(legalKeys(village)).toEqual([`house-${city('delhi')}-${TWO}`]);
  });

  it.each([
    ['with one house', { hand: [1] }, 'refusal.cityFirstHouse', undefined],
    ['with 1 gold', { gold: [1] }, 'refusal.cityFirstGold', { needed: 2, available: 1 }],
    ['with no city in reach', { architects: ['start'] }, 'refusal.cityFirstReach', { available: 15 }],
  ] as const)('M04-4 not in a village first %s', (_, plan, key, values) => {
    const state = build({ disc, architects: ['delhi'], ...plan });
    expect(refusal(state, house('agra', TWO))).toBe(`M04-4 ${key}`);
    expect(refusalValues(state, house('agra', TWO))).toEqual(values);
    expect(legalKeys(state, 'house').filter((move) => move !== `house-1-${TWO}`)).toEqual([]);
  });

  it('M04-4 the house in the village counts for the road to that city', () => {
    const villages = { ujjain: [0] };
    const state = build({ disc, villages });
    expect(legalKeys(state, 'house')).toEqual([`house-${place('baroda')}-${TWO}`]);
    playMoves(state, house('baroda', TWO));
    expect(maharaja2004.decision(state, 0)?.kind).toBe('owed');
    playMoves(state, travel('ahmadabad'), house('ahmadabad', TWO));
    expect(state.houses[city('ahmadabad')]).toBe(1);
  });

  it('M04-4 the toll must leave 1 gold for the house, before and after', () => {
    const villages = { ujjain: [1, 2], baroda: [] };
    const short = build({ disc, villages, gold: [3] });
    expect(refusal(short, house('baroda', TWO))).toBe('M04-4 refusal.cityFirstReach');
    const enough = build({ disc, villages: { ...villages, tonk: [1, 1], bundi: [2] }, gold: [4] });
    playMoves(enough, house('baroda', TWO));
    expect(refusal(enough, travel('amber'))).toBe('M04-4 refusal.keepCoin');
    expect(refusalValues(enough, travel('amber'))).toEqual({ city: 'Amber', needed: 3, available: 3 });
    playMoves(enough, travel('ahmadabad'), house('ahmadabad', TWO), END);
  });

  it('M04-4 the Monk needs only 1 gold, whatever the route', () => {
    const villages = { ujjain: [1, 2], baroda: [] };
    const state = build({ disc, villages, gold: [2], cards: [[4], [1], [3], [6]] });
    playMoves(state, house('baroda', TWO), travel('ahmadabad'), house('ahmadabad', TWO));
    expect(state.gold.slice(0, 3)).toEqual([0, 16, 16]);
  });

  it('M04-4 two houses by a chit owe a city house too', () => {
    const state = build({ options: { yogi: true }, chits: [1], architects: ['delhi'] });
    playMoves(state, house('sagar', chit('twoHouses')));
    expect(legalKeys(state)).toEqual([`house-${city('delhi')}-${chit('twoHouses')}`]);
    playMoves(state, house('delhi', chit('twoHouses')), END);
  });

  it('M04-4 the architect may travel from city to city while a house is owed', () => {
    const state = build({ disc, architects: ['delhi'], villages: { agra: [0] } });
    playMoves(state, house('sikar', TWO), travel('khajuraho'), house('khajuraho', TWO));
    expect(state.houses[city('khajuraho')]).toBe(1);
  });
});

describe('M04-4 moving a house', () => {
  const disc = ['moveHouse', 'gold'] as const;

  it('M04-4 from a village or city to another village or city, free, in two moves', () => {
    const state = build({ disc, architects: ['delhi'], villages: { agra: [0, 0] }, gold: [0] });
    const up = playMoves(state, lift('agra', MOVE));
    expect(eventsOfKind(up, 'lifted')).toEqual([
      { kind: 'lifted', seat: 0, place: place('agra'), name: 'Agra', by: MOVE },
    ]);
    expect(state.phase).toBe('drop');
    expect(maharaja2004.decision(state, 0)).toEqual({ kind: 'drop', prompt: { key: 'prompt.drop' } });
    const down = playMoves(state, drop('delhi'));
    expect(eventsOfKind(down, 'moved')).toEqual([
      {
        kind: 'moved',
        seat: 0,
        from: place('agra'),
        fromName: 'Agra',
        place: city('delhi'),
        name: 'Delhi',
      },
    ]);
    expect([state.gold[0], state.houses[city('delhi')], state.doubles[0]]).toEqual([0, 1, 0]);
    expect(state.villages[0]).not.toBe(0);
    expect(refusal(state, lift('agra', MOVE))).toBe('M04-2.4 refusal.actionDone');
  });

  it('M04-4 also out of a city without the architect', () => {
    const state = build({ disc, houses: { delhi: [1] } });
    playMoves(state, lift('delhi', MOVE), drop('agra'));
    expect([state.houses[city('delhi')], state.hand[0]]).toEqual([0, 4]);
  });

  it('M04-4 no other move comes between the two', () => {
    const state = build({ disc, architects: ['delhi'], villages: { agra: [0], sikar: [0] } });
    playMoves(state, lift('agra', MOVE));
    for (const move of [END, travel('khajuraho'), gain(0), lift('sikar', MOVE)])
      expect(refusal(state, move)).toBe('M04-4 refusal.phase.drop');
    expect(refusal(state, drop('agra'))).toBe('M04-4 refusal.samePlace');
    expect(refusal(build({ disc }), drop('agra'))).toBe('M04-2.4 refusal.phase.act');
  });

  it('M04-4 only a house that exists and that has a place to go to', () => {
    const state = build({ disc, villages: { agra: [1] } });
    expect(refusal(state, lift('agra', MOVE))).toBe('M04-4 refusal.noHouseThere');
    expect(refusalValues(state, lift('agra', MOVE))).toEqual({ place: 'Agra' });
    expect(refusal(state, { type: 'lift', place: 37, by: MOVE })).toBe('M04-1.4 refusal.noVillage');
    // Every village except the seat's own is full, and the architect is in no city.
    const full = build({ disc }, { villages: [1, (1 << 30) - 2, 0, 0], doubles: [0, (1 << 30) - 2, 0, 0] });
    expect(refusal(full, lift('nagaur', MOVE))).toBe('M04-4 refusal.nowhere');
    expect(legalKeys(full, 'lift')).toEqual([]);
    full.architects[0] = city('delhi');
    expect(refusal(full, lift('nagaur', MOVE))).toBeNull();
    playMoves(full, lift('nagaur', MOVE));
    expect(legalKeys(full)).toEqual([`drop-${city('delhi')}`]);
  });

  it('M04-4.1 into a city only if the architect is there; the limits of villages apply', () => {
    const state = build({ disc, architects: ['delhi'], villages: { agra: [0], sikar: [1, 2] } });
    playMoves(state, lift('agra', MOVE));
    expect(refusal(state, drop('jodhpur'))).toBe('M04-4.1 refusal.dropElsewhere');
    expect(refusalValues(state, drop('jodhpur'))).toEqual({ city: 'Jodhpur' });
    expect(refusal(state, drop('sikar'))).toBe('M04-1.4 refusal.villageFull');
    expect(refusal(state, { type: 'drop', place: 37 })).toBe('M04-1.4 refusal.noVillage');
  });
});

describe('M04-4.2 palaces', () => {
  const disc = ['palace', 'palace'] as const;

  it('M04-4.2 need the architect in the city', () => {
    const state = build({ disc, architects: ['delhi'], villages: road('jodhpur-delhi', 1) });
    expect(refusal(state, palace('jodhpur', 'inner', PALACE))).toBe('M04-4.2 refusal.architectElsewhere');
    expect(refusalValues(state, palace('jodhpur', 'inner', PALACE))).toEqual({ city: 'Jodhpur', coins: 2 });
    expect(refusal(state, palace('khajuraho', 'outer', PALACE))).toBe('M04-4.2 refusal.architectCutOff');
  });

  it('M04-4.2 the builder chooses between inner and outer', () => {
    const state = build({ disc, architects: ['delhi'], gold: [24] });
    expect(legalKeys(state, 'palace')).toEqual(['palace-1-outer-5', 'palace-1-inner-5']);
    const events = playMoves(state, palace('delhi', 'outer', PALACE), palace('delhi', 'inner', PALACE));
    expect(eventsOfKind(events, 'palace').map(({ site, price }) => [site, price])).toEqual([
      [1, 12],
      [0, 12],
    ]);
    expect([state.gold[0], state.palaces[0]]).toEqual([0, 5]);
  });

  it('M04-4.2 need a free site of that kind', () => {
    const state = build({ disc, architects: ['delhi'], sites: { delhi: [2, 1, 1, 1, 3, 3, 3] }, gold: [50] });
    expect(refusal(state, palace('delhi', 'inner', PALACE))).toBe('M04-4.2 refusal.innerTaken');
    expect(refusalValues(state, palace('delhi', 'inner', PALACE))).toEqual({ city: 'Delhi', siteSeat: 2 });
    expect(refusal(state, palace('delhi', 'outer', PALACE))).toBe('M04-4.2 refusal.outerFull');
    expect(legalKeys(state, 'palace')).toEqual([]);
  });

  it('M04-4 cost 12', () => {
    const state = build({ disc, architects: ['delhi'], gold: [11] });
    expect(refusal(state, palace('delhi', 'inner', PALACE))).toBe('M04-4 refusal.gold');
    expect(refusalValues(state, palace('delhi', 'inner', PALACE))).toEqual({ needed: 12, available: 11 });
  });

  it('M04-1.1 there are seven', () => {
    const sites = { delhi: [0, 0, 0, 0, 0, 0, 0] };
    const state = build({ disc, architects: ['jodhpur'], sites, gold: [50] });
    expect(refusal(state, palace('jodhpur', 'inner', PALACE))).toBe('M04-1.1 refusal.noPalace');
  });

  it('M04-4 a palace and a house at their prices, either order, either part alone, travel between', () => {
    const plan = {
      disc: ['palaceAndHouse', 'gold'],
      architects: ['delhi'],
      villages: { agra: [0] },
    } as const;
    const palaceFirst = build(plan);
    playMoves(palaceFirst, palace('delhi', 'outer', BOTH), travel('khajuraho'), house('khajuraho', BOTH));
    const houseFirst = build(plan);
    playMoves(houseFirst, house('sikar', BOTH), travel('khajuraho'), palace('khajuraho', 'inner', BOTH));
    const alone = build(plan);
    playMoves(alone, house('delhi', BOTH), gain(0), END);
    expect(
      [palaceFirst, houseFirst].map(({ gold, hand, palaces }) => [gold[0], hand[0], palaces[0]]),
    ).toEqual([
      [2, 3, 6],
      [2, 3, 6],
    ]);
    expect(refusal(houseFirst, house('delhi', BOTH))).toBe('M04-2.4 refusal.actionDone');
  });
});
