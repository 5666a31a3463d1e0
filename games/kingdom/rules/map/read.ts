import type { Faults, MapFault } from './faults.ts';
import { Faults as FaultList, join } from './faults.ts';
import {
  CITIES,
  LEAST_CANVAS,
  LEAST_VILLAGES,
  LEAST_VILLAGES_SOLO,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_CANVAS,
  MOST_SETUP_TILES,
  MOST_VILLAGES,
  MOST_VILLAGES_A_ROAD,
  SETUP_TILE,
} from './limits.ts';
import type { MapFile, MapPlace, MapRoad, SetupTile } from './types.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** A map as read, or all that is wrong with it. */
export type MapReading =
  | { readonly ok: true; readonly map: MapFile }
  | { readonly ok: false; readonly faults: readonly MapFault[] };

/**
 * Reads a map file from outside and names every fault. What is read is a fresh object with the known fields only,
 * frozen, so that states can share it.
 */
export function readMap(raw: unknown): MapReading {
  const faults = new FaultList();
  const map = readFile(faults, raw);
  if (faults.found.length === 0 && map) checkWhole(faults, map);
  return faults.found.length === 0 && map ? { ok: true, map } : { ok: false, faults: faults.found };
}

/** A fault as one line for developers; people read its key in their language. */
export function faultText({ path, key, values = {} }: MapFault): string {
  const more = Object.entries(values).filter(([name]) => name !== 'path');
  const told = more.map(([name, value]) => `${name} ${value}`).join(', ');
  return `${path || 'the file'}: ${key.slice('map.fault.'.length)}${told && ` (${told})`}`;
}

function readFile(faults: Faults, raw: unknown): MapFile | null {
  const texts = ['about', 'provenance', 'setupTilesProvenance'] as const;
  const file = faults.object('', raw, ['canvas', 'start', 'cities', 'roads'], [...texts, 'setupTiles']);
  if (!file) return null;
  const canvas = readCanvas(faults, file['canvas']);
  const told = texts.flatMap((name) =>
    file[name] === undefined ? [] : [[name, faults.text(name, file[name], LONGEST_TEXT)] as const],
  );
  const start = readPlace(faults, 'start', file['start'], canvas);
  const cities = faults
    .list('cities', file['cities'], CITIES, CITIES)
    .map((city, i) => readPlace(faults, join('cities', i), city, canvas));
  const roads = faults
    .list('roads', file['roads'], CITIES, MOST_VILLAGES)
    .map((road, i) => readRoad(faults, join('roads', i), road, canvas));
  const tiles = file['setupTiles'];
  return Object.freeze<MapFile>({
    ...Object.fromEntries(told),
    canvas,
    start,
    cities: Object.freeze(cities),
    roads: Object.freeze(roads),
    ...(tiles !== undefined && { setupTiles: readTiles(faults, tiles) }),
  });
}

function readCanvas(faults: Faults, raw: unknown): Canvas {
  const canvas = faults.object('canvas', raw, ['width', 'height']);
  const side = (name: string): number =>
    faults.number(`canvas.${name}`, canvas?.[name], LEAST_CANVAS, MOST_CANVAS);
  return Object.freeze({ width: side('width'), height: side('height') });
}

function readPlace(faults: Faults, path: string, raw: unknown, canvas: Canvas): MapPlace {
  const place = faults.object(path, raw, ['id', 'name', 'x', 'y']);
  return Object.freeze<MapPlace>({
    id: faults.id(join(path, 'id'), place?.['id'], LONGEST_NAME),
    name: faults.text(join(path, 'name'), place?.['name'], LONGEST_NAME),
    x: faults.number(join(path, 'x'), place?.['x'], 0, canvas.width),
    y: faults.number(join(path, 'y'), place?.['y'], 0, canvas.height),
  });
}

function readRoad(faults: Faults, path: string, raw: unknown, canvas: Canvas): MapRoad {
  const road = faults.object(path, raw, ['id', 'from', 'to', 'villages'], ['control']);
  const villages = faults
    .list(join(path, 'villages'), road?.['villages'], 1, MOST_VILLAGES_A_ROAD)
    .map((village, i) => readPlace(faults, join(join(path, 'villages'), i), village, canvas));
  return Object.freeze<MapRoad>({
    id: faults.id(join(path, 'id'), road?.['id'], 2 * LONGEST_NAME + 1),
    from: faults.id(join(path, 'from'), road?.['from'], LONGEST_NAME),
    to: faults.id(join(path, 'to'), road?.['to'], LONGEST_NAME),
    control: readControl(faults, join(path, 'control'), road?.['control'] ?? null),
    villages: Object.freeze(villages),
  });
}

/** A control point may lie off the canvas; the curve need not. */
function readControl(faults: Faults, path: string, raw: unknown): readonly [number, number] | null {
  if (raw === null) return null;
  const [x, y] = faults.list(path, raw, 2, 2);
  const part = (i: number, value: unknown): number =>
    faults.number(join(path, i), value, -MOST_CANVAS, 2 * MOST_CANVAS);
  const control: [number, number] = [part(0, x), part(1, y)];
  return Object.freeze(control);
}

function readTiles(faults: Faults, raw: unknown): readonly SetupTile[] {
  const ids = (path: string, value: unknown, count: number): readonly string[] =>
    Object.freeze(
      faults.list(path, value, count, count).map((id, i) => faults.id(join(path, i), id, LONGEST_NAME)),
    );
  const tiles = faults.list('setupTiles', raw, 1, MOST_SETUP_TILES).map((item, i) => {
    const path = join('setupTiles', i);
    const tile = faults.object(path, item, ['id', 'green', 'blue', 'red']);
    return Object.freeze<SetupTile>({
      id: faults.id(join(path, 'id'), tile?.['id'], LONGEST_NAME),
      green: ids(join(path, 'green'), tile?.['green'], SETUP_TILE.green),
      blue: ids(join(path, 'blue'), tile?.['blue'], SETUP_TILE.blue),
      red: ids(join(path, 'red'), tile?.['red'], SETUP_TILE.red),
    });
  });
  return Object.freeze(tiles);
}

/** What only the whole can show: ids, ends of roads, counts, connection, set-up tiles. */
function checkWhole(faults: Faults, map: MapFile): void {
  const places: readonly (readonly [path: string, place: MapPlace])[] = [
    ['start', map.start],
    ...map.cities.map((city, i) => [`cities.${i}`, city] as const),
    ...map.roads.flatMap(({ villages }, r) =>
      villages.map((village, v) => [`roads.${r}.villages.${v}`, village] as const),
    ),
  ];
  checkUnique(
    faults,
    places.map(([path, { id }]) => [`${path}.id`, id] as const),
  );
  checkUnique(
    faults,
    map.roads.map(({ id }, r) => [`roads.${r}.id`, id] as const),
  );
  checkApart(faults, places);
  const junctions = new Set([map.start.id, ...map.cities.map(({ id }) => id)]);
  for (const [r, { from, to }] of map.roads.entries()) {
    if (!junctions.has(from)) faults.add(`roads.${r}.from`, 'unknownJunction', { id: from });
    if (!junctions.has(to)) faults.add(`roads.${r}.to`, 'unknownJunction', { id: to });
    if (from === to) faults.add(`roads.${r}.to`, 'loop', { id: to });
  }
  const villages = places.length - junctions.size;
  const least = map.setupTiles ? LEAST_VILLAGES_SOLO : LEAST_VILLAGES;
  if (villages < least || villages > MOST_VILLAGES)
    faults.add('roads', 'villages', { found: villages, least, most: MOST_VILLAGES });
  checkConnected(faults, map);
  checkTiles(faults, map);
}

function checkUnique(faults: Faults, ids: readonly (readonly [path: string, id: string])[]): void {
  const seen = new Set<string>();
  for (const [path, id] of ids) {
    if (seen.has(id)) faults.add(path, 'twice', { id });
    seen.add(id);
  }
}

/** All places need a spot of their own: of two on one spot nobody can point at the lower one. */
function checkApart(faults: Faults, places: readonly (readonly [path: string, place: MapPlace])[]): void {
  for (const [i, [path, place]] of places.entries()) {
    const near = places.slice(0, i).find(([, other]) => place.x === other.x && place.y === other.y);
    if (near) faults.add(path, 'sameSpot', { id: near[1].id });
  }
}

function checkConnected(faults: Faults, map: MapFile): void {
  const reached = new Set([map.start.id]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of map.roads) {
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  for (const [i, { id }] of map.cities.entries())
    if (!reached.has(id)) faults.add(`cities.${i}`, 'cutOff', { id });
}

function checkTiles(faults: Faults, map: MapFile): void {
  const tiles = map.setupTiles ?? [];
  checkUnique(
    faults,
    tiles.map(({ id }, i) => [`setupTiles.${i}.id`, id] as const),
  );
  const villages = new Set(map.roads.flatMap((road) => road.villages.map(({ id }) => id)));
  for (const [i, tile] of tiles.entries()) {
    const named = (['green', 'blue', 'red'] as const).flatMap((colour) =>
      tile[colour].map((id, at) => [`setupTiles.${i}.${colour}.${at}`, id] as const),
    );
    checkUnique(faults, named);
    for (const [path, id] of named) if (!villages.has(id)) faults.add(path, 'unknownVillage', { id });
  }
}
