/** What may stand in the city of the example: a large piece in the centre or outside, a small piece, a figure. */
export const PIECE_KINDS = ['centre', 'outer', 'small', 'figure'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The pieces of each seat in the city. */
export type ExamplePieces = readonly (readonly PieceKind[])[];

/** Adds a piece of a seat or takes it away. The centre has one site, so a piece there replaces another one. */
export function togglePiece(pieces: ExamplePieces, seat: number, kind: PieceKind): ExamplePieces {
  const isThere = pieces[seat]?.includes(kind) ?? false;
  return pieces.map((own, each) => {
    if (each === seat) return isThere ? own.filter((one) => one !== kind) : [...own, kind];
    return kind === 'centre' ? own.filter((one) => one !== kind) : own;
  });
}

export const isPieceKind = (piece: string): piece is PieceKind => PIECE_KINDS.some((kind) => kind === piece);
