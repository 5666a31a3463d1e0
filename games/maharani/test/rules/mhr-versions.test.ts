import { at, FormatError, hashPosition, seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { MaharaniGame, State } from '../../rules/index.ts';
import { game, maharani, maharani1, versions } from '../../rules/index.ts';
import {
  bring,
  build,
  END,
  LION,
  make,
  makeUnder,
  N,
  nearlyDone,
  only,
  PEACOCK,
  placing,
  REFRESH,
  tile,
  why,
  whyUnder,
} from './support.ts';

/* Clauses that differ between the rules versions, tested under each version. */

const RONDEL = ['ruby-5', 'saffron-8', 'emerald-9', 'pearl-1'];

it('has rules version 2 as the current one and keeps version 1', () => {
  expect([...versions, game].map(({ meta }) => [meta.id, meta.rules])).toEqual([
    ['maharani', 1],
    ['maharani', 2],
  ]);
});

describe('MHR-2.5 version 1', () => {
  it('MHR-2.5 version 1 forbids an empty refresh while something can be placed', () => {
    const state = build({ rondel: RONDEL });
    expect(whyUnder(maharani1, state, REFRESH)).toBe('MHR-2.5 refusal.allUp');
    expect(maharani1.legalMoves(state, 0)).not.toContainEqual(REFRESH);
  });

  it('MHR-2.5 version 1 does not store an empty refresh', () => {
    const state = build({ rondel: [] });
    makeUnder(maharani1, state, REFRESH);
    expect(state.emptyRefreshes).toBe(0);
  });
});

describe('MHR-2.5 version 2', () => {
  /** Seats refresh one after the other; all markers are up. */
  const round = (state: State, turns: number): void => {
    for (let i = 0; i < turns; i++) make(state, REFRESH, END);
  };

  it.each([15, 7, 0])('MHR-2.5 version 2 allows a refresh whatever the markers show (%i)', (markers) => {
    const state = build({ rondel: RONDEL }, { markers: [markers, 15, 15, 15] });
    expect(why(state, REFRESH)).toBeNull();
    expect(maharani.legalMoves(state, 0)).toContainEqual(REFRESH);
    make(state, REFRESH);
    expect(state.markers[0]).toBe(15);
  });

  it.each([2, 3, 4])(
    'MHR-2.5 version 2 refuses an empty refresh after one of every other seat, %i seats',
    (players) => {
      const state = build({ players, rondel: RONDEL });
      round(state, players - 1);
      expect(why(state, REFRESH)).toBe('MHR-2.5 refusal.allRefreshed');
      expect(maharani.legalMoves(state, state.seat)).not.toContainEqual(REFRESH);
      // A seat that places a tile instead allows the others to refresh again.
      make(state, placing(state, 3, 'C2'), END);
      expect(why(state, REFRESH)).toBeNull();
    },
  );

  it('MHR-2.5 version 2 treats a seat without a turn yet as one without an empty refresh', () => {
    const state = build({ players: 3, rondel: RONDEL, seat: 2 });
    round(state, 1);
    expect([state.seat, why(state, REFRESH)]).toEqual([0, null]);
  });

  it('MHR-2.5 version 2 counts only refreshes that turn no marker', () => {
    const state = build({ players: 2, rondel: RONDEL }, { markers: [7, 15] });
    round(state, 1);
    expect([state.seat, why(state, REFRESH)]).toEqual([1, null]);
    round(state, 1);
    expect([state.seat, why(state, REFRESH)]).toEqual([0, 'MHR-2.5 refusal.allRefreshed']);
  });

  it('MHR-2.5 version 2 lets a seat refresh that turns a marker, whatever the others did', () => {
    const state = build({ players: 2, rondel: RONDEL }, { markers: [15, 14] });
    round(state, 1);
    expect(why(state, REFRESH)).toBeNull();
  });

  it('MHR-2.5 version 2 considers only the last turn', () => {
    const state = build({ players: 2, rondel: RONDEL });
    round(state, 1);
    make(state, placing(state, 3, 'C2'), END);
    make(state, placing(state, 0, 'H4'), END);
    expect(why(state, REFRESH)).toBeNull();
  });

  it('MHR-2.5 version 2 is the only move if nothing can be placed, even after every other seat', () => {
    const state = build({ rondel: [] }, { emptyRefreshes: 0b1110 });
    expect(maharani.legalMoves(state, 0)).toEqual([REFRESH]);
    expect(maharani.decision(state, 0)).toEqual({ kind: 'start', prompt: { key: 'prompt.mustRefresh' } });
  });
});

/** The last move fills lion and peacock. Returns its events in short. */
function told(rules: MaharaniGame): string[] {
  const state = build({ lay: { ...PEACOCK, ...LION }, next: ['sapphire-3', 'amethyst-3'] });
  const toLion = bring(state, 0, 'emerald', 'E8', N);
  const toPeacock = bring(state, 1, 'ruby', 'H4', N);
  const events = makeUnder(rules, state, toLion, toPeacock, END);
  expect(state.filled).toEqual([]);
  return events.map((event) => ('quarter' in event ? `${event.kind} ${event.quarter}` : event.kind));
}

const PLACED = ['tile', 'worker', 'tile', 'worker', 'price'];
const EVALUATED = ['quarter 1', 'paid 1', 'home 1', 'quarter 0', 'paid 0', 'home 0'];
const DRAWN = ['drawn', 'drawn', 'drawn', 'drawn'];

/** One space is left, and the bag contains a tile that does not fit. */
function lastSpace(): State {
  const state = nearlyDone(['H4'], ['ruby-3', 'amethyst-1', 'pearl-1']);
  state.bag = [at(state.removed, 0)];
  state.removed = state.removed.slice(1);
  state.bagCount = 1;
  return state;
}

describe('MHR-2.7 and MHR-5.3 version 1', () => {
  it('MHR-2.7 version 1 has this order: price, quarters in the order they were filled, refill, next turn', () => {
    expect(told(maharani1)).toEqual([...PLACED, ...EVALUATED, ...DRAWN, 'turn']);
  });

  it('MHR-5.3 version 1 does not refill once the last quarter has been evaluated', () => {
    const state = lastSpace();
    expect(only(makeUnder(maharani1, state, placing(state, 0, 'H4'), END), 'drawn')).toEqual([]);
    expect([state.over, state.bagCount]).toEqual([1, 1]);
  });
});

describe('MHR-2.7 and MHR-5.3 version 2', () => {
  it('MHR-2.7 version 2 has this order: price, refill, quarters in the order they were filled, next turn', () => {
    expect(told(maharani)).toEqual([...PLACED, ...DRAWN, ...EVALUATED, 'turn']);
  });

  it('MHR-5.3 version 2 refills before the last quarter is evaluated and the match ends', () => {
    const state = lastSpace();
    const events = make(state, placing(state, 0, 'H4'), END);
    // All centre spaces are taken, so a drawn centre tile leaves the game (MHR-5.1).
    expect(events.map(({ kind }) => kind).slice(-4)).toEqual(['quarter', 'paid', 'home', 'over']);
    expect(only(events, 'removed')).toHaveLength(1);
    expect([state.over, state.bagCount]).toEqual([1, 0]);
  });

  it('MHR-5.3 version 2 checks what fits after refill and evaluation', () => {
    const state = nearlyDone(['H4', 'A3'], ['ruby-3']);
    state.removed = state.removed.filter((number) => number !== tile('saffron-3'));
    const events = make(state, placing(state, 0, 'H4'), END);
    expect(only(events, 'quarter').map(({ finished }) => finished)).toEqual([true, false]);
    expect(maharani.outcome(state)?.ending).toBe('ending.nothingFits');
  });
});

describe('a state of each version', () => {
  const setup = (rules: MaharaniGame) => rules.setup({}, 3, seededDeal('versions'));

  it('has the same deal and another fingerprint', () => {
    expect(setup(maharani1)).toEqual(setup(maharani));
    expect(maharani1.fingerprint(setup(maharani1))).toMatch(/^maharani\/1:\[3,0,/);
    expect(maharani.fingerprint(setup(maharani))).toMatch(/^maharani\/2:\[3,0,/);
    expect(hashPosition(maharani1, setup(maharani1))).not.toBe(hashPosition(maharani, setup(maharani)));
  });

  it('stores empty refreshes in version 2 only', () => {
    const noted = { ...setup(maharani), emptyRefreshes: 5 };
    expect(maharani.parseView(noted).emptyRefreshes).toBe(5);
    expect(() => maharani.parseView({ ...noted, emptyRefreshes: 8 })).toThrow(FormatError);
    expect(() => maharani1.parseView(noted)).toThrow(FormatError);
    expect(maharani.view(noted, 0).emptyRefreshes).toBe(5);
  });
});
