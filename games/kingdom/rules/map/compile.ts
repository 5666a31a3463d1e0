import type { MapFile } from './types.ts';

/** A map as the rules use it: junctions, roads and villages by number, villages as bits of masks. */
export interface RoadMap {
  readonly file: MapFile;
  /** Cities are junctions 0 to `cities` − 1 in the file's order; the starting place is junction `start`. */
  readonly cities: number;
  readonly start: number;
  /** Villages are numbered in the file's order, road by road. */
  readonly villages: number;
  /** Road on which each village lies. */
  readonly villageRoad: readonly number[];
  /** Ends of each road. */
  readonly roadFrom: readonly number[];
  readonly roadTo: readonly number[];
  /** Villages of each road: as a mask, and by number; the second is −1 where there is none. */
  readonly roadVillages: readonly number[];
  readonly roadFirst: readonly number[];
  readonly roadSecond: readonly number[];
  /** For each junction a list of pairs: one of its roads, then the junction at the other end. */
  readonly roadsAt: readonly (readonly number[])[];
  /** Ids and names by number. */
  readonly cityIds: readonly string[];
  readonly cityNames: readonly string[];
  readonly villageIds: readonly string[];
  readonly villageNames: readonly string[];
}

/** @param file a map as `readMap` returns it */
export function compileMap(file: MapFile): RoadMap {
  const start = file.cities.length;
  const numbers = new Map([...file.cities, file.start].map(({ id }, i) => [id, i]));
  const junction = (id: string): number => numbers.get(id) ?? start;
  const villages = file.roads.flatMap((road) => road.villages);
  const villageRoad = file.roads.flatMap((road, r) => road.villages.map(() => r));
  const roadFirst = file.roads.map((_, r) => villageRoad.indexOf(r));
  const roadSecond = file.roads.map(({ villages: on }, r) => (on.length > 1 ? roadFirst[r]! + 1 : -1));
  const roadFrom = file.roads.map(({ from }) => junction(from));
  const roadTo = file.roads.map(({ to }) => junction(to));
  return {
    file,
    cities: start,
    start,
    villages: villages.length,
    villageRoad,
    roadFrom,
    roadTo,
    roadVillages: file.roads.map(
      (_, r) => (1 << roadFirst[r]!) | (roadSecond[r]! < 0 ? 0 : 1 << roadSecond[r]!),
    ),
    roadFirst,
    roadSecond,
    roadsAt: Array.from({ length: start + 1 }, (_, here) =>
      file.roads.flatMap((_, r) => {
        if (roadFrom[r] === here) return [r, roadTo[r]!];
        return roadTo[r] === here ? [r, roadFrom[r]!] : [];
      }),
    ),
    cityIds: file.cities.map(({ id }) => id),
    cityNames: file.cities.map(({ name }) => name),
    villageIds: villages.map(({ id }) => id),
    villageNames: villages.map(({ name }) => name),
  };
}
