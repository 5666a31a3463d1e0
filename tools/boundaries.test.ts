import { describe, expect, it } from 'vitest';
import { allowedDependencies, isPure } from './arrows.ts';
import { violations } from './boundaries.ts';
import { isCode, packages, read, walk } from './files.ts';
import { readSyntax } from './syntax.ts';

const files = walk();
const sources = files
  .filter((path) => path.startsWith('packages/') && isCode(path))
  .map((path) => ({ path, syntax: readSyntax(path, read(path)) }));

const faultsOf = (path: string, text: string) => violations(path, readSyntax(path, text));

describe('package boundaries', () => {
  it.each(packages())('%s keeps to the arrows', (name) => {
    const own = sources.filter(({ path }) => path.startsWith(`packages/${name}/`));
    const imports = own.flatMap(({ syntax }) => syntax.imports);
    expect(imports.length, 'imports read').toBeGreaterThan(0);
    expect(own.flatMap(({ path, syntax }) => violations(path, syntax))).toEqual([]);
  });

  it.each(packages().filter(isPure))('%s declares only the dependencies it may have', (name) => {
    const declared: unknown = JSON.parse(read(`packages/${name}/package.json`));
    expect(declared).toHaveProperty('dependencies');
    const { dependencies = {} } = declared as { dependencies?: Record<string, string> };
    const outer = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@durbar/'));
    const allowed = allowedDependencies(name);
    expect(outer.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
  });
});

describe('the boundary check catches', () => {
  it.each([
    ['a game importing a game', 'maharani', "import { x } from '@durbar/maharaja-2020';"],
    ['a game importing the table', 'maharaja-2020', "import type { x } from '@durbar/table';"],
    ['an arrow turned round', 'kernel', "export * from '@durbar/table';"],
    ['an arrow in a type', 'kernel', "export type X = import('@durbar/table').Table;"],
    ['an arrow at run time', 'bots', "await import('@durbar/games');"],
    ['table importing bots', 'table', "import '@durbar/bots';"],
    ['the server naming a game', 'server', "import { x } from '@durbar/maharani';"],
    ['the server naming a game in text', 'server', "export const id = 'maharani';"],
    ['a path out of the package', 'table', "import { x } from '../../kernel/src/at.ts';"],
    ['Node in a pure package', 'protocol', "import { readFileSync } from 'node:fs';"],
    ['Node without its prefix', 'protocol', "import { readFileSync } from 'fs';"],
    ['an npm package in a pure package', 'bots', "import { z } from 'zod/mini';"],
    ['the hash outside the kernel', 'table', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['a computed import', 'games', 'export const load = (id: string) => import(id);'],
    ['the clock', 'maharani', 'export const now = () => Date.now();'],
    ['the clock in shorthand', 'maharani', 'export const x = { Date };'],
    ['a timer', 'bots', 'setTimeout(() => {}, 1);'],
    ['chance', 'bots', 'export const x = Math.random();'],
    ['chance by key', 'bots', "export const x = Math['random']();"],
    ['a locale', 'games', "export const x = (1).toLocaleString('en');"],
    ['inexact arithmetic in rules', 'kingdom', 'export const x = Math.pow(2, 0.5);'],
    ['a board loaded at once', 'web', "import { Board } from './games/maharani/board.tsx';"],
    ['an unknown package', 'extras', 'export const x = 1;'],
  ])('%s', (_what, name, text) => {
    expect(faultsOf(`packages/${name}/src/planted.ts`, text)).toHaveLength(1);
  });

  it.each([
    ['a board with its own game', 'web/src/games/maharani/board.ts', "import { x } from '@durbar/maharani';"],
    [
      'a board loaded when needed',
      'web/src/games.ts',
      "export const x = () => import('./games/maharani/a.ts');",
    ],
    ['a board of no game', 'web/src/games.ts', "import { plain } from './games/plain/index.ts';"],
    ['a test with the testkit', 'maharani/test/a.test.ts', "import { x } from '@durbar/testkit';"],
    ['a property called like a global', 'table/src/a.ts', 'export const x = (y: { Date: 1 }) => y.Date;'],
    ['exact arithmetic', 'maharani/src/a.ts', 'export const x = Math.floor(1.5);'],
    ['the hash in the kernel', 'kernel/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ])('nothing in %s', (_what, path, text) => {
    expect(faultsOf(`packages/${path}`, text)).toEqual([]);
  });

  it('nothing it cannot parse', () => {
    expect(() => readSyntax('packages/table/src/a.ts', 'import {')).toThrow('packages/table/src/a.ts');
  });
});

describe('files', () => {
  it('refer to nothing outside the repository', () => {
    const outside = /\.\.\/shared\b|\/work\/(main|shared)\b|\/tmp\/brief\b/;
    const text = files.filter((path) => /\.(ts|tsx|js|mjs|json|md|css|html|svg|sh|yml)$|^\.ci\//.test(path));
    const telling = text.filter((path) => path !== 'tools/boundaries.test.ts');
    expect(telling.length).toBeGreaterThan(20);
    expect(telling.filter((path) => outside.test(read(path)))).toEqual([]);
  });

  it('are at most 400 lines long, data excepted', () => {
    const limited = files.filter(
      (path) => (isCode(path) || path.endsWith('.css')) && !path.includes('/src/data/'),
    );
    expect(limited.filter((path) => read(path).split('\n').length > 401)).toEqual([]);
  });
});
