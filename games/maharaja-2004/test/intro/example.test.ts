import { describe, expect, test } from 'vitest';
import { type ExamplePieces, PIECE_KINDS, togglePiece } from '../../../kingdom/intro/city-example.ts';
import {
  arrival,
  DARA,
  FIRST_PIECES,
  KABIR,
  NOOR,
  palacePrices,
  scoreExample,
  turn,
  UDAIPUR,
  YOU,
} from '../../intro/scene.ts';
import { cityScoring, INNER_SITE, maharaja2004, payoutOf, SITE_COUNT } from '../../rules/index.ts';

const totals = (pieces: ExamplePieces) => scoreExample(pieces).map(({ total }) => total);
const NONE: ExamplePieces = [[], [], [], []];

describe('the example', () => {
  test('begins with a tie that the lower character wins (M04-8.1, 8.2)', () => {
    const lines = scoreExample(FIRST_PIECES);
    expect(totals(FIRST_PIECES)).toEqual([4, 2, 1, 2]);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 4, 3]);
    expect(lines.map(({ coins }) => coins)).toEqual([12, 9, 3, 6]);
    expect(lines.filter(({ tied }) => tied).map(({ seat }) => seat)).toEqual([NOOR, DARA]);
  });

  test('counts what a piece is worth alone (M04-8.1)', () => {
    const worth = PIECE_KINDS.map((kind) => totals(togglePiece(NONE, YOU, kind))[YOU]);
    expect(worth).toEqual([3, 1, 1, 1]);
  });

  test('gives a single scorer more (M04-8.2)', () => {
    expect(scoreExample(togglePiece(NONE, YOU, 'small'))[YOU]?.coins).toBe(17);
  });

  test('follows each press: the sum of the pieces, and the payout of the rank', () => {
    const worth: Readonly<Record<string, number>> = { centre: 3, outer: 1, small: 1, figure: 1 };
    for (const seat of [YOU, NOOR, KABIR, DARA])
      for (const kind of PIECE_KINDS) {
        const pieces = togglePiece(FIRST_PIECES, seat, kind);
        const lines = scoreExample(pieces);
        expect(lines.map(({ total }) => total)).toEqual(
          pieces.map((own) => own.reduce((sum, one) => sum + (worth[one] ?? 0), 0)),
        );
        for (const { rank, coins } of lines) expect(coins).toBe(rank > 0 ? payoutOf(4)[rank - 1] : 0);
      }
  });
});

describe('the pictures', () => {
  test('show positions and moves that the rules know', () => {
    for (const { before, after } of [arrival(), turn()])
      for (const view of [before, after])
        expect(maharaja2004.parseView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(turn().events.map(({ kind }) => kind)).toEqual(['travel', 'palace']);
    expect(palacePrices()).toEqual({ usual: 12, artisan: 9 });
  });

  test('show a road on which two houses are paid, and the points with which the example begins', () => {
    const { before, after, events } = turn();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'travel', paid: [0, 0, 2, 0] }));
    expect(before.sites[UDAIPUR * SITE_COUNT + INNER_SITE]).toBe(-1);
    expect(cityScoring(after, UDAIPUR).lines.map(({ total }) => total)).toEqual(totals(FIRST_PIECES));
  });
});
