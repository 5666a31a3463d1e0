import { play, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, game, type Move, type State } from '../../rules/index.ts';

const END: Move = { type: 'end' };
const take = (place: number): Move => ({ type: 'take', place });

const start = (players: number): State => game.setup({}, players, seededDeal('rules'));

/** A match of two in which seat 0 begins, with these open stones and these stones of the seats. */
function position(open: readonly number[], first: readonly number[], second: readonly number[]): State {
  const state = start(2);
  const changed = { ...state, seat: 0, open: [...open], stones: [[...first], [...second]] };
  return { ...changed, bag: [10, 10, 10] };
}

/** Makes moves for the seat that must decide, and returns the events. */
function make(state: State, ...moves: readonly Move[]): Event[] {
  const events: Event[] = [];
  for (const move of moves) play(game, state, state.seat, move, events);
  return events;
}

describe('SMP-1 set-up', () => {
  it('SMP-1.1 deals three of 40 stones, four of each value', () => {
    const { open, bag } = start(3);
    expect(open).toHaveLength(3);
    const all = [...open, ...bag].toSorted((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 40 }, (_, i) => 1 + Math.floor(i / 4)));
  });

  it('SMP-1.2 goes clockwise from a randomly drawn seat, and hides only the order of the bag', () => {
    const state = start(3);
    const { seat } = state;
    make(state, take(0), END);
    expect(state.seat).toBe((seat + 1) % 3);
    expect(game.refusal(state, seat, END)?.key).toBe('refusal.notYourTurn');
    expect(game.view(state, 0)).toEqual({ ...state, bag: null });
    const guess = game.determinize(game.view(state, 0), 0, seededRng('guess', 'bag'));
    expect(guess.bag).not.toEqual(state.bag);
    expect(guess.bag.toSorted((a, b) => a - b)).toEqual(state.bag.toSorted((a, b) => a - b));
  });
});

describe('SMP-2 a turn', () => {
  it('SMP-2.1 takes one stone', () => {
    const state = position([4, 5, 6], [], []);
    expect(make(state, take(1))).toEqual([{ kind: 'taken', seat: 0, place: 1, stone: 5 }]);
    expect(state.stones[0]).toEqual([5]);
    expect(game.refusal(state, 0, take(0))).toEqual({ clause: 'SMP-2.1', key: 'refusal.taken' });
  });

  it('SMP-2.2 refuses a stone beyond 21', () => {
    const state = position([1, 2, 3], [10, 9], []);
    expect(game.refusal(state, 0, take(1))).toBeNull();
    expect(game.refusal(state, 0, take(2))).toEqual({
      clause: 'SMP-2.2',
      key: 'refusal.limit',
      values: { sum: 22, limit: 21 },
    });
  });

  it('SMP-2.3 stops a seat that takes none, and gives the first one a bonus', () => {
    const state = position([1, 2, 3], [10], [9]);
    expect(make(state, END, END)).toMatchObject([
      { kind: 'stopped', seat: 0, points: 3 },
      { kind: 'turn', seat: 1 },
      { kind: 'stopped', seat: 1, points: 0 },
      { kind: 'over' },
    ]);
  });

  it('SMP-2.4 draws a stone to the empty place when the turn ends, not before', () => {
    const state = position([4, 5, 6], [], []);
    make(state, take(1));
    expect(state.open).toEqual([4, 0, 6]);
    expect(make(state, END)).toContainEqual({ kind: 'drawn', place: 1, stone: 10 });
    expect(state.open).toEqual([4, 10, 6]);
  });
});

describe('SMP-3 the end', () => {
  it('SMP-3.1 comes when all have stopped; until then the others continue', () => {
    const state = position([1, 2, 3], [], []);
    make(state, END, take(0), END);
    expect(state.seat).toBe(1);
    expect(game.outcome(state)).toBeNull();
    make(state, END);
    expect(game.active(state)).toEqual([]);
    expect(game.refusal(state, 1, END)?.clause).toBe('SMP-3.1');
  });

  it('SMP-3.2 ranks by stones and bonus; equal points share the rank', () => {
    const state = position([1, 2, 3], [10], [10, 3]);
    make(state, END, END);
    expect(game.outcome(state)).toMatchObject({ scores: [13, 13], ranks: [1, 1] });
  });
});
