import type { Gain } from '@durbar/kit/tutorial/script.ts';
import type { Text, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { Fragment, type ReactNode } from 'react';
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
  gains: readonly Gain[],
): GuideText {
  const words = useWords();
  const gain = words.formatSigned(gains.reduce((sum, each) => sum + each.gain, 0));
  const textOf = (text: Text | undefined) =>
    text === undefined ? null : text[words.locale].replaceAll('{gain}', gain);
  if (!beat) return { why: null, say: textOf(tutorial.farewell) ?? '', elsewhere: null };
  const say = phase === 'watch' ? words.t('learn.watch') : textOf(beat.say);
  const elsewhere = textOf(beat.elsewhere);
  return { why: textOf(beat.why), say: say ?? '', elsewhere: elsewhere && plainText(elsewhere) };
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
