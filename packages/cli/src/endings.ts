import { isGameId, loadWords } from '@durbar/games';
import kernelWords from '@durbar/kernel/words/en.json' with { type: 'json' };

/**
 * Says a match's ending in words; endings have no values to fill in.
 * @param game id of the game
 * @returns by the ending's key; a key without words stays as it is
 */
export async function endingWords(game: string): Promise<(ending: string) => string> {
  const own = isGameId(game) ? await loadWords(game, 'en') : {};
  const words: Readonly<Record<string, string>> = { ...kernelWords, ...own };
  return (ending) => words[ending] ?? ending;
}
