import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** What the page begins with, and what it goes on with once something has been painted. */
const MAIN = '/src/main.ts';
export const START = '/src/start.tsx';

/** Their modules come from files of which most are of no use to the home page: only what it takes goes into its parts. */
const CATALOGUE = /[\\/]node_modules[\\/]lucide-react[\\/]/;
/** A file of words, with its language; and one of a game's own, with the game. */
const WORDS = /\/words\/([a-z]{2,3})(?:\/\w+)?\.json$/;
const GAME_WORDS = /\/games\/([\w-]+)\/words\/[a-z]{2,3}\/(?:rules|board)\.json$/;
const ANY = /./;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const ARIA =
  /[\\/]node_modules[\\/](react-aria|react-aria-components|react-stately|@react-\w+|@internationalized)[\\/]/;

/** One part a language for what every page says, and one for each game. */
function wordsPart(id: string): string {
  const [, locale] = WORDS.exec(id) ?? [];
  const [, game] = GAME_WORDS.exec(id) ?? [];
  return game === undefined ? `words-${locale}` : `words-${game}-${locale}`;
}

/** All that is loaded with a module. */
function withImports(graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found);
  return found;
}

/**
 * Puts what every page loads into a few parts, of which each is worked through in one go: by itself the bundler makes
 * many small ones, for every combination of screens that may share them.
 * @param root the folder of the page's sources
 */
export function codeSplittingGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const loaded = new Map<string, ReadonlySet<string>>();
  const isLoadedBy = (entry: string, id: string, graph: Graph): boolean => {
    const all = loaded.get(entry) ?? withImports(graph, root + entry);
    loaded.set(entry, all);
    return all.has(id) && !CATALOGUE.test(id);
  };
  const part = (
    name: string,
    entry: string,
    which: RegExp,
    priority: number,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => (isLoadedBy(entry, id, graph) ? name : null),
    debugName: name,
    test: which,
    priority,
  });
  return [
    { name: wordsPart, debugName: 'words', test: WORDS, priority: 5 },
    part('first', MAIN, ANY, 4),
    part('react', START, REACT, 3),
    part('aria', START, ARIA, 2),
    part('home', START, ANY, 1),
  ];
}
