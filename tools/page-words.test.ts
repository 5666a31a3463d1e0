import { expect, it } from 'vitest';
import { resolveOwn } from './boundaries.ts';
import { read, walk } from './files.ts';
import { readSyntax } from './syntax.ts';

const words = 'apps/web/src/words/en';
const files = new Set(walk());

const readKeys = (path: string): string[] => {
  const catalogue: unknown = JSON.parse(read(path));
  return Object.keys(typeof catalogue === 'object' && catalogue !== null ? catalogue : {});
};

/** The keys of each area of the page's words. */
const areas = new Map(
  [...files]
    .filter((file) => file.startsWith(`${words}/`))
    .map((file) => [file.slice(words.length + 1, -'.json'.length), readKeys(file)]),
);

/** Where texts are looked up by their keys; below, the same words can be names of other things. */
const showsWords = (path: string) => /^(apps\/web|kit)\//.test(path);
/** The literal text of a part of a template, without the signs around it. */
const literal = (text: string) => text.replace(/^[`}]|(\$\{|`)$/g, '');
/** A part of the page that is loaded later, with the areas of its words: a call of `lazyPage`, or of `screen` in App.tsx. */
const LATER = /\b(?:lazyPage|screen)\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g;

interface Loaded {
  readonly texts: readonly string[];
  /** What the file loads later: the file, and the areas that come with it. */
  readonly later: readonly { readonly path: string; readonly areas: readonly string[] }[];
}

/** What a file loads with itself, by file. */
function loadedBy(path: string, found = new Map<string, Loaded>()) {
  if (found.has(path) || !files.has(path) || !/\.tsx?$/.test(path)) return found;
  const code = read(path);
  const { imports, strings } = readSyntax(path, code);
  const declared = new Map(
    [...code.matchAll(LATER)].map(([, list = '', target = '']) => [
      target,
      ['common', ...[...list.matchAll(/'([^']+)'/g)].map(([, area = '']) => area)],
    ]),
  );
  const own = imports.flatMap(({ target, dynamic, typeOnly }) => {
    const resolved = typeOnly || target === null ? null : resolveOwn(path, target);
    return resolved === null ? [] : [{ path: resolved, dynamic, areas: declared.get(target ?? '') ?? [] }];
  });
  found.set(path, {
    texts: showsWords(path) ? strings.map(literal) : [],
    later: own.filter(({ dynamic }) => dynamic),
  });
  for (const { path: each, dynamic } of own) if (!dynamic) loadedBy(each, found);
  return found;
}

/** What home loads by itself. */
const HOME = ['main.ts', 'start.tsx', 'state/follow-lobby.ts'].map((file) => `apps/web/src/${file}`);

/** All that is loaded at once, by the file that it begins with; with the areas that are there in any case. */
const entries = new Map<string, { readonly loaded: Map<string, Loaded>; has: ReadonlySet<string> }>();

function enter(path: string, has: ReadonlySet<string>): void {
  const known = entries.get(path);
  const common = known ? new Set([...known.has].filter((area) => has.has(area))) : has;
  if (known?.has.size === common.size) return;
  const loaded = known?.loaded ?? loadedBy(path);
  entries.set(path, { loaded, has: common });
  for (const { later } of loaded.values())
    for (const each of later)
      if (showsWords(each.path)) enter(each.path, new Set([...common, ...each.areas]));
}
for (const path of HOME) enter(path, new Set(['home']));

// Code composes keys from a beginning that ends in a dot.
const names = (text: string, key: string) => key === text || (text.endsWith('.') && key.startsWith(text));

it('what is loaded uses no words of areas that are not', () => {
  expect(entries.size).toBeGreaterThan(25);
  expect(areas.size).toBeGreaterThan(15);
  const missing = [...entries].flatMap(([entry, { loaded, has }]) => {
    const others = [...areas].filter(([area]) => !has.has(area));
    return [...loaded].flatMap(([path, { texts }]) =>
      others.flatMap(([area, keys]) =>
        texts
          .filter((text) => keys.some((key) => names(text, key)))
          .map((text) => `${entry} loads ${path}, which needs ${text} of ${area}`),
      ),
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});

it('areas have no words that nothing uses where they are loaded', () => {
  const unused = [...areas].flatMap(([area, keys]) => {
    const there = [...entries.values()].filter(({ has }) => has.has(area));
    const texts = there.flatMap(({ loaded }) => [...loaded.values()].flatMap((file) => file.texts));
    return keys.filter((key) => !texts.some((text) => names(text, key))).map((key) => `${area}: ${key}`);
  });
  expect(unused).toEqual([]);
});
