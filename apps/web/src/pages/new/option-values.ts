import { OptionError, type OptionSpec, type OptionValue } from '@durbar/kernel';
import type { LoadedGame } from '../../games/load-game.ts';

type OptionFormValues = Readonly<Record<string, OptionValue>>;

/** Every option at its default. */
export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
}

/** A set with one of its values put in or taken out, in the order of the option's values. */
export function toggleValue(
  spec: { readonly values: readonly string[] },
  chosen: readonly string[],
  value: string,
): string[] {
  return spec.values.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each)));
}

/** The chosen values of a set option, as they stand in the form. */
export function chosenValues(value: OptionValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** Why a game can't be played with these options by so many, or null if it can. */
export function optionProblem(
  { game }: LoadedGame,
  options: OptionFormValues,
  players: number,
): OptionError | null {
  try {
    game.parseOptions(options, players);
    return null;
  } catch (error) {
    if (error instanceof OptionError) return error;
    throw error;
  }
}

/** The options that a form offers so many players: choices have those values that are for so many, and at least two. */
export function listOptions(loaded: LoadedGame, values: OptionFormValues, players: number): OptionSpec[] {
  return loaded.game.meta.options.flatMap((spec): OptionSpec[] => {
    if (spec.kind !== 'choice') return [spec];
    const fit = spec.values.filter((value) =>
      isFor(loaded, { ...values, [spec.name]: value }, players, spec),
    );
    return fit.length > 1 || !isFor(loaded, values, players, spec) ? [{ ...spec, values: fit }] : [];
  });
}

/**
 * The offered options in two parts: `asked` have a default that is not for so many players, so that a choice has to be
 * made; `folded` are well as they stand.
 */
export function partitionOptions(
  loaded: LoadedGame,
  values: OptionFormValues,
  players: number,
): { readonly asked: readonly OptionSpec[]; readonly folded: readonly OptionSpec[] } {
  const specs = listOptions(loaded, values, players);
  const isAsked = (spec: OptionSpec) =>
    spec.kind === 'choice' && !isFor(loaded, { ...values, [spec.name]: spec.default }, players, spec);
  return { asked: specs.filter(isAsked), folded: specs.filter((spec) => !isAsked(spec)) };
}

/** How many of some options are not at their defaults. */
export function countChanged(specs: readonly OptionSpec[], values: OptionFormValues): number {
  return specs.filter(({ name, default: usual }) => {
    const value = values[name] ?? null;
    return JSON.stringify(value) !== JSON.stringify(usual ?? null);
  }).length;
}

/** Values for so many players: a choice that is not for them takes its first value that is. */
export function fitValues(loaded: LoadedGame, values: OptionFormValues, players: number): OptionFormValues {
  const fit = { ...values };
  for (const spec of loaded.game.meta.options) {
    if (spec.kind !== 'choice' || isFor(loaded, fit, players, spec)) continue;
    const value = spec.values.find((each) => isFor(loaded, { ...fit, [spec.name]: each }, players, spec));
    if (value !== undefined) fit[spec.name] = value;
  }
  return fit;
}

function isFor(loaded: LoadedGame, values: OptionFormValues, players: number, { name }: OptionSpec): boolean {
  return optionProblem(loaded, values, players)?.option !== name;
}
