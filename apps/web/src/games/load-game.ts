import { type AnyGame, type GameId, isGameId, load, UnknownGame } from '@durbar/games';
import { loadBoard } from '@durbar/games/registry/boards.ts';
import { loadClauses, loadWords } from '@durbar/games/registry/words.ts';
import type { BoardModule } from '@durbar/kit/board/board-contract.ts';
import { mergeCatalogues, WordSource } from '@durbar/kit/words/word-source.ts';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';

/** What the form of a new table needs of a game. */
export interface LoadedRules {
  readonly id: GameId;
  readonly game: AnyGame;
  /** Words of its rules, in the version of `game`. */
  readonly words: WordSource;
}

/** What a table's page needs of a game. Its words are also those of the board. */
export interface LoadedGame extends LoadedRules {
  readonly board: BoardModule;
  /** Texts of the clauses of its rules, which are not loaded with it. */
  readonly clauses: WordSource;
}

const loadedGames = new Map<string, Promise<LoadedGame>>();

/**
 * Loads a game, once.
 * @param rules version of its rules; by default the current one
 * @throws {UnknownGame}
 * @throws {UnknownRules}
 */
export function loadGame(id: string, rules?: number): Promise<LoadedGame> {
  const key = JSON.stringify([id, rules]);
  let loading = loadedGames.get(key);
  if (!loading) {
    loading = fetchGame(id, rules);
    loadedGames.set(key, loading);
    // After a failure, such as a lost network, the next call tries again.
    loading.catch(() => loadedGames.delete(key));
  }
  return loading;
}

async function fetchGame(id: string, rules: number | undefined): Promise<LoadedGame> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const [game, board] = await Promise.all([load(id, rules), loadBoard(id)]);
  const words = await fetchWords(id, game, board ? ['rules', 'board'] : ['rules']);
  const clauses = new WordSource((locale) => loadClauses(id, locale, game.meta.rules));
  return {
    id,
    game,
    words,
    clauses,
    board: board ?? (await import('@durbar/kit/plain/index.ts')).plainBoard,
  };
}

/**
 * Loads the current rules of a game, without its board.
 * @throws {UnknownGame}
 */
export async function loadRules(id: string): Promise<LoadedRules> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const game = await load(id);
  return { id, game, words: await fetchWords(id, game, ['rules']) };
}

async function fetchWords(
  id: GameId,
  { meta }: AnyGame,
  parts: readonly ('rules' | 'board')[],
): Promise<WordSource> {
  const words = new WordSource((locale) =>
    mergeCatalogues(parts.map((part) => loadWords(id, locale, part, meta.rules))),
  );
  await words.load(preferredOrFirstLocale(preferences.getState()));
  return words;
}
