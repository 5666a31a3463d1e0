import { findCover, type GameCover } from '@durbar/games/registry/covers.ts';
import { loadIntro, loadIntroWords } from '@durbar/games/registry/intros.ts';
import { loadTutorial } from '@durbar/games/registry/tutorials.ts';
import type { Intro } from '@durbar/kit/intro/intro.ts';
import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { WordSource } from '@durbar/kit/words/word-source.ts';
import { type LoadedGame, loadGame } from '../../games/load-game.ts';
import { preferences, preferredOrFirstLocale } from '../../state/preferences.ts';

/** What the page of an introduction shows. */
export interface LoadedIntro {
  readonly name: string;
  readonly cover: GameCover;
  readonly intro: Intro;
  readonly words: WordSource;
  readonly loaded: LoadedGame;
  /** The tutorial of the same name; null if the game has none. */
  readonly tutorial: Tutorial | null;
}

/** Loads an introduction with its game and the tutorial of its name; null if there is none. */
export async function fetchIntro(game: string, name: string): Promise<LoadedIntro | null> {
  const cover = findCover(game);
  if (!cover?.intros?.includes(name)) return null;
  const [intro, loaded, tutorial] = await Promise.all([
    loadIntro(game, name),
    loadGame(game),
    loadTutorial(game, name),
  ]);
  if (!intro) return null;
  const words = new WordSource((locale) => loadIntroWords(intro, locale));
  await words.load(preferredOrFirstLocale(preferences.getState()));
  return { name, cover, intro, words, loaded, tutorial: tutorial?.tutorial ?? null };
}
