import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compileMap,
  getMap,
  MAPS,
  mapFile,
  mapIdentity,
  mapProblemText,
  readMap,
} from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { smallMap, spoilable } from './maps.ts';
import { schemaProblem } from './schema.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../data/map.schema.json', import.meta.url), 'utf8'),
);

const listProblems = (raw: unknown): string[] => {
  const reading = readMap(raw);
  return reading.ok
    ? []
    : reading.problems.map(({ path, key }) => `${path} ${key.replace('map.problem.', '')}`);
};

describe('built-in maps', () => {
  test.each(MAPS)('%s matches the published facts', (name) => {
    const map = getMap(name);
    expect(map.cities).toBe(7);
    expect(map.villages).toBe(30);
    for (const roads of map.roadsAt) expect(roads.length / 2).toBeGreaterThanOrEqual(3);
    for (const roads of map.roadsAt) expect(roads.length / 2).toBeLessThanOrEqual(5);
    expect(map.file.setupTiles).toHaveLength(3);
  });

  test('five roads meet at the start of Hindustan', () => {
    const map = getMap('hindustan');
    expect(map.roadsAt[map.start]).toHaveLength(10);
  });

  test.each(MAPS)('%s conforms to the schema', (name) => {
    expect(schemaProblem(schema, mapFile(name))).toBeNull();
  });

  test('a map is identified by its name, or by a hash of its content', () => {
    expect(mapIdentity('rajasthan')).toBe('rajasthan');
    const own = mapIdentity(mapFile('rajasthan'));
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(mapIdentity(structuredClone(mapFile('rajasthan')))).toBe(own);
    expect(mapIdentity(mapFile('hindustan'))).not.toBe(own);
  });
});

describe('compiling', () => {
  test('villages and roads are numbered in the order of the file', () => {
    const map = compileMap(smallMap(['a-b: v1 v2', 's-a: v3']));
    expect(map.villageIds).toEqual(['v1', 'v2', 'v3']);
    expect(map.villageRoad).toEqual([0, 0, 1]);
    expect(map.roadVillages).toEqual([3, 4]);
    expect(map.roadsAt[0]).toEqual([0, 1, 1, 7]);
    expect(map.roadsAt[7]).toEqual([1, 0]);
    expect([map.roadFirst, map.roadSecond]).toEqual([
      [0, 2],
      [1, -1],
    ]);
  });
});

describe('each problem of a map file is reported', () => {
  const cases: readonly (readonly [string, (map: ReturnType<typeof spoilable>) => void, string])[] = [
    ['a missing field', (map) => delete map['canvas'], 'canvas missing'],
    ['an unknown field', (map) => (map['colour'] = 'red'), 'colour unknownField'],
    ['six cities', (map) => map.cities.pop(), 'cities count'],
    ['eight cities', (map) => map.cities.push(map.cities[0]), 'cities count'],
    ['a city off the canvas', (map) => Object.assign(map.cities[2]!, { x: 1001 }), 'cities.2.x number'],
    ['a text instead of a number', (map) => Object.assign(map.cities[2]!, { y: '7' }), 'cities.2.y number'],
    ['an id with blanks', (map) => Object.assign(map.cities[0]!, { id: 'new delhi' }), 'cities.0.id id'],
    ['an empty name', (map) => Object.assign(map.cities[0]!, { name: ' ' }), 'cities.0.name blank'],
    ['a number as a name', (map) => Object.assign(map.cities[0]!, { name: 7 }), 'cities.0.name text'],
    [
      'a name of 41 letters',
      (map) => Object.assign(map.cities[0]!, { name: 'x'.repeat(41) }),
      'cities.0.name tooLong',
    ],
    [
      'a name with a line end',
      (map) => Object.assign(map.cities[0]!, { name: 'a\nb' }),
      'cities.0.name unshown',
    ],
    [
      'a name with a direction mark',
      (map) => Object.assign(map.cities[0]!, { name: '\u202Eb' }),
      'cities.0.name unshown',
    ],
    ['the same id twice', (map) => Object.assign(map.cities[0]!, { id: 'delhi' }), 'cities.1.id twice'],
    [
      'a village on the spot of another',
      (map) => {
        const [one, other] = map.roads.map(({ villages }) => (villages as { x: number; y: number }[])[0]!);
        Object.assign(other!, { x: one!.x, y: one!.y });
      },
      'roads.1.villages.0 sameSpot',
    ],
    ['a road to an unknown city', (map) => (map.roads[0]!['to'] = 'agra'), 'roads.0.to unknownJunction'],
    ['a road that ends where it begins', (map) => (map.roads[0]!['to'] = 'lahore'), 'roads.0.to loop'],
    ['a road without villages', (map) => (map.roads[0]!['villages'] = []), 'roads.0.villages count'],
    ['a control point with one number', (map) => (map.roads[2]!['control'] = [1]), 'roads.2.control count'],
    ['a text instead of a list', (map) => (map.roads[0]!['villages'] = 'agra'), 'roads.0.villages list'],
    ['a number instead of a road', (map) => map.roads.splice(0, 1, 7 as never), 'roads.0 object'],
    ['the same road twice', (map) => (map.roads[1]!['id'] = 'lahore-delhi'), 'roads.1.id twice'],
    [
      'a set-up tile with a city on it',
      (map) => ((map['setupTiles'] as { green: string[] }[])[0]!.green[1] = 'delhi'),
      'setupTiles.0.green.1 unknownVillage',
    ],
    [
      'a set-up tile with a village twice',
      (map) => ((map['setupTiles'] as { blue: string[] }[])[0]!.blue[0] = 'multan'),
      'setupTiles.0.blue.0 twice',
    ],
    ['no set-up tiles', (map) => (map['setupTiles'] = []), 'setupTiles count'],
  ];

  test.each(cases)('%s', (_, spoil, problem) => {
    const map = spoilable();
    spoil(map);
    expect(listProblems(map)).toContain(problem);
  });

  test.each(cases)('the schema refuses %s too, unless only `readMap` can check it', (_, spoil, problem) => {
    const map = spoilable();
    spoil(map);
    const whole = /unknownJunction|loop|twice|sameSpot|unknownVillage|\.x number/.test(problem);
    expect(schemaProblem(schema, map) === null).toBe(whole);
  });

  test('an invisible character is named by its place and number', () => {
    const map = spoilable();
    Object.assign(map.cities[0]!, { name: '🐘Del\u200Bhi' });
    const reading = readMap(map);
    expect(reading.ok ? [] : reading.problems.map(({ values }) => values)).toEqual([
      { path: 'cities.0.name', place: 5, code: 'U+200B' },
    ]);
  });

  test('a missing field is reported once', () => {
    expect(listProblems({})).toEqual(['canvas missing', 'start missing', 'cities missing', 'roads missing']);
    expect(listProblems(undefined)).toEqual([' object']);
  });

  test('several problems at once', () => {
    const map = spoilable();
    map.cities.pop();
    map.roads[0]!['villages'] = [];
    expect(listProblems(map)).toEqual(['cities count', 'roads.0.villages count']);
  });

  test('a city without a road to it, and too few villages', () => {
    const roads = ['s-a: v1 v2', 'a-b: v3', 'b-c: v4', 'c-d: v5', 'd-e: v6', 'e-f: v7', 'f-a: v8'];
    expect(listProblems(smallMap(roads))).toEqual(['roads villages', 'cities.6 cutOff']);
  });

  test('too many villages', () => {
    const map = spoilable();
    map.roads[0]!['villages'] = [1, 2].map((i) => ({ id: `more${i}`, name: 'More', x: 50 * i, y: 1 }));
    map.roads[13]!['villages'] = [3, 4].map((i) => ({ id: `more${i}`, name: 'More', x: 50 * i, y: 1 }));
    delete map['setupTiles'];
    expect(listProblems(map)).toEqual(['roads villages']);
  });

  test.each([undefined, null, 7, 'map', [], [{}]])('a value that is not an object: %s', (raw) => {
    expect(listProblems(raw)).toEqual([' object']);
  });

  test('every problem has words in both languages, with the values they need', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    const keys = new Set(Object.keys(en));
    for (const [, spoil] of cases) {
      const map = spoilable();
      spoil(map);
      const reading = readMap(map);
      for (const fault of reading.ok ? [] : reading.problems) {
        expect(keys).toContain(fault.key);
        expect(mapProblemText(fault)).toContain(fault.path);
      }
    }
  });
});

test('a map is read into a new frozen object, with −0', () => {
  const raw = spoilable();
  Object.assign(raw.cities[0]!, { x: -0 });
  const reading = readMap(raw);
  if (!reading.ok) throw new Error('it is a map');
  expect(Object.is(reading.map.cities[0]!.x, 0)).toBe(true);
  expect(Object.isFrozen(reading.map.roads[0]!.villages[0])).toBe(true);
  expect(reading.map).toEqual({
    ...raw,
    cities: [{ ...(raw.cities[0] as object), x: 0 }, ...raw.cities.slice(1)],
  });
});
