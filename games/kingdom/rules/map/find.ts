import type { RoadMap } from './compile.ts';

/** Number of a city, or of the starting place, by its id. @throws {RangeError} if the map has none */
export function cityNumber(map: RoadMap, id: string): number {
  return id === map.file.start.id ? map.start : found(map.cityIds.indexOf(id), 'city', id);
}

/** Number of a village by its id. @throws {RangeError} if the map has none */
export function villageNumber(map: RoadMap, id: string): number {
  return found(map.villageIds.indexOf(id), 'village', id);
}

/** Ids of the villages on a road, by its id. @throws {RangeError} if the map has none */
export function villagesOn(map: RoadMap, id: string): string[] {
  const road = map.file.roads.find((one) => one.id === id);
  if (!road) throw new RangeError(`the map has no road '${id}'`);
  return road.villages.map((village) => village.id);
}

function found(number: number, what: string, id: string): number {
  if (number < 0) throw new RangeError(`the map has no ${what} '${id}'`);
  return number;
}
