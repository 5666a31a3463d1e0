import type { OptionSpec } from '@durbar/kernel';
import { FormatError, isPlainObject, OptionError } from '@durbar/kernel';
import type { MapChoice, MapName } from './maps.ts';
import { MAPS } from './maps.ts';
import { mapProblemText, readMap } from './read.ts';

/** The options that choose the map of a match: a built-in one, or a map file. */
export function mapOptions(standard: MapName): readonly OptionSpec[] {
  return [
    { name: 'map', kind: 'choice', values: MAPS, default: standard },
    { name: 'mapFile', kind: 'document', default: null },
  ];
}

/**
 * Returns the map that the options choose.
 * @param values values read against `mapOptions`
 * @throws {OptionError} for a file with problems, and for a file together with another map than the standard one
 */
export function chooseMap(values: Readonly<Record<string, unknown>>, standard: MapName): MapChoice {
  const known = MAPS.find((one) => one === values['map']) ?? standard;
  const file = values['mapFile'];
  if (!isPlainObject(file)) return known;
  if (known !== standard)
    throw new OptionError(
      `option 'mapFile': play on a map file or on '${known}', not on both; leave 'map' as it is`,
      'mapFile',
      [{ key: 'options.oneMap' }],
    );
  const reading = readMap(file);
  if (reading.ok) return reading.map;
  const { problems } = reading;
  throw new OptionError(`option 'mapFile': ${problems.map(mapProblemText).join('; ')}`, 'mapFile', problems);
}

/**
 * Reads the map of a position from outside.
 * @param what the position, for the message
 * @throws {FormatError}
 */
export function parseMapChoice(what: string, raw: unknown): MapChoice {
  const known = MAPS.find((name) => name === raw);
  if (known) return known;
  const reading = readMap(raw);
  if (reading.ok) return reading.map;
  throw new FormatError(`${what}, map: ${reading.problems.map(mapProblemText).join('; ')}`);
}
