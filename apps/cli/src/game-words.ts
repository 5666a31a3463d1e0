import { loadWords } from '@durbar/games/registry/words.ts';
import { DEFAULT_LOCALE, loadKernelWords } from '@durbar/kernel';

/**
 * Loads the English texts of a game's endings and score lines. They have no values to fill in.
 * @param game id of an existing game
 * @returns the text by its key; a key without a text is returned as it is
 */
export async function loadGameWords(game: string): Promise<(key: string) => string> {
  const words = {
    ...(await loadKernelWords(DEFAULT_LOCALE)),
    ...(await loadWords(game, DEFAULT_LOCALE)),
  };
  return (key) => words[key] ?? key;
}
