import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import { listCards } from '../../rules/position.ts';
import {
  build,
  END,
  eventsOfKind,
  legalKeys,
  pick,
  playMoves,
  refusal,
  refusalValues,
  take,
} from './support.ts';

const disc = ['character', 'gold'] as const;

describe('M04-6 taking a character', () => {
  it('M04-6 from the bank, to which the old one returns', () => {
    const state = build({ disc, cards: [[1], [3], [4], [6]] });
    expect(legalKeys(state, 'character')).toEqual([
      'character-2',
      'character-3',
      'character-4',
      'character-5',
      'character-6',
    ]);
    const events = playMoves(state, take(5));
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 5, fromSeat: null, back: 1 },
    ]);
    expect([listCards(state.cards[0]!), listCards(state.bank)]).toEqual([[5], [1, 2]]);
  });

  it('M04-6 from any other seat, which at once takes another from the bank', () => {
    const state = build({ disc, cards: [[5], [3], [4], [6]] });
    const events = playMoves(state, take(3));
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 3, fromSeat: 1, back: 5 },
    ]);
    expect([state.phase, state.seat, state.mover]).toEqual(['robbed', 1, 0]);
    expect(maharaja2004.decision(state, 1)).toEqual({ kind: 'robbed', prompt: { key: 'prompt.robbed' } });
    expect(refusal(state, END, 0)).toBe('M04-6 refusal.notYourTurn');
    expect(refusal(state, END, 1)).toBe('M04-6 refusal.phase.robbed');
    // The card just put back is among those that the seat may pick.
    expect(legalKeys(state)).toEqual(['pick-1', 'pick-2', 'pick-5']);
    expect(refusal(state, pick(3))).toBe('M04-6 refusal.notInBank');
    playMoves(state, pick(5));
    expect([state.phase, state.seat, listCards(state.cards[1]!)]).toEqual(['act', 0, [5]]);
  });

  it('M04-6 never the one that the seat just put back', () => {
    const state = build({ disc: ['character', 'character'], cards: [[1], [3], [4], [6]] });
    expect(refusal(state, take(1))).toBe('M04-6 refusal.ownCharacter');
    expect(refusalValues(state, take(1))).toEqual({ character: 1 });
    playMoves(state, take(5));
    expect(refusal(state, take(5))).toBe('M04-6 refusal.ownCharacter');
    // With the second action the seat may take its first card back.
    playMoves(state, take(1));
    expect(listCards(state.cards[0]!)).toEqual([1]);
  });

  it('M04-6 only characters in play', () => {
    expect(refusal(build({ disc }), take(7))).toBe('M04-6 refusal.notInGame');
    expect(refusal(build({ disc, options: { yogi: true } }), take(7))).toBeNull();
    expect(refusal(build(), take(2))).toBe('M04-2.4 refusal.notPlanned');
  });

  it('M04-6 each seat gets exactly one turn', () => {
    // Seat 2 (Mogul) has had its turn. Seat 0 takes the lower card of seat 3, whose turn is still to come.
    const state = build({ disc, cards: [[4], [5], [1], [6]], later: [1, 3] });
    playMoves(state, take(6));
    expect(state.seat).toBe(3);
    playMoves(state, pick(2), END);
    expect(state.mover).toBe(3);
    playMoves(state, END);
    expect(state.mover).toBe(1);
    playMoves(state, END);
    expect(state.round).toBe(4);
  });
});
