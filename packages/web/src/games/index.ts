import { type AnyGame, type GameId, isGameId, load, loadWords, UnknownGame } from '@durbar/games';
import type { Catalogues } from '../words/words.ts';
import type { GameModule } from './contract.ts';
import { plainBoard } from './plain/index.ts';

/** A game as a table's page needs it: rules, words, board. */
export interface LoadedGame {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly words: Catalogues;
  readonly board: GameModule;
}

/** Boards by game; each is a part of its own that loads with its first table. */
const boards: Partial<Record<GameId, () => Promise<GameModule>>> = {
  'maharaja-2004': async () => (await import('./maharaja-2004/index.ts')).board,
  'maharaja-2020': async () => (await import('./maharaja-2020/index.ts')).board,
  maharani: async () => (await import('./maharani/index.ts')).board,
};

const loaded = new Map<string, Promise<LoadedGame>>();

/**
 * Everything of a game, loaded once.
 * @throws {UnknownGame}
 */
export function loadGame(id: string): Promise<LoadedGame> {
  let loading = loaded.get(id);
  if (!loading) {
    loading = fetchGame(id);
    loaded.set(id, loading);
    // Offline in the middle of loading: the next try asks anew.
    loading.catch(() => loaded.delete(id));
  }
  return loading;
}

async function fetchGame(id: string): Promise<LoadedGame> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const board = boards[id];
  const [game, en, fr, module] = await Promise.all([
    load(id),
    loadWords(id, 'en'),
    loadWords(id, 'fr'),
    board ? board() : plainBoard,
  ]);
  return { id, game, words: { en, fr }, board: module };
}
