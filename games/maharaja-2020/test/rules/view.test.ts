import { at, canonicalJson, FormatError, play, seededDeal, seededRng } from '@durbar/kernel';
import { fieldsMissingFromFingerprint } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { mapFile } from '../../../kingdom/rules/index.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { OWN_MAP } from './own-map.ts';
import { requireBot, solo } from './solo.ts';
import { build } from './support.ts';

/** A match after some moves, which alternate between the first and the last legal one. */
function played(moves: number, options: object = {}, seats = 4): State {
  const state = maharaja2020.setup(maharaja2020.parseOptions(options, seats), seats, seededDeal('view'));
  for (let i = 0; i < moves; i++) {
    const seat = at(maharaja2020.active(state), 0);
    const legal = maharaja2020.legalMoves(state, seat);
    play(maharaja2020, state, seat, at(legal, (i * 7) % legal.length));
  }
  return state;
}

describe('views', () => {
  it('differ from the state in sealed plans only', () => {
    const state = played(26);
    expect(state.phase).toBe('act');
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const { plans, ...rest } = maharaja2020.view(state, viewer);
      expect(rest).toEqual(Object.fromEntries(Object.entries(state).filter(([field]) => field !== 'plans')));
      expect(plans.filter((plan) => plan === null)).toHaveLength(
        viewer === 'spectator' ? 3 : viewer === state.mover ? 3 : 2,
      );
    }
  });

  it('are states whose unknown parts are null, and answer the same queries', () => {
    const state = played(40);
    const seat = state.seat;
    const view = maharaja2020.view(state, seat);
    expect(maharaja2020.legalMoves(view, seat)).toEqual(maharaja2020.legalMoves(state, seat));
  });

  it('are determinized to states with the same view', () => {
    const rng = seededRng('view', 'test');
    const view = maharaja2020.view(played(24), 1);
    for (let i = 0; i < 20; i++)
      expect(maharaja2020.view(maharaja2020.determinize(view, 1, rng), 1)).toEqual(view);
  });

  it('of a solo game hide both piles, the third tile and the generator, and nothing else', () => {
    const state = solo();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { brahmabot, ...rest } = maharaja2020.view(state, viewer);
      expect(rest).toEqual(
        Object.fromEntries(Object.entries(state).filter(([field]) => field !== 'brahmabot')),
      );
      expect(brahmabot).toEqual({
        ...requireBot(state),
        stack: requireBot(state).stack.map(() => null),
        drawn: [1, 2, null],
        pile: new Array(9).fill(null),
        shuffles: null,
      });
    }
  });

  it('of a solo game are determinized with the unseen parts in random order', () => {
    const rng = seededRng('view', 'solo');
    const state = solo({ stack: [3, 5, 7, 9, 10, 11, 12, 13, 14, 15] });
    Object.assign(requireBot(state), { gone: [16], spent: [12], pile: [4, 5, 6, 7, 8, 9, 10, 11] });
    const drawn = Array.from({ length: 40 }, () =>
      requireBot(maharaja2020.determinize(maharaja2020.view(state, 0), 0, rng)),
    );
    for (const { stack, drawn: tiles, pile, shuffles: chance } of drawn) {
      expect([...stack, 16, ...state.display, ...state.characters].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 16 }, (_, i) => i + 1),
      );
      expect(tiles.slice(0, 2)).toEqual([1, 2]);
      expect(new Set([...tiles, ...pile]).size).toBe(11);
      expect([...tiles, ...pile]).not.toContain(12);
      expect(chance).not.toEqual(requireBot(state).shuffles);
    }
    expect(new Set(drawn.map(({ drawn: tiles }) => tiles[2])).size).toBeGreaterThan(5);
    expect(new Set(drawn.map(({ stack }) => stack[0])).size).toBeGreaterThan(5);
  });

  it('share no mutable data', () => {
    const state = played(30);
    const before = canonicalJson(state);
    const copy = maharaja2020.clone(state);
    for (const value of Object.values(maharaja2020.view(copy, 0))) if (Array.isArray(value)) value.fill(0);
    expect(canonicalJson(copy)).toBe(before);
    expect(
      Object.isFrozen(
        maharaja2020.setup(maharaja2020.parseOptions({ mapFile: OWN_MAP }, 2), 2, seededDeal('x')).map,
      ),
    ).toBe(true);
  });
});

describe('fingerprints', () => {
  it('differ if positions differ', () => {
    const state = played(40);
    const text = maharaja2020.fingerprint(state);
    expect(text).toMatch(/^maharaja-2020\/1:\[4,4,"hindustan",0,0,0,0,"/);
    expect(maharaja2020.fingerprint(maharaja2020.clone(state))).toBe(text);
    const spare = { map: 'rajasthan', phase: 'over', brahmabot: requireBot(solo()) };
    expect(fieldsMissingFromFingerprint(maharaja2020, state, spare)).toEqual([]);
  });

  it('differ if fields of the solo game differ', () => {
    const state = solo();
    const text = maharaja2020.fingerprint(state);
    for (const [field, value] of Object.entries<unknown>({ ...requireBot(state) })) {
      const changed = typeof value === 'number' ? value + 1 : [99];
      const other = { ...state, brahmabot: { ...requireBot(state), [field]: changed } };
      expect(maharaja2020.fingerprint(other), field).not.toBe(text);
    }
  });

  it('distinguish map files by their content', () => {
    const on = (file: object) => maharaja2020.fingerprint(played(3, { mapFile: file }));
    expect(on(OWN_MAP)).toBe(on(structuredClone(OWN_MAP)));
    expect(on(OWN_MAP)).not.toBe(on({ ...OWN_MAP, about: 'another' }));
    expect(on(mapFile('hindustan'))).not.toBe(maharaja2020.fingerprint(played(3)));
  });
});

describe('reading from outside', () => {
  const raw = (spoil: (view: Record<string, unknown>) => unknown): unknown => {
    const view = { ...structuredClone(maharaja2020.view(played(30), 0)) } as Record<string, unknown>;
    spoil(view);
    return view;
  };

  it('reads views and states unchanged', () => {
    for (const options of [{}, { mapFile: OWN_MAP }]) {
      const state = played(30, options);
      for (const position of [state, maharaja2020.view(state, 0), maharaja2020.view(state, 'spectator')])
        expect(maharaja2020.parseView(JSON.parse(JSON.stringify(position)))).toEqual(position);
    }
  });

  it.each([
    ['a list too short', (view) => (view['coins'] = [1, 2, 3])],
    ['more people than seats', (view) => (view['people'] = 5)],
    ['an automaton without a solo game', (view) => (view['people'] = 3)],
    ['a solo game of four people', (view) => (view['brahmabot'] = structuredClone(requireBot(solo())))],
    ['a seat there is not', (view) => ((view['sites'] as number[])[3] = 4)],
    ['two flags on one space', (view) => (view['flags'] = [2, 2, 4, 5, 6, 7, 8])],
    ['a village off the map', (view) => ((view['villages'] as number[])[0] = 1 << 30)],
    ['nobody in turn', (view) => (view['seat'] = -1)],
    ['no mover in a turn', (view) => (view['mover'] = -1)],
    ['an unknown map', (view) => (view['map'] = 'bengal')],
    ['a broken map', (view) => (view['map'] = { ...OWN_MAP, roads: [] })],
    ['a missing field', (view) => delete view['display']],
    ['a field too many', (view) => (view['secret'] = 1)],
    ['shrines of too few', (view) => (view['shrines'] = [])],
  ] as readonly [string, (view: Record<string, unknown>) => unknown][])(
    'refuses a view with %s',
    (_, spoil) => {
      expect(() => maharaja2020.parseView(raw(spoil))).toThrow(FormatError);
    },
  );

  it.each([
    { type: 'statue', city: 0, site: 7, by: 0 },
    { type: 'statue', city: 0, site: 0, by: 4 },
    { type: 'shrine', place: 38, by: 1 },
    { type: 'plan', first: 0 },
    { type: 'buy', count: 4 },
    { type: 'ability', character: 3 },
    { type: 'end', more: true },
    'end',
  ])('refuses %o as a move', (move) => {
    expect(() => maharaja2020.parseMove(move)).toThrow(FormatError);
  });
});

describe('keys', () => {
  it('differ for each well-formed move', () => {
    const moves = [...maharaja2020.wellFormedMoves(build())];
    expect(moves.length).toBeGreaterThan(600);
    expect(new Set(moves.map((move) => maharaja2020.key(move))).size).toBe(moves.length);
  });
});
