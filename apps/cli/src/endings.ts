import { loadWords } from '@durbar/games';
import { DEFAULT_LOCALE, loadKernelWords } from '@durbar/kernel';

/**
 * Says a match's ending in words; endings have no values to fill in.
 * @param game id of a game there is
 * @returns by the ending's key; a key without words stays as it is
 */
export async function endingWords(game: string): Promise<(ending: string) => string> {
  const words = {
    ...(await loadKernelWords(DEFAULT_LOCALE)),
    ...(await loadWords(game, DEFAULT_LOCALE)),
  };
  return (ending) => words[ending] ?? ending;
}
