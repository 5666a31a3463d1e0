import type { Game } from '@durbar/kernel';

/** Stable ids of the games there are, as URLs, records and the command line carry them. */
export const ids = ['maharaja-2020', 'maharaja-2004', 'maharani'] as const;

export type GameId = (typeof ids)[number];

/** Languages every game has words in. */
export type Locale = 'en' | 'fr';

/**
 * Some game, nobody knows which: its states, views and moves are opaque, to be had from it and handed back to it. The
 * compiler does not notice if one game's state is given to another, so a caller holds on to one game a match.
 */
export type AnyGame = Game;

/** There is no game of that id; the message says which there are. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';

  constructor(id: string) {
    super(`there is no game called '${id}'; there are ${ids.join(', ')}`);
  }
}

export function isGameId(id: string): id is GameId {
  return ids.some((known) => known === id);
}

/**
 * The rules of a game, loaded when they are first asked for.
 * @throws {UnknownGame}
 */
export async function load(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new UnknownGame(id);
  return loaders[id].game();
}

/**
 * A game's words: ICU texts by key.
 * @throws {UnknownGame}
 */
export async function loadWords(id: string, locale: Locale): Promise<Readonly<Record<string, string>>> {
  if (!isGameId(id)) throw new UnknownGame(id);
  return loaders[id].words[locale]();
}

interface Loader {
  readonly game: () => Promise<AnyGame>;
  readonly words: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;
}

// Words are modules of their own, because a development server hands out no JSON to an import made later.
const loaders: Readonly<Record<GameId, Loader>> = {
  'maharaja-2020': {
    game: async () => (await import('@durbar/maharaja-2020')).maharaja2020,
    words: {
      en: async () => (await import('./words/maharaja-2020.en.ts')).default,
      fr: async () => (await import('./words/maharaja-2020.fr.ts')).default,
    },
  },
  'maharaja-2004': {
    game: async () => (await import('@durbar/maharaja-2004')).maharaja2004,
    words: {
      en: async () => (await import('./words/maharaja-2004.en.ts')).default,
      fr: async () => (await import('./words/maharaja-2004.fr.ts')).default,
    },
  },
  maharani: {
    game: async () => (await import('@durbar/maharani')).maharani,
    words: {
      en: async () => (await import('./words/maharani.en.ts')).default,
      fr: async () => (await import('./words/maharani.fr.ts')).default,
    },
  },
};
