import { describe, expect, test } from 'vitest';
import { PIECE_KINDS, togglePiece } from '../../../kingdom/intro/city-example.ts';
import {
  botTurn,
  CHECK,
  coinPrestige,
  DRAWN,
  FIRST_PIECES,
  GOLCONDA,
  PERFORMED,
  scoreExample,
} from '../../intro/solo-scene.ts';
import { ACTION_TILES, BRAHMABOT, HUMAN, maharaja2020 } from '../../rules/index.ts';

describe('Brahmabot’s turn', () => {
  test('is played by the rules: the check tile selects the third tile (M20-11.5)', () => {
    const { before, after, events } = botTurn();
    for (const view of [before, after])
      expect(maharaja2020.parseView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    expect(ACTION_TILES[CHECK - 1]?.check).toBe(PERFORMED);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'check', check: CHECK, tile: DRAWN[PERFORMED - 1] }),
    );
  });

  test('builds a shrine in Golconda and one on the way (M20-11.6)', () => {
    const { before, after, events } = botTurn();
    expect(after.shrines[BRAHMABOT * 7 + GOLCONDA]).toBe(1);
    expect(events.filter(({ kind }) => kind === 'shrine')).toHaveLength(2);
    expect(after.priests[BRAHMABOT]).toBe(GOLCONDA);
    expect(after.coins[HUMAN]).toBe((before.coins[HUMAN] ?? 0) + 1);
  });
});

describe('the example', () => {
  test('begins with the human first: coins for one, prestige for the other (M20-11.11)', () => {
    const lines = scoreExample(FIRST_PIECES);
    expect(lines.map(({ rank, coins, prestige }) => [rank, coins, prestige])).toEqual([
      [1, 12, 0],
      [2, 0, 1],
    ]);
  });

  test('gives Brahmabot more when it is first, and the human the second rank', () => {
    const lines = scoreExample(togglePiece(FIRST_PIECES, BRAHMABOT, 'centre'));
    expect(lines.map(({ rank, coins, prestige }) => [rank, coins, prestige])).toEqual([
      [2, 6, 0],
      [1, 0, 4],
    ]);
  });

  test('follows each press', () => {
    const worth: Readonly<Record<string, number>> = { centre: 3, outer: 2, small: 1, figure: 1 };
    for (const seat of [HUMAN, BRAHMABOT])
      for (const kind of PIECE_KINDS) {
        const pieces = togglePiece(FIRST_PIECES, seat, kind);
        expect(scoreExample(pieces).map(({ total }) => total)).toEqual(
          pieces.map((own) => own.reduce((sum, one) => sum + (worth[one] ?? 0), 0)),
        );
      }
    expect(coinPrestige()).toBe(1);
  });
});
