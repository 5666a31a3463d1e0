import { at, play, seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';
import { build, gain, refusal, token } from './support.ts';

const begin = (seats: number, options: object = {}, seed = 'one'): State =>
  maharaja2020.setup(maharaja2020.parseOptions(options, seats), seats, seededDeal(seed));

/** Makes the first legal move repeatedly while the phase lasts. @returns the seats that were active */
function runPhase(state: State): number[] {
  const seats: number[] = [];
  for (const { phase } = state; state.phase === phase; ) {
    const seat = at(maharaja2020.active(state), 0);
    seats.push(seat);
    play(maharaja2020, state, seat, at(maharaja2020.legalMoves(state, seat), 0));
  }
  return seats;
}

describe('M20-1 set-up', () => {
  it('M20-1.1 seven cities with seven free sites each, and villages without pieces', () => {
    const state = begin(4);
    expect(state.sites).toEqual(new Array(49).fill(-1));
    expect(state.shrines).toEqual(new Array(28).fill(0));
    expect(state.villages).toEqual([0, 0, 0, 0]);
  });

  it.each([2, 3, 4])('M20-1.2 with %i seats, three characters more than seats are in the game', (seats) => {
    const { display } = begin(seats);
    expect(new Set(display).size).toBe(seats + 3);
    expect(Math.min(...display)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...display)).toBeLessThanOrEqual(16);
    expect(begin(seats, {}, 'two').display).not.toEqual(display);
  });

  it('M20-1.2 the first game has its seven characters, and only with four seats', () => {
    expect(begin(4, { display: 'firstGame' }).display).toEqual([1, 2, 5, 9, 12, 14, 15]);
    expect(() => begin(3, { display: 'firstGame' })).toThrow(/4 seats, not 3/);
  });

  it('M20-1.3 the eight rewards in random order, both Maharani tokens in the supply', () => {
    const { rewards, maharani } = begin(4);
    expect(rewards.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(begin(4, {}, 'two').rewards).not.toEqual(rewards);
    expect(maharani).toEqual([-1, 0, 0, -1, 0, 0]);
  });

  it('M20-1.4 the flags lie on spaces 2 to 8 in random order', () => {
    const { flags } = begin(4);
    expect(flags.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(begin(4, {}, 'two').flags).not.toEqual(flags);
  });

  it('M20-1.5 each seat has 15 coins, 3 prestige, 8 and 12 shrines, 7 statues and a priest at the start', () => {
    const state = begin(3);
    expect(state.coins).toEqual([15, 15, 15]);
    expect(state.prestige).toEqual([3, 3, 3]);
    expect(state.hand).toEqual([8, 8, 8]);
    expect(state.supply).toEqual([12, 12, 12]);
    expect(state.statues).toEqual([7, 7, 7]);
    expect(state.priests).toEqual([7, 7, 7]);
  });

  it('M20-1.6 a randomly drawn seat picks first, then the others clockwise', () => {
    const starts = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const state = begin(4, {}, `seed ${i}`);
      const start = state.seat;
      starts.add(start);
      const display = [...state.display];
      expect(runPhase(state)).toEqual([0, 1, 2, 3].map((step) => (start + step) % 4));
      expect(new Set([...state.display, ...state.characters])).toEqual(new Set(display));
    }
    expect(starts).toEqual(new Set([0, 1, 2, 3]));
  });

  it('M20-1.6 only a character of the display may be picked', () => {
    const state = begin(4);
    const missing = Array.from({ length: 16 }, (_, i) => i + 1).find((n) => !state.display.includes(n));
    expect(refusal(state, { type: 'pick', character: missing ?? 0 })).toBe('M20-1.6 refusal.notInDisplay');
    expect(refusal(state, { type: 'end' })).toBe('M20-1.6 refusal.phase.draft');
    expect(refusal(state, { type: 'pick', character: at(state.display, 0) }, (state.seat + 1) % 4)).toBe(
      'M20-1.6 refusal.notYourTurn',
    );
  });

  it.each([2, 3, 4])(
    'M20-1.7 with %i seats, one shrine each in character order, four times round',
    (seats) => {
      const state = begin(seats);
      runPhase(state);
      const order = state.characters.map((_, seat) => seat);
      order.sort((a, b) => at(state.characters, a) - at(state.characters, b));
      expect(runPhase(state)).toEqual([...order, ...order, ...order, ...order]);
      expect(state.hand).toEqual(order.map(() => 4));
      expect(state.coins).toEqual(order.map(() => 15));
      expect(state.phase).toBe('plan');
    },
  );

  it('M20-1.7 the limits of villages apply', () => {
    const state = begin(3);
    runPhase(state);
    const place = (village: number): void =>
      play(maharaja2020, state, state.seat, { type: 'found', village });
    place(0);
    place(0);
    expect(refusal(state, { type: 'found', village: 0 })).toBe('M20-3.3 refusal.villageFull');
    place(1);
    expect(refusal(state, { type: 'found', village: 0 })).toBe('M20-3.3 refusal.villageYours');
    expect(refusal(state, { type: 'end' })).toBe('M20-1.7 refusal.phase.found');
    expect(refusal(state, { type: 'found', village: 30 })).toBe('M20-3.3 refusal.noVillage');
  });

  it('M20-1.8 nothing is received beyond the supply, and a move that brings nothing is refused', () => {
    const state = build({ disc: ['shrines', 'shrines'], supply: [1, 9, 9, 9] });
    play(maharaja2020, state, 0, gain(5));
    expect([state.hand[0], state.supply[0]]).toEqual([5, 0]);
    expect(refusal(state, gain(5))).toBe('M20-5.3f refusal.nothingToTake');
    const none = build({ characters: [14, 8, 5, 7], tokens: [3, 4, 0, 0] });
    expect(refusal(none, { type: 'ability', character: 14 })).toBe('M20-1.8 refusal.nothingToTake');
    play(maharaja2020, none, 0, gain(token('coins')));
    expect(refusal(none, { type: 'ability', character: 14 })).toBeNull();
  });

  it('M20-1.9 prestige is in every view, because every receipt of it was public', () => {
    const state = build({ prestige: [3, 14, 5, 9] });
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(maharaja2020.view(state, viewer).prestige).toEqual([3, 14, 5, 9]);
    expect(maharaja2020.view(state, 0).openPrestige).toBe(false);
    const open = build({ options: { openPrestige: true } });
    expect(maharaja2020.view(open, 0).openPrestige).toBe(true);
  });
});

describe('options', () => {
  it('M20-1.1 are played on either map', () => {
    expect(begin(4).map).toBe('hindustan');
    const state = begin(4, { map: 'rajasthan' });
    expect(state.map).toBe('rajasthan');
    runPhase(state);
    expect(maharaja2020.legalMoves(state, state.seat)).toHaveLength(30);
  });

  it('throw an error that names the problem', () => {
    expect(() => begin(4, { map: 'rajasthan', mapFile: {} })).toThrow(/mapFile.*not on both/);
    expect(() => begin(4, { mapFile: { roads: [] } })).toThrow(/mapFile.*canvas: missing.*roads: count/);
    expect(() => begin(4, { finalScoring: 'most' })).toThrow(/finalScoring.*one of standard, majority3/);
    expect(() => begin(4, { specialRules: ['fair'] })).toThrow(/specialRules.*any of leaderPrestige/);
  });

  it('treat a plan the same in either order', () => {
    const raw: unknown = { type: 'plan', first: 7, second: 2 };
    expect(maharaja2020.parseMove(raw)).toEqual({ type: 'plan', first: 2, second: 7 } satisfies Move);
  });
});
