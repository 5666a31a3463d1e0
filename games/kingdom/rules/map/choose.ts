import type { OptionSpec } from '@durbar/kernel';
import { FormatError, isPlainObject, OptionError } from '@durbar/kernel';
import type { MapChoice, MapName } from './maps.ts';
import { MAPS } from './maps.ts';
import { faultText, readMap } from './read.ts';

/** The options by which a match chooses its map: a built-in one, or a file of one's own. */
export function mapOptions(standard: MapName): readonly OptionSpec[] {
  return [
    { name: 'map', kind: 'choice', values: MAPS, default: standard },
    { name: 'mapFile', kind: 'document', default: null },
  ];
}

/**
 * The map that options choose.
 * @param values read against `mapOptions`
 * @throws {OptionError} for a file with faults, or together with another map than the standard one
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
  const { faults } = reading;
  throw new OptionError(`option 'mapFile': ${faults.map(faultText).join('; ')}`, 'mapFile', faults);
}

/**
 * The map of a position from outside.
 * @param what the position, for the message
 * @throws {FormatError}
 */
export function parseMapChoice(what: string, raw: unknown): MapChoice {
  const known = MAPS.find((name) => name === raw);
  if (known) return known;
  const reading = readMap(raw);
  if (reading.ok) return reading.map;
  throw new FormatError(`${what}, map: ${reading.faults.map(faultText).join('; ')}`);
}
