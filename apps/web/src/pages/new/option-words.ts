import type { OptionSpec, OptionValue } from '@durbar/kernel';
import type { PageWords } from '../../words/useWords.tsx';
import type { OptionFormValues } from './option-values.ts';

type OptionWords = Pick<PageWords, 'formatMessage'>;

export function optionName(words: OptionWords, name: string): string {
  return words.formatMessage({ key: `option.${name}` });
}

/** The key of the sentence that says what an option's value changes: of the value if it is a choice, else of the option. */
export function explanationKey(spec: OptionSpec, value: OptionValue | undefined): string {
  if (spec.kind !== 'choice') return `option.${spec.name}.text`;
  return `option.${spec.name}.${typeof value === 'string' ? value : spec.default}.text`;
}

export function optionText(words: OptionWords, spec: OptionSpec, value: OptionValue | undefined): string {
  return words.formatMessage({ key: explanationKey(spec, value) });
}

/** The options that are not at their defaults, in a few words. */
export function summarizeOptions(
  words: OptionWords,
  specs: readonly OptionSpec[],
  values: OptionFormValues,
): readonly string[] {
  const changed = specs.filter(({ name, default: usual }) => {
    const value = values[name] ?? null;
    return JSON.stringify(value) !== JSON.stringify(usual ?? null);
  });
  return changed.map(({ kind, name }) => {
    const value = values[name];
    return kind === 'choice' && typeof value === 'string'
      ? words.formatMessage({ key: `option.${name}.${value}` })
      : optionName(words, name);
  });
}
