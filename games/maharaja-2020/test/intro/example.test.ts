import { describe, expect, test } from 'vitest';
import { type ExamplePieces, PIECE_KINDS, togglePiece } from '../../../kingdom/intro/city-example.ts';
import {
  arrival,
  DARA,
  FIRST_PIECES,
  GOLCONDA,
  KABIR,
  NOOR,
  scoreExample,
  turn,
  YOU,
} from '../../intro/scene.ts';
import { cityScoring, maharaja2020, PAYOUT, SITE_COUNT } from '../../rules/index.ts';

const totals = (pieces: ExamplePieces) => scoreExample(pieces).map(({ total }) => total);
const NONE: ExamplePieces = [[], [], [], []];

describe('the example', () => {
  test('begins with four players of different rank (M20-7.1 to 7.3)', () => {
    const lines = scoreExample(FIRST_PIECES);
    expect(totals(FIRST_PIECES)).toEqual([4, 2, 1, 3]);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 3, 4, 2]);
    expect(lines.map(({ coins }) => coins)).toEqual([12, 8, 5, 10]);
  });

  test('counts what a piece is worth alone (M20-7.1)', () => {
    const worth = PIECE_KINDS.map((kind) => totals(togglePiece(NONE, YOU, kind))[YOU]);
    expect(worth).toEqual([3, 2, 1, 1]);
  });

  test('follows each press: the sum of the pieces, and the payout of the rank', () => {
    const worth: Readonly<Record<string, number>> = { centre: 3, outer: 2, small: 1, figure: 1 };
    for (const seat of [YOU, NOOR, KABIR, DARA])
      for (const kind of PIECE_KINDS) {
        const pieces = togglePiece(FIRST_PIECES, seat, kind);
        const lines = scoreExample(pieces);
        expect(lines.map(({ total }) => total)).toEqual(
          pieces.map((own) => own.reduce((sum, one) => sum + (worth[one] ?? 0), 0)),
        );
        for (const { rank, coins } of lines) expect(coins).toBe(rank > 0 ? PAYOUT[4]?.[rank - 1] : 3);
      }
  });

  test('breaks ties by the lower character (M20-7.2)', () => {
    const lines = scoreExample([['small'], ['small'], [], []]);
    expect(
      lines.filter(({ tied }) => tied).map(({ seat, rank, character }) => [seat, rank, character]),
    ).toEqual([
      [YOU, 2, 6],
      [NOOR, 1, 2],
    ]);
  });
});

describe('the pictures', () => {
  test('show positions and moves that the rules know', () => {
    for (const { before, after } of [arrival(), turn()])
      for (const view of [before, after])
        expect(maharaja2020.parseView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(turn().events.map(({ kind }) => kind)).toEqual(['travel', 'statue']);
  });

  test('show a road on which one coin is paid, and the worship with which the example begins', () => {
    const { before, after, events } = turn();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'travel', paid: [0, 0, 1, 0] }));
    expect(before.sites[GOLCONDA * SITE_COUNT]).toBe(-1);
    expect(cityScoring(after, GOLCONDA).lines.map(({ total }) => total)).toEqual(totals(FIRST_PIECES));
  });
});
