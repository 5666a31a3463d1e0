import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import {
  action,
  build,
  change,
  city,
  cityShrine,
  END,
  exchange,
  flag,
  gain,
  legal,
  make,
  only,
  road,
  statue,
  token,
  told,
  travel,
  village,
  villageShrine,
  why,
} from './support.ts';

const STATUE = action('statueDiscount');
const SHRINE = action('shrineDiscount');
const BOTH = action('statueAndShrine');
const TWO = action('twoShrines');
const RICH = { coins: [60], priests: ['delhi'], hand: [9] };

describe('M20-5.3 the nine actions', () => {
  it('M20-5.3a one statue for 1 coin less', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'coins'] });
    make(state, statue('delhi', 3, STATUE));
    expect([state.coins[0], state.sites[10], state.statues[0]]).toEqual([51, 0, 6]);
    expect(why(state, statue('delhi', 2, STATUE))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.3b one shrine for 1 coin less, so free, in a village or a city', () => {
    for (const move of [villageShrine('gaya', SHRINE), cityShrine('delhi', SHRINE)]) {
      const state = build({ priests: ['delhi'], coins: [0], disc: ['shrineDiscount', 'coins'] });
      make(state, move);
      expect([state.coins[0], state.hand[0]]).toEqual([0, 3]);
    }
  });

  it('M20-5.3c a statue and a shrine, in either order', () => {
    for (const order of [0, 1]) {
      const state = build({ ...RICH, disc: ['statueAndShrine', 'coins'] });
      const moves = [statue('delhi', 0, BOTH), villageShrine('gaya', BOTH)];
      make(state, at(moves, order), at(moves, 1 - order));
      expect([state.coins[0], state.statues[0], state.hand[0]]).toEqual([49, 6, 8]);
      expect(why(state, villageShrine('agra', BOTH))).toBe('M20-5.1 refusal.actionDone');
    }
  });

  it('M20-5.3d two shrines: city first, then anywhere, or nothing more', () => {
    const state = build({ ...RICH, disc: ['twoShrines', 'coins'] });
    make(state, cityShrine('delhi', TWO));
    expect(why(state, END)).toBeNull();
    expect(why(state, villageShrine('gaya', TWO))).toBeNull();
    make(state, cityShrine('delhi', TWO));
    expect([state.coins[0], state.hand[0], state.shrines[1]]).toEqual([58, 7, 2]);
  });

  it('M20-5.3d after a village a city shrine is owed, and only it and journeys are legal', () => {
    const state = build({
      ...RICH,
      tokens: [1],
      disc: ['twoShrines', 'coins'],
      villages: road('lahore-delhi', 0),
    });
    make(state, villageShrine('gaya', TWO));
    expect(maharaja2020.decision(state, 0)?.kind).toBe('owed');
    expect(legal(state)).toEqual(['travel-0-0', 'shrine-1-3']);
    for (const move of [
      END,
      gain(4),
      gain(token('coins')),
      villageShrine('agra', TWO),
      change(2),
      exchange('coins'),
    ])
      expect(why(state, move)).toBe('M20-5.3d refusal.cityOwed');
    make(state, travel('lahore'));
    expect(legal(state)).toEqual(['shrine-0-3']);
    make(state, cityShrine('lahore', TWO), gain(4), END);
    expect(state.shrines[0]).toBe(1);
  });

  it('M20-5.3d a village first needs a second shrine and a second coin', () => {
    const poor = build({ priests: ['delhi'], coins: [1], disc: ['twoShrines', 'coins'] });
    expect(why(poor, villageShrine('gaya', TWO))).toBe('M20-5.3d refusal.cityFirstCoins');
    expect(told(poor, villageShrine('gaya', TWO))).toEqual({ needed: 2, available: 1 });
    const last = build({ priests: ['delhi'], hand: [1], disc: ['twoShrines', 'coins'] });
    expect(why(last, villageShrine('gaya', TWO))).toBe('M20-5.3d refusal.cityFirstShrine');
    expect(legal(last, 'shrine')).toEqual(['shrine-1-3']);
  });

  it('M20-5.3d from the starting place a city must be in reach, the new shrine counting for the road', () => {
    const state = build({ disc: ['twoShrines', 'coins'], villages: { mathura: [1] }, coins: [3] });
    // Only Gwalior opens a way: Mathura's owner is paid, a coin stays for the shrine.
    expect(legal(state, 'shrine')).toEqual([`shrine-${7 + village('gwalior')}-3`]);
    expect(why(state, villageShrine('agra', TWO))).toBe('M20-5.3d refusal.cityFirstReach');
    make(state, villageShrine('gwalior', TWO), travel('delhi'));
    expect(legal(state)).toEqual(['shrine-1-3']);
    const poor = build({ disc: ['twoShrines', 'coins'], villages: { mathura: [1] }, coins: [2] });
    expect(legal(poor, 'shrine')).toEqual([]);
  });

  it('M20-5.3d a journey to the owed city leaves 1 coin for it', () => {
    const villages = { mathura: [1], panipat: [1], multan: [0], jodhpur: [1] };
    const state = build({ disc: ['twoShrines', 'coins'], villages, coins: [3] });
    make(state, villageShrine('gwalior', TWO));
    expect(why(state, travel('lahore'))).toBe('M20-5.3d refusal.keepCoin');
    expect(told(state, travel('lahore'))).toEqual({ city: 'Lahore', needed: 2, available: 2 });
    expect(legal(state)).toEqual(['travel-1-0']);
  });

  it('M20-5.3d the refusal of the owed shrine in another city says what keeps the priest from there', () => {
    const villages = { mathura: [1], panipat: [1], multan: [0], jodhpur: [1] };
    const state = build({ disc: ['twoShrines', 'coins'], villages, coins: [3] });
    make(state, villageShrine('gwalior', TWO));
    expect(why(state, cityShrine('delhi', TWO))).toBe('M20-3.2 refusal.priestElsewhere');
    expect(why(state, cityShrine('lahore', TWO))).toBe('M20-5.3d refusal.keepCoin');
    expect(why(state, cityShrine('puri', TWO))).toBe('M20-3.2 refusal.priestCutOff');
    make(state, travel('delhi'));
    expect(why(state, cityShrine('lahore', TWO))).toBe('M20-4.7 refusal.walked');
    expect(why(state, cityShrine('delhi', 1))).toBe('M20-5.1 refusal.belongsInHand');
    expect(why(state, villageShrine('agra', TWO))).toBe('M20-5.3d refusal.cityOwed');
  });

  it('M20-5.3d with character 12 every city is in reach', () => {
    const state = build({ characters: [12, 8, 5, 7], disc: ['twoShrines', 'coins'], coins: [2] });
    make(state, villageShrine('gaya', TWO));
    expect(legal(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => `shrine-${place}-3`));
  });

  it('M20-5.3d the same holds for a token’s two shrines', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['statueAndShrine', 'coins'] });
    make(state, statue('delhi', 0, BOTH));
    expect(why(state, villageShrine('gaya', token('twoShrines')))).toBe('M20-5.1 refusal.belongsInHand');
    make(state, villageShrine('gaya', BOTH), villageShrine('agra', token('twoShrines')));
    expect(legal(state)).toEqual([`shrine-1-${token('twoShrines')}`]);
    make(state, cityShrine('delhi', token('twoShrines')), gain(4));
  });

  it('M20-5.3e take 3 coins', () => {
    const state = build();
    make(state, gain(4));
    expect(state.coins[0]).toBe(18);
  });

  it('M20-5.3f take 2 shrines from the general supply, fewer if fewer are left', () => {
    const state = build({ disc: ['shrines', 'shrines'], supply: [3] });
    make(state, gain(5), gain(5));
    expect([state.hand[0], state.supply[0]]).toEqual([7, 0]);
  });

  it('M20-5.3g pay 3 coins, receive 2 prestige', () => {
    const state = build({ disc: ['prestige', 'coins'] });
    make(state, gain(6));
    expect([state.coins[0], state.prestige[0]]).toEqual([12, 5]);
  });

  it('M20-5.3h the seat’s character goes into the display, and another comes from it', () => {
    const state = build({ disc: ['character', 'coins'] });
    const events = make(state, change(4));
    expect([state.characters[0], state.display]).toEqual([4, [2, 6, 1]]);
    expect(only(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 4, fromSeat: null, back: 1 },
    ]);
  });

  it('M20-5.3h the one just put back cannot be taken', () => {
    const state = build({ disc: ['character', 'character'] });
    expect(why(state, change(1))).toBe('M20-5.3h refusal.ownCharacter');
    expect(why(state, change(16))).toBe('M20-5.3h refusal.notInGame');
    make(state, change(4));
    // A second change may bring it back.
    expect(why(state, change(1))).toBeNull();
  });

  it('M20-5.3h a robbed seat picks from the display at once, including the one just put back', () => {
    const state = build({ disc: ['character', 'coins'] });
    make(state, change(8));
    expect(maharaja2020.active(state)).toEqual([1]);
    expect(maharaja2020.decision(state, 1)?.kind).toBe('robbed');
    expect(legal(state)).toEqual(['pick-2', 'pick-4', 'pick-6', 'pick-1']);
    expect(why(state, gain(4), 0)).toBe('M20-5.3h refusal.notYourTurn');
    expect(why(state, gain(4), 1)).toBe('M20-5.3h refusal.phase.robbed');
    expect(why(state, { type: 'pick', character: 5 })).toBe('M20-5.3h refusal.notInDisplay');
    make(state, { type: 'pick', character: 1 });
    expect([state.characters, state.display]).toEqual([
      [8, 1, 5, 7],
      [2, 4, 6],
    ]);
    expect(maharaja2020.active(state)).toEqual([0]);
    make(state, gain(4), END);
  });

  it('M20-5.3i a flag goes exactly 3 spaces to the left', () => {
    const state = build({ disc: ['track', 'coins'] });
    make(state, flag('golconda', action('track')));
    expect(state.flags[city('golconda')]).toBe(6);
    expect(why(state, flag('golconda', action('track')))).toBe('M20-5.1 refusal.actionDone');
  });
});
