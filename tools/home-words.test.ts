import { expect, it } from 'vitest';
import { resolveOwn } from './boundaries.ts';
import { read, walk } from './files.ts';
import { readSyntax } from './syntax.ts';

const words = 'apps/web/src/words';
const files = new Set(walk());

const readKeys = (path: string): string[] => {
  const catalogue: unknown = JSON.parse(read(path));
  return Object.keys(typeof catalogue === 'object' && catalogue !== null ? catalogue : {});
};

/** Where texts are looked up by their keys; below, the same words can be names of other things. */
const showsWords = (path: string) => /^(apps\/web|kit)\//.test(path);
/** The literal text of a part of a template, without the signs around it. */
const literal = (text: string) => text.replace(/^[`}]|(\$\{|`)$/g, '');

/** The texts in the code that a file loads with itself, by file. */
function textsLoadedBy(path: string, found = new Map<string, readonly string[]>()) {
  if (found.has(path) || !files.has(path) || !/\.tsx?$/.test(path)) return found;
  const { imports, strings } = readSyntax(path, read(path));
  found.set(path, showsWords(path) ? strings.map(literal) : []);
  for (const { target, dynamic, typeOnly } of imports) {
    const own = dynamic || typeOnly || target === null ? null : resolveOwn(path, target);
    if (own !== null) textsLoadedBy(own, found);
  }
  return found;
}

const home = new Map<string, readonly string[]>();
for (const entry of ['main.ts', 'start.tsx', 'state/follow-lobby.ts'])
  textsLoadedBy(`apps/web/src/${entry}`, home);

it('what home loads uses no words that only other pages have', () => {
  const others = readKeys(`${words}/en.json`);
  expect(home.size).toBeGreaterThan(60);
  expect(others.length).toBeGreaterThan(200);
  const used = [...home].flatMap(([path, texts]) =>
    texts
      // Code composes keys from a beginning that ends in a dot.
      .filter((text) => others.some((key) => key === text || (text.endsWith('.') && key.startsWith(text))))
      .map((text) => `${path}: ${text}`),
  );
  expect(used).toEqual([]);
});

it('home has no words that it does not use', () => {
  const texts = new Set([...home.values()].flat());
  const unused = readKeys(`${words}/en/home.json`).filter(
    (key) => !texts.has(key) && ![...texts].some((text) => text.endsWith('.') && key.startsWith(text)),
  );
  expect(unused).toEqual([]);
});
