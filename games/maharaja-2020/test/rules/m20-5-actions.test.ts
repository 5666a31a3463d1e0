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
  eventsOfKind,
  exchange,
  flag,
  gain,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  road,
  statue,
  token,
  travel,
  village,
  villageShrine,
} from './support.ts';

const STATUE = action('statueDiscount');
const SHRINE = action('shrineDiscount');
const BOTH = action('statueAndShrine');
const TWO = action('twoShrines');
const RICH = { coins: [60], priests: ['delhi'], hand: [9] };

describe('M20-5.3 the nine actions', () => {
  it('M20-5.3a one statue for 1 coin less', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'coins'] });
    playMoves(state, statue('delhi', 3, STATUE));
    expect([state.coins[0], state.sites[10], state.statues[0]]).toEqual([51, 0, 6]);
    expect(refusal(state, statue('delhi', 2, STATUE))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.3b one shrine for 1 coin less, so free, in a village or a city', () => {
    for (const move of [villageShrine('gaya', SHRINE), cityShrine('delhi', SHRINE)]) {
      const state = build({ priests: ['delhi'], coins: [0], disc: ['shrineDiscount', 'coins'] });
      playMoves(state, move);
      expect([state.coins[0], state.hand[0]]).toEqual([0, 3]);
    }
  });

  it('M20-5.3c a statue and a shrine, in either order', () => {
    for (const order of [0, 1]) {
      const state = build({ ...RICH, disc: ['statueAndShrine', 'coins'] });
      const moves = [statue('delhi', 0, BOTH), villageShrine('gaya', BOTH)];
      playMoves(state, at(moves, order), at(moves, 1 - order));
      expect([state.coins[0], state.statues[0], state.hand[0]]).toEqual([49, 6, 8]);
      expect(refusal(state, villageShrine('agra', BOTH))).toBe('M20-5.1 refusal.actionDone');
    }
  });

  it('M20-5.3d two shrines: the first in a city, the second anywhere or not at all', () => {
    const state = build({ ...RICH, disc: ['twoShrines', 'coins'] });
    playMoves(state, cityShrine('delhi', TWO));
    expect(refusal(state, END)).toBeNull();
    expect(refusal(state, villageShrine('gaya', TWO))).toBeNull();
    playMoves(state, cityShrine('delhi', TWO));
    expect([state.coins[0], state.hand[0], state.shrines[1]]).toEqual([58, 7, 2]);
  });

  it('M20-5.3d after one in a village, one in a city is owed, and only it and journeys are legal', () => {
    const state = build({
      ...RICH,
      tokens: [1],
      disc: ['twoShrines', 'coins'],
      villages: road('lahore-delhi', 0),
    });
    playMoves(state, villageShrine('gaya', TWO));
    expect(maharaja2020.decision(state, 0)?.kind).toBe('owed');
    expect(legalKeys(state)).toEqual(['travel-0-0', 'shrine-1-3']);
    for (const move of [
      END,
      gain(4),
      gain(token('coins')),
      villageShrine('agra', TWO),
      change(2),
      exchange('coins'),
    ])
      expect(refusal(state, move)).toBe('M20-5.3d refusal.cityOwed');
    playMoves(state, travel('lahore'));
    expect(legalKeys(state)).toEqual(['shrine-0-3']);
    playMoves(state, cityShrine('lahore', TWO), gain(4), END);
    expect(state.shrines[0]).toBe(1);
  });

  it('M20-5.3d building in a village first needs a second shrine and a second coin', () => {
    const poor = build({ priests: ['delhi'], coins: [1], disc: ['twoShrines', 'coins'] });
    expect(refusal(poor, villageShrine('gaya', TWO))).toBe('M20-5.3d refusal.cityFirstCoins');
    expect(refusalValues(poor, villageShrine('gaya', TWO))).toEqual({ needed: 2, available: 1 });
    const last = build({ priests: ['delhi'], hand: [1], disc: ['twoShrines', 'coins'] });
    expect(refusal(last, villageShrine('gaya', TWO))).toBe('M20-5.3d refusal.cityFirstShrine');
    expect(legalKeys(last, 'shrine')).toEqual(['shrine-1-3']);
  });

  it('M20-5.3d from the starting place a city must be reachable; the new shrine counts for the road', () => {
    const state = build({ disc: ['twoShrines', 'coins'], villages: { mathura: [1] }, coins: [3] });
    // Only Gwalior opens a way: the seat pays Mathura's owner and keeps a coin for the shrine.
    expect(legalKeys(state, 'shrine')).toEqual([`shrine-${7 + village('gwalior')}-3`]);
    expect(refusal(state, villageShrine('agra', TWO))).toBe('M20-5.3d refusal.cityFirstReach');
    playMoves(state, villageShrine('gwalior', TWO), travel('delhi'));
    expect(legalKeys(state)).toEqual(['shrine-1-3']);
    const poor = build({ disc: ['twoShrines', 'coins'], villages: { mathura: [1] }, coins: [2] });
    expect(legalKeys(poor, 'shrine')).toEqual([]);
  });

  it('M20-5.3d a journey to the owed city leaves 1 coin for it', () => {
    const villages = { mathura: [1], panipat: [1], multan: [0], jodhpur: [1] };
    const state = build({ disc: ['twoShrines', 'coins'], villages, coins: [3] });
    playMoves(state, villageShrine('gwalior', TWO));
    expect(refusal(state, travel('lahore'))).toBe('M20-5.3d refusal.keepCoin');
    expect(refusalValues(state, travel('lahore'))).toEqual({ city: 'Lahore', needed: 2, available: 2 });
    expect(legalKeys(state)).toEqual(['travel-1-0']);
  });

  it('M20-5.3d the refusal of the owed shrine in another city names the obstacle on the priest’s way', () => {
    const villages = { mathura: [1], panipat: [1], multan: [0], jodhpur: [1] };
    const state = build({ disc: ['twoShrines', 'coins'], villages, coins: [3] });
    playMoves(state, villageShrine('gwalior', TWO));
    expect(refusal(state, cityShrine('delhi', TWO))).toBe('M20-3.2 refusal.priestElsewhere');
    expect(refusal(state, cityShrine('lahore', TWO))).toBe('M20-5.3d refusal.keepCoin');
    expect(refusal(state, cityShrine('puri', TWO))).toBe('M20-3.2 refusal.priestCutOff');
    playMoves(state, travel('delhi'));
    expect(refusal(state, cityShrine('lahore', TWO))).toBe('M20-4.7 refusal.walked');
    expect(refusal(state, cityShrine('delhi', 1))).toBe('M20-5.1 refusal.belongsInHand');
    expect(refusal(state, villageShrine('agra', TWO))).toBe('M20-5.3d refusal.cityOwed');
  });

  it('M20-5.3d with character 12 every city is reachable', () => {
    const state = build({ characters: [12, 8, 5, 7], disc: ['twoShrines', 'coins'], coins: [2] });
    playMoves(state, villageShrine('gaya', TWO));
    expect(legalKeys(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => `shrine-${place}-3`));
  });

  it('M20-5.3d the same holds for a token’s two shrines', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['statueAndShrine', 'coins'] });
    playMoves(state, statue('delhi', 0, BOTH));
    playMoves(state, villageShrine('agra', token('twoShrines')));
    expect(legalKeys(state)).toEqual([`shrine-1-${token('twoShrines')}`]);
    playMoves(state, cityShrine('delhi', token('twoShrines')), villageShrine('gaya', BOTH), gain(4));
  });

  it('M20-5.3e take 3 coins', () => {
    const state = build();
    playMoves(state, gain(4));
    expect(state.coins[0]).toBe(18);
  });

  it('M20-5.3f take 2 shrines from the general supply, fewer if fewer are left', () => {
    const state = build({ disc: ['shrines', 'shrines'], supply: [3] });
    playMoves(state, gain(5), gain(5));
    expect([state.hand[0], state.supply[0]]).toEqual([7, 0]);
  });

  it('M20-5.3g pay 3 coins, receive 2 prestige', () => {
    const state = build({ disc: ['prestige', 'coins'] });
    playMoves(state, gain(6));
    expect([state.coins[0], state.prestige[0]]).toEqual([12, 5]);
  });

  it('M20-5.3h the seat’s character goes into the display, and another comes from it', () => {
    const state = build({ disc: ['character', 'coins'] });
    const events = playMoves(state, change(4));
    expect([state.characters[0], state.display]).toEqual([4, [2, 6, 1]]);
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 4, fromSeat: null, back: 1 },
    ]);
  });

  it('M20-5.3h the character just put back cannot be taken', () => {
    const state = build({ disc: ['character', 'character'] });
    expect(refusal(state, change(1))).toBe('M20-5.3h refusal.ownCharacter');
    expect(refusal(state, change(16))).toBe('M20-5.3h refusal.notInGame');
    playMoves(state, change(4));
    // A second change of character may take it back.
    expect(refusal(state, change(1))).toBeNull();
  });

  it('M20-5.3h a robbed seat picks from the display at once, including the one just put back', () => {
    const state = build({ disc: ['character', 'coins'] });
    playMoves(state, change(8));
    expect(maharaja2020.active(state)).toEqual([1]);
    expect(maharaja2020.decision(state, 1)?.kind).toBe('robbed');
    expect(legalKeys(state)).toEqual(['pick-2', 'pick-4', 'pick-6', 'pick-1']);
    expect(refusal(state, gain(4), 0)).toBe('M20-5.3h refusal.notYourTurn');
    expect(refusal(state, gain(4), 1)).toBe('M20-5.3h refusal.phase.robbed');
    expect(refusal(state, { type: 'pick', character: 5 })).toBe('M20-5.3h refusal.notInDisplay');
    playMoves(state, { type: 'pick', character: 1 });
    expect([state.characters, state.display]).toEqual([
      [8, 1, 5, 7],
      [2, 4, 6],
    ]);
    expect(maharaja2020.active(state)).toEqual([0]);
    playMoves(state, gain(4), END);
  });

  it('M20-5.3i a flag goes exactly 3 spaces to the left', () => {
    const state = build({ disc: ['track', 'coins'] });
    playMoves(state, flag('golconda', action('track')));
    expect(state.flags[city('golconda')]).toBe(6);
    expect(refusal(state, flag('golconda', action('track')))).toBe('M20-5.1 refusal.actionDone');
  });
});
