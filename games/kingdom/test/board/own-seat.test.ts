import { isSharedScreen, isYou, ownSeat } from '@durbar/kit/board/seats.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { kingdomWords } from './words.ts';

const seatsOf = (...mine: boolean[]) => mine.map((isMine) => ({ isMine }));

describe('the viewer’s seat on a board', () => {
  test('is the viewer’s seat, whichever seat is at the bottom', () => {
    expect(ownSeat(1, 0, 2)).toBe(1);
    expect(ownSeat(0, 1, 2)).toBe(0);
  });

  test('is the seat at the bottom for a spectator', () => {
    expect(ownSeat('spectator', 0, 3)).toBe(0);
  });

  test('is never an automaton, because automata come after the seats', () => {
    expect(ownSeat(1, 0, 1)).toBe(0);
  });
});

describe('the seat that is called "you"', () => {
  test('is only the viewer’s seat', () => {
    const seats = seatsOf(true, false, false);
    expect([0, 1, 2].map((seat) => isYou(seat, 0, seats))).toEqual([true, false, false]);
  });

  test('does not exist for a spectator or if several people share the screen', () => {
    const shared = seatsOf(true, true, false);
    expect(isSharedScreen(shared)).toBe(true);
    expect([0, 1, 2].map((seat) => isYou(seat, 0, shared))).toEqual([false, false, false]);
    expect(isYou(0, null, seatsOf(false, false))).toBe(false);
  });

  test.each([
    ['en', 'Meera, your turn', 'Meera', 'You are playing', 'Meera is playing'],
    ['fr', 'Meera, à vous', 'Meera', 'Vous jouez', 'Meera joue'],
  ] as const)('is said so in %s', (locale, draft, act, you, other) => {
    const words = createWords(locale, [kingdomWords]);
    const name = 'Meera';
    // In a turn the prompt itself says that it is the player's.
    expect(words.t('kingdom.turnOf', { name, kind: 'draft' })).toBe(draft);
    expect(words.t('kingdom.turnOf', { name, kind: 'act' })).toBe(act);
    expect(words.t('kingdom.playing', { name, you: 'yes' })).toBe(you);
    expect(words.t('kingdom.playing', { name, you: 'no' })).toBe(other);
  });
});
