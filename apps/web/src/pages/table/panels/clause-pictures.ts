import { findCover } from '@durbar/games/registry/covers.ts';
import { loadIntro, loadIntroWords } from '@durbar/games/registry/intros.ts';
import type { Message } from '@durbar/kernel';
import type { Intro, IntroStep } from '@durbar/kit/intro/intro.ts';
import { WordSource } from '@durbar/kit/words/word-source.ts';
import { preferences, preferredOrFirstLocale } from '../../../state/preferences.ts';

/** A picture or an example of an introduction, for the clause that it shows. */
export interface ClausePicture {
  readonly words: WordSource;
  readonly Frame: Intro['Frame'];
  readonly shows:
    | { readonly kind: 'picture'; readonly alt: Message; readonly Picture: IntroStep['Picture'] }
    | { readonly kind: 'example'; readonly Example: Intro['example']['Example'] };
}

/** By clause; a clause may have none. */
type ClausePictures = ReadonlyMap<string, ClausePicture>;

/** Loads the pictures of a game's introductions by the clauses that they show; none if it has no introduction. */
export async function loadClausePictures(game: string): Promise<ClausePictures> {
  const names = findCover(game)?.intros ?? [];
  const lists = await Promise.all(names.map((name) => listPictures(game, name)));
  return new Map(lists.flat());
}

async function listPictures(game: string, name: string): Promise<(readonly [string, ClausePicture])[]> {
  const intro = await loadIntro(game, name);
  if (!intro) return [];
  const words = new WordSource((locale) => loadIntroWords(intro, locale));
  await words.load(preferredOrFirstLocale(preferences.getState()));
  const { Frame, round, example } = intro;
  return [
    [example.clause, { words, Frame, shows: { kind: 'example', Example: example.Example } }],
    ...round.steps.map(({ clause, alt, Picture }): readonly [string, ClausePicture] => [
      clause,
      { words, Frame, shows: { kind: 'picture', alt, Picture } },
    ]),
  ];
}
