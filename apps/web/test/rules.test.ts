import { expect, test } from 'vitest';
import { listRuleSections, searchRules } from '../src/pages/table/panels/rule-sections.ts';

const texts: Readonly<Record<string, string>> = {
  'section.M-1': 'Set-up',
  'clause.M-1.1': 'Everybody starts with 15 coins.',
  'clause.M-1.2': 'Nobody has a shrine.',
  'section.M-2': 'Building',
  'clause.M-2': 'A shrine costs 2 coins.',
};
const sections = listRuleSections(Object.keys(texts));
const found = (search: string) =>
  searchRules(sections, search, 'en', (key) => texts[key] ?? '').flatMap(({ clauses }) =>
    clauses.map(({ id }) => id),
  );

test('clauses are grouped under their headings, in order', () => {
  expect(sections).toEqual([
    {
      id: 'M-1',
      title: 'section.M-1',
      clauses: [
        { id: 'M-1.1', key: 'clause.M-1.1' },
        { id: 'M-1.2', key: 'clause.M-1.2' },
      ],
    },
    { id: 'M-2', title: 'section.M-2', clauses: [{ id: 'M-2', key: 'clause.M-2' }] },
  ]);
});

test('a search finds clauses by words, number and heading, in any order and case', () => {
  expect(found('')).toEqual(['M-1.1', 'M-1.2', 'M-2']);
  expect(found('coins SHRINE')).toEqual(['M-2']);
  expect(found('m-1.2')).toEqual(['M-1.2']);
  expect(found('building')).toEqual(['M-2']);
  expect(found('elephant')).toEqual([]);
});
