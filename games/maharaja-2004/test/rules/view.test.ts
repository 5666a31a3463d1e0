import { at, canonicalJson, FormatError, play, seededDeal, seededRng } from '@durbar/kernel';
import { fieldsMissingFromFingerprint } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { mapFile } from '../../../kingdom/rules/index.ts';
import { maharaja2004 } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { OWN_MAP } from './own-map.ts';
import { build } from './support.ts';

/** A match after some moves, which cycle through the legal ones. */
function played(moves: number, options: object = {}, seats = 4): State {
  const state = maharaja2004.setup(maharaja2004.parseOptions(options, seats), seats, seededDeal('view'));
  for (let i = 0; i < moves; i++) {
    const seat = at(maharaja2004.active(state), 0);
    const legal = maharaja2004.legalMoves(state, seat);
    play(maharaja2004, state, seat, at(legal, (i * 7) % legal.length));
  }
  return state;
}

const VIEWERS = [0, 1, 2, 3, 'spectator'] as const;

describe('views', () => {
  it('differ from the state in sealed plans only', () => {
    const state = played(26);
    expect(state.phase).toBe('act');
    for (const viewer of VIEWERS) {
      const { plans, ...rest } = maharaja2004.view(state, viewer);
      const { plans: _, ...known } = state;
      expect(rest).toEqual(known);
      const hidden = plans.filter((plan) => plan === null).length;
      expect(hidden).toBe(viewer === 'spectator' || viewer === state.mover ? 3 : 2);
    }
  });

  it('give the same answers as states', () => {
    const state = played(40);
    const view = maharaja2004.view(state, state.seat);
    expect(maharaja2004.legalMoves(view, state.seat)).toEqual(maharaja2004.legalMoves(state, state.seat));
  });

  it('are determinized to states with the same view', () => {
    const rng = seededRng('view', 'test');
    const view = maharaja2004.view(played(24), 1);
    for (let i = 0; i < 20; i++)
      expect(maharaja2004.view(maharaja2004.determinize(view, 1, rng), 1)).toEqual(view);
  });

  it('share no mutable data with the state', () => {
    const state = played(30);
    const before = canonicalJson(state);
    const copy = maharaja2004.clone(state);
    for (const value of Object.values(maharaja2004.view(copy, 0))) if (Array.isArray(value)) value.fill(0);
    expect(canonicalJson(copy)).toBe(before);
    expect(Object.isFrozen(played(0, { mapFile: OWN_MAP }).map)).toBe(true);
  });
});

describe('fingerprints', () => {
  it('differ if positions differ', () => {
    const state = played(40);
    const text = maharaja2004.fingerprint(state);
    expect(text).toMatch(/^maharaja-2004\/1:\[4,"rajasthan",0,0,"/);
    expect(maharaja2004.fingerprint(maharaja2004.clone(state))).toBe(text);
    expect(fieldsMissingFromFingerprint(maharaja2004, state, { map: 'hindustan', phase: 'over' })).toEqual(
      [],
    );
  });

  it('differ between custom maps with different content', () => {
    const on = (file: object) => maharaja2004.fingerprint(played(3, { mapFile: file }));
    expect(on(OWN_MAP)).toBe(on(structuredClone(OWN_MAP)));
    expect(on(OWN_MAP)).not.toBe(on({ ...OWN_MAP, about: 'another' }));
    expect(on(mapFile('rajasthan'))).not.toBe(maharaja2004.fingerprint(played(3)));
  });
});

describe('reading from outside', () => {
  it('reads views and states unchanged', () => {
    for (const options of [{}, { preset: 'advanced2' }, { mapFile: OWN_MAP }]) {
      const state = played(40, options);
      for (const position of [state, maharaja2004.view(state, 0), maharaja2004.view(state, 'spectator')])
        expect(maharaja2004.parseView(JSON.parse(JSON.stringify(position)))).toEqual(position);
    }
  });

  it.each([
    ['a list too short', { gold: [1, 2, 3] }],
    ['a colour there is not', { sites: new Array(49).fill(5) }],
    ['a seat there is not', { start: 4 }],
    ['two governors in one box', { boxes: [2, 2, 4, 5, 6, 7, 8] }],
    ['a village off the map', { villages: [1 << 30, 0, 0, 0] }],
    ['a second house where there is no first', { villages: [1, 0, 0, 0], doubles: [2, 0, 0, 0] }],
    ['a character twice', { cards: [1, 1, 2, 4] }],
    ['nobody in turn', { seat: -1 }],
    ['no mover in a turn', { mover: -1 }],
    ['an unknown map', { map: 'bengal' }],
    ['a broken map', { map: { ...OWN_MAP, roads: [] } }],
    ['a missing field', { bank: undefined }],
    ['a field too many', { secret: 1 }],
    ['houses of too few', { houses: [] }],
  ])('refuses a view with %s', (_, spoilt) => {
    const raw: unknown = { ...maharaja2004.view(played(30), 0), ...spoilt };
    expect(() => maharaja2004.parseView(JSON.parse(JSON.stringify(raw)))).toThrow(FormatError);
  });

  it.each([
    { type: 'palace', city: 0, inner: 1, by: 5 },
    { type: 'palace', city: 0, inner: true, by: 0 },
    { type: 'house', place: 38, by: 1 },
    { type: 'lift', place: 0, by: 1 },
    { type: 'plan', first: 0 },
    { type: 'bid', gold: 16 },
    { type: 'give', character: 8 },
    { type: 'end', more: true },
    'end',
  ])('refuses %o as a move', (move) => {
    expect(() => maharaja2004.parseMove(move)).toThrow(FormatError);
  });

  it('reads the two actions of a plan in either order', () => {
    expect(maharaja2004.parseMove({ type: 'plan', first: 7, second: 2 })).toEqual({
      type: 'plan',
      first: 2,
      second: 7,
    });
  });
});

describe('keys', () => {
  it('are different for each well-formed move', () => {
    const moves = [...maharaja2004.wellFormedMoves(build())];
    expect(moves.length).toBeGreaterThan(450);
    expect(new Set(moves.map((move) => maharaja2004.key(move))).size).toBe(moves.length);
  });
});
