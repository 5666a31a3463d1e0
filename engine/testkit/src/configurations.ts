import type { OptionSpec, OptionValue, OptionValues, Rng } from '@durbar/kernel';
import {
  at,
  canonicalJson,
  OptionError,
  randomBelow,
  readOptions,
  seatTotal,
  seededRng,
} from '@durbar/kernel';
import type { AnyGame, CheckSettings, Configuration } from './settings.ts';

/**
 * Combines every seat count with every option set: the defaults, the defaults with one value changed, and random
 * combinations. Omits sets that the game refuses for a seat count.
 */
export function listConfigurations(game: AnyGame, settings: CheckSettings): Configuration[] {
  const sets = optionSets(game.meta.options, settings);
  return (settings.seatCounts ?? game.meta.seatCounts).flatMap((players) =>
    sets.flatMap((options) => createConfiguration(game, players, options) ?? []),
  );
}

/** Makes a configuration; null if the game refuses these options for this seat count. */
function createConfiguration(game: AnyGame, players: number, options: OptionValues): Configuration | null {
  try {
    return { players, options, seats: seatTotal(game, game.parseOptions(options, players), players) };
  } catch (error) {
    if (error instanceof OptionError) return null;
    throw error;
  }
}

/** Draws a random seat count and options that the game accepts. @throws {Error} after 1000 refused draws */
export function randomConfiguration(game: AnyGame, settings: CheckSettings, rng: Rng): Configuration {
  const counts = settings.seatCounts ?? game.meta.seatCounts;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const players = at(counts, randomBelow(rng, counts.length));
    const configuration = createConfiguration(game, players, randomOptions(game.meta.options, settings, rng));
    if (configuration) return configuration;
  }
  throw new Error(`${game.meta.id} accepts none of 1000 random option sets`);
}

function optionSets(specs: readonly OptionSpec[], settings: CheckSettings): OptionValues[] {
  const defaults = readOptions(specs, {});
  const sets = [defaults];
  for (const spec of specs)
    for (const value of valuesToTry(spec, settings)) sets.push({ ...defaults, [spec.name]: value });
  const rng = seededRng(settings.seed ?? '', 'options');
  if (specs.length > 1)
    for (let i = 0; i < (settings.combinations ?? 8); i++) sets.push(randomOptions(specs, settings, rng));
  return [...new Map(sets.map((set) => [canonicalJson(set), set])).values()];
}

/** Chooses a random value for each option independently. */
function randomOptions(specs: readonly OptionSpec[], settings: CheckSettings, rng: Rng): OptionValues {
  return Object.fromEntries(
    specs.map((spec) => {
      if (spec.kind === 'set') return [spec.name, randomSet(spec, rng)];
      const values = valuesToTry(spec, settings);
      return [spec.name, at(values, randomBelow(rng, values.length))];
    }),
  );
}

type SetOption = Extract<OptionSpec, { readonly kind: 'set' }>;

/** The values of a set option that may be combined. */
function combinable({ values, alone = [] }: SetOption): string[] {
  return values.filter((value) => !alone.includes(value));
}

/** A random subset; sometimes an exclusive value instead. */
function randomSet(spec: SetOption, rng: Rng): string[] {
  const { alone = [] } = spec;
  if (alone.length > 0 && randomBelow(rng, 4) === 0) return [at(alone, randomBelow(rng, alone.length))];
  return combinable(spec).filter(() => randomBelow(rng, 2) === 0);
}

/** Values to try for one option while the others keep their defaults. */
function valuesToTry(spec: OptionSpec, settings: CheckSettings): OptionValue[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return [...spec.values];
    case 'set':
      return [[], combinable(spec), ...spec.values.map((value) => [value])];
    case 'document':
      return [null, ...(settings.documents?.[spec.name] ?? [])];
  }
}

/** Coverage names of the values in an option set, such as `option.length.short`. */
export function listOptionNames(specs: readonly OptionSpec[], options: OptionValues): string[] {
  return specs.flatMap(({ name, kind }) => {
    const value = options[name];
    if (kind === 'document') return [`option.${name}.${value === null ? 'none' : 'some'}`];
    return (Array.isArray(value) ? value : [value]).map((one) => `option.${name}.${String(one)}`);
  });
}

/**
 * Coverage names of all values of all options. A document option has one name: `some` if the settings supply documents,
 * else `none`.
 */
export function listAllOptionNames(specs: readonly OptionSpec[], settings: CheckSettings): string[] {
  return specs.flatMap((spec) => {
    if (spec.kind === 'flag') return [`option.${spec.name}.false`, `option.${spec.name}.true`];
    if (spec.kind === 'document')
      return settings.documents?.[spec.name] ? [`option.${spec.name}.some`] : [`option.${spec.name}.none`];
    return spec.values.map((value) => `option.${spec.name}.${value}`);
  });
}
