import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/types.ts';
import {
  action,
  BUILDER_HOUSE,
  build,
  chit,
  city,
  END,
  gain,
  house,
  legalKeys,
  palace,
  playMoves,
  refusal,
  refusalValues,
} from './support.ts';

const HOUSE = action('house');
const TWO = action('twoHouses');
const PALACE = action('palace');
const BOTH = action('palaceAndHouse');
const RICH = { gold: [60], architects: ['delhi'], hand: [9] };
const YOGI = { ...RICH, options: { yogi: true }, chits: [1] };

/** The `by` of all legal moves of a kind. */
const bys = (state: State, kind: 'palace' | 'house'): number[] => [
  ...new Set(legalKeys(state, kind).map((key) => Number(key.split('-').at(-1)))),
];

describe('M04-2.4 the action of a step', () => {
  it('M04-2.4 is the seat’s choice: the other disc action, even if the begun one allows the step', () => {
    const state = build({ ...RICH, disc: ['palace', 'palaceAndHouse'] });
    playMoves(state, house('delhi', BOTH));
    expect(bys(state, 'palace')).toEqual([BOTH, PALACE]);
    const closed = structuredClone(state);
    playMoves(closed, palace('delhi', 'inner', PALACE));
    expect(bys(closed, 'palace')).toEqual([]);
    playMoves(state, palace('delhi', 'inner', BOTH), palace('delhi', 'outer', PALACE), END);
    expect(state.palaces[0]).toBe(5);
  });

  it('M04-2.4 each action that allows a step is listed: the begun one, the other of the disc, a chit’s', () => {
    const state = build({ ...YOGI, disc: ['house', 'palaceAndHouse'] });
    playMoves(state, palace('delhi', 'inner', BOTH));
    const all = [BOTH, HOUSE, chit('house'), chit('twoHouses'), chit('palaceAndHouse')];
    expect(bys(state, 'house')).toEqual(all);
    for (const by of all) expect(refusal(state, house('delhi', by))).toBeNull();
    playMoves(state, house('delhi', chit('twoHouses')));
    expect(bys(state, 'house')).toEqual([chit('twoHouses'), BOTH, HOUSE]);
  });

  it('M04-2.4 only if it can be paid', () => {
    const state = build({ architects: ['delhi'], gold: [1], disc: ['twoHouses', 'house'] });
    playMoves(state, house('delhi', TWO));
    for (const by of [TWO, HOUSE]) expect(refusal(state, house('delhi', by))).toBe('M04-4.1 refusal.gold');
    expect(legalKeys(state, 'house')).toEqual([]);
  });

  it('M04-2.4 a step of the other disc action ends the begun one', () => {
    const state = build({ ...RICH, disc: ['house', 'palaceAndHouse'] });
    playMoves(state, palace('delhi', 'inner', BOTH), house('delhi', HOUSE));
    expect(refusal(state, house('delhi', BOTH))).toBe('M04-2.4 refusal.actionDone');
    expect(refusalValues(state, house('delhi', BOTH))).toEqual({ action: 'palaceAndHouse' });
    expect(legalKeys(state, 'house')).toEqual([]);
  });

  it('M04-2.4 a step of a disc action, begun or not, ends a chit’s action', () => {
    for (const by of [BOTH, HOUSE]) {
      const state = build({ ...YOGI, disc: ['house', 'palaceAndHouse'] });
      playMoves(state, palace('delhi', 'inner', BOTH), house('delhi', chit('twoHouses')));
      expect(refusal(state, house('delhi', chit('twoHouses')))).toBeNull();
      playMoves(state, house('delhi', by));
      expect(refusal(state, house('delhi', chit('twoHouses')))).toBe('M04-10.2 refusal.secondChit');
    }
    const gained = build({ ...YOGI, disc: ['gold', 'governor'] });
    playMoves(gained, house('delhi', chit('twoHouses')), gain(0));
    expect(refusal(gained, house('delhi', chit('twoHouses')))).toBe('M04-10.2 refusal.secondChit');
  });

  it('M04-2.4 a chit’s step ends no action', () => {
    const state = build({ ...YOGI, disc: ['palaceAndHouse', 'twoHouses'] });
    playMoves(state, palace('delhi', 'inner', BOTH), house('delhi', chit('twoHouses')));
    playMoves(state, house('delhi', chit('twoHouses')));
    expect(bys(state, 'house')).toEqual([BOTH, TWO]);
    playMoves(state, house('delhi', BOTH), house('delhi', TWO), house('agra', TWO));
    expect([state.houses[city('delhi')], state.gold[0]]).toEqual([4, 43]);
    const open = build({ ...YOGI, disc: ['palaceAndHouse', 'gold'] });
    playMoves(open, palace('delhi', 'inner', BOTH), gain(chit('gold')), house('delhi', BOTH));
    expect(open.houses[1]).toBe(1);
  });

  it('M04-2.4 if the same disc action comes twice, the step belongs to the begun one', () => {
    const state = build({ ...RICH, disc: ['twoHouses', 'twoHouses'] });
    playMoves(state, house('delhi', TWO));
    expect(legalKeys(state, 'house').filter((key) => key === `house-1-${TWO}`)).toHaveLength(1);
    // The house in the village is the second one of the first action, so no city house is owed.
    playMoves(state, house('agra', TWO));
    expect([state.notBegun, state.begunParts]).toEqual([[-1, TWO], 0]);
    playMoves(state, house('nagaur', TWO));
    expect(legalKeys(state, 'house')).toEqual([`house-1-${TWO}`]);
  });

  it('M04-2.4 the second begins if the first is complete or does not allow the step', () => {
    const complete = build({ ...RICH, disc: ['palaceAndHouse', 'palaceAndHouse'] });
    playMoves(complete, palace('delhi', 'inner', BOTH), house('delhi', BOTH), house('delhi', BOTH));
    playMoves(complete, palace('delhi', 'outer', BOTH), END);
    expect([complete.palaces[0], complete.houses[1]]).toEqual([5, 2]);
    const other = build({ ...RICH, disc: ['palaceAndHouse', 'palaceAndHouse'] });
    playMoves(other, palace('delhi', 'inner', BOTH), palace('delhi', 'outer', BOTH), house('delhi', BOTH));
    expect(refusal(other, house('delhi', BOTH))).toBe('M04-2.4 refusal.actionDone');
  });

  it('M04-2.4 two equal actions that have not begun are listed once', () => {
    const state = build({ ...RICH, disc: ['palaceAndHouse', 'palaceAndHouse'] });
    const keys = legalKeys(state);
    expect(keys).toHaveLength(new Set(keys).size);
    expect([bys(state, 'palace'), bys(state, 'house')]).toEqual([[BOTH], [BOTH]]);
  });

  it('M04-2.4 an owed city house belongs to its own action: the disc’s or the chit’s', () => {
    const disc = build({ ...YOGI, cards: [[5], [1], [3], [4]], disc: ['house', 'twoHouses'] });
    playMoves(disc, house('agra', TWO));
    expect(legalKeys(disc, 'house')).toEqual([`house-1-${TWO}`]);
    for (const by of [HOUSE, BOTH, chit('house'), chit('twoHouses'), BUILDER_HOUSE])
      expect(refusal(disc, house('delhi', by))).toBe('M04-4 refusal.cityOwed');
    const own = build({ ...YOGI, disc: ['twoHouses', 'house'] });
    playMoves(own, house('delhi', TWO), house('agra', chit('twoHouses')));
    expect(legalKeys(own, 'house')).toEqual([`house-1-${chit('twoHouses')}`]);
    for (const by of [TWO, HOUSE]) expect(refusal(own, house('delhi', by))).toBe('M04-4 refusal.cityOwed');
    playMoves(own, house('delhi', chit('twoHouses')), house('delhi', TWO));
    expect(own.begunParts).toBe(0);
  });

  it('M04-2.4 a second action of two houses begins in a village only if a city house can follow', () => {
    const state = build({ ...YOGI, gold: [2], disc: ['twoHouses', 'gold'] });
    playMoves(state, house('delhi', TWO));
    expect(refusal(state, house('agra', TWO))).toBeNull();
    expect(refusal(state, house('agra', chit('twoHouses')))).toBe('M04-4 refusal.cityFirstGold');
  });
});
