import type { OptionSpec, OptionValue } from '@durbar/kernel';

/** Every option at its default. */
export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
}

/** A set with one of its values put in or taken out, in the order of the option's values. */
export function toggled(
  spec: { readonly values: readonly string[] },
  chosen: readonly string[],
  value: string,
): string[] {
  return spec.values.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each)));
}

/** The chosen values of a set option, as they stand in the form. */
export function chosenOf(value: OptionValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}
