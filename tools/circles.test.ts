import { describe, expect, it } from 'vitest';
import { roomOf } from './arrows.ts';
import { resolveOwn } from './boundaries.ts';
import { findCircles } from './circles.ts';
import { isCode, read, walk } from './files.ts';
import { readSyntax } from './syntax.ts';

const sources = walk().filter((path) => isCode(path) && roomOf(path)?.inTest === false);

/** What each source imports at once, types included; `import()` loads later and closes no circle. */
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

  it('make no circle, type-only ones included', () => {
    expect(findCircles(imports)).toEqual([]);
  });
});

describe('findCircles', () => {
  it.each([
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two files', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    ['a longer way round', { a: ['b'], b: ['c'], c: ['d', 'a'], d: [] }, [['a', 'b', 'c']]],
    [
      'two circles',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('in %s', (_what, graph, circles) => {
    expect(findCircles(new Map(Object.entries(graph)))).toEqual(circles);
  });
});
