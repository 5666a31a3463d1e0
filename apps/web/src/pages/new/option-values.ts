import { OptionError, type OptionSpec, type OptionValue } from '@durbar/kernel';
import type { LoadedRules } from '../../games/load-game.ts';

export type OptionFormValues = Readonly<Record<string, OptionValue>>;

/** Every option at its default. */
export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
}

/** The values of options that the game has; another version of it may have had others. */
export function ofSpecs(specs: readonly OptionSpec[], values: OptionFormValues): OptionFormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => specs.some((spec) => spec.name === name)),
  );
}

/**
 * Adds or removes a value of a set option, in the order of the option's values. An exclusive value removes all others,
 * and any other value removes it.
 */
export function toggleValue(
  spec: { readonly values: readonly string[]; readonly alone?: readonly string[] },
  chosen: readonly string[],
  value: string,
): string[] {
  const { values, alone = [] } = spec;
  if (chosen.includes(value)) return values.filter((each) => each !== value && chosen.includes(each));
  const kept = alone.includes(value) ? [] : chosen.filter((each) => !alone.includes(each));
  return values.filter((each) => each === value || kept.includes(each));
}

/** The chosen values of a set option. */
export function chosenValues(value: OptionValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** Why the options are invalid for this number of players; null if they are valid. */
export function optionProblem(
  { game }: LoadedRules,
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

/** The options offered for this number of players; a choice keeps its valid values, if there are at least two. */
export function listOptions(loaded: LoadedRules, values: OptionFormValues, players: number): OptionSpec[] {
  return loaded.game.meta.options.flatMap((spec): OptionSpec[] => {
    if (spec.kind !== 'choice') return [spec];
    const fit = spec.values.filter((value) =>
      isFor(loaded, { ...values, [spec.name]: value }, players, spec),
    );
    return fit.length > 1 || !isFor(loaded, values, players, spec) ? [{ ...spec, values: fit }] : [];
  });
}

/**
 * Splits the offered options: `asked` have a default that is invalid for this number of players, so that the player must
 * choose; `folded` have a valid default.
 */
export function partitionOptions(
  loaded: LoadedRules,
  values: OptionFormValues,
  players: number,
): { readonly asked: readonly OptionSpec[]; readonly folded: readonly OptionSpec[] } {
  const specs = listOptions(loaded, values, players);
  const isAsked = (spec: OptionSpec) =>
    spec.kind === 'choice' && !isFor(loaded, { ...values, [spec.name]: spec.default }, players, spec);
  return { asked: specs.filter(isAsked), folded: specs.filter((spec) => !isAsked(spec)) };
}

/** An option with its parts: flags of which some of its values turn on several at once. */
interface OptionGroup {
  readonly spec: OptionSpec;
  readonly parts: readonly OptionSpec[];
}

/** The options in their order, each part with the option that implies it. */
export function groupOptions(specs: readonly OptionSpec[]): readonly OptionGroup[] {
  const wholeOf = (spec: OptionSpec) =>
    specs.find(({ name }) => spec.kind === 'flag' && name === spec.impliedBy?.option);
  return specs
    .filter((spec) => wholeOf(spec) === undefined)
    .map((spec) => ({ spec, parts: specs.filter((each) => wholeOf(each) === spec) }));
}

/** Whether another option already turns this one on. */
export function isImplied(spec: OptionSpec, values: OptionFormValues): boolean {
  const by = spec.kind === 'flag' ? spec.impliedBy : undefined;
  return by !== undefined && by.values.some((value) => values[by.option] === value);
}

/** Adapts the values to a number of players: a choice with an invalid value takes its first valid one. */
export function fitValues(loaded: LoadedRules, values: OptionFormValues, players: number): OptionFormValues {
  const fit = { ...values };
  for (const spec of loaded.game.meta.options) {
    if (spec.kind !== 'choice' || isFor(loaded, fit, players, spec)) continue;
    const value = spec.values.find((each) => isFor(loaded, { ...fit, [spec.name]: each }, players, spec));
    if (value !== undefined) fit[spec.name] = value;
  }
  return fit;
}

function isFor(
  loaded: LoadedRules,
  values: OptionFormValues,
  players: number,
  { name }: OptionSpec,
): boolean {
  return optionProblem(loaded, values, players)?.option !== name;
}
