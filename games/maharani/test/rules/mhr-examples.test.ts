import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { quarterPay } from '../../rules/index.ts';
import { bring, build, E, END, LION, make, N, only, quarter, S, W } from './support.ts';

describe('the worked examples of the rulebook', () => {
  it('example 1 (MHR-3.1): a blue tile alone earns 1, and the next one, which joins it and another, 3', () => {
    const state = build({ lay: { G1: 'sapphire' } });
    const first = make(state, bring(state, 0, 'sapphire', 'F2', E));
    const second = make(state, bring(state, 1, 'sapphire', 'F1', W));
    expect([...only(first, 'tile'), ...only(second, 'tile')].map(({ gold }) => gold)).toEqual([1, 3]);
  });

  it('example 2 (MHR-3.3): a lone worker earns 1, one beside an own worker 2', () => {
    const state = build({});
    const first = make(state, bring(state, 0, 'sapphire', 'G4', N));
    const second = make(state, bring(state, 1, 'pearl', 'H4', N));
    expect([...only(first, 'worker'), ...only(second, 'worker')].map(({ gold }) => gold)).toEqual([1, 2]);
  });

  it('example 3 (MHR-3.1, MHR-3.3): area 5 and group 3, both across the border of quarters, earn 8', () => {
    const lay = {
      D2: 'sapphire-3',
      D3: 'sapphire-7',
      E3: 'sapphire-5',
      F3: 'sapphire-6',
      F2: 'ruby',
      E1: 'pearl',
    };
    const state = build({ lay, workers: { D2: 0, E1: 0 } });
    const events = make(state, bring(state, 0, 'sapphire', 'E2', N));
    expect(only(events, 'tile')[0]?.gold).toBe(5);
    expect(only(events, 'worker')[0]).toMatchObject({ from: null, gold: 3 });
    expect(state.gold[0]).toBe(8);
  });

  it('example 4 (MHR-2.4): a second tile earns 4, and 2 are paid at the end of the turn', () => {
    const state = build({ lay: { E3: 'ruby-4', F2: 'ruby', G3: 'ruby' } });
    make(state, bring(state, 0, 'pearl', 'A4', S));
    const second = make(state, bring(state, 1, 'ruby', 'F3', S));
    expect(only(second, 'tile')[0]?.gold).toBe(4);
    expect(state.gold[0]).toBe(1 + 4);
    make(state, END);
    expect(state.gold[0]).toBe(1 + 4 - 2);
  });

  it('example 5 (MHR-4): 5 green, 3 red, 1 blue and 0 yellow workers are paid 18, 9, 4 and 0', () => {
    const colours = [0, 0, 0, 0, 0, 2, 2, 2, 4];
    const workers = Object.fromEntries(colours.map((worker, i) => [at(Object.keys(LION), i), worker]));
    const state = build({ lay: LION, workers });
    expect(quarterPay(state, quarter('lion'))).toEqual([18, 9, 4, 0]);
    const events = make(state, bring(state, 0, 'emerald', 'E8', S), END);
    expect(only(events, 'paid').map(({ seat, gold }) => [seat, gold])).toEqual([
      [0, 18],
      [1, 9],
      [2, 4],
    ]);
    expect(state.gold).toEqual([1 + 18, 9, 4, 0]);
  });
});
