import { at, FormatError, OptionError, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/index.ts';
import { maharani } from '../../rules/index.ts';
import { bring, build, END, make, N, PEACOCK, placing } from './support.ts';

const start = () => maharani.setup({}, 4, seededDeal('view'));

describe('views', () => {
  it('are the same for all viewers, and do not depend on the order of the bag (MHR-1.3)', () => {
    const state = start();
    const other = maharani.clone(state);
    other.bag = other.bag.toReversed();
    expect(maharani.view(other, 0)).toEqual(maharani.view(state, 'spectator'));
  });

  it('are determinized to states with each unseen tile in the bag once', () => {
    const state = start();
    const view = maharani.view(state, 1);
    const bags = [1, 2].map((i) => maharani.determinize(view, 1, seededRng('bag', String(i))).bag);
    for (const bag of bags)
      expect(bag.toSorted((a, b) => a - b)).toEqual(state.bag.toSorted((a, b) => a - b));
    expect(bags[0]).not.toEqual(bags[1]);
  });
});

describe('the fingerprint', () => {
  const changes: [string, (state: State) => void][] = [
    ['seat', (s) => (s.seat = 1 - Math.min(s.seat, 1))],
    ['turn', (s) => s.turn++],
    ['placed', (s) => s.placed++],
    ['refreshed', (s) => (s.refreshed = true)],
    ['pending', (s) => (s.pending = 3)],
    ['filled', (s) => s.filled.push(1)],
    ['empty refreshes', (s) => (s.emptyRefreshes = 2)],
    ['over', (s) => (s.over = 1)],
    ['gold', (s) => (s.gold[1] = 5)],
    ['ledger', (s) => (s.ledger[5] = 5)],
    ['markers', (s) => (s.markers[2] = 3)],
    ['supply', (s) => (s.supply[0] = 3)],
    ['rondel', (s) => (s.rondel = s.rondel.toReversed())],
    ['board', (s) => (s.board[7] = 9)],
    ['workers', (s) => (s.workers[7] = 1)],
    ['removed', (s) => s.removed.push(4)],
    ['bagCount', (s) => s.bagCount--],
    ['bag', (s) => (s.bag = s.bag.toReversed())],
  ];

  it.each(changes)('distinguishes positions by %s', (_, change) => {
    const state = start();
    const other = maharani.clone(state);
    expect(maharani.fingerprint(other)).toBe(maharani.fingerprint(state));
    change(other);
    expect(maharani.fingerprint(other)).not.toBe(maharani.fingerprint(state));
  });

  it('does not depend on the order of the fields', () => {
    const state = start();
    const turned = maharani.parseView(Object.fromEntries(Object.entries(state).toReversed()));
    expect(maharani.fingerprint(turned)).toBe(maharani.fingerprint(state));
  });
});

describe('reading from outside', () => {
  it('reads moves and refuses anything else', () => {
    for (const move of maharani.wellFormedMoves(start()))
      expect(maharani.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    const bad = [
      null,
      'end',
      {},
      { type: 'pass' },
      { type: 'end', seat: 0 },
      { type: 'place', slot: 4, space: 0, turn: 0 },
      { type: 'place', slot: 0, space: 56, turn: 0 },
      { type: 'place', slot: 0, space: 0, turn: 0.5 },
      { type: 'place', slot: 0, space: 0 },
      { type: 'worker', how: 'take', colour: 0 },
      { type: 'worker', how: 'put', colour: 2 },
    ];
    for (const raw of bad) expect(() => maharani.parseMove(raw), JSON.stringify(raw)).toThrow(FormatError);
  });

  it('names the wrong field of a move', () => {
    expect(() => maharani.parseMove({ type: 'place', slot: 9, space: 0, turn: 0 })).toThrow(/slot/);
  });

  it('reads views and states and refuses those with missing or duplicate tiles', () => {
    const state = start();
    expect(maharani.parseView(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const view = maharani.view(state, 0);
    expect(maharani.parseView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    const wrong: Partial<State>[] = [
      { bagCount: 55 },
      { rondel: [...state.rondel.slice(1), at(state.bag, 0)] },
      { bag: [...state.bag.slice(1), at(state.bag, 1)] },
      { removed: [at(state.bag, 0)] },
      { gold: [0, 0, 0] },
      { players: 5 },
      { board: state.board.slice(1) },
      { supply: [11, 0, 8, 0, 8, 0, 8, 0] },
    ];
    for (const change of wrong)
      expect(() => maharani.parseView({ ...state, ...change }), JSON.stringify(change)).toThrow(FormatError);
  });

  it('reads events and refuses anything else', () => {
    const state = build({ lay: PEACOCK });
    for (const event of make(state, bring(state, 0, 'ruby', 'H4', N), END))
      expect(maharani.parseEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
    expect(() => maharani.parseEvent({ kind: 'turn', seat: 4, turn: 0 })).toThrow(FormatError);
    expect(() => maharani.parseEvent({ kind: 'party' })).toThrow(FormatError);
  });

  it('accepts no options', () => {
    expect(maharani.parseOptions(undefined, 2)).toEqual({});
    expect(maharani.parseOptions({}, 4)).toEqual({});
    expect(() => maharani.parseOptions({ solo: true }, 2)).toThrow(/solo/);
    expect(() => maharani.parseOptions([], 2)).toThrow(OptionError);
  });
});

describe('the number of the turn', () => {
  it('rises with each turn, and is constant within one', () => {
    const state = build({ rondel: ['ruby-5', 'saffron-8', null, 'pearl-1'] });
    const turns = [placing(state, 0, 'H4'), placing(state, 1, 'F4'), END].map((move) => {
      make(state, move);
      return maharani.turn(state);
    });
    expect(turns).toEqual([0, 0, 1]);
  });
});
