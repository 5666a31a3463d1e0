import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/types.ts';
import {
  ABILITY,
  action,
  build,
  cityShrine,
  END,
  gain,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  statue,
  token,
  villageShrine,
} from './support.ts';

const STATUE = action('statueDiscount');
const SHRINE = action('shrineDiscount');
const BOTH = action('statueAndShrine');
const TWO = action('twoShrines');
const RICH = { coins: [60], priests: ['delhi'], hand: [9] };

/** The `by` of all legal moves of a kind. */
const bys = (state: State, kind: 'statue' | 'shrine'): number[] => [
  ...new Set(legalKeys(state, kind).map((key) => Number(key.split('-').at(-1)))),
];

describe('M20-5.1 the action of a step', () => {
  it('M20-5.1 is the seat’s choice: the discounted statue, even if the begun action has a statue left', () => {
    const state = build({ priests: ['delhi'], coins: [11], disc: ['statueDiscount', 'statueAndShrine'] });
    playMoves(state, cityShrine('delhi', BOTH));
    expect(bys(state, 'statue')).toEqual([BOTH, STATUE]);
    playMoves(state, statue('delhi', 0, STATUE));
    expect(state.coins[0]).toBe(1);
  });

  it('M20-5.1 or the statue of the begun action; then the discounted one is still to come', () => {
    const state = build({ ...RICH, disc: ['statueDiscount', 'statueAndShrine'] });
    playMoves(state, cityShrine('delhi', BOTH), statue('delhi', 0, BOTH));
    expect([state.coins[0], bys(state, 'statue')]).toEqual([49, [STATUE]]);
    playMoves(state, statue('delhi', 1, STATUE));
    expect([state.coins[0], state.statues[0]]).toEqual([40, 5]);
  });

  it('M20-5.1 if the coins suffice only for the cheaper action, only that one is listed', () => {
    const state = build({ priests: ['delhi'], coins: [10], disc: ['statueDiscount', 'statueAndShrine'] });
    playMoves(state, cityShrine('delhi', BOTH));
    expect(bys(state, 'statue')).toEqual([STATUE]);
    expect(refusal(state, statue('delhi', 0, BOTH))).toBe('M20-3.1 refusal.coins');
    playMoves(state, statue('delhi', 0, STATUE));
    expect(state.coins[0]).toBe(0);
  });

  it('M20-5.1 each action that allows a step is listed: the begun one, the other of the disc, a token’s', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['shrineDiscount', 'statueAndShrine'] });
    expect(bys(state, 'shrine')).toEqual([
      SHRINE,
      BOTH,
      token('shrineDiscount'),
      token('statueAndShrine'),
      token('twoShrines'),
    ]);
    playMoves(state, statue('delhi', 0, BOTH));
    const all = [BOTH, SHRINE, token('shrineDiscount'), token('statueAndShrine'), token('twoShrines')];
    expect(bys(state, 'shrine')).toEqual(all);
    for (const by of all) expect(refusal(state, cityShrine('delhi', by))).toBeNull();
    playMoves(state, cityShrine('delhi', token('twoShrines')));
    expect(bys(state, 'shrine')).toEqual([token('twoShrines'), BOTH, SHRINE]);
  });

  it('M20-5.1 a step of the other disc action ends the begun one', () => {
    const state = build({ ...RICH, disc: ['shrineDiscount', 'statueAndShrine'] });
    playMoves(state, statue('delhi', 0, BOTH), cityShrine('delhi', SHRINE));
    expect([state.coins[0], state.begunParts]).toEqual([50, 0]);
    expect(refusal(state, cityShrine('delhi', BOTH))).toBe('M20-5.1 refusal.actionDone');
    expect(refusalValues(state, cityShrine('delhi', BOTH))).toEqual({ action: 'statueAndShrine' });
    expect(legalKeys(state)).not.toContain('statue-1-1-2');
  });

  it('M20-5.1 a step of a disc action, begun or not, ends a token’s action', () => {
    for (const by of [BOTH, SHRINE]) {
      const state = build({ ...RICH, tokens: [1], disc: ['shrineDiscount', 'statueAndShrine'] });
      playMoves(state, statue('delhi', 0, BOTH), cityShrine('delhi', token('twoShrines')));
      playMoves(state, cityShrine('delhi', by));
      expect(refusal(state, cityShrine('delhi', token('twoShrines')))).toBe('M20-5.2 refusal.secondToken');
    }
    const gained = build({ ...RICH, tokens: [1], disc: ['coins', 'prestige'] });
    playMoves(gained, cityShrine('delhi', token('twoShrines')));
    expect(refusal(gained, cityShrine('delhi', token('twoShrines')))).toBeNull();
    playMoves(gained, gain(4));
    expect(refusal(gained, cityShrine('delhi', token('twoShrines')))).toBe('M20-5.2 refusal.secondToken');
  });

  it('M20-5.1 a token’s step ends no action', () => {
    const state = build({ ...RICH, tokens: [1], disc: ['twoShrines', 'statueAndShrine'] });
    playMoves(state, statue('delhi', 0, BOTH), cityShrine('delhi', token('twoShrines')));
    playMoves(state, cityShrine('delhi', token('twoShrines')));
    expect(bys(state, 'shrine')).toEqual([BOTH, TWO]);
    playMoves(state, cityShrine('delhi', BOTH), cityShrine('delhi', TWO), villageShrine('agra', TWO));
    expect([state.shrines[1], state.coins[0]]).toEqual([4, 45]);
    const other = build({ ...RICH, tokens: [1], disc: ['statueAndShrine', 'coins'] });
    playMoves(other, statue('delhi', 0, BOTH), gain(token('prestige')), cityShrine('delhi', BOTH));
    expect(other.shrines[1]).toBe(1);
  });

  it('M20-5.1 if the same disc action comes twice, the step belongs to the begun one', () => {
    const state = build({ ...RICH, disc: ['twoShrines', 'twoShrines'] });
    playMoves(state, cityShrine('delhi', TWO));
    expect(legalKeys(state, 'shrine').filter((key) => key === 'shrine-1-3')).toHaveLength(1);
    // The shrine in the village is the second one of the first action, so no city shrine is owed.
    playMoves(state, villageShrine('agra', TWO));
    expect([state.notBegun, state.begunParts]).toEqual([[-1, TWO], 0]);
    playMoves(state, villageShrine('gaya', TWO));
    expect(legalKeys(state)).toEqual(['shrine-1-3']);
  });

  it('M20-5.1 the second begins when the first is complete', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'statueAndShrine'] });
    playMoves(state, statue('delhi', 0, BOTH), cityShrine('delhi', BOTH));
    playMoves(state, cityShrine('delhi', BOTH), statue('delhi', 1, BOTH), END);
    expect([state.shrines[1], state.statues[0]]).toEqual([2, 5]);
  });

  it('M20-5.1 or if the first does not allow the step, which ends the first', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'statueAndShrine'] });
    playMoves(state, statue('delhi', 0, BOTH), statue('delhi', 1, BOTH));
    expect(state.notBegun).toEqual([-1, -1]);
    playMoves(state, cityShrine('delhi', BOTH));
    expect(refusal(state, cityShrine('delhi', BOTH))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.1 two equal actions that have not begun are listed once', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'statueAndShrine'] });
    const keys = legalKeys(state);
    expect(keys).toHaveLength(new Set(keys).size);
    expect([bys(state, 'statue'), bys(state, 'shrine')]).toEqual([[BOTH], [BOTH]]);
    const gains = build({ disc: ['coins', 'coins'] });
    expect(legalKeys(gains, 'gain')).toEqual(['gain-4']);
  });

  it('M20-5.1 an owed city shrine belongs to its own action: the disc’s', () => {
    const state = build({
      ...RICH,
      characters: [13, 8, 5, 7],
      tokens: [1],
      disc: ['shrineDiscount', 'twoShrines'],
    });
    playMoves(state, villageShrine('agra', TWO));
    expect(legalKeys(state)).toEqual(['shrine-1-3']);
    for (const by of [SHRINE, BOTH, token('shrineDiscount'), token('twoShrines'), ABILITY]) {
      expect(refusal(state, cityShrine('delhi', by))).toBe('M20-5.1 refusal.belongsInHand');
    }
  });

  it('M20-5.1 or the token’s, even if the begun disc action has a shrine left', () => {
    for (const disc of ['twoShrines', 'statueAndShrine'] as const) {
      const state = build({ ...RICH, tokens: [1], disc: [disc, 'shrineDiscount'] });
      const first = disc === 'twoShrines' ? cityShrine('delhi', TWO) : statue('delhi', 0, BOTH);
      playMoves(state, first, villageShrine('agra', token('twoShrines')));
      expect(legalKeys(state)).toEqual([`shrine-1-${token('twoShrines')}`]);
      for (const by of [action(disc), SHRINE])
        expect(refusal(state, cityShrine('delhi', by))).toBe('M20-5.1 refusal.belongsInHand');
      playMoves(state, cityShrine('delhi', token('twoShrines')), cityShrine('delhi', action(disc)));
      expect(state.begunParts).toBe(0);
    }
  });

  it('M20-5.1 a second action of two shrines begins in a village only if a city shrine can follow', () => {
    const state = build({ ...RICH, coins: [2], tokens: [1], disc: ['twoShrines', 'coins'] });
    playMoves(state, cityShrine('delhi', TWO));
    // The remaining shrine of the disc's action may go into a village; one that the token begins needs a coin for its
    // city.
    expect(refusal(state, villageShrine('agra', TWO))).toBeNull();
    expect(refusal(state, villageShrine('agra', token('twoShrines')))).toBe(
      'M20-5.3d refusal.cityFirstCoins',
    );
    expect(legalKeys(state, 'shrine')).not.toContain(`shrine-11-${token('twoShrines')}`);
  });
});
