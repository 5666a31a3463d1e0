import { canonicalJson, sha256Hex } from '@durbar/kernel';
import hindustan from '../../data/map-hindustan.json' with { type: 'json' };
import rajasthan from '../../data/map-rajasthan.json' with { type: 'json' };
import type { RoadMap } from './compile.ts';
import { compileMap } from './compile.ts';
import { mapProblemText, readMap } from './read.ts';
import type { MapFile } from './types.ts';

/** Names of the built-in maps. */
export const MAPS = ['hindustan', 'rajasthan'] as const;
export type MapName = (typeof MAPS)[number];

/** The map of a match as plain data: the name of a built-in one, or the content of a map file. */
export type MapChoice = MapName | MapFile;

const FILES: Readonly<Record<MapName, unknown>> = { hindustan, rajasthan };

const builtIn = new Map<MapName, RoadMap>();
const own = new WeakMap<MapFile, RoadMap>();

/** The built-in map file of this name, read and checked. */
export function mapFile(name: MapName): MapFile {
  return getMap(name).file;
}

/**
 * The compiled map of a choice, compiled once for each name and once for each map file object.
 * @param choice a name, or a file as `readMap` returns it
 */
export function getMap(choice: MapChoice): RoadMap {
  return typeof choice === 'string' ? builtInMap(choice) : ownMap(choice);
}

function builtInMap(name: MapName): RoadMap {
  let map = builtIn.get(name);
  if (!map) {
    const reading = readMap(FILES[name]);
    if (!reading.ok) throw new Error(`map ${name}: ${reading.problems.map(mapProblemText).join('; ')}`);
    map = compileMap(reading.map);
    builtIn.set(name, map);
  }
  return map;
}

function ownMap(file: MapFile): RoadMap {
  let map = own.get(file);
  if (!map) {
    map = compileMap(file);
    own.set(file, map);
  }
  return map;
}

const names = new WeakMap<MapFile, string>();

/** Short text that identifies a map: its name, or the SHA-256 of the file's canonical JSON. */
export function mapIdentity(choice: MapChoice): string {
  if (typeof choice === 'string') return choice;
  let name = names.get(choice);
  if (name === undefined) {
    name = sha256Hex(canonicalJson(choice));
    names.set(choice, name);
  }
  return name;
}
