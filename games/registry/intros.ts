import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';
import type { Intro, IntroFile } from '@durbar/kit/intro/intro.ts';

const files = import.meta.glob<IntroFile>('../*/intro/*.intro.tsx');
const words = import.meta.glob('../*/words/*/intro.json');

/** Loads an introduction, by game and name as in `GameCover.intros`; null if there is none. */
export async function loadIntro(game: string, name: string): Promise<Intro | null> {
  return (await files[`../${game}/intro/${name}.intro.tsx`]?.())?.intro ?? null;
}

/** Loads the words of an introduction in one language; those of later folders win. */
export async function loadIntroWords({ wordFolders }: Intro, locale: Locale): Promise<Catalogue> {
  const catalogues = await Promise.all(
    wordFolders.map(async (folder) =>
      readCatalogue(await words[`../${folder}/words/${locale}/intro.json`]?.()),
    ),
  );
  return Object.fromEntries(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
}
