import type { MoveCode, MoveOf } from '@durbar/kernel';
import { ALL_MOVES } from '../moves/table.ts';
import type { Move } from '../types.ts';
import { END, MOVE_WORKER, placeCode, REFRESH, WORKER } from './code-numbers.ts';

type CodeOf<M> = { code(move: M): MoveCode }['code'];

const CODES: { readonly [K in Move['type']]: CodeOf<MoveOf<Move, K>> } = {
  worker: ({ how, colour }) => WORKER + (how === 'move' ? MOVE_WORKER + colour : colour),
  refresh: () => REFRESH,
  end: () => END,
  place: ({ slot, space, turn }) => placeCode(slot, space) + turn,
};

export function codeOf(move: Move): MoveCode {
  const code: CodeOf<Move> = CODES[move.type];
  return code(move);
}

const MOVES: readonly Move[] = ALL_MOVES.reduce<Move[]>((moves, move) => {
  moves[codeOf(move)] = move;
  return moves;
}, []);

export function moveOf(code: MoveCode): Move {
  return MOVES[code]!;
}
