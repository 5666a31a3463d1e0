import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import { cardsOf } from '../../rules/position.ts';
import { build, END, legal, make, only, pick, take, told, why } from './support.ts';

const disc = ['character', 'gold'] as const;

describe('M04-6 taking a character', () => {
  it('M04-6 from the bank, where the old one goes', () => {
    const state = build({ disc, cards: [[1], [3], [4], [6]] });
    expect(legal(state, 'character')).toEqual([
      'character-2',
      'character-3',
      'character-4',
      'character-5',
      'character-6',
    ]);
    const events = make(state, take(5));
    expect(only(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 5, fromSeat: null, back: 1 },
    ]);
    expect([cardsOf(state.cards[0]!), cardsOf(state.bank)]).toEqual([[5], [1, 2]]);
  });

  it('M04-6 from any other seat, which at once takes one from the bank', () => {
    const state = build({ disc, cards: [[5], [3], [4], [6]] });
    const events = make(state, take(3));
    expect(only(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 3, fromSeat: 1, back: 5 },
    ]);
    expect([state.phase, state.seat, state.mover]).toEqual(['robbed', 1, 0]);
    expect(maharaja2004.decision(state, 1)).toEqual({ kind: 'robbed', prompt: { key: 'prompt.robbed' } });
    expect(why(state, END, 0)).toBe('M04-6 refusal.notYourTurn');
    expect(why(state, END, 1)).toBe('M04-6 refusal.phase.robbed');
    // The card just put back is among those it may pick.
    expect(legal(state)).toEqual(['pick-1', 'pick-2', 'pick-5']);
    expect(why(state, pick(3))).toBe('M04-6 refusal.notInBank');
    make(state, pick(5));
    expect([state.phase, state.seat, cardsOf(state.cards[1]!)]).toEqual(['act', 0, [5]]);
  });

  it('M04-6 never the one just put back', () => {
    const state = build({ disc: ['character', 'character'], cards: [[1], [3], [4], [6]] });
    expect(why(state, take(1))).toBe('M04-6 refusal.ownCharacter');
    expect(told(state, take(1))).toEqual({ character: 1 });
    make(state, take(5));
    expect(why(state, take(5))).toBe('M04-6 refusal.ownCharacter');
    // With the second action the first card may come back.
    make(state, take(1));
    expect(cardsOf(state.cards[0]!)).toEqual([1]);
  });

  it('M04-6 only what is in the game', () => {
    expect(why(build({ disc }), take(7))).toBe('M04-6 refusal.notInGame');
    expect(why(build({ disc, options: { yogi: true } }), take(7))).toBeNull();
    expect(why(build(), take(2))).toBe('M04-2.4 refusal.notPlanned');
  });

  it('M04-6 nobody gets two turns or none', () => {
    // Seat 2 (Mogul) is over; it robs nobody, seat 0 takes the lower card of seat 3, which is still to come.
    const state = build({ disc, cards: [[4], [5], [1], [6]], later: [1, 3] });
    make(state, take(6));
    expect(state.seat).toBe(3);
    make(state, pick(2), END);
    expect(state.mover).toBe(3);
    make(state, END);
    expect(state.mover).toBe(1);
    make(state, END);
    expect(state.round).toBe(4);
  });
});
