import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import type { GameId } from './index.ts';

const boards = import.meta.glob<{ readonly board: BoardModule }>('../*/board/index.ts');

/** Loads the board of a game on first use; null for a game that has none and uses the plain table. */
export async function loadBoard(id: GameId): Promise<BoardModule | null> {
  const load = boards[`../${id}/board/index.ts`];
  return load ? (await load()).board : null;
}
