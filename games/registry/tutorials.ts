import type { TutorialFile } from '@durbar/kit/tutorial/tutorial.ts';

const files = import.meta.glob<TutorialFile>('../*/tutorial/*.lessons.ts');

/** The tutorial that a game's own page opens. */
export const FIRST_TUTORIAL = 'first';

const pathOf = (game: string, name: string): string => `../${game}/tutorial/${name}.lessons.ts`;

/** Whether a game has a tutorial of that name. Loads nothing. */
export function hasTutorial(game: string, name: string = FIRST_TUTORIAL): boolean {
  return pathOf(game, name) in files;
}

/** The names of a game's tutorials, the first one first. */
export function tutorialNames(game: string): readonly string[] {
  const pattern = /^\.\.\/([\w-]+)\/tutorial\/([\w-]+)\.lessons\.ts$/;
  const names = Object.keys(files).flatMap((path) => {
    const [, owner, name] = pattern.exec(path) ?? [];
    return owner === game && name !== undefined ? [name] : [];
  });
  return names.toSorted((a, b) => Number(b === FIRST_TUTORIAL) - Number(a === FIRST_TUTORIAL));
}

/** Loads a tutorial; null if the game has none of that name. */
export async function loadTutorial(game: string, name: string): Promise<TutorialFile | null> {
  return (await files[pathOf(game, name)]?.()) ?? null;
}
