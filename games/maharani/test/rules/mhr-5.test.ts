import { at, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/index.ts';
import { maharani, TILES } from '../../rules/index.ts';
import { build, E, END, make, nearlyDone, only, placing, space, tile, why } from './support.ts';

/** Seven of the eight centre spaces, all except C2, with tiles that form no area. */
const SEVEN = {
  B3: 'ruby',
  F2: 'ruby',
  G3: 'saffron',
  B6: 'saffron',
  C7: 'emerald',
  G6: 'emerald',
  F7: 'sapphire',
};
/** The centre tiles that are left then. */
const LEFT = ['amethyst-1', 'sapphire-2', 'pearl-1', 'pearl-2', 'amethyst-2'];

describe('MHR-5.1 centre tiles', () => {
  it('MHR-5.1 leave the rondel at once when the last centre space is taken, and nothing new is revealed', () => {
    const rondel = ['pearl-1', 'amethyst-3', 'pearl-2', 'amethyst-1'];
    const state = build({ rondel, lay: SEVEN });
    const events = make(state, placing(state, 3, 'C2', E));
    expect(only(events, 'removed')).toEqual([
      { kind: 'removed', tile: tile('pearl-1'), slot: 0 },
      { kind: 'removed', tile: tile('pearl-2'), slot: 2 },
    ]);
    expect(state.rondel).toEqual([-1, tile('amethyst-3'), -1, -1]);
    expect(state.removed).toEqual([tile('pearl-1'), tile('pearl-2')]);
    expect(events.some((event) => maharani.reveals(event))).toBe(false);
    expect(only(events, 'drawn')).toEqual([]);
  });

  it('MHR-5.1 leave no second tile to place if the rondel held nothing else', () => {
    const state = build({ rondel: ['pearl-1', null, 'pearl-2', 'amethyst-1'], lay: SEVEN });
    make(state, placing(state, 3, 'C2', E));
    expect(maharani.legalMoves(state, 0)).toEqual([END]);
  });

  it('MHR-5.1 leave the game when drawn later, and are replaced', () => {
    const rondel = [null, 'amethyst-3', 'emerald-3', 'amethyst-1'];
    const next = ['pearl-1', 'pearl-2', 'saffron-3', 'amethyst-2', 'ruby-3'];
    const state = build({ rondel, lay: SEVEN, next });
    const events = make(state, placing(state, 3, 'C2', E), END);
    expect(
      events.flatMap((event) => (event.kind === 'drawn' || event.kind === 'removed' ? [event] : [])),
    ).toEqual([
      { kind: 'removed', tile: tile('pearl-1'), slot: null },
      { kind: 'removed', tile: tile('pearl-2'), slot: null },
      { kind: 'drawn', slot: 0, tile: tile('saffron-3') },
      { kind: 'removed', tile: tile('amethyst-2'), slot: null },
      { kind: 'drawn', slot: 3, tile: tile('ruby-3') },
    ]);
    expect(only(events, 'removed').every((event) => maharani.reveals(event))).toBe(true);
    expect(state.removed).toEqual(['amethyst-2', 'pearl-1', 'pearl-2'].map(tile));
  });

  it('MHR-5.1 stay in the game as long as a centre space is free', () => {
    const state = build({ rondel: ['pearl-1', 'amethyst-3'], lay: SEVEN, next: LEFT.slice(0, 1) });
    const events = make(state, placing(state, 1, 'H4'), END);
    expect(only(events, 'removed')).toEqual([]);
    expect(state.rondel.slice(0, 2)).toEqual([tile('pearl-1'), tile('amethyst-1')]);
  });
});

describe('MHR-5.2 the bag is empty', () => {
  it('MHR-5.2 leaves slots empty, and play continues with the rest', () => {
    const state = nearlyDone(['H4', 'A4', 'A5'], ['ruby-3', 'saffron-3', 'emerald-3']);
    const events = make(state, placing(state, 0, 'H4'), END);
    expect(only(events, 'drawn')).toEqual([]);
    expect([state.over, state.seat, state.rondel]).toEqual([
      0,
      1,
      [-1, tile('saffron-3'), tile('emerald-3'), -1],
    ]);
    expect(maharani.legalMoves(state, 1).length).toBeGreaterThan(0);
  });

  it('MHR-5.2 can happen in the middle of a refill', () => {
    const state = build({ rondel: ['ruby-3', 'saffron-3', 'emerald-3', 'pearl-3'], next: ['amethyst-3'] });
    state.removed = state.bag.slice(0, -1).toSorted((a, b) => a - b);
    state.bag = state.bag.slice(-1);
    state.bagCount = 1;
    make(state, placing(state, 2, 'H4'), placing(state, 1, 'H5'), END);
    expect([state.rondel, state.bagCount]).toEqual([
      ['ruby-3', 'amethyst-3', '', 'pearl-3'].map((id) => (id ? tile(id) : -1)),
      0,
    ]);
  });
});

describe('MHR-5.3 the end', () => {
  it('MHR-5.3 comes when the last quarter has been evaluated, after an ordinary end of the turn', () => {
    const state = nearlyDone(['H4'], ['ruby-3']);
    make(state, placing(state, 0, 'H4'));
    expect([maharani.outcome(state), maharani.legalMoves(state, 0)]).toEqual([null, [END]]);
    const events = make(state, END);
    expect(events.map(({ kind }) => kind)).toEqual(['quarter', 'paid', 'home', 'over']);
    expect(maharani.outcome(state)?.ending).toBe('ending.lastQuarter');
    expect(maharani.active(state)).toEqual([]);
    expect(maharani.legalMoves(state, 0)).toEqual([]);
    expect(why(state, END)).toBe('MHR-5.3 refusal.over');
  });

  it('MHR-5.3 comes when no tile on the rondel fits a free space; unfinished quarters are evaluated as they are', () => {
    // Two spaces are left, H5 for a half tile and A3 for a straight one, and the last tile is a half one.
    const state = nearlyDone(['H4', 'H5', 'A3'], ['ruby-3', 'saffron-3']);
    state.workers[space('G5')] = 2;
    state.workers[space('A2')] = 2;
    state.workers[space('B2')] = 2;
    state.workers[space('A6')] = 4;
    state.supply[2] = 5;
    state.supply[4] = 7;
    const first = make(state, placing(state, 0, 'H4'), END);
    expect(only(first, 'quarter')).toEqual([{ kind: 'quarter', quarter: 0, finished: true }]);
    expect(only(first, 'over')).toEqual([]);
    const events = make(state, placing(state, 1, 'H5'), END);
    expect(only(events, 'quarter')).toEqual([
      { kind: 'quarter', quarter: 1, finished: true },
      { kind: 'quarter', quarter: 3, finished: false },
    ]);
    expect(only(events, 'paid').map(({ seat, gold }) => [seat, gold])).toContainEqual([1, 6]);
    expect(events.at(-1)).toEqual({ kind: 'over', ending: 'ending.nothingFits' });
    expect(maharani.outcome(state)?.ending).toBe('ending.nothingFits');
    expect(state.supply[2]).toBe(8);
    expect(state.workers[space('A6')]).toBe(4);
  });

  it('MHR-5.3 looks at what fits only after the refill', () => {
    const state = nearlyDone(['H4', 'A3'], ['ruby-3']);
    const straight = state.removed.find((number) => at(TILES, number).pattern === 2) ?? -1;
    state.removed = state.removed.filter((number) => number !== straight);
    state.bag = [straight];
    state.bagCount = 1;
    make(state, placing(state, 0, 'H4'), END);
    expect([state.over, state.rondel[0]]).toEqual([0, straight]);
  });

  it('MHR-5.3 does not end while a tile fits, even if the next seat cannot place it and must refresh', () => {
    const state = nearlyDone(['H4', 'A4'], ['ruby-3', 'saffron-3']);
    state.markers[1] = 0;
    make(state, placing(state, 0, 'H4'), END);
    expect(state.over).toBe(0);
    expect(maharani.legalMoves(state, 1).map(({ type }) => type)).toEqual(['refresh']);
  });
});

describe('MHR-5.4 who wins', () => {
  const finish = (gold: number[]): State => {
    const state = nearlyDone(['H4'], ['ruby-5'], gold.length);
    state.gold = [...gold];
    state.ledger = gold.flatMap((own) => [own, 0, 0, 0]);
    make(state, placing(state, 0, 'H4'), END);
    return state;
  };

  it('MHR-5.4 the seat with the most gold', () => {
    const outcome = maharani.outcome(finish([10, 40, 20, 30]));
    expect(outcome?.ranks).toEqual([4, 1, 3, 2]);
    expect(outcome?.scores.slice(1)).toEqual([40, 20, 30]);
    expect(outcome && winners(outcome)).toEqual([1]);
    expect(outcome?.tieBreaks).toEqual([]);
  });

  it('MHR-5.4 all seats that share the most; other ranks are shared too', () => {
    const outcome = maharani.outcome(finish([5, 40, 40, 20]));
    expect(outcome?.ranks).toEqual([4, 1, 1, 3]);
    expect(outcome && winners(outcome)).toEqual([1, 2]);
    expect(maharani.outcome(finish([2, 30, 30, 30]))?.ranks).toEqual([4, 1, 1, 1]);
  });

  it('MHR-5.4 the score lines are the parts of the gold', () => {
    const state = finish([10, 40]);
    const outcome = maharani.outcome(state);
    for (const [seat, lines] of (outcome?.lines ?? []).entries()) {
      expect(lines.map(({ key }) => key)).toEqual([
        'score.tiles',
        'score.workers',
        'score.quarters',
        'score.secondTiles',
      ]);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(outcome?.scores[seat]);
    }
  });

  it('MHR-5.4 a match that resignations end has the gold so far', () => {
    const state = build({});
    Object.assign(state, { gold: [7, 3], ledger: [9, 0, 0, -2, 1, 2, 0, 0] });
    const { scores, lines } = maharani.scoreSoFar?.(state) ?? {};
    expect(scores).toEqual([7, 3]);
    expect(lines?.map((own) => own.map(({ points }) => points))).toEqual([
      [9, 0, 0, -2],
      [1, 2, 0, 0],
    ]);
  });

  it('MHR-5.4 nobody before the match is over', () => {
    expect(maharani.outcome(build({}))).toBeNull();
  });
});
