import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import type { ComponentType } from 'react';
import { hostingWords } from './hosting-words.ts';

/** A part of the page about hosting, invitations or series, with the words that only such parts need; it waits for them. */
export function withHostingWords<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function PartWithWords(props: P) {
    return (
      <WordsLayer source={hostingWords}>
        <Part {...props} />
      </WordsLayer>
    );
  };
}
