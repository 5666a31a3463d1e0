import type { Text, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { Fragment, type ReactNode } from 'react';
import type { TutorialMatch } from '../../local/tutorial-match.ts';
import { useWords } from '../../words/useWords.tsx';
import type { TutorialSteps } from './useTutorialSteps.ts';

/** What the guide says now, in the chosen language, with its asterisks. */
export interface GuideText {
  readonly why: string | null;
  readonly say: string;
  /** The answer to another legal move; null for a general one. */
  readonly elsewhere: string | null;
}

export function useGuideText(
  tutorial: Tutorial,
  { beat, phase }: TutorialSteps,
  { gains, numbers }: Pick<TutorialMatch, 'gains' | 'numbers'>,
): GuideText {
  const words = useWords();
  const gain = words.formatSigned(gains.reduce((sum, each) => sum + each.gain, 0));
  const formatted = Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, words.formatNumber(value)]),
  );
  const textOf = (text: Text | undefined) =>
    text === undefined ? null : fillText(text[words.locale], { ...formatted, gain });
  if (!beat) return { why: null, say: textOf(tutorial.farewell) ?? '', elsewhere: null };
  const say = phase === 'watch' ? (textOf(beat.watch) ?? words.t('learn.watch')) : textOf(beat.say);
  const elsewhere = textOf(beat.elsewhere);
  return { why: textOf(beat.why), say: say ?? '', elsewhere: elsewhere && plainText(elsewhere) };
}

/** A text with its values in the place of their names in braces. */
function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** A text without the marks of emphasis. */
export function plainText(text: string): string {
  return text.replaceAll('*', '');
}

/** A text with its emphasis: words between asterisks. */
export function emphasize(text: string): ReactNode {
  return text.split('*').map((part, index) => {
    // A part has no identity but its place.
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
}
