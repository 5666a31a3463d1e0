import { describe, expect, it } from 'vitest';
import { isCode, read, walk } from './files.ts';
import { kindDecisions, kindsIn, rulesFolder } from './move-switches.ts';

const files = walk().filter(isCode);
const tables = files.flatMap((table) => {
  const folder = rulesFolder(table);
  return folder === null ? [] : [{ table, folder }];
});

describe('kinds of moves', () => {
  it('have tables in several games', () => {
    expect(tables.length).toBeGreaterThan(1);
  });

  it.each(tables)('only $table distinguishes them', ({ table, folder }) => {
    // The template of a new game has no board and two kinds of moves; each game with a board has more.
    const [, game] = /^(games\/[^/]+)\//.exec(table) ?? [];
    const hasBoard = game !== undefined && files.some((path) => path.startsWith(`${game}/board/`));
    const kinds = kindsIn(table, read(table));
    expect(kinds.size).toBeGreaterThan(hasBoard ? 3 : 1);
    const rules = files.filter((path) => path.startsWith(`${folder}/`) && path !== table);
    expect(rules.length).toBeGreaterThan(hasBoard ? 10 : 8);
    expect(rules.flatMap((path) => kindDecisions(path, read(path), kinds))).toEqual([]);
  });
});

describe('the check of move switches', () => {
  const kinds = kindsIn(
    'moves/table.ts',
    "export const MOVES_1: MoveTable = { place, end: finish, 'trade': trade }; const OTHER = { no };",
  );

  it('reads the kinds from the table', () => {
    expect([...kinds]).toEqual(['place', 'end', 'trade']);
  });

  it.each([
    ['a switch', "function f(move) { switch (move.type) { case 'end': return 1; default: return 2; } }"],
    ['a switch over a type taken out', "const f = ({ type }) => { switch (type) { case 'place': } };"],
    [
      'an if after an if',
      "function f(m) { if (m.type === 'end') return 1; if (m.type === 'place') return 2; }",
    ],
    ['a conditional chain', "const f = (m) => (m.type === 'end' ? 1 : 'place' === m.type ? 2 : 3);"],
    ['a comparison of two kinds', "const f = (m) => m.type !== 'end' && m?.type !== 'trade';"],
    ['comparisons outside functions', "export const x = m.type === 'end' || m.type === 'place';"],
    ['a method', "const o = { f(m) { return m['type'] == 'end' ? 1 : m.type == 'place'; } };"],
  ])('catches %s', (_what, text) => {
    expect(kindDecisions('src/planted.ts', text, kinds)).toHaveLength(1);
  });

  it.each([
    ['one kind', "const f = (m) => m.type === 'end' || m.type === 'end';"],
    [
      'one kind in each of two functions',
      "const f = (m) => m.type === 'end', g = (m) => m.type === 'place';",
    ],
    ['a switch over events', "function f(e) { switch (e.kind) { case 'end': return 1; } }"],
    ['a switch over other types', "function f(o) { switch (o.type) { case 'number': return 1; } }"],
    ['a lookup', 'const f = (m) => table[m.type].price(m);'],
    ['types', "type Open = Exclude<Move, { type: 'end' | 'place' }>;"],
  ])('lets %s be', (_what, text) => {
    expect(kindDecisions('src/planted.ts', text, kinds)).toEqual([]);
  });
});
