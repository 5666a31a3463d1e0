import { at, play } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/index.ts';
import { arrowSide, laidRotation, maharani, PATTERNS, SPACES, TILES, tileEdges } from '../../rules/index.ts';
import { FITTING_ROTATIONS } from '../../rules/tiles.ts';
import {
  bring,
  build,
  E,
  END,
  make,
  N,
  only,
  PEACOCK,
  placing,
  quarter,
  REFRESH,
  S,
  space,
  tile,
  W,
  why,
} from './support.ts';

/**
 * Seat 0 sits at N: slot 1 is over the peacock (NE), 2 over the lion (SE), 3 monkey (SW), 4 elephant (NW). On the
 * spaces where these tests place the first two tiles, the arrows of those tiles never point to N.
 */
const RONDEL = ['ruby-5', 'saffron-8', 'emerald-9', 'pearl-1'];
const kinds = (state: State, ...moves: Parameters<typeof make>[1][]) =>
  make(state, ...moves).map(({ kind }) => kind);
const legalTypes = (state: State) => [
  ...new Set(maharani.legalMoves(state, state.seat).map(({ type }) => type)),
];

describe('MHR-2.1 the turn', () => {
  it('MHR-2.1 turns the rondel to the seat whose turn it is', () => {
    const state = build({ rondel: RONDEL });
    const events = make(state, placing(state, 0, 'H4'), END);
    expect(only(events, 'turn')).toEqual([{ kind: 'turn', seat: 1, turn: 1 }]);
    expect(maharani.active(state)).toEqual([1]);
  });

  it('MHR-2.1 gives a choice between tiles and refreshing, not both', () => {
    const state = build({ rondel: RONDEL }, { markers: [14, 15, 15, 15] });
    expect(legalTypes(state)).toEqual(['place', 'refresh']);
    const placed = maharani.clone(state);
    make(placed, placing(placed, 0, 'H4'));
    expect(why(placed, REFRESH)).toBe('MHR-2.1 refusal.refreshAfterTile');
    make(state, REFRESH);
    expect(why(state, placing(state, 0, 'H4'))).toBe('MHR-2.1 refusal.refreshed');
    expect(why(state, REFRESH)).toBe('MHR-2.1 refusal.refreshedAlready');
    expect(legalTypes(state)).toEqual(['end']);
  });

  it('MHR-2.1 refuses moves out of turn, and says whose turn it is', () => {
    const state = build({ rondel: RONDEL, seat: 2 });
    expect(maharani.refusal(state, 1, END)).toEqual({
      clause: 'MHR-2.1',
      key: 'refusal.notYourTurn',
      values: { turnSeat: 2 },
    });
    expect(maharani.legalMoves(state, 1)).toEqual([]);
    expect(maharani.decision(state, 1)).toBeNull();
    expect(maharani.decision(state, 2)).toEqual({ kind: 'start', prompt: { key: 'prompt.start' } });
  });
});

describe('MHR-2.2 where a tile may go', () => {
  it('MHR-2.2 costs nothing in the quarter the tile lies over', () => {
    const state = build({ rondel: RONDEL });
    const [placed] = only(make(state, placing(state, 0, 'H4')), 'tile');
    expect(placed).toMatchObject({ slot: 0, space: space('H4'), marker: null });
    expect(state.markers).toEqual([15, 15, 15, 15]);
    expect(state.rondel).toEqual([-1, ...RONDEL.slice(1).map(tile)]);
  });

  it('MHR-2.2 in any other quarter costs the marker of the quarter that the tile lay over', () => {
    for (const where of ['A4', 'B5', 'F5']) {
      const state = build({ rondel: RONDEL });
      const [placed] = only(make(state, placing(state, 0, where)), 'tile');
      expect(placed?.marker).toBe(quarter('peacock'));
      expect(state.markers).toEqual([15 - (1 << quarter('peacock')), 15, 15, 15]);
    }
  });

  it('MHR-2.2 keeps the tile in its quarter once that marker is face down', () => {
    const state = build({ rondel: RONDEL }, { markers: [15 - (1 << quarter('peacock')), 15, 15, 15] });
    expect(why(state, placing(state, 0, 'A4'))).toBe('MHR-2.2 refusal.markerDown');
    expect(maharani.refusal(state, 0, placing(state, 0, 'A4'))?.values).toEqual({
      slot: 1,
      quarter: 'peacock',
    });
    expect(why(state, placing(state, 0, 'H4'))).toBeNull();
    expect(why(state, placing(state, 1, 'A3'))).toBeNull();
    const quarters = maharani
      .legalMoves(state, 0)
      .flatMap((move) => (move.type === 'place' && move.slot === 0 ? [at(SPACES, move.space).quarter] : []));
    expect(new Set(quarters)).toEqual(new Set([quarter('peacock')]));
  });

  it('MHR-2.2 counts the slots from the side of the seat', () => {
    const state = build({ rondel: RONDEL, seat: 2 });
    const [placed] = only(make(state, placing(state, 0, 'A4')), 'tile');
    expect(placed?.marker).toBe(quarter('monkey'));
    expect(state.markers[2]).toBe(15 - (1 << quarter('monkey')));
  });

  it('MHR-2.2 takes only existing tiles', () => {
    const state = build({ rondel: [null, ...RONDEL.slice(1)] });
    expect(why(state, { type: 'place', slot: 0, space: space('H4'), turn: 0 })).toBe(
      'MHR-2.2 refusal.slotEmpty',
    );
  });
});

describe('MHR-2.3 how a tile fits', () => {
  it('MHR-2.3 needs a free space', () => {
    const state = build({ rondel: RONDEL, lay: { H4: 'pearl' } });
    expect(why(state, placing(state, 0, 'H4'))).toBe('MHR-2.3 refusal.spaceTaken');
  });

  it('MHR-2.3 needs the same columns, and says which', () => {
    const state = build({ rondel: RONDEL });
    expect(why(state, { type: 'place', slot: 0, space: space('F2'), turn: 0 })).toBe(
      'MHR-2.3 refusal.columns',
    );
    expect(
      maharani.refusal(state, 0, { type: 'place', slot: 0, space: space('G1'), turn: 0 })?.values,
    ).toEqual({
      space: 'G1',
      needed: 'corner',
      pattern: 'half',
    });
  });

  it('MHR-2.3 needs a turn that brings the columns to the same edges', () => {
    const state = build({ rondel: RONDEL });
    const turns = [0, 1, 2, 3].map((turn) =>
      why(state, { type: 'place', slot: 0, space: space('H4'), turn }),
    );
    expect(turns).toEqual([null, ...Array.from({ length: 3 }, () => 'MHR-2.3 refusal.turn')]);
  });

  it.each([
    ['centre', 4],
    ['half', 1],
    ['straight', 2],
    ['corner', 1],
  ])('MHR-2.3 has a %s tile turn in %i ways', (name, ways) => {
    const pattern = PATTERNS.findIndex((one) => one === name);
    const tiles = TILES.flatMap((one, number) => (one.pattern === pattern ? [number] : []));
    const spaces = SPACES.flatMap((one, here) => (one.pattern === pattern ? [here] : []));
    for (const here of spaces) {
      const turns = at(FITTING_ROTATIONS, here);
      expect(turns).toHaveLength(ways);
      for (const number of tiles)
        for (const turn of turns) expect(tileEdges(number, turn)).toBe(at(SPACES, here).edges);
    }
  });

  it('MHR-2.3 lets the player choose the rotation, and so the arrow, if there is a choice', () => {
    const state = build({ rondel: RONDEL });
    expect(() => placing(state, 1, 'H3', N)).toThrow('no rotation on H3');
    make(state, placing(state, 1, 'H3', W));
    expect(arrowSide(tile('saffron-8'), laidRotation(at(state.board, space('H3'))))).toBe(W);
    const arrows = [N, E, S, W].filter((side) => {
      const free = build({ rondel: RONDEL });
      return maharani
        .legalMoves(free, 0)
        .some(
          (move) =>
            move.type === 'place' &&
            move.space === space('C2') &&
            arrowSide(tile('pearl-1'), move.turn) === side,
        );
    });
    expect(arrows).toEqual([N, E, S, W]);
  });
});

describe('MHR-2.4 the second tile', () => {
  it('MHR-2.4 follows the same rules, and there is no third', () => {
    const state = build({ rondel: RONDEL });
    make(state, placing(state, 0, 'H4'));
    expect(maharani.decision(state, 0)).toEqual({ kind: 'more', prompt: { key: 'prompt.more' } });
    expect(legalTypes(state)).toEqual(['place', 'end']);
    make(state, placing(state, 1, 'F4'));
    expect(state.markers[0]).toBe(15 - (1 << quarter('lion')));
    expect(why(state, placing(state, 3, 'C2'))).toBe('MHR-2.4 refusal.twoPlaced');
    expect(maharani.decision(state, 0)).toEqual({ kind: 'finish', prompt: { key: 'prompt.finish' } });
  });

  it('MHR-2.4 costs 2 gold, taken at the end of the turn', () => {
    const state = build({ rondel: RONDEL });
    make(state, placing(state, 0, 'H4'), placing(state, 1, 'F4'));
    expect(state.gold[0]).toBe(2);
    const events = make(state, END);
    expect(only(events, 'price')).toEqual([{ kind: 'price', seat: 0, gold: 2 }]);
    expect(state.gold[0]).toBe(0);
  });

  it('MHR-2.4 costs nothing for one tile or a refresh', () => {
    const one = build({ rondel: RONDEL });
    expect(kinds(one, placing(one, 0, 'H4'), END)).not.toContain('price');
    const refreshed = build({ rondel: RONDEL }, { markers: [0, 15, 15, 15] });
    expect(kinds(refreshed, REFRESH, END)).not.toContain('price');
  });
});

describe('MHR-2.5 refreshing', () => {
  it('MHR-2.5 turns all own markers up', () => {
    const state = build({ rondel: RONDEL }, { markers: [0b0101, 0, 3, 15] });
    const events = make(state, REFRESH);
    expect(events).toEqual([{ kind: 'refreshed', seat: 0, quarters: [1, 3] }]);
    expect(state.markers).toEqual([15, 0, 3, 15]);
  });

  it('MHR-2.5 is the only move if nothing can be placed', () => {
    // The only tile left is a half tile over the peacock quarter. No half space is free there, and its marker is face
    // down.
    const halves = { E1: 'ruby', E2: 'ruby', E3: 'saffron', F3: 'saffron', G4: 'emerald', H4: 'emerald' };
    const state = build({ rondel: ['pearl-3'], lay: halves }, { markers: [15 - 1, 15, 15, 15] });
    expect(legalTypes(state)).toEqual(['refresh']);
    expect(maharani.decision(state, 0)).toEqual({ kind: 'start', prompt: { key: 'prompt.mustRefresh' } });
    expect(why(state, END)).toBe('MHR-2.6 refusal.nothingDone');
  });

  it('MHR-2.5 is allowed with all markers up if nothing can be placed at all', () => {
    const state = build({ rondel: [] });
    expect(legalTypes(state)).toEqual(['refresh']);
    expect(make(state, REFRESH)).toEqual([{ kind: 'refreshed', seat: 0, quarters: [] }]);
  });
});

describe('MHR-2.6 ending the turn', () => {
  it('MHR-2.6 is a separate move, refused before anything else was done', () => {
    const state = build({ rondel: RONDEL });
    expect(why(state, END)).toBe('MHR-2.6 refusal.nothingDone');
    make(state, placing(state, 0, 'H4'));
    expect(state.seat).toBe(0);
    expect(why(state, END)).toBeNull();
  });

  it('MHR-2.6 is also needed after a second tile and after a refresh, so that they can be undone', () => {
    const two = build({ rondel: RONDEL });
    make(two, placing(two, 0, 'H4'), placing(two, 1, 'F4'));
    expect([two.turn, maharani.legalMoves(two, 0)]).toEqual([0, [END]]);
    const refreshed = build({ rondel: RONDEL }, { markers: [0, 15, 15, 15] });
    make(refreshed, REFRESH);
    expect([refreshed.turn, maharani.legalMoves(refreshed, 0)]).toEqual([0, [END]]);
    expect(maharani.decision(refreshed, 0)).toEqual({ kind: 'finish', prompt: { key: 'prompt.refreshed' } });
    make(refreshed, END);
    expect(refreshed.turn).toBe(1);
  });

  it('MHR-2.6 is the only move if no second tile can be placed', () => {
    const state = build({ rondel: ['ruby-3'] });
    make(state, placing(state, 0, 'H4'));
    expect(maharani.legalMoves(state, 0)).toEqual([END]);
    expect(maharani.decision(state, 0)?.kind).toBe('finish');
  });

  it('MHR-2.6 shows nothing new before the end of the turn', () => {
    const state = build({ rondel: RONDEL });
    const before = make(state, placing(state, 0, 'H4'), placing(state, 1, 'F4'));
    expect(before.some((event) => maharani.reveals(event))).toBe(false);
    expect(make(state, END).some((event) => maharani.reveals(event))).toBe(true);
  });

  it('MHR-2.6 places a worker without a choice if there is only one way', () => {
    const state = build({ rondel: RONDEL });
    make(state, bring(state, 0, 'ruby', 'H4', N));
    expect([state.pending, state.workers[space('H4')]]).toEqual([-1, 0]);
  });
});

describe('MHR-2.7 the end of the turn', () => {
  const NEXT = ['sapphire-3', 'amethyst-3'];

  it('MHR-2.7 refills the empty slots from the bag, 1 to 4', () => {
    const state = build({ rondel: RONDEL, next: NEXT });
    const events = make(state, placing(state, 2, 'G1'), placing(state, 0, 'H4'), END);
    expect(only(events, 'drawn')).toEqual([
      { kind: 'drawn', slot: 0, tile: tile('sapphire-3') },
      { kind: 'drawn', slot: 2, tile: tile('amethyst-3') },
    ]);
    expect(state.rondel).toEqual(['sapphire-3', 'saffron-8', 'amethyst-3', 'pearl-1'].map(tile));
    expect(state.bagCount).toBe(state.bag.length);
  });

  it('MHR-2.7 evaluates a quarter once only, at the end of the turn that filled it', () => {
    const state = build({ lay: PEACOCK, next: NEXT, rondel: [null, null, null, 'pearl-1'] });
    make(state, bring(state, 0, 'ruby', 'H4', N));
    expect([state.filled, state.gold[0]]).toEqual([[quarter('peacock')], 2]);
    expect(only(make(state, END), 'quarter')).toHaveLength(1);
    expect(state.gold[0]).toBe(2 + 4);
    expect(only(make(state, placing(state, 3, 'C2'), END), 'quarter')).toEqual([]);
  });

  it('MHR-2.7 refuses a move that is not legal and leaves the state as it was', () => {
    const state = build({ rondel: RONDEL });
    const before = JSON.stringify(state);
    expect(() => play(maharani, state, 0, END)).toThrow('MHR-2.6: refusal.nothingDone');
    expect(JSON.stringify(state)).toBe(before);
  });
});
