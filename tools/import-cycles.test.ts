import { describe, expect, it } from 'vitest';
import { resolveOwn } from './boundaries.ts';
import { isCode, read, walk } from './files.ts';
import { findImportCycles } from './import-cycles.ts';
import { findArea } from './import-rules.ts';
import { readSyntax } from './syntax.ts';

const sources = walk().filter((path) => isCode(path) && findArea(path)?.inTest === false);

/** The direct imports of each source, types included; `import()` loads later and forms no cycle. */
const imports = new Map(
  sources.map((path) => [
    path,
    readSyntax(path, read(path)).imports.flatMap(({ target, dynamic }) => {
      const own = target === null || dynamic ? null : resolveOwn(path, target);
      return own === null ? [] : [own];
    }),
  ]),
);

describe('imports', () => {
  it('are read', () => {
    expect(imports.size).toBeGreaterThan(300);
    expect([...imports.values()].flat().filter((path) => imports.has(path)).length).toBeGreaterThan(1000);
  });

  it('form no cycle, type-only imports included', () => {
    expect(findImportCycles(imports)).toEqual([]);
  });
});

describe('findImportCycles', () => {
  it.each([
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two files', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    ['a longer way round', { a: ['b'], b: ['c'], c: ['d', 'a'], d: [] }, [['a', 'b', 'c']]],
    [
      'two cycles',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('in %s', (_what, graph, cycles) => {
    expect(findImportCycles(new Map(Object.entries(graph)))).toEqual(cycles);
  });
});
