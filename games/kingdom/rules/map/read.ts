import {
  CITIES,
  MAX_CANVAS,
  MAX_NAME_LENGTH,
  MAX_SETUP_TILES,
  MAX_TEXT_LENGTH,
  MAX_VILLAGES,
  MAX_VILLAGES_PER_ROAD,
  MIN_CANVAS,
  MIN_VILLAGES,
  MIN_VILLAGES_SOLO,
  SETUP_TILE,
} from './limits.ts';
import { join, type MapProblem, MapProblems } from './problems.ts';
import type { MapFile, MapPlace, MapRoad, SetupTile } from './types.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** A map, or all its problems. */
export type MapReading =
  | { readonly ok: true; readonly map: MapFile }
  | { readonly ok: false; readonly problems: readonly MapProblem[] };

/**
 * Reads a map file from outside and reports every problem. The map is a new object with the known fields only, frozen, so
 * that states can share it.
 */
export function readMap(raw: unknown): MapReading {
  const problems = new MapProblems();
  const map = readFile(problems, raw);
  if (problems.found.length === 0 && map) checkWhole(problems, map);
  return problems.found.length === 0 && map ? { ok: true, map } : { ok: false, problems: problems.found };
}

/** A problem as one line for developers; players read its message in their language. */
export function mapProblemText({ path, key, values = {} }: MapProblem): string {
  const more = Object.entries(values).filter(([name]) => name !== 'path');
  const details = more.map(([name, value]) => `${name} ${value}`).join(', ');
  return `${path || 'the file'}: ${key.slice('map.problem.'.length)}${details && ` (${details})`}`;
}

function readFile(problems: MapProblems, raw: unknown): MapFile | null {
  const texts = ['about', 'provenance', 'setupTilesProvenance'] as const;
  const file = problems.object('', raw, ['canvas', 'start', 'cities', 'roads'], [...texts, 'setupTiles']);
  if (!file) return null;
  const canvas = readCanvas(problems, file['canvas']);
  const given = texts.flatMap((name) =>
    file[name] === undefined ? [] : [[name, problems.text(name, file[name], MAX_TEXT_LENGTH)] as const],
  );
  const start = readPlace(problems, 'start', file['start'], canvas);
  const cities = problems
    .list('cities', file['cities'], CITIES, CITIES)
    .map((city, i) => readPlace(problems, join('cities', i), city, canvas));
  const roads = problems
    .list('roads', file['roads'], CITIES, MAX_VILLAGES)
    .map((road, i) => readRoad(problems, join('roads', i), road, canvas));
  const tiles = file['setupTiles'];
  return Object.freeze<MapFile>({
    ...Object.fromEntries(given),
    canvas,
    start,
    cities: Object.freeze(cities),
    roads: Object.freeze(roads),
    ...(tiles !== undefined && { setupTiles: readTiles(problems, tiles) }),
  });
}

function readCanvas(problems: MapProblems, raw: unknown): Canvas {
  const canvas = problems.object('canvas', raw, ['width', 'height']);
  const side = (name: string): number =>
    problems.number(`canvas.${name}`, canvas?.[name], MIN_CANVAS, MAX_CANVAS);
  return Object.freeze({ width: side('width'), height: side('height') });
}

function readPlace(problems: MapProblems, path: string, raw: unknown, canvas: Canvas): MapPlace {
  const place = problems.object(path, raw, ['id', 'name', 'x', 'y']);
  return Object.freeze<MapPlace>({
    id: problems.id(join(path, 'id'), place?.['id'], MAX_NAME_LENGTH),
    name: problems.text(join(path, 'name'), place?.['name'], MAX_NAME_LENGTH),
    x: problems.number(join(path, 'x'), place?.['x'], 0, canvas.width),
    y: problems.number(join(path, 'y'), place?.['y'], 0, canvas.height),
  });
}

function readRoad(problems: MapProblems, path: string, raw: unknown, canvas: Canvas): MapRoad {
  const road = problems.object(path, raw, ['id', 'from', 'to', 'villages'], ['control']);
  const villages = problems
    .list(join(path, 'villages'), road?.['villages'], 1, MAX_VILLAGES_PER_ROAD)
    .map((village, i) => readPlace(problems, join(join(path, 'villages'), i), village, canvas));
  return Object.freeze<MapRoad>({
    id: problems.id(join(path, 'id'), road?.['id'], 2 * MAX_NAME_LENGTH + 1),
    from: problems.id(join(path, 'from'), road?.['from'], MAX_NAME_LENGTH),
    to: problems.id(join(path, 'to'), road?.['to'], MAX_NAME_LENGTH),
    control: readControl(problems, join(path, 'control'), road?.['control'] ?? null),
    villages: Object.freeze(villages),
  });
}

/** A control point may lie outside the canvas. */
function readControl(problems: MapProblems, path: string, raw: unknown): readonly [number, number] | null {
  if (raw === null) return null;
  const [x, y] = problems.list(path, raw, 2, 2);
  const part = (i: number, value: unknown): number =>
    problems.number(join(path, i), value, -MAX_CANVAS, 2 * MAX_CANVAS);
  const control: [number, number] = [part(0, x), part(1, y)];
  return Object.freeze(control);
}

function readTiles(problems: MapProblems, raw: unknown): readonly SetupTile[] {
  const ids = (path: string, value: unknown, count: number): readonly string[] =>
    Object.freeze(
      problems
        .list(path, value, count, count)
        .map((id, i) => problems.id(join(path, i), id, MAX_NAME_LENGTH)),
    );
  const tiles = problems.list('setupTiles', raw, 1, MAX_SETUP_TILES).map((item, i) => {
    const path = join('setupTiles', i);
    const tile = problems.object(path, item, ['id', 'green', 'blue', 'red']);
    return Object.freeze<SetupTile>({
      id: problems.id(join(path, 'id'), tile?.['id'], MAX_NAME_LENGTH),
      green: ids(join(path, 'green'), tile?.['green'], SETUP_TILE.green),
      blue: ids(join(path, 'blue'), tile?.['blue'], SETUP_TILE.blue),
      red: ids(join(path, 'red'), tile?.['red'], SETUP_TILE.red),
    });
  });
  return Object.freeze(tiles);
}

/** Checks across fields: ids, ends of roads, number of villages, connection, set-up tiles. */
function checkWhole(problems: MapProblems, map: MapFile): void {
  const places: readonly (readonly [path: string, place: MapPlace])[] = [
    ['start', map.start],
    ...map.cities.map((city, i) => [`cities.${i}`, city] as const),
    ...map.roads.flatMap(({ villages }, r) =>
      villages.map((village, v) => [`roads.${r}.villages.${v}`, village] as const),
    ),
  ];
  checkUnique(
    problems,
    places.map(([path, { id }]) => [`${path}.id`, id] as const),
  );
  checkUnique(
    problems,
    map.roads.map(({ id }, r) => [`roads.${r}.id`, id] as const),
  );
  checkApart(problems, places);
  const junctions = new Set([map.start.id, ...map.cities.map(({ id }) => id)]);
  for (const [r, { from, to }] of map.roads.entries()) {
    if (!junctions.has(from)) problems.add(`roads.${r}.from`, 'unknownJunction', { id: from });
    if (!junctions.has(to)) problems.add(`roads.${r}.to`, 'unknownJunction', { id: to });
    if (from === to) problems.add(`roads.${r}.to`, 'loop', { id: to });
  }
  const villages = places.length - junctions.size;
  const least = map.setupTiles ? MIN_VILLAGES_SOLO : MIN_VILLAGES;
  if (villages < least || villages > MAX_VILLAGES)
    problems.add('roads', 'villages', { found: villages, least, most: MAX_VILLAGES });
  checkConnected(problems, map);
  checkTiles(problems, map);
}

function checkUnique(problems: MapProblems, ids: readonly (readonly [path: string, id: string])[]): void {
  const seen = new Set<string>();
  for (const [path, id] of ids) {
    if (seen.has(id)) problems.add(path, 'twice', { id });
    seen.add(id);
  }
}

/** Places must not coincide, because the lower one could not be pressed. */
function checkApart(
  problems: MapProblems,
  places: readonly (readonly [path: string, place: MapPlace])[],
): void {
  for (const [i, [path, place]] of places.entries()) {
    const near = places.slice(0, i).find(([, other]) => place.x === other.x && place.y === other.y);
    if (near) problems.add(path, 'sameSpot', { id: near[1].id });
  }
}

function checkConnected(problems: MapProblems, map: MapFile): void {
  const reached = new Set([map.start.id]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of map.roads) {
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  for (const [i, { id }] of map.cities.entries())
    if (!reached.has(id)) problems.add(`cities.${i}`, 'cutOff', { id });
}

function checkTiles(problems: MapProblems, map: MapFile): void {
  const tiles = map.setupTiles ?? [];
  checkUnique(
    problems,
    tiles.map(({ id }, i) => [`setupTiles.${i}.id`, id] as const),
  );
  const villages = new Set(map.roads.flatMap((road) => road.villages.map(({ id }) => id)));
  for (const [i, tile] of tiles.entries()) {
    const named = (['green', 'blue', 'red'] as const).flatMap((colour) =>
      tile[colour].map((id, at) => [`setupTiles.${i}.${colour}.${at}`, id] as const),
    );
    checkUnique(problems, named);
    for (const [path, id] of named) if (!villages.has(id)) problems.add(path, 'unknownVillage', { id });
  }
}
