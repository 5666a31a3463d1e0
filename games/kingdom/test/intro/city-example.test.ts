import { describe, expect, test } from 'vitest';
import { isPieceKind, PIECE_KINDS, togglePiece } from '../../intro/city-example.ts';

describe('the pieces of an example', () => {
  test('come and go by presses', () => {
    const some = togglePiece([[], ['small']], 0, 'outer');
    expect(some).toEqual([['outer'], ['small']]);
    expect(togglePiece(some, 1, 'small')).toEqual([['outer'], []]);
  });

  test('share one centre', () => {
    expect(togglePiece([['centre', 'figure'], []], 1, 'centre')).toEqual([['figure'], ['centre']]);
  });

  test('are known by their names', () => {
    expect(PIECE_KINDS.every(isPieceKind)).toBe(true);
    expect(isPieceKind('elephant')).toBe(false);
  });
});
