/** A map of one's own, as small as can be: a ring of single villages, two roads between the same cities, no solo. */
const place = (id: string, x: number, y: number) => ({ id, name: id.toUpperCase(), x, y });

const cities = 'abcdefg'.split('').map((id, i) => place(id, 100 * i, 50 * (i % 3)));

const roads: readonly (readonly [from: string, to: string, villages: readonly string[]])[] = [
  ['s', 'a', ['v1']],
  ['a', 'b', ['v2']],
  ['b', 'c', ['v3', 'v4']],
  ['c', 'd', ['v5']],
  ['d', 'e', ['v6']],
  ['e', 'f', ['v7']],
  ['f', 'g', ['v8']],
  ['g', 's', ['v9']],
  ['c', 'b', ['v10']],
];

export const OWN_MAP = {
  about: 'for tests',
  canvas: { width: 700, height: 400 },
  start: place('s', 350, 300),
  cities,
  roads: roads.map(([from, to, villages], i) => ({
    id: `r${i}`,
    from,
    to,
    control: i === 8 ? [250, 300] : null,
    villages: villages.map((id, v) => place(id, 20 * i, 200 + v)),
  })),
};
