import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { type ComponentType, lazy } from 'react';
import { preferences, preferredOrFirstLocale } from '../state/preferences.ts';
import { pageWords } from './page-words.ts';

/** A part of the page that the home page does not load: it comes together with the words that only such parts need. */
export function lazyPage<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  return lazy(async () => {
    const [{ default: Page }] = await Promise.all([
      load(),
      pageWords.load(preferredOrFirstLocale(preferences.getState())),
    ]);
    const PageWithWords = (props: P) => (
      <WordsLayer source={pageWords}>
        <Page {...props} />
      </WordsLayer>
    );
    return { default: PageWithWords };
  });
}
