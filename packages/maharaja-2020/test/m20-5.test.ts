import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../src/index.ts';
import {
  ability,
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

describe('M20-5.1 a turn', () => {
  it('M20-5.1 the two actions in either order, each in part or not at all', () => {
    const disc = ['statueAndShrine', 'coins'] as const;
    const one = build({ ...RICH, disc });
    make(one, gain(4), cityShrine('delhi', BOTH), END);
    const other = build({ ...RICH, disc });
    make(other, statue('delhi', 0, BOTH), gain(4), END);
    const none = build({ coins: [60], characters: [1, 2, 3, 4], disc });
    make(none, END);
    expect([one, other, none].map((state) => state.phase)).toEqual(['reward', 'reward', 'plan']);
  });

  it('M20-5.1 what is not on the disc is not done, and nothing twice', () => {
    const state = build({ ...RICH, disc: ['coins', 'statueDiscount'] });
    expect(why(state, gain(action('shrines')))).toBe('M20-5.1 refusal.notPlanned');
    expect(told(state, gain(action('shrines')))).toEqual({ action: 'shrines' });
    make(state, gain(4));
    expect(why(state, gain(4))).toBe('M20-5.1 refusal.actionDone');
    expect(why(state, change(2))).toBe('M20-5.1 refusal.notPlanned');
  });

  it('M20-5.1 the same action twice is done twice', () => {
    const state = build({ disc: ['coins', 'coins'] });
    make(state, gain(4), gain(4));
    expect(state.coins[0]).toBe(21);
    expect(why(state, gain(4))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.1 starting the second action closes the first', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'coins'] });
    make(state, statue('delhi', 0, BOTH), gain(4));
    expect(why(state, cityShrine('delhi', BOTH))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.1 journeys, abilities and a token come in between the builds of one action', () => {
    const state = build({
      ...RICH,
      characters: [6, 8, 5, 7],
      tokens: [1],
      disc: ['statueAndShrine', 'coins'],
      villages: road('lahore-delhi', 0),
    });
    make(state, statue('delhi', 0, BOTH), ability(6), travel('lahore'), gain(token('coins')));
    make(state, cityShrine('lahore', BOTH), travel('delhi'), gain(4), END);
    expect(state.shrines[0]).toBe(1);
  });

  it('M20-5.1 a step that the action in hand still allows belongs to it', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['statueAndShrine', 'statueAndShrine'] });
    make(state, statue('delhi', 0, BOTH));
    expect(why(state, cityShrine('delhi', token('shrineDiscount')))).toBe('M20-5.1 refusal.belongsInHand');
    expect(told(state, cityShrine('delhi', token('twoShrines')))).toEqual({ action: 'statueAndShrine' });
    // The shrine belongs to the first; then the second is still whole.
    make(state, cityShrine('delhi', BOTH), cityShrine('delhi', BOTH), statue('delhi', 1, BOTH));
    expect(legal(state, 'statue')).not.toContain('statue-1-2-2');
  });

  it('M20-5.1 also when the other disc action would do it cheaper', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'statueDiscount'] });
    make(state, cityShrine('delhi', BOTH));
    expect(why(state, statue('delhi', 0, STATUE))).toBe('M20-5.1 refusal.belongsInHand');
    make(state, statue('delhi', 0, BOTH), statue('delhi', 1, STATUE));
  });

  it('M20-5.1 unless the action in hand cannot be paid any more', () => {
    const state = build({ priests: ['delhi'], coins: [10], disc: ['statueAndShrine', 'statueDiscount'] });
    make(state, cityShrine('delhi', BOTH));
    expect(why(state, statue('delhi', 0, BOTH))).toBe('M20-3.1 refusal.coins');
    make(state, statue('delhi', 0, STATUE));
    expect(state.coins[0]).toBe(0);
  });

  it('M20-5.1 a step of the disc closes the token’s action', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['coins', 'prestige'] });
    make(state, cityShrine('delhi', token('twoShrines')));
    expect(why(state, cityShrine('delhi', token('twoShrines')))).toBeNull();
    make(state, gain(4));
    expect(why(state, cityShrine('delhi', token('twoShrines')))).toBe('M20-5.2 refusal.secondToken');
  });

  it('M20-5.1 a token’s action leaves the disc’s action in hand open', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['statueAndShrine', 'coins'] });
    make(state, statue('delhi', 0, BOTH), gain(token('prestige')), cityShrine('delhi', BOTH));
    expect(state.shrines[1]).toBe(1);
  });

  it('M20-5.1 the token’s action in hand comes before the disc’s', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['twoShrines', 'coins'] });
    // Nothing of the disc is in hand yet, so the token may begin; its second shrine is then its own.
    make(state, cityShrine('delhi', token('twoShrines')));
    expect(why(state, cityShrine('delhi', TWO))).toBe('M20-5.1 refusal.belongsInHand');
    make(state, cityShrine('delhi', token('twoShrines')), cityShrine('delhi', TWO), cityShrine('delhi', TWO));
    expect(state.shrines[1]).toBe(4);
  });

  it('M20-5.1 ending the turn is a move of its own, also when nothing is left', () => {
    const state = build({ disc: ['coins', 'coins'], later: [1] });
    make(state, gain(4), gain(4));
    expect(legal(state)).toEqual(['end']);
    expect(state.seat).toBe(0);
    make(state, END);
    expect(state.seat).toBe(1);
  });

  it('M20-5.1 a move that would bring nothing is not legal', () => {
    const state = build({ disc: ['shrines', 'prestige'], supply: [0], coins: [2] });
    expect(why(state, gain(5))).toBe('M20-5.3f refusal.nothingToTake');
    expect(why(state, gain(6))).toBe('M20-5.3g refusal.coins');
  });
});

describe('M20-5.2 action tokens', () => {
  it('M20-5.2 buy one more action of any kind but changing character', () => {
    const state = build({ ...RICH, tokens: [1] });
    const kinds = new Set(
      maharaja2020.legalMoves(state, 0).flatMap((move) => ('by' in move ? [move.by] : [])),
    );
    expect(kinds).toEqual(new Set([4, 9, 10, 11, 12, 13, 14, 15, 17]));
    expect(() => maharaja2020.parseMove({ type: 'gain', by: 16 })).toThrow();
  });

  it('M20-5.2 for the change of character no token helps', () => {
    const state = build({ tokens: [1], disc: ['coins', 'coins'] });
    expect(why(state, change(2))).toBe('M20-5.2 refusal.tokenForCharacter');
    expect(why(build({ disc: ['coins', 'coins'] }), change(2))).toBe('M20-5.1 refusal.notPlanned');
  });

  it('M20-5.2 are spent with the first step, and are back in the supply before it', () => {
    // All tokens are out; the site's token is the one just spent.
    const state = build({ ...RICH, priests: ['lahore'], tokens: [7, 0, 0, 0] });
    const events = make(state, statue('lahore', 1, token('statueDiscount')));
    expect(events.slice(0, 3).map(({ kind }) => kind)).toEqual(['tokenSpent', 'statue', 'token']);
    expect([state.tokens[0], state.actionTokens]).toEqual([7, 0]);
  });

  it('M20-5.2 at most one a turn', () => {
    const state = build({ tokens: [2] });
    make(state, gain(token('coins')));
    expect(why(state, gain(token('coins')))).toBe('M20-5.2 refusal.secondToken');
    expect(state.tokens[0]).toBe(1);
  });

  it('M20-5.2 one that is not there cannot be spent; one gained in this turn can', () => {
    const state = build({ characters: [14, 8, 5, 7] });
    expect(why(state, gain(token('coins')))).toBe('M20-5.2 refusal.noToken');
    make(state, ability(14), gain(token('coins')));
    expect([state.coins[0], state.tokens[0], state.actionTokens]).toEqual([18, 0, 7]);
  });

  it('M20-5.2 are kept between rounds', () => {
    const state = build({ tokens: [2], characters: [1, 2, 3, 4] });
    make(state, END);
    expect([state.round, state.tokens[0]]).toEqual([4, 2]);
  });
});

describe('M20-5.3 the nine actions', () => {
  it('M20-5.3a one statue, 1 coin off', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'coins'] });
    make(state, statue('delhi', 3, STATUE));
    expect([state.coins[0], state.sites[10], state.statues[0]]).toEqual([51, 0, 6]);
    expect(why(state, statue('delhi', 2, STATUE))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.3b one shrine, 1 coin off, so free, in a village or a city', () => {
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

  it('M20-5.3d a village first: then the city is owed, and only it and journeys to it are legal', () => {
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

  it('M20-5.3d with character 12 every city is in reach', () => {
    const state = build({ characters: [12, 8, 5, 7], disc: ['twoShrines', 'coins'], coins: [2] });
    make(state, villageShrine('gaya', TWO));
    expect(legal(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => `shrine-${place}-3`));
  });

  it('M20-5.3d for a token’s two shrines all the same', () => {
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

  it('M20-5.3h one’s character goes into the display, another comes from it', () => {
    const state = build({ disc: ['character', 'coins'] });
    const events = make(state, change(4));
    expect([state.characters[0], state.display]).toEqual([4, [2, 6, 1]]);
    expect(only(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 4, fromSeat: null, back: 1 },
    ]);
  });

  it('M20-5.3h never the one just put back', () => {
    const state = build({ disc: ['character', 'character'] });
    expect(why(state, change(1))).toBe('M20-5.3h refusal.ownCharacter');
    expect(why(state, change(16))).toBe('M20-5.3h refusal.notInGame');
    make(state, change(4));
    // A second change may bring it back.
    expect(why(state, change(1))).toBeNull();
  });

  it('M20-5.3h a robbed seat at once takes one from the display, the one just put back included', () => {
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

describe('M20-5.4 abilities of once a round', () => {
  it('M20-5.4 once a round', () => {
    const state = build({ characters: [6, 8, 5, 7] });
    make(state, ability(6));
    expect(why(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
    expect(why(state, ability(14))).toBe('M20-5.4 refusal.notYourCharacter');
    expect(told(state, ability(6))).toEqual({ character: 6 });
  });

  it('M20-5.4 again in the next round', () => {
    const state = build({ characters: [6, 8, 5, 7] });
    make(state, ability(6), END);
    while (state.phase === 'reward' || state.phase === 'plan')
      make(state, at(maharaja2020.legalMoves(state, at(maharaja2020.active(state), 0)), 0));
    while (state.seat !== 0) make(state, END);
    expect(why(state, ability(6))).toBeNull();
  });

  it('M20-5.4 the old character’s, then the new one’s', () => {
    const state = build({ characters: [6, 8, 5, 7], display: [14, 2, 4], disc: ['character', 'coins'] });
    make(state, ability(6), change(14), ability(14));
    expect([state.prestige[0], state.tokens[0]]).toEqual([4, 1]);
  });

  it('M20-5.4 a character that comes back is still used', () => {
    const state = build({ characters: [6, 8, 5, 7], display: [14, 2, 4], disc: ['character', 'character'] });
    make(state, ability(6), change(14), change(6));
    expect(why(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 another seat that takes it later in the round may use it too', () => {
    const state = build({
      characters: [6, 8, 5, 7],
      display: [14, 2, 4],
      disc: ['coins', 'coins'],
      later: [1],
    });
    state.plans[1] = 7 * 9 + 7;
    make(state, ability(6), END, change(6), { type: 'pick', character: 2 }, ability(6));
    expect(state.prestige).toEqual([4, 4, 3, 3]);
  });

  it('M20-5.4 once more for a Maharani token, which then goes home', () => {
    const state = build({ characters: [6, 8, 5, 7], maharani: [[0, 6, 2]] });
    const events = make(state, ability(6), ability(6));
    expect(only(events, 'ability').map(({ byToken }) => byToken)).toEqual([false, true]);
    expect(state.maharani).toEqual([-1, 0, 0, -1, 0, 0]);
    expect(why(state, ability(6))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 character 3’s exchanges are one use of up to three, in either direction', () => {
    const state = build({ characters: [3, 8, 5, 7], coins: [4], prestige: [1] });
    make(state, exchange('coins'), exchange('prestige'), exchange('prestige'));
    expect([state.coins[0], state.prestige[0]]).toEqual([6, 0]);
    expect(why(state, exchange('coins'))).toBe('M20-5.4 refusal.abilityUsed');
  });

  it('M20-5.4 one directly after the other: any other move ends it', () => {
    for (const between of [gain(4), travel('lahore')]) {
      const state = build({
        characters: [3, 8, 5, 7],
        priests: ['delhi'],
        villages: road('lahore-delhi', 0),
      });
      make(state, exchange('coins'), between);
      expect(why(state, exchange('coins'))).toBe('M20-5.4 refusal.abilityUsed');
    }
  });

  it('M20-5.4 a token on character 3 goes home with the first exchange, which opens two more', () => {
    const state = build({ maharani: [[0, 3, 2]] });
    make(state, exchange('coins'));
    expect(state.maharani.slice(0, 3)).toEqual([-1, 0, 0]);
    make(state, exchange('coins'), exchange('coins'));
    expect(state.prestige[0]).toBe(6);
    expect(why(state, exchange('coins'))).toBe('M20-5.4 refusal.notYourCharacter');
  });

  it('M20-5.4 an exchange needs what it gives', () => {
    const state = build({ characters: [3, 8, 5, 7], coins: [1], prestige: [0] });
    expect(told(state, exchange('coins'))).toEqual({ needed: 2, available: 1 });
    expect(why(state, exchange('prestige'))).toBe('M20-5.4 refusal.prestige');
  });
});
