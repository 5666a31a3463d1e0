import type { TutorialFile } from '@durbar/kit/tutorial/tutorial.ts';

const files = import.meta.glob<TutorialFile>('../*/tutorial/*.lessons.ts');

/** Loads a tutorial, by game and name as in `GameCover.tutorials`; null if there is none. */
export async function loadTutorial(game: string, name: string): Promise<TutorialFile | null> {
  return (await files[`../${game}/tutorial/${name}.lessons.ts`]?.()) ?? null;
}
