import type { MoveCode, MoveOf } from '@durbar/kernel';
import { ALL_MOVES } from '../moves/table.ts';
import type { Move } from '../types.ts';

// Placements have the codes below `WORKER`: turn, space and slot in 2, 6 and 2 bits.

/** First code of the ways to bring a worker, in the order of the bits of `workerWays`. */
export const WORKER = 1024;
export const REFRESH = WORKER + 4;
export const END = REFRESH + 1;

/** Number of the first way in which a worker that is there already moves; before it are those of new workers. */
export const MOVE_WORKER = 2;

/** Code of the placement of a slot's tile on a space, not turned; the turns are added. */
export const placeCode = (slot: number, space: number): MoveCode => (slot << 8) | (space << 2);
export const slotOf = (code: MoveCode): number => code >> 8;
export const spaceOf = (code: MoveCode): number => (code >> 2) & 63;
export const turnOf = (code: MoveCode): number => code & 3;

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
