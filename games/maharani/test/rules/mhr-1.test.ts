import { at, seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import {
  arrowSide,
  COLOURS,
  laidTile,
  maharani,
  NEIGHBOURS,
  PATTERNS,
  QUARTER_SPACES,
  QUARTERS,
  rondelRotation,
  SIDES,
  SPACES,
  seatAt,
  sideOf,
  slotQuarter,
  spaceAt,
  spaceName,
  TILES,
  tileEdges,
} from '../../rules/index.ts';
import { bring, build, E, make, N, only, S, space, tile, W } from './support.ts';

const COUNTS = [2, 3, 4] as const;
const start = (players: number, seed: string) => maharani.setup({}, players, seededDeal(seed));

describe('MHR-1.1 the palace, the tiles and the seats', () => {
  it('MHR-1.1 has 56 spaces in four quarters of 14, two of each with a centre column', () => {
    expect(SPACES).toHaveLength(56);
    for (const spaces of QUARTER_SPACES) {
      expect(spaces).toHaveLength(14);
      expect(spaces.filter((i) => at(SPACES, i).edges === 0)).toHaveLength(2);
    }
    expect(QUARTERS).toEqual(['peacock', 'lion', 'monkey', 'elephant']);
    expect(['H2', 'H7', 'A7', 'A2'].map((name) => at(SPACES, space(name)).quarter)).toEqual([0, 1, 2, 3]);
  });

  it('MHR-1.1 leaves out the corners of the palace and the rondel in the middle', () => {
    for (const [row, col] of [
      [0, 0],
      [0, 7],
      [7, 0],
      [7, 7],
      [3, 3],
      [3, 4],
      [4, 3],
      [4, 4],
    ] as const)
      expect(spaceAt(row, col)).toBe(-1);
    expect(spaceName(spaceAt(0, 1))).toBe('B1');
    expect(spaceName(spaceAt(7, 6))).toBe('G8');
  });

  it('MHR-1.1 continues columns across every border and ends none in a wall', () => {
    for (const [i, { edges }] of SPACES.entries())
      for (const side of [N, E, S, W]) {
        const across = at(NEIGHBOURS, i * 4 + side);
        const half = (edges >> side) & 1;
        const otherHalf = across < 0 ? 0 : (at(SPACES, across).edges >> ((side + 2) & 3)) & 1;
        expect(half, `${spaceName(i)} ${SIDES[side]}`).toBe(otherHalf);
        expect(across < 0 ? i : NEIGHBOURS[across * 4 + ((side + 2) & 3)]).toBe(i);
      }
  });

  it('MHR-1.1 has 60 tiles: in each of six colours two centre, four half, two straight and two corner tiles', () => {
    expect(new Set(TILES.map(({ id }) => id)).size).toBe(60);
    for (const [colour] of COLOURS.entries()) {
      const own = TILES.filter((one) => one.colour === colour);
      const counts = PATTERNS.map((_, pattern) => own.filter((one) => one.pattern === pattern).length);
      expect(counts).toEqual([2, 4, 2, 2]);
    }
    const one = at(TILES, tile('amethyst-10'));
    expect([COLOURS[one.colour], PATTERNS[one.pattern], SIDES[one.arrow]]).toEqual([
      'amethyst',
      'corner',
      'W',
    ]);
  });

  it('MHR-1.1 has as many spaces of a pattern as tiles of it, but four centre tiles too many', () => {
    const of = (list: readonly { pattern: number }[]) =>
      PATTERNS.map((_, pattern) => list.filter((one) => one.pattern === pattern).length);
    expect(of(SPACES)).toEqual([8, 24, 12, 12]);
    expect(of(TILES)).toEqual([12, 24, 12, 12]);
  });

  it('MHR-1.1 seats four at N, E, S, W, three at N, E, S, two at N, S, and plays clockwise', () => {
    const sides = (players: number) =>
      Array.from({ length: players }, (_, seat) => SIDES[sideOf(players, seat)]).join('');
    expect(COUNTS.map(sides)).toEqual(['NS', 'NES', 'NESW']);
    for (const players of COUNTS) {
      const state = build({ players, seat: players - 1 });
      make(state, bring(state, 0, 'ruby', 'A4', W), { type: 'end' });
      expect(state.seat).toBe(0);
    }
  });

  it('MHR-1.1 calls no worker if an arrow points to an empty side', () => {
    expect([N, E, S, W].map((side) => seatAt(3, side))).toEqual([0, 1, 2, -1]);
    expect([N, E, S, W].map((side) => seatAt(2, side))).toEqual([0, -1, 1, -1]);
    for (const seat of [0, 1, 2]) {
      const state = build({ players: 3, seat });
      const events = make(state, bring(state, 0, 'ruby', 'A4', W));
      expect(events.map(({ kind }) => kind)).toEqual(['tile']);
      expect(state.workers.every((worker) => worker < 0)).toBe(true);
    }
  });
});

describe('MHR-1.2 what each seat begins with', () => {
  it.each([
    [4, [8, 0]],
    [3, [10, 0]],
    [2, [7, 7]],
  ] as const)('MHR-1.2 %i seats: markers up, no gold, workers %j', (players, workers) => {
    const state = start(players, 'any');
    expect(state.markers).toEqual(Array.from({ length: players }, () => 15));
    expect(state.gold).toEqual(Array.from({ length: players }, () => 0));
    expect(state.supply).toEqual(Array.from({ length: players }, () => workers).flat());
  });

  it('MHR-1.2 has no other seat counts', () => {
    expect(maharani.meta.seatCounts).toEqual([2, 3, 4]);
    for (const players of [1, 5]) expect(() => start(players, 'any')).toThrow(RangeError);
  });
});

describe('MHR-1.3 the first tiles and the first seat', () => {
  it('MHR-1.3 draws four tiles onto slots 1 to 4 in the order dealt', () => {
    const deal = seededDeal('draw');
    const state = maharani.setup({}, 4, deal);
    expect(state.rondel).toEqual(deal.dealt['bag']?.slice(0, 4));
    expect(state.bag.toReversed()).toEqual(deal.dealt['bag']?.slice(4));
    expect(state.bagCount).toBe(56);
  });

  it('MHR-1.3 draws the seat that begins at random', () => {
    for (const players of COUNTS) {
      const seats = new Set(Array.from({ length: 40 }, (_, i) => start(players, `lot ${i}`).seat));
      expect(seats).toEqual(new Set(Array.from({ length: players }, (_, seat) => seat)));
    }
  });

  it('MHR-1.3 shows every viewer everything except the order of the bag', () => {
    const state = start(3, 'open');
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(maharani.view(state, viewer)).toEqual({ ...state, bag: null });
  });
});

describe('MHR-1.4 the rondel', () => {
  it('MHR-1.4 has slot 1 over the quarter clockwise after the arrow, then 2, 3, 4', () => {
    const names = (side: number) => [0, 1, 2, 3].map((slot) => QUARTERS[slotQuarter(side, slot)]);
    expect(names(N)).toEqual(['peacock', 'lion', 'monkey', 'elephant']);
    expect(names(E)).toEqual(['lion', 'monkey', 'elephant', 'peacock']);
    expect(names(S)).toEqual(['monkey', 'elephant', 'peacock', 'lion']);
    expect(names(W)).toEqual(['elephant', 'peacock', 'lion', 'monkey']);
  });

  it('MHR-1.4 holds tiles so that their arrows point in the direction of its own', () => {
    for (const [i] of TILES.entries())
      for (const side of [N, E, S, W]) expect(arrowSide(i, rondelRotation(i, side))).toBe(side);
  });

  it('MHR-1.4 turns halves and arrow of a tile alike, clockwise', () => {
    const corner = tile('ruby-9');
    expect([0, 1, 2, 3].map((turn) => tileEdges(corner, turn))).toEqual([0b0011, 0b0110, 0b1100, 0b1001]);
    expect([0, 1, 2, 3].map((turn) => arrowSide(corner, turn))).toEqual([N, E, S, W]);
  });

  it('MHR-1.4 keeps each slot over the same quarter in all turns of a seat', () => {
    const state = start(4, 'places');
    for (let i = 0; i < 8; i++) {
      const { seat } = state;
      const [move] = maharani.legalMoves(state, seat);
      if (!move) throw new Error('no move');
      const [placed] = only(make(state, move), 'tile');
      const over = placed && slotQuarter(sideOf(4, seat), placed.slot);
      expect([over, null]).toContain(placed?.marker);
      make(state, { type: 'end' });
    }
    expect(state.board.filter((item) => item >= 0).map(laidTile)).toHaveLength(8);
  });
});
