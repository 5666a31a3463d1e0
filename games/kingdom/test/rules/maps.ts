import type { MapFile } from '../../rules/index.ts';
import { mapFile } from '../../rules/index.ts';

/** A built-in map as plain JSON that a test may change. */
export function spoilable(): Record<string, unknown> & {
  cities: unknown[];
  roads: Record<string, unknown>[];
} {
  return structuredClone(mapFile('hindustan')) as unknown as ReturnType<typeof spoilable>;
}

/** A map whose roads are given as `from-to: village village`, with junctions s (start) and a to g. */
export function smallMap(roads: readonly string[]): MapFile {
  const place = (id: string, i: number, y = 10) => ({ id, name: id.toUpperCase(), x: 10 * i, y });
  return {
    canvas: { width: 1000, height: 1000 },
    start: place('s', 90),
    cities: 'abcdefg'.split('').map((id, i) => place(id, i)),
    roads: roads.map((road, r) => {
      const [id = '', villages = ''] = road.split(': ');
      const [from = '', to = ''] = id.split('-');
      return {
        id,
        from,
        to,
        control: null,
        villages: villages.split(' ').map((village, v) => place(village, v, 30 + 10 * r)),
      };
    }),
  };
}
