import { loadWords } from '@durbar/games';
import kernelWords from '@durbar/kernel/words/en.json' with { type: 'json' };

/**
 * Says a match's ending in words; endings have no values to fill in.
 * @param game id of a game there is
 * @returns by the ending's key; a key without words stays as it is
 */
export async function endingWords(game: string): Promise<(ending: string) => string> {
  const words: Readonly<Record<string, string>> = { ...kernelWords, ...(await loadWords(game, 'en')) };
  return (ending) => words[ending] ?? ending;
}
