type Catalogue = Readonly<Record<string, string>>;

const titles = import.meta.glob<Catalogue>('../*/words/*/title.json', { eager: true, import: 'default' });

/** Names of all games and of their automata in one language: `game.<id>` and `game.<id>.automaton`. */
export function gameTitles(locale: string): Catalogue {
  const files = Object.entries(titles).filter(([path]) => path.endsWith(`/${locale}/title.json`));
  return Object.fromEntries(files.flatMap(([, words]) => Object.entries(words)));
}
