import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The entry of the first paint, and the entry of the rest, which follows it. */
const MAIN = '/src/main.ts';
export const START = '/src/start.tsx';
/** What all tables load, and no other page. */
const TABLE = '/src/pages/table/TablePage.tsx';

/** A package of many modules: only those that a chunk needs are put into it. */
const CATALOGUE = /[\\/]node_modules[\\/]lucide-react[\\/]/;
/** Modules of the first pages that the bots' worker loads, too: each is a chunk of its own, since a worker can't run those of the pages. */
const PRELOAD = /vite\/preload-helper/;
const REGISTRY = /\/games\/registry\/index\.ts$/;
/** A catalogue: an area's of the page, or a part's of the kit, the engine or a game. Each is a chunk. */
const WORDS = /\/([\w-]+)(?:\/src)?\/words\/([a-z]{2,3})(?:\/([\w-]+))?\.json$/;
const ANY = /./;
/** Sources of the page. Those of the engine import more than they use, so that what needs them is not known here. */
const OF_PAGE = /[\\/](?:apps[\\/]web[\\/]src|kit)[\\/].*\.tsx?$/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const ARIA =
  /[\\/]node_modules[\\/](react-aria|react-aria-components|react-stately|@react-\w+|@internationalized)[\\/]/;

/** The name of a chunk's file: catalogues are called by what they are of. */
export function nameChunk({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, of, locale, part] = WORDS.exec(facadeModuleId ?? '') ?? [];
  const named = locale === undefined ? name : ['words', of, part, locale].filter(Boolean).join('-');
  return `assets/${named}-[hash].js`;
}

/** A module and all its static imports. */
function withImports(graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found);
  return found;
}

/** All that pages load which are no tables, now or later. */
function loadedWithoutTable(graph: Graph, root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const entries = [root + START];
  for (const entry of entries) {
    const all = withImports(graph, entry);
    if (all.has(root + TABLE)) continue;
    for (const id of all) {
      found.add(id);
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!entries.includes(later)) entries.push(later);
    }
  }
  return found;
}

/**
 * Groups the modules that every page or every table loads into a few chunks, each of which runs in one task. By itself the bundler makes many
 * small chunks, one for each combination of screens that share them.
 * @param root the folder of the page's sources
 */
export function codeSplittingGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const loaded = new Map<string, ReadonlySet<string>>();
  const isLoadedBy = (entry: string, id: string, graph: Graph): boolean => {
    const all = loaded.get(entry) ?? withImports(graph, root + entry);
    loaded.set(entry, all);
    return all.has(id) && !CATALOGUE.test(id);
  };
  const chunk = (
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
  let withoutTable: ReadonlySet<string> | null = null;
  const isOfTables = (id: string, graph: Graph): boolean => {
    withoutTable ??= loadedWithoutTable(graph, root);
    return isLoadedBy(TABLE, id, graph) && !withoutTable.has(id);
  };
  return [
    { name: 'preload', test: PRELOAD, priority: 5, includeDependenciesRecursively: false },
    { name: 'registry', test: REGISTRY, priority: 5, includeDependenciesRecursively: false },
    chunk('first', MAIN, ANY, 4),
    chunk('react', START, REACT, 3),
    chunk('aria', START, ARIA, 2),
    chunk('home', START, ANY, 1),
    {
      name: (id, graph) => (isOfTables(id, graph) ? 'table' : null),
      debugName: 'table',
      test: OF_PAGE,
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ];
}
