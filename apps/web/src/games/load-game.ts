import { type AnyGame, type GameId, isGameId, load, loadWords, UnknownGame } from '@durbar/games';
import { loadBoard } from '@durbar/games/registry/boards.ts';
import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { plainBoard } from '@durbar/kit/plain/index.ts';
import { mergeCatalogues, WordSource } from '@durbar/kit/words/word-source.ts';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';

/** What a table's page needs of a game. */
export interface LoadedGame {
  readonly id: GameId;
  readonly game: AnyGame;
  /** Words of its rules and its board. */
  readonly words: WordSource;
  readonly board: BoardModule;
}

const loadedGames = new Map<string, Promise<LoadedGame>>();

/**
 * Loads a game, once.
 * @throws {UnknownGame}
 */
export function loadGame(id: string): Promise<LoadedGame> {
  let loading = loadedGames.get(id);
  if (!loading) {
    loading = fetchGame(id);
    loadedGames.set(id, loading);
    // After a failure, such as a lost network, the next call tries again.
    loading.catch(() => loadedGames.delete(id));
  }
  return loading;
}

async function fetchGame(id: string): Promise<LoadedGame> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const [game, board] = await Promise.all([load(id), loadBoard(id)]);
  const parts = board ? (['rules', 'board'] as const) : (['rules'] as const);
  const words = new WordSource((locale) => mergeCatalogues(parts.map((part) => loadWords(id, locale, part))));
  await words.load(preferredOrFirstLocale(preferences.getState()));
  return { id, game, words, board: board ?? plainBoard(game) };
}
