import type { OptionSpec } from '@durbar/kernel';
import { isPlainObject, OptionError, readOptions } from '@durbar/kernel';
import { expect, it } from 'vitest';
import { listAllOptionNames, listConfigurations, listOptionNames } from '../src/configurations.ts';
import { type CheckSettings, checkGame, formatFailure } from '../src/index.ts';
import { bazaar } from '../src/toy/index.ts';
import { breakBazaar } from './broken-bazaar.ts';

const options: readonly OptionSpec[] = [
  ...bazaar.meta.options,
  { name: 'extras', kind: 'set', values: ['river', 'fort'], default: [] },
  { name: 'map', kind: 'document', default: null },
];

/** Bazaar with unused options of every kind; `river` is valid for four seats only. */
const rich = breakBazaar({
  meta: { ...bazaar.meta, options },
  parseOptions(raw, players) {
    const { merchant, length, extras } = readOptions(options, raw);
    if (Array.isArray(extras) && extras.includes('river') && players < 4)
      throw new OptionError("option 'extras': the river is for 4 seats", 'extras');
    return bazaar.parseOptions({ merchant, length }, players);
  },
});
const settings: CheckSettings = { documents: { map: [{ roads: [] }] }, combinations: 5 };

it('lists every seat count with every single option value and some combinations', () => {
  const configurations = listConfigurations(rich, settings);
  expect(listConfigurations(rich, settings)).toEqual(configurations);
  const reached = (players: number): Set<string> =>
    new Set(
      configurations
        .filter((configuration) => configuration.players === players)
        .flatMap((configuration) => listOptionNames(options, configuration.options)),
    );
  const all = listAllOptionNames(options, settings);
  expect(all).toContain('option.extras.river');
  expect(all).toContain('option.map.some');
  expect(all.filter((name) => !reached(4).has(name))).toEqual([]);
  expect(all.filter((name) => !reached(2).has(name))).toEqual(['option.extras.river']);
  const texts = configurations.map((configuration) => JSON.stringify(configuration));
  expect(new Set(texts).size).toBe(texts.length);
  expect(
    configurations.every(
      ({ seats, players, options: { merchant } }) => seats === players + (merchant ? 1 : 0),
    ),
  ).toBe(true);
});

it('reaches an option value only with seat counts that accept it', () => {
  const light: CheckSettings = { ...settings, combinations: 0, every: 1000 };
  expect(checkGame(rich, { ...light, seatCounts: [4] }).failures).toEqual([]);
  const [failure] = checkGame(rich, { ...light, seatCounts: [2] }).failures;
  expect(failure && formatFailure(failure)).toBe('reached: never reached: option.extras.river');
});

it('tries an exclusive value, but never combines it with others', () => {
  const specs: readonly OptionSpec[] = [
    ...bazaar.meta.options,
    { name: 'extras', kind: 'set', values: ['river', 'fort', 'lot'], alone: ['lot'], default: [] },
  ];
  const game = breakBazaar({
    meta: { ...bazaar.meta, options: specs },
    // This game refuses nothing, so a forbidden combination would be listed.
    parseOptions: (raw, players) => {
      const { merchant, length } = isPlainObject(raw) ? raw : {};
      return bazaar.parseOptions({ merchant, length }, players);
    },
  });
  const sets = listConfigurations(game, { seatCounts: [2], combinations: 40 }).map(
    (one) => one.options['extras'],
  );
  expect(sets).toContainEqual(['lot']);
  expect(sets).toContainEqual(['river', 'fort']);
  expect(sets.filter((set) => Array.isArray(set) && set.includes('lot') && set.length > 1)).toEqual([]);
});

it('formats a failure with its configuration and stack trace', () => {
  const [failure] = checkGame(
    breakBazaar({
      setup: () => {
        throw new TypeError('no cards');
      },
    }),
    { seatCounts: [2] },
  ).failures;
  const text = failure ? formatFailure(failure) : '';
  expect(text).toMatch(
    /^crash \(2 seats, options {"merchant":true,"length":"short"}\): setup: TypeError: no cards\n/,
  );
  expect(text).toContain('configurations.test.ts');
});
