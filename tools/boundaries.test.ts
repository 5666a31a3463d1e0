import { describe, expect, it } from 'vitest';
import { violations } from './boundaries.ts';
import { gameIds, isCode, read, walk } from './files.ts';
import { allowedDependencies, findArea, isPure } from './import-rules.ts';
import { readSyntax } from './syntax.ts';

const files = walk();
const ids = gameIds(files);
const sources = files
  .filter((path) => findArea(path) !== null && isCode(path))
  .map((path) => ({ path, area: findArea(path), syntax: readSyntax(path, read(path)) }));
const kinds = [...new Set(sources.map(({ area }) => area?.kind ?? ''))].toSorted();
const workspaces = files.filter((path) => /^(engine|apps)\/[^/]+\/package\.json$/.test(path));

const findFaults = (path: string, text: string) => violations(path, readSyntax(path, text), ids);

describe('the four layers', () => {
  it('include the games', () => {
    expect(ids.length).toBeGreaterThan(2);
    expect(kinds.length).toBeGreaterThan(20);
  });

  it.each(kinds)('%s follows the import rules', (kind) => {
    const own = sources.filter(({ area }) => area?.kind === kind);
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(({ path, syntax }) => violations(path, syntax, ids))).toEqual([]);
  });

  it.each(workspaces.filter((path) => path.startsWith('engine/')))(
    '%s declares only allowed dependencies',
    (path) => {
      const area = findArea(path.replace('package.json', 'src/index.ts'));
      if (!area || !isPure(area)) throw new Error(`${path} is no pure workspace`);
      const declared: unknown = JSON.parse(read(path));
      const { dependencies = {} } = declared as { dependencies?: Record<string, string> };
      const outer = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@durbar/'));
      expect(outer.filter((dependency) => !allowedDependencies(area).includes(dependency))).toEqual([]);
    },
  );
});

describe('the boundary check catches', () => {
  it.each([
    [
      'a game importing a game',
      'games/maharani/rules/a.ts',
      "import { x } from '../../maharaja-2020/rules/index.ts';",
    ],
    [
      'a game importing the table',
      'games/maharaja-2020/rules/a.ts',
      "import type { x } from '@durbar/table';",
    ],
    ['rules importing their board', 'games/maharani/rules/a.ts', "import { x } from '../board/index.ts';"],
    [
      'a board importing the pages',
      'games/maharani/board/a.ts',
      "import { x } from '@durbar/web/src/main.ts';",
    ],
    [
      'a board importing another',
      'games/maharani/board/a.ts',
      "import { x } from '../../maharaja-2004/board/index.ts';",
    ],
    ['the kit importing a game', 'kit/board/a.ts', "import { x } from '@durbar/games';"],
    ['the kit importing the pages', 'kit/plain/a.ts', "import { x } from '@durbar/web/src/main.ts';"],
    ['an arrow turned round', 'engine/kernel/src/a.ts', "export * from '@durbar/table';"],
    ['an arrow in a type', 'engine/kernel/src/a.ts', "export type X = import('@durbar/table').Table;"],
    ['an arrow at run time', 'engine/bots/src/a.ts', "await import('@durbar/games');"],
    ['table importing bots', 'engine/table/src/a.ts', "import '@durbar/bots';"],
    [
      'the server naming a game',
      'apps/server/src/a.ts',
      "import { x } from '@durbar/games/maharani/rules/index.ts';",
    ],
    ['the server naming a game in text', 'apps/server/src/a.ts', "export const id = 'maharani';"],
    ['a path out of the workspace', 'engine/table/src/a.ts', "import { x } from '../../kernel/src/at.ts';"],
    ['Node in pure code', 'engine/protocol/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['Node without its prefix', 'engine/protocol/src/a.ts', "import { readFileSync } from 'fs';"],
    ['an npm package in pure code', 'engine/bots/src/a.ts', "import { z } from 'zod/mini';"],
    [
      'the hash outside the kernel',
      'engine/table/src/a.ts',
      "import { sha256 } from '@noble/hashes/sha2.js';",
    ],
    ['a computed import', 'games/maharani/rules/a.ts', 'export const load = (id: string) => import(id);'],
    ['the clock', 'games/maharani/rules/a.ts', 'export const now = () => Date.now();'],
    ['the clock in shorthand', 'games/maharani/rules/a.ts', 'export const x = { Date };'],
    ['a timer', 'engine/bots/src/a.ts', 'setTimeout(() => {}, 1);'],
    ['chance', 'engine/bots/src/a.ts', 'export const x = Math.random();'],
    ['chance by key', 'engine/bots/src/a.ts', "export const x = Math['random']();"],
    ['a locale', 'games/maharani/rules/a.ts', "export const x = (1).toLocaleString('en');"],
    ['inexact arithmetic in rules', 'games/kingdom/rules/a.ts', 'export const x = Math.pow(2, 0.5);'],
    ['rules loaded at once', 'games/registry/a.ts', "import { game } from '../maharani/rules/index.ts';"],
    [
      'rules with a path filled in',
      'games/maharani/rules/a.ts',
      'export const load = (id: string) => import(`../../${id}/board/index.ts`);',
    ],
    ['an unknown area', 'kit/extras/a.ts', 'export const x = 1;'],
    ['an unknown folder of the pages', 'apps/web/src/extras/a.ts', 'export const x = 1;'],
    ['a table importing a page', 'apps/web/src/table/a.ts', "import '../pages/table/TablePage.tsx';"],
    ['state importing words', 'apps/web/src/state/a.ts', "import '../words/useWords.tsx';"],
    ['a page importing the app', 'apps/web/src/pages/home/a.ts', "import '../../app/App.tsx';"],
    ['a folder importing the entry', 'apps/web/src/local/a.ts', "import { start } from '../start.tsx';"],
    ['an unknown folder of the server', 'apps/server/src/extras/a.ts', 'export const x = 1;'],
    ['storage importing rooms', 'apps/server/src/storage/sqlite/a.ts', "import '../../rooms/room.ts';"],
    ['rooms importing sockets', 'apps/server/src/rooms/a.ts', "import type { X } from '../sockets/hub.ts';"],
    ['the lobby importing HTTP', 'apps/server/src/lobby/a.ts', "import { x } from '../http/app.ts';"],
  ])('%s', (_what, path, text) => {
    expect(findFaults(path, text)).toHaveLength(1);
  });

  it.each([
    ['a board with its own rules', 'games/maharani/board/a.ts', "import { x } from '../rules/index.ts';"],
    [
      'a Maharaja with the kingdom',
      'games/maharaja-2004/rules/a.ts',
      "import { x } from '../../kingdom/rules/index.ts';",
    ],
    [
      'rules loaded when needed',
      'games/registry/a.ts',
      "export const x = () => import('../maharani/rules/index.ts');",
    ],
    [
      'words by language',
      'engine/table/src/a.ts',
      'export const load = (id: string) => import(`./words/${id}.json`);',
    ],
    [
      'a test with the testkit',
      'games/maharani/test/rules/a.test.ts',
      "import { x } from '@durbar/testkit';",
    ],
    [
      'a property called like a global',
      'engine/table/src/a.ts',
      'export const x = (y: { Date: 1 }) => y.Date;',
    ],
    ['exact arithmetic', 'games/maharani/rules/a.ts', 'export const x = Math.floor(1.5);'],
    ['the hash in the kernel', 'engine/kernel/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ])('nothing in %s', (_what, path, text) => {
    expect(findFaults(path, text)).toEqual([]);
  });

  it('nothing it cannot parse', () => {
    expect(() => readSyntax('engine/table/src/a.ts', 'import {')).toThrow('engine/table/src/a.ts');
  });
});

describe('each folder of the second level', () => {
  const layers = new Set(['engine', 'kit', 'games', 'apps']);
  const folders = [
    ...new Set(
      files.flatMap((path) => {
        const [layer = '', folder = '', inside] = path.split('/');
        return layers.has(layer) && inside !== undefined && folder !== 'test' ? [`${layer}/${folder}`] : [];
      }),
    ),
  ];

  it.each(folders)('%s has a README that says what lives there and what it may import', (folder) => {
    expect(files).toContain(`${folder}/README.md`);
    expect(read(`${folder}/README.md`)).toContain('May import:');
  });
});

describe('files', () => {
  it('refer to nothing outside the repository', () => {
    const outside = /\.\.\/shared\b|\/work\/(main|shared)\b|\/tmp\/brief\b/;
    const text = files.filter((path) => /\.(ts|tsx|js|mjs|json|md|css|html|svg|sh|yml)$|^\.ci\//.test(path));
    const checked = text.filter((path) => path !== 'tools/boundaries.test.ts');
    expect(checked.length).toBeGreaterThan(20);
    expect(checked.filter((path) => outside.test(read(path)))).toEqual([]);
  });

  it('have at most 400 lines, except data', () => {
    const limited = files.filter(
      (path) => (isCode(path) || path.endsWith('.css')) && !/^games\/[^/]+\/data\//.test(path),
    );
    expect(limited.filter((path) => read(path).split('\n').length > 401)).toEqual([]);
  });
});
