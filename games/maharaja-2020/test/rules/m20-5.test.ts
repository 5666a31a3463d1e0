import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import {
  ability,
  action,
  build,
  change,
  cityShrine,
  END,
  gain,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  road,
  statue,
  token,
  travel,
} from './support.ts';

const BOTH = action('statueAndShrine');
const RICH = { coins: [60], priests: ['delhi'], hand: [9] };

describe('M20-5.1 a turn', () => {
  it('M20-5.1 actions are done in either order, in part or not at all', () => {
    const disc = ['statueAndShrine', 'coins'] as const;
    const one = build({ ...RICH, disc });
    playMoves(one, gain(4), cityShrine('delhi', BOTH), END);
    const other = build({ ...RICH, disc });
    playMoves(other, statue('delhi', 0, BOTH), gain(4), END);
    const none = build({ coins: [60], characters: [1, 2, 3, 4], disc });
    playMoves(none, END);
    expect([one, other, none].map((state) => state.phase)).toEqual(['reward', 'reward', 'plan']);
  });

  it('M20-5.1 only the actions of the disc are done, and each once', () => {
    const state = build({ ...RICH, disc: ['coins', 'statueDiscount'] });
    expect(refusal(state, gain(action('shrines')))).toBe('M20-5.1 refusal.notPlanned');
    expect(refusalValues(state, gain(action('shrines')))).toEqual({ action: 'shrines' });
    playMoves(state, gain(4));
    expect(refusal(state, gain(4))).toBe('M20-5.1 refusal.actionDone');
    expect(refusal(state, change(2))).toBe('M20-5.1 refusal.notPlanned');
  });

  it('M20-5.1 an action planned twice is done twice', () => {
    const state = build({ disc: ['coins', 'coins'] });
    playMoves(state, gain(4), gain(4));
    expect(state.coins[0]).toBe(21);
    expect(refusal(state, gain(4))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.1 beginning the second action ends the first', () => {
    const state = build({ ...RICH, disc: ['statueAndShrine', 'coins'] });
    playMoves(state, statue('delhi', 0, BOTH), gain(4));
    expect(refusal(state, cityShrine('delhi', BOTH))).toBe('M20-5.1 refusal.actionDone');
  });

  it('M20-5.1 journeys, abilities and a token may come between the builds of one action', () => {
    const state = build({
      ...RICH,
      characters: [6, 8, 5, 7],
      tokens: [1],
      disc: ['statueAndShrine', 'coins'],
      villages: road('lahore-delhi', 0),
    });
    playMoves(state, statue('delhi', 0, BOTH), ability(6), travel('lahore'), gain(token('coins')));
    playMoves(state, cityShrine('lahore', BOTH), travel('delhi'), gain(4), END);
    expect(state.shrines[0]).toBe(1);
  });

  it('M20-5.1 ending the turn is a move, even when no action is left', () => {
    const state = build({ disc: ['coins', 'coins'], later: [1] });
    playMoves(state, gain(4), gain(4));
    expect(legalKeys(state)).toEqual(['end']);
    expect(state.seat).toBe(0);
    playMoves(state, END);
    expect(state.seat).toBe(1);
  });

  it('M20-5.1 a move that brings nothing is not legal', () => {
    const state = build({ disc: ['shrines', 'prestige'], supply: [0], coins: [2] });
    expect(refusal(state, gain(5))).toBe('M20-5.3f refusal.nothingToTake');
    expect(refusal(state, gain(6))).toBe('M20-5.3g refusal.coins');
  });
});

describe('M20-5.2 action tokens', () => {
  it('M20-5.2 pay for one more action of any kind except changing character', () => {
    const state = build({ ...RICH, tokens: [1] });
    const kinds = new Set(
      maharaja2020.legalMoves(state, 0).flatMap((move) => ('by' in move ? [move.by] : [])),
    );
    expect(kinds).toEqual(new Set([4, 9, 10, 11, 12, 13, 14, 15, 17]));
    expect(() => maharaja2020.parseMove({ type: 'gain', by: 16 })).toThrow(/by/);
  });

  it('M20-5.2 no token pays for a change of character', () => {
    const state = build({ tokens: [1], disc: ['coins', 'coins'] });
    expect(refusal(state, change(2))).toBe('M20-5.2 refusal.tokenForCharacter');
    expect(refusal(build({ disc: ['coins', 'coins'] }), change(2))).toBe('M20-5.1 refusal.notPlanned');
  });

  it('M20-5.2 are spent with the first step, and return to the supply before it', () => {
    // All tokens are out; the site's token is the one just spent.
    const state = build({ ...RICH, priests: ['lahore'], tokens: [7, 0, 0, 0] });
    const events = playMoves(state, statue('lahore', 1, token('statueDiscount')));
    expect(events.slice(0, 3).map(({ kind }) => kind)).toEqual(['tokenSpent', 'statue', 'token']);
    expect([state.tokens[0], state.actionTokens]).toEqual([7, 0]);
  });

  it('M20-5.2 at most one in each turn', () => {
    const state = build({ tokens: [2] });
    playMoves(state, gain(token('coins')));
    expect(refusal(state, gain(token('coins')))).toBe('M20-5.2 refusal.secondToken');
    expect(state.tokens[0]).toBe(1);
  });

  it('M20-5.2 a token gained in this turn can be spent, but none without a token', () => {
    const state = build({ characters: [14, 8, 5, 7] });
    expect(refusal(state, gain(token('coins')))).toBe('M20-5.2 refusal.noToken');
    playMoves(state, ability(14), gain(token('coins')));
    expect([state.coins[0], state.tokens[0], state.actionTokens]).toEqual([18, 0, 7]);
  });

  it('M20-5.2 are kept between rounds', () => {
    const state = build({ tokens: [2], characters: [1, 2, 3, 4] });
    playMoves(state, END);
    expect([state.round, state.tokens[0]]).toEqual([4, 2]);
  });
});
